#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that stays in its place on the screen while the content around it changes.
  struct ScrollAnchor {
    enum Place {
      /// The distance from the top of the bounds to the top of the cell.
      case distance(CGFloat)

      /// The position in the visible area to which a client has scrolled: the top, the center or
      /// the bottom.
      case position(UICollectionView.ScrollPosition)
    }

    let cell: ContentLayout.CellPosition
    let place: Place
  }

  extension FormerContent {
    /// Returns the first visible cell that a change leaves in its place among the others, or else
    /// the next such cell after it.
    ///
    /// - Parameter newPosition: a closure that returns a cell's position after the change, or nil
    ///   if the cell is deleted or moved.
    func anchor(
      after newPosition: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
    ) -> ScrollAnchor? {
      guard let first = firstVisibleCell else { return nil }
      for section in first.section..<content.sectionCount {
        let start = section == first.section ? first.cell : 0
        // Hidden cells have no place in which they could be held.
        for cell in start..<max(start, content.visibleCellCount(inSection: section)) {
          let old = ContentLayout.CellPosition(section: section, cell: cell)
          guard let new = newPosition(old) else { continue }
          return ScrollAnchor(cell: new, place: .distance(distance(toCellAt: old)))
        }
      }
      return nil
    }

    /// Returns the first visible cell of those that are preferred, or else the first of all.
    func anchor(
      preferring isPreferred: (ContentLayout.CellPosition) -> Bool
    ) -> ScrollAnchor? {
      let cells = visibleCells
      guard let cell = cells.first(where: isPreferred) ?? cells.first else { return nil }
      return ScrollAnchor(cell: cell, place: .distance(distance(toCellAt: cell)))
    }

    /// Returns the distance from the top of the bounds to the top of a cell.
    func distance(toCellAt position: ContentLayout.CellPosition) -> CGFloat {
      content.frame(ofCellAt: position).minY - bounds.minY
    }

    private var firstVisibleCell: ContentLayout.CellPosition? { visibleCells.first }

    /// The visible cells in reading order, or none if none is to be held. At the very top none is,
    /// so that new content becomes visible there, and none while the user overscrolls.
    private var visibleCells: [ContentLayout.CellPosition] {
      guard let surroundings else { return [] }
      let top = bounds.minY + surroundings.coveredTop
      let bottom = content.contentSize.height + surroundings.coveredBottom
      guard top > 0, bounds.maxY <= bottom + 1 else { return [] }
      return content.elements(in: bounds, pinning: pinning).compactMap { placed in
        guard case .cell(let position) = placed.element, shows(position) else { return nil }
        return position
      }
    }

    /// Returns whether a cell is visible below the pinned header.
    func shows(_ position: ContentLayout.CellPosition) -> Bool {
      let top = bounds.minY + (surroundings?.coveredTop ?? 0)
      let header = content.frame(ofHeaderInSection: position.section, pinning: pinning)
      let frame = content.frame(ofCellAt: position)
      // An empty cell is invisible, and may still get a size.
      return frame.size.width > 0 && frame.size.height > 0 && frame.minY < bounds.maxY
        && frame.maxY > max(top, header?.maxY ?? top)
    }
  }
#endif
