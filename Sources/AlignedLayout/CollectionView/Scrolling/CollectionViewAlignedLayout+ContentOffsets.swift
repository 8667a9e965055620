#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the content offset that shows an item at the top of the visible area, below the
    /// pinned header of its section. The offset is limited to where the content can be scrolled.
    ///
    /// It is nil if the item is not laid out. If a line limit hides the item, the offset shows the
    /// last line of its section.
    ///
    /// The offset belongs to the content that was last laid out. Cells that size themselves may
    /// move the item when they become visible. To scroll to an item, call
    /// ``scrollToItem(at:position:animated:)``; use this method for an animation of your own.
    public func contentOffset(showingItemAt indexPath: IndexPath) -> CGPoint? {
      guard let collectionView, let position = content.position(of: indexPath) else { return nil }
      return CGPoint(
        x: collectionView.contentOffset.x, y: contentOffset(showing: position, at: .top))
    }

    /// Returns the content offset that shows a cell at a position in the visible area, clear of
    /// pinned headers and footers. It is on a whole pixel, to which UIKit would round it.
    func contentOffset(
      showing cell: ContentLayout.CellPosition, at position: UICollectionView.ScrollPosition
    ) -> CGFloat {
      guard let collectionView else { return 0 }
      let insets = collectionView.adjustedContentInset
      let header = pinsSectionHeaders ? content.frame(ofHeaderInSection: cell.section) : nil
      let footer = pinsSectionFooters ? content.frame(ofFooterInSection: cell.section) : nil
      let top = insets.top + (header?.height ?? 0)
      let bottom = collectionView.bounds.height - insets.bottom - (footer?.height ?? 0)
      let frame = standing.frame(ofShownCell: cell)
      let offset =
        switch position {
        case .bottom: frame.maxY - bottom
        case .centeredVertically: frame.midY - (top + bottom) / 2
        default: frame.minY - top
        }
      let pixel = 2 * state.shown.halfPixel
      return ((offset / pixel).rounded() * pixel).limited(
        to: standing.height, coveredTop: insets.top, coveredBottom: insets.bottom,
        height: collectionView.bounds.height)
    }

    /// Returns the content offset that holds a cell or the end in place, limited to where the content
    /// can be scrolled. It is nil if there is no such cell.
    func contentOffset(holding anchor: ScrollAnchor) -> CGFloat? {
      switch anchor {
      case .end: return reachable(.infinity, in: standing)
      case .cell(let cell, let place):
        guard content.contains(.cell(cell)) else { return nil }
        return switch place {
        case .distance(let distance):
          reachableByPulling(standing.frame(ofCellAt: cell).minY - distance)
        case .position(let position): contentOffset(showing: cell, at: position)
        }
      }
    }

    /// Limits a content offset to where the content can be scrolled, or to where the user has pulled it
    /// down beyond that. A change must not move the content under the finger.
    private func reachableByPulling(_ offset: CGFloat) -> CGFloat {
      let limited = reachable(offset, in: standing)
      guard let present = collectionView?.bounds.minY, offset < limited, present < limited
      else { return limited }
      return max(offset, present)
    }

    /// Limits a content offset to where a content can be scrolled in the present surroundings.
    ///
    /// - Parameter height: the height that the bounds will have, or nil for the present one.
    func reachable(
      _ offset: CGFloat, in standing: StandingContent, height: CGFloat? = nil
    ) -> CGFloat {
      let surroundings = state.shown.surroundings
      return offset.limited(
        to: standing.height, coveredTop: surroundings?.coveredTop ?? 0,
        coveredBottom: surroundings?.coveredBottom ?? 0,
        height: height ?? collectionView?.bounds.height ?? 0)
    }
  }

  extension ContentLayout {
    /// Returns a cell's frame or, if a line limit hides the cell, that of the last visible one of its
    /// section.
    func frame(ofShownCell position: CellPosition) -> CGRect {
      let last = visibleCellCount(inSection: position.section) - 1
      guard position.cell > last else { return frame(ofCellAt: position) }
      return frame(ofCellAt: CellPosition(section: position.section, cell: last))
    }
  }

  extension CGFloat {
    /// Limits a content offset to where a content of a height can be scrolled in bounds of another
    /// height, if parts of them are covered.
    func limited(
      to contentHeight: CGFloat, coveredTop: CGFloat, coveredBottom: CGFloat, height: CGFloat
    ) -> CGFloat {
      Swift.max(-coveredTop, Swift.min(self, contentHeight + coveredBottom - height))
    }
  }
#endif
