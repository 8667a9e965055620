#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListDelegate: UICollectionViewDataSourcePrefetching {
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      announce(indexPaths) { $0.values.onPrefetch }
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      announce(indexPaths) { $0.values.onCancelPrefetch }
    }

    private func announce(
      _ paths: [IndexPath], _ action: (ListSection) -> ListSection.Action<[Int]>?
    ) {
      for (section, paths) in Dictionary(grouping: paths, by: \.section).sorted(by: {
        $0.key < $1.key
      }) {
        guard let list, let shown = record(ofSection: section)?.section,
          let action = action(shown)
        else { continue }
        // The paths may be from before an update, and items may have come from other sections.
        let indexes = paths.compactMap { record(at: $0)?.index(in: shown.items) }.filter {
          $0 < action.itemCount
        }
        if !indexes.isEmpty { list.calls.during { action.call(indexes) } }
      }
    }
  }
#endif
