#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the content offset that shows an item at the top of the visible area, below the
    /// pinned header of its section, or at its beginning if the content scrolls sideways. The offset is
    /// limited to where the content can be scrolled.
    ///
    /// It is nil if the item is not laid out. If a line limit hides the item, the offset shows the
    /// last line of its section.
    ///
    /// The offset belongs to the content that was last laid out. Cells that size themselves may
    /// move the item when they become visible. To scroll to an item, call
    /// ``scrollToItem(at:position:animated:)``; use this method for an animation of your own.
    public func contentOffset(showingItemAt indexPath: IndexPath) -> CGPoint? {
      guard let collectionView, let position = content.position(of: indexPath) else { return nil }
      return standing.contentOffset(
        contentOffset(showing: position, at: .top), in: collectionView.bounds)
    }

    /// Returns the content offset that shows a cell at a place in the visible area, clear of pinned
    /// headers and footers, in upright coordinates. It is on a whole pixel, to which UIKit would round
    /// it.
    func contentOffset(
      showing cell: ContentLayout.CellPosition, at place: ScrollAnchor.VisiblePlace
    ) -> CGFloat {
      guard let collectionView else { return 0 }
      let insets = presentInsets(of: collectionView)
      let bounds = standing.upright(collectionView.bounds)
      let header = pinsSectionHeaders ? content[cell.section].headerLength : 0
      let footer = pinsSectionFooters ? content[cell.section].footerLength : 0
      let top = insets.top + header
      let bottom = bounds.height - insets.bottom - footer
      let frame = standing.upright(standing.frame(ofShownCell: cell))
      let offset =
        switch place {
        case .bottom: frame.maxY - bottom
        case .center: frame.midY - (top + bottom) / 2
        case .top: frame.minY - top
        }
      return onWholePixel(offset, in: collectionView.bounds).limited(
        to: standing.height, coveredTop: insets.top, coveredBottom: insets.bottom,
        height: bounds.height)
    }

    /// The adjusted content insets of a collection view, in upright coordinates.
    func presentInsets(of collectionView: UICollectionView) -> Insets {
      Insets(
        collectionView.adjustedContentInset,
        direction: collectionView.effectiveUserInterfaceLayoutDirection
      ).transposed(for: content.axis)
    }

    /// Returns the nearest content offset that is a whole pixel of the screen.
    private func onWholePixel(_ offset: CGFloat, in bounds: CGRect) -> CGFloat {
      let pixel = 2 * state.shown.halfPixel
      let point = standing.contentOffset(offset, in: bounds)
      let coordinate = content.axis.coordinate(of: point)
      let rounded = (coordinate / pixel).rounded() * pixel
      return content.isMirroredSideways ? offset - (rounded - coordinate) : rounded
    }

    /// Returns the content offset that holds a cell, the beginning or the end in place, in upright
    /// coordinates, limited to where the content can be scrolled. It is nil if there is no such cell, and
    /// for empty content.
    func contentOffset(holding anchor: ScrollAnchor) -> CGFloat? {
      guard standing.height > 0 else { return nil }
      switch anchor {
      case .end: return reachable(.infinity, in: standing)
      case .beginning(let distance):
        guard let distance else { return reachable(-.infinity, in: standing) }
        // What the user has pulled beyond the ends stays under the finger.
        return isScrolledByUser ? distance : reachableByPulling(distance)
      case .cell(let cell, let place):
        guard content.contains(.cell(cell)) else { return nil }
        return switch place {
        case .distance(let distance):
          reachableByPulling(standing.uprightFrame(ofCellAt: cell).minY - distance)
        case .position(let position): contentOffset(showing: cell, at: position)
        }
      }
    }

    /// Limits a content offset to where the content can be scrolled, or to where the user has pulled it
    /// down beyond that. A change must not move the content under the finger, and must not pull it again
    /// if UIKit has scrolled it back.
    private func reachableByPulling(_ offset: CGFloat) -> CGFloat {
      let limited = reachable(offset, in: standing)
      guard let present = presentOffset, offset < limited, present < limited
      else { return limited }
      return max(offset, present)
    }

    /// The content offset in upright coordinates.
    var presentOffset: CGFloat? {
      collectionView.map { standing.upright($0.bounds).minY }
    }

    /// Limits a content offset to where a content can be scrolled in the present surroundings. Both
    /// are in upright coordinates.
    ///
    /// - Parameter height: the height that the bounds will have, or nil for the present one.
    func reachable(
      _ offset: CGFloat, in standing: StandingContent, height: CGFloat? = nil
    ) -> CGFloat {
      let surroundings = state.shown.surroundings
      return offset.limited(
        to: standing.height, coveredTop: surroundings?.coveredTop ?? 0,
        coveredBottom: surroundings?.coveredBottom ?? 0,
        height: height ?? collectionView.map { standing.upright($0.bounds).height } ?? 0)
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
