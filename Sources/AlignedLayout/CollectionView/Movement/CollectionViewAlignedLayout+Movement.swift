#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the index path at which to insert an item that is dropped at a point. It is where a
    /// text caret would be put, if cells were words.
    ///
    /// Returns nil before the first layout pass, and if there are no sections. The item at the
    /// index path may not exist yet: at the end of a section, it is the section's item count. The
    /// rules are those of ``ContentLayout/insertionPosition(at:)``. An item that is dropped on an
    /// overflow view is inserted before or after all hidden items.
    ///
    ///     if let path = layout.insertionIndexPath(at: point) {
    ///       tags[path.section].insert(tag, at: path.item)
    ///       collectionView.insertItems(at: [path])
    ///     }
    ///
    /// - Parameter point: a point in the coordinate system of the collection view, as gestures and
    ///   drop sessions report it.
    public func insertionIndexPath(at point: CGPoint) -> IndexPath? {
      content.insertionPosition(at: standing.contentPoint(at: point)).map {
        IndexPath(item: $0.cell, section: $0.section)
      }
    }

    /// Returns the index path to which a carried item goes: that of the caret, not counting the
    /// item itself.
    func target(ofItemAt path: IndexPath, carriedTo point: CGPoint) -> IndexPath {
      let contentPoint = standing.contentPoint(at: point)
      guard let carried = content.position(of: path), !content.keeps(carried, at: contentPoint),
        let caret = content.insertionPosition(at: contentPoint)
      else { return path }
      let leavesGapBefore = caret.section == carried.section && caret.cell > carried.cell
      let target = IndexPath(
        item: caret.cell - (leavesGapBefore ? 1 : 0), section: caret.section)
      return state.movement.target(ofItemAt: path, proposed: target, carriedTo: point)
    }

    /// Makes the attributes of a carried item visible if a line limit hides it in its place.
    func showCarriedItem(_ attributes: UICollectionViewLayoutAttributes) {
      if !attributes.isHidden {
        let size = attributes.size
        state.movement.showItem(inSize: size)
      } else if let size = state.movement.visibleSize {
        attributes.size = size
        attributes.isHidden = false
      }
    }
  }

  extension ContentLayout {
    /// Returns whether a carried cell keeps its place, whatever the caret's position is.
    ///
    /// It does while the finger is above it. The only cell of a section also keeps it while the
    /// finger is in the gaps beside the section. Without the cell, the section would collapse and
    /// both gaps become one, which would lead the cell back.
    fileprivate func keeps(_ position: CellPosition, at point: CGPoint) -> Bool {
      if frame(ofCellAt: position).contains(point) { return true }
      let section = position.section
      guard cellCount(inSection: section) == 1, hasNoHeaderOrFooter(section) else { return false }
      let y = upright(CGRect(origin: point, size: .zero)).minY
      return isGap(after: section - 1, at: y) || isGap(after: section, at: y)
    }

    /// Returns whether a place is between a section and the next, and neither of them is collapsed.
    private func isGap(after section: Int, at y: CGFloat) -> Bool {
      guard section >= 0, section + 1 < sectionCount, !isCollapsed(section),
        !isCollapsed(section + 1)
      else { return false }
      return upright(frame(ofSection: section)).maxY <= y
        && y < upright(frame(ofSection: section + 1)).minY
    }

    private func isCollapsed(_ section: Int) -> Bool {
      cellCount(inSection: section) == 0 && hasNoHeaderOrFooter(section)
    }

    private func hasNoHeaderOrFooter(_ section: Int) -> Bool {
      frame(ofHeaderInSection: section) == nil && frame(ofFooterInSection: section) == nil
    }
  }
#endif
