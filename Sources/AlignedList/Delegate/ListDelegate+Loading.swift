#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListDelegate {
    /// Tells a section that one of its first or last items is about to be displayed, once for each item at that end.
    func reachEnds(of item: ItemRecord) {
      guard let list else { return }
      guard !list.covers(item) else { return coveredItems.append(item) }
      if !hasDisplayedEnd { hasDisplayedEnd = list.core.isLast(item) }
      guard let record = item.section, !record.section.values.showsPlaceholder else { return }
      if let end = record.section.values.onReachEnd,
        item.index >= record.items.count - end.itemCount,
        record.reachedEnd != record.items.last?.number
      {
        record.reachedEnd = record.items.last?.number
        list.calls.perform(end.call)
      }
      if let start = record.section.values.onReachStart, item.index < start.itemCount,
        record.reachedStart != record.items.first?.number
      {
        reachStartInNextTurn(of: record)
      }
    }

    /// Does so for items that are no longer covered.
    func reachEndsOfCoveredItems() {
      let items = coveredItems
      coveredItems = []
      for item in items { reachEnds(of: item) }
    }

    /// Tells a section that one of its first items is displayed, unless it no longer is in the next turn of the run
    /// loop. A list that opens at its end may display them first: UIKit may apply the content offset that a layout
    /// asks for in `prepare()` only in the next layout pass (a guess: `Guess.adjustmentInPrepareMayBeLate`).
    private func reachStartInNextTurn(of record: SectionRecord) {
      Task { [weak self, weak record] in
        // The layout may correct the offset in a task of its own.
        await Task.yield()
        // Until such a list has been at its end, it is still opening.
        guard let self, let list, hasDisplayedEnd || !list.layout.staysAtEnd else { return }
        guard let record, let collectionView = list.collectionView,
          let start = record.section.values.onReachStart,
          record.reachedStart != record.items.first?.number
        else { return }
        // The first pass may be one in which the layout asks for another offset, as under new traits.
        for _ in 0..<2 {
          collectionView.setNeedsLayout()
          collectionView.layoutIfNeeded()
          let isReached = collectionView.indexPathsForVisibleItems.contains {
            $0.section == record.index && $0.item < start.itemCount
          }
          guard isReached else { return }
        }
        guard !record.isGone, !record.section.values.showsPlaceholder else { return }
        record.reachedStart = record.items.first?.number
        start.call()
      }
    }
  }

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
      let sections = Dictionary(grouping: paths, by: \.section).sorted { $0.key < $1.key }
      for (section, paths) in sections {
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

  extension CollectionViewAlignedList {
    /// Returns whether all of an item is below what covers the list.
    fileprivate func covers(_ item: ItemRecord) -> Bool {
      guard coveredInsets != .zero, let collectionView, let section = item.section,
        let frame = layout.layoutAttributesForItem(at: [section.index, item.index])?.frame
      else { return false }
      let direction = collectionView.effectiveUserInterfaceLayoutDirection
      let insets = UIEdgeInsets(coveredInsets, direction: direction)
      return !collectionView.bounds.inset(by: insets).intersects(frame)
    }
  }
#endif
