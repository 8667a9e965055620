#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  final class ListRefreshControl: UIRefreshControl {
    private weak var list: CollectionViewAlignedList?

    /// Shows a refresh control if a section has an action for it, unless the client has set one.
    static func update(
      in collectionView: UICollectionView, of list: CollectionViewAlignedList,
      for special: [StoredSection]
    ) {
      let refreshes = !actions(of: list, special).isEmpty
      // Another list may have used the collection view before.
      if let old = collectionView.refreshControl as? ListRefreshControl,
        old.list !== list || !refreshes
      {
        collectionView.refreshControl = nil
      }
      guard refreshes, collectionView.refreshControl == nil,
        // UIKit raises an exception there (https://github.com/Iron-Ham/Lists/issues/59).
        collectionView.traitCollection.userInterfaceIdiom != .mac
      else { return }
      let control = ListRefreshControl()
      control.list = list
      control.addAction(UIAction { [weak control] _ in control?.refresh() }, for: .valueChanged)
      collectionView.refreshControl = control
    }

    private static func actions(
      of list: CollectionViewAlignedList, _ sections: [StoredSection]
    ) -> [@MainActor () async -> Void] {
      sections.compactMap(\.values.onRefresh) + (list.calls.onRefresh.map { [$0] } ?? [])
    }

    private func refresh() {
      guard let list else { return }
      let running = Self.actions(of: list, list.turns.latest).map { action in
        Task { await action() }
      }
      Task { [weak self] in
        for action in running { await action.value }
        self?.endRefreshing()
      }
    }
  }
#endif
