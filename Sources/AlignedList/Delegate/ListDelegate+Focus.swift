#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What a list knows of the focus: an item, which may have another index path by now.
  @MainActor
  struct ListFocus {
    /// The item that had the focus last, and where it was.
    private(set) weak var item: ItemRecord?
    private(set) var path: IndexPath?

    /// The item that is to get the focus in place of another one.
    private(set) weak var target: ItemRecord?

    mutating func stand(at path: IndexPath) { self.path = path }

    mutating func come(to item: ItemRecord, at path: IndexPath) {
      (self.item, self.path, target) = (item, path, nil)
    }

    /// Has an item get the focus in place of one that UIKit proposes. Returns false if UIKit did not give it the last
    /// one: then a second refusal would hold the focus for ever.
    mutating func redirect(to item: ItemRecord) -> Bool {
      guard target == nil else {
        target = nil
        return false
      }
      target = item
      return true
    }
  }

  // UIKit moves the focus by the places of views, and scrolls to it. It passes over a line that has no cell in the
  // column of the focus (https://developer.apple.com/forums/thread/27643), remembers index paths instead of items, and
  // knows nothing of pinned headers.
  extension ListDelegate {
    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
      let method: ((UICollectionView, IndexPath) -> Bool)? =
        forwarded?.collectionView(_:canFocusItemAt:)
      if let answer = list?.calls.during({ method?(collectionView, indexPath) }) { return answer }
      guard let record = record(at: indexPath) else { return false }
      // The cards of a carousel get the focus in place of its cell.
      if record.item?.content.containsItems == true { return false }
      // On Apple TV people scroll by the focus alone.
      return record.isSelectable || collectionView.traitCollection.userInterfaceIdiom == .tv
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      let method: ((UICollectionView, UICollectionViewFocusUpdateContext) -> Bool)? =
        forwarded?.collectionView(_:shouldUpdateFocusIn:)
      if list?.calls.during({ method?(collectionView, context) }) == false { return false }
      // A view that remembers index paths does not ask for the preferred one.
      guard !collectionView.remembersLastFocusedIndexPath,
        let skipped = itemPassedOver(in: context, collectionView), focus.redirect(to: skipped)
      else { return true }
      collectionView.setNeedsFocusUpdate()
      return false
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let method:
        (
          (UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator)
            -> Void
        )? = forwarded?.collectionView(_:didUpdateFocusIn:with:)
      list?.calls.during { method?(collectionView, context, coordinator) }
      guard let path = context.nextFocusedIndexPath, let record = record(at: path) else { return }
      focus.come(to: record, at: path)
      // UIKit scrolls by itself until then.
      coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.showFocusedItem(record) }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      let method: ((UICollectionView) -> IndexPath?)? =
        forwarded?.indexPathForPreferredFocusedView(in:)
      if let path = list?.calls.during({ method?(collectionView) }) ?? nil { return path }
      if let target = focus.target, let path = shownPath(of: target) { return path }
      if let item = focus.item, let path = shownPath(of: item) { return path }
      return focus.path.flatMap { itemNear($0, in: collectionView) }
    }

    /// Remembers where the item is that had the focus last. An update may remove it.
    func rememberFocusedPath() {
      if let item = focus.item, let path = shownPath(of: item) { focus.stand(at: path) }
    }

    private func shownPath(of item: ItemRecord) -> IndexPath? {
      guard let list, list.core.contains(item), let section = item.section else { return nil }
      return list.shownIndexPath(IndexPath(item: item.index, section: section.index))
    }

    /// Returns the item that took the place of one that is gone, or one near it, which can get the focus.
    private func itemNear(_ path: IndexPath, in collectionView: UICollectionView) -> IndexPath? {
      guard path.section < collectionView.numberOfSections else { return nil }
      let count = collectionView.numberOfItems(inSection: path.section)
      func canFocus(_ item: Int) -> Bool {
        self.collectionView(
          collectionView, canFocusItemAt: IndexPath(item: item, section: path.section))
      }
      let place = min(path.item, count)
      let item = (place..<count).first(where: canFocus) ?? (0..<place).last(where: canFocus)
      return item.map { IndexPath(item: $0, section: path.section) }
    }

    private func showFocusedItem(_ item: ItemRecord) {
      guard let list, focus.item === item, let path = shownPath(of: item) else { return }
      list.layout.scrollToItem(
        at: path, position: [], animated: !UIAccessibility.isReduceMotionEnabled)
    }

    /// Returns the nearest item on a line that UIKit is about to pass over.
    private func itemPassedOver(
      in context: UICollectionViewFocusUpdateContext, _ collectionView: UICollectionView
    ) -> ItemRecord? {
      guard let list, let old = context.previouslyFocusedIndexPath,
        let new = context.nextFocusedIndexPath, !collectionView.hasUncommittedUpdates
      else { return nil }
      let content = list.layout.content
      let along: UIFocusHeading = content.axis == .vertical ? [.up, .down] : [.left, .right]
      guard !along.isDisjoint(with: context.focusHeading), content.shows(old), content.shows(new)
      else { return nil }
      let (line, newLine) = (content.line(of: old), content.line(of: new))
      guard line != newLine else { return nil }
      func canFocus(_ position: ContentLayout.CellPosition) -> Bool {
        self.collectionView(collectionView, canFocusItemAt: position.path)
      }
      let position = ContentLayout.CellPosition(section: old.section, cell: old.item)
      let nearest =
        line < newLine
        ? content.cell(onLineAfter: position, where: canFocus)
        : content.cell(onLineBefore: position, where: canFocus)
      guard let path = nearest?.path else { return nil }
      let found = content.line(of: path)
      let isBetween = line < newLine ? found < newLine : newLine < found
      return isBetween ? record(at: path) : nil
    }
  }

  extension ContentLayout {
    fileprivate func shows(_ path: IndexPath) -> Bool {
      path.section < sectionCount && path.item < visibleCellCount(inSection: path.section)
    }

    /// The place of an item's line among all lines.
    fileprivate func line(of path: IndexPath) -> IndexPath {
      let line = lines(inSection: path.section).index(ofCell: path.item)
      return IndexPath(item: line, section: path.section)
    }
  }

  extension ContentLayout.CellPosition {
    fileprivate var path: IndexPath { IndexPath(item: cell, section: section) }
  }
#endif
