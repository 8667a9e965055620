#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that stays in its place on the screen while the content around it changes.
  struct ScrollAnchor {
    let cell: ContentLayout.CellPosition

    /// The distance from the top of the bounds to the top of the cell.
    let distance: CGFloat
  }

  /// The cells that the layout holds in place, and has held since the last scrolling.
  struct HeldAnchors {
    /// The cell that is held in this turn of the run loop. The outer optional is nil before the
    /// turn needs one, the inner if there is no cell to hold.
    private(set) var present: ScrollAnchor??

    /// The adjustment of the content offset that the layout has sent in `prepare()`, in this turn.
    private(set) var expected: (anchor: ScrollAnchor, adjustment: CGFloat)?

    /// The cell that was held in an earlier turn.
    private var former: ScrollAnchor?

    /// The cell to hold in the next layout pass, because the content offset could not be adjusted
    /// exactly.
    private var clamped: ScrollAnchor?

    /// The cell that was held last, in this turn or an earlier one.
    var last: ScrollAnchor? {
      present ?? former
    }

    /// Holds a cell until the turn of the run loop ends; nil holds none.
    mutating func hold(_ anchor: ScrollAnchor?) {
      present = .some(anchor)
    }

    /// Records an adjustment of the content offset that holds a cell in place.
    mutating func expect(_ anchor: ScrollAnchor, adjustment: CGFloat) {
      expected = (anchor, adjustment)
    }

    /// Holds a cell again in the next layout pass.
    mutating func holdInNextPass(_ anchor: ScrollAnchor) {
      clamped = anchor
    }

    /// Returns the cell that an earlier pass has left to this one.
    mutating func takeFromEarlierPass() -> ScrollAnchor? {
      defer { clamped = nil }
      return clamped
    }

    mutating func endTurn() {
      former = last
      present = nil
      expected = nil
    }

    /// Releases the cells of this turn and earlier ones, because the user scrolls or the cells are
    /// others now.
    mutating func release() {
      present = nil
      former = nil
      expected = nil
    }
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
          return ScrollAnchor(
            cell: new, distance: content.frame(ofCellAt: old).minY - bounds.minY)
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
      return ScrollAnchor(
        cell: cell, distance: content.frame(ofCellAt: cell).minY - bounds.minY)
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
