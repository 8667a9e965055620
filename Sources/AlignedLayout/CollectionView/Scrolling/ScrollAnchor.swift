#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that is to stay where it is on the screen while the content around it changes.
  struct ScrollAnchor {
    let cell: ContentLayout.CellPosition

    /// How far the cell's top is below the top of the bounds.
    let distance: CGFloat
  }

  /// The cells that the layout holds, and has held, until somebody scrolls.
  struct HeldAnchors {
    /// The cell that is held in this turn of the run loop; nil if nobody has asked yet.
    var present: ScrollAnchor??

    /// The cell that was held in an earlier turn.
    private(set) var former: ScrollAnchor?

    /// The cell that is held by an adjustment that cannot be exact.
    var clamped: ScrollAnchor?

    /// The cell that was held last, in this turn or another.
    var last: ScrollAnchor? {
      present ?? former
    }

    /// Ends a turn of the run loop, in which one cell was held.
    mutating func endTurn() {
      former = last
      present = nil
    }

    /// Forgets which cells have been held: somebody scrolls, or the cells are others now.
    mutating func forget() {
      present = nil
      former = nil
    }
  }

  extension FormerContent {
    /// The first cell that could be seen and that a change leaves in its place among the others, or
    /// else the next such cell behind it.
    ///
    /// - Parameter newPosition: where the change takes a cell; nil if it is gone, or sent
    ///   elsewhere.
    func anchor(
      after newPosition: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
    ) -> ScrollAnchor? {
      guard let first = firstVisibleCell else { return nil }
      for section in first.section..<content.sectionCount {
        let start = section == first.section ? first.cell : 0
        // A hidden cell is in no place in which it could be held.
        for cell in start..<max(start, content.visibleCellCount(inSection: section)) {
          let old = ContentLayout.CellPosition(section: section, cell: cell)
          guard let new = newPosition(old) else { continue }
          return ScrollAnchor(
            cell: new, distance: content.frame(ofCellAt: old).minY - bounds.minY)
        }
      }
      return nil
    }

    /// The first cell in reading order that can be seen below what is pinned, if there is one to be
    /// held: not at the very top, where new content shows itself, and not beyond either end, where
    /// the finger has it.
    var firstVisibleCell: ContentLayout.CellPosition? {
      guard let surroundings else { return nil }
      let top = bounds.minY + surroundings.coveredTop
      let bottom = content.contentSize.height + surroundings.coveredBottom
      guard top > 0, bounds.maxY <= bottom + 1 else { return nil }
      for placed in content.elements(in: bounds, pinning: pinning) {
        if case .cell(let position) = placed.element, shows(position) { return position }
      }
      return nil
    }

    /// Whether a cell can be seen below what is pinned.
    func shows(_ position: ContentLayout.CellPosition) -> Bool {
      let top = bounds.minY + (surroundings?.coveredTop ?? 0)
      let header = content.frame(ofHeaderInSection: position.section, pinning: pinning)
      let frame = content.frame(ofCellAt: position)
      // An empty cell cannot be seen, and may turn out to be of another size.
      return frame.size.width > 0 && frame.size.height > 0 && frame.minY < bounds.maxY
        && frame.maxY > max(top, header?.maxY ?? top)
    }
  }
#endif
