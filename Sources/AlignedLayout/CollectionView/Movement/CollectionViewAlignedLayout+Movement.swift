#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Where an item would be inserted that is dropped at a point: where a finger would put a
    /// caret, if cells were words. It is nil before anything is laid out, and where there is no
    /// section.
    ///
    /// The rules are those of ``ContentLayout/insertionPosition(at:)``, by which what is dropped on
    /// an overflow view goes before all hidden items or behind them. An item of the index path may
    /// not exist yet: at the end of a section it is the number of its items.
    ///
    ///     if let path = layout.insertionIndexPath(at: point) {
    ///       tags[path.section].insert(tag, at: path.item)
    ///       collectionView.insertItems(at: [path])
    ///     }
    ///
    /// - Parameter point: a point in the collection view's own coordinates, as gestures and drop
    ///   sessions tell them.
    public func insertionIndexPath(at point: CGPoint) -> IndexPath? {
      content.insertionPosition(at: point).map { IndexPath(item: $0.cell, section: $0.section) }
    }

    /// Where a carried item goes: to the caret's place, counted without the item itself.
    func target(ofItemAt path: IndexPath, carriedTo point: CGPoint) -> IndexPath {
      guard let carried = content.position(of: path), !content.isAtHome(carried, at: point),
        let caret = content.insertionPosition(at: point)
      else { return path }
      let leavesGapBefore = caret.section == carried.section && caret.cell > carried.cell
      let target = IndexPath(
        item: caret.cell - (leavesGapBefore ? 1 : 0), section: caret.section)
      return trail.target(after: path, proposed: target, at: point)
    }
  }

  extension ContentLayout {
    /// Whether a cell, being carried, is to stay where it is for what is under the finger.
    ///
    /// Over its own place nothing else counts. And a cell that is all that there is in its section
    /// keeps the gaps beside it: without it they would be one gap, in which the section has
    /// collapsed, and would lead back into it.
    fileprivate func isAtHome(_ position: CellPosition, at point: CGPoint) -> Bool {
      if frame(ofCellAt: position).contains(point) { return true }
      let section = position.section
      guard cellCount(inSection: section) == 1, hasNoBars(section) else { return false }
      return isGap(after: section - 1, at: point.y) || isGap(after: section, at: point.y)
    }

    /// Whether a place is between a section and the next, neither of them collapsed.
    private func isGap(after section: Int, at y: CGFloat) -> Bool {
      guard section >= 0, section + 1 < sectionCount, !isCollapsed(section),
        !isCollapsed(section + 1)
      else { return false }
      return frame(ofSection: section).maxY <= y && y < frame(ofSection: section + 1).minY
    }

    private func isCollapsed(_ section: Int) -> Bool {
      cellCount(inSection: section) == 0 && hasNoBars(section)
    }

    private func hasNoBars(_ section: Int) -> Bool {
      frame(ofHeaderInSection: section) == nil && frame(ofFooterInSection: section) == nil
    }
  }
#endif
