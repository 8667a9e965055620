#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension CollectionViewAlignedList {
    /// Shows a refresh control if a section has an action for it, unless the client has set one.
    func updateRefreshControl(in collectionView: UICollectionView) {
      let refreshes = refreshAction != nil || latestSections.contains { $0.values.onRefresh != nil }
      // Another list may have used the collection view before.
      if let old = collectionView.refreshControl as? ListRefreshControl, old.list !== self {
        collectionView.refreshControl = nil
      }
      if refreshes, collectionView.refreshControl == nil,
        // UIKit raises an exception there (https://github.com/Iron-Ham/Lists/issues/59).
        collectionView.traitCollection.userInterfaceIdiom != .mac
      {
        let control = ListRefreshControl()
        control.list = self
        control.addAction(
          UIAction { [weak self, weak control] _ in self?.refresh(control) }, for: .valueChanged)
        collectionView.refreshControl = control
      } else if !refreshes, collectionView.refreshControl is ListRefreshControl {
        collectionView.refreshControl = nil
      }
    }

    private func refresh(_ control: UIRefreshControl?) {
      let actions =
        latestSections.compactMap(\.values.onRefresh) + (refreshAction.map { [$0] } ?? [])
      let running = actions.map { action in Task { await action() } }
      Task {
        for action in running { await action.value }
        control?.endRefreshing()
      }
    }
  }

  /// A refresh control that a list has made.
  private final class ListRefreshControl: UIRefreshControl {
    weak var list: CollectionViewAlignedList?
  }
#endif
