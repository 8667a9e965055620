#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The visible lines from the held cell on, as they were before cells above them were measured in this
  /// turn of the run loop.
  ///
  /// A measured cell may push others to the next lines. The held cell then shares its line with cells that
  /// were never measured, and its top says nothing about the lines below. They stay in place if the first
  /// line is held that is the same as before.
  struct HeldLines {
    /// A line, and where it was.
    struct Line {
      /// What holds the line where it is: its first cell or, on the first line, the cell that was held.
      let anchor: ScrollAnchor

      /// The content offset by which the anchor was where it is, up to a constant.
      let offset: CGFloat

      let former: ContentLayout.Line
    }

    let section: Int
    private(set) var lines: [Line]

    /// The sum of the adjustments of the content offset since.
    private(set) var adjustment: CGFloat = 0

    init(section: Int, lines: [Line]) {
      self.section = section
      self.lines = lines
    }

    /// The line to hold in a content: the first that it has, too, or else that of the cell that was held.
    func line(heldIn content: ContentLayout) -> Line? {
      lines.first { isUnchanged($0.former, in: content) } ?? lines.first
    }

    /// Returns whether a content has a line of the same cells and the same size, at any place.
    private func isUnchanged(_ old: ContentLayout.Line, in content: ContentLayout) -> Bool {
      let first = ContentLayout.CellPosition(section: section, cell: old.cells.lowerBound)
      guard content.contains(.cell(first)) else { return false }
      let new = content.line(ofCellAt: first)
      return new.cells == old.cells && new.frame.size == old.frame.size
    }

    /// Records an adjustment of the content offset.
    mutating func adjust(by distance: CGFloat) {
      adjustment += distance
    }

    /// Drops the lines that a measured cell moves in any case: its own, and those after it.
    mutating func drop(after cell: ContentLayout.CellPosition) {
      guard cell.section == section else { return }
      lines.removeAll { $0.former.cells.upperBound > cell.cell }
    }

    /// Returns whether all lines come after a cell.
    func follow(_ cell: ContentLayout.CellPosition) -> Bool {
      guard let first = lines.first, case .cell(let held, _) = first.anchor else { return false }
      return cell.section == section && cell.cell < held.cell
    }
  }

  extension CollectionViewAlignedLayout {
    /// Remembers the lines to hold, from the held cell on.
    func holdLines(from anchor: ScrollAnchor?) {
      guard case .cell(let held, .distance(let distance))? = anchor, content.contains(.cell(held)),
        !content.hides(.cell(held))
      else { return }
      state.anchors.lines = HeldLines(
        section: held.section, lines: visibleLines(from: held, at: distance))
    }

    /// Returns the visible lines from a cell on.
    ///
    /// - Parameter distance: the distance from the top of the bounds at which the cell is held.
    private func visibleLines(
      from held: ContentLayout.CellPosition, at distance: CGFloat
    ) -> [HeldLines.Line] {
      guard let collectionView else { return [] }
      let bottom = standing.upright(collectionView.bounds).maxY
      let top = standing.uprightFrame(ofCellAt: held).minY
      let lines = content.lines(inSection: held.section)
      var visible: [HeldLines.Line] = []
      for line in lines[lines.index(ofCell: held.cell)...] where !line.cells.isEmpty {
        let first = visible.isEmpty ? held.cell : line.cells.lowerBound
        let cell = ContentLayout.CellPosition(section: held.section, cell: first)
        let place = standing.uprightFrame(ofCellAt: cell).minY
        if !visible.isEmpty, place >= bottom { break }
        let anchor = ScrollAnchor.cell(cell, .distance(distance + place - top))
        visible.append(
          HeldLines.Line(anchor: anchor, offset: offset(of: anchor), former: line))
      }
      return visible
    }

    /// Holds a line in place of a cell from now on, if a cell above it was laid out again.
    ///
    /// - Returns: how far the line has moved along the axis on the screen, or nil if none is held.
    func offsetOfHeldLine(
      after element: ContentLayout.Element
    ) -> CGFloat? {
      guard case .cell(let measured) = element, let lines = state.anchors.lines else { return nil }
      guard lines.follow(measured) else {
        state.anchors.lines?.drop(after: measured)
        return nil
      }
      return lines.line(heldIn: content).map { line in
        state.anchors.hold(line)
        return offset(of: line.anchor) - line.offset - lines.adjustment
      }
    }
  }
#endif
