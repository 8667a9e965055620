/// The visible lines from the held cell on, as they were before cells above them were measured in this turn.
///
/// Measuring a cell can move the held cell to another line. Then the first line that is unchanged is held
/// instead, even in a later section: a line limit may hide the held cell and all after it.
struct HeldLines: Sendable {
  struct Line: Sendable {
    /// The line's first cell or, on the first line, the cell that was held.
    let cell: ContentLayout.CellPosition

    /// The distance from the top of the bounds to the top of that cell.
    let distance: CGFloat
    let offset: CGFloat
    let line: ContentLayout.Line
    var anchor: ScrollAnchor { .cell(cell, .distance(distance)) }
  }

  private(set) var lines: [Line]

  /// The sum of the adjustments of the content offset since.
  var adjustment: CGFloat = 0

  /// The line to hold in a content: the first that it has, too, or else that of the cell that was held.
  func line(heldIn content: ContentLayout) -> Line? {
    lines.first { isUnchanged($0, in: content) } ?? lines.first
  }

  private func isUnchanged(_ old: Line, in content: ContentLayout) -> Bool {
    let first = ContentLayout.CellPosition(
      section: old.cell.section, cell: old.line.cells.lowerBound)
    guard content.contains(.cell(first)) else { return false }
    let new = content.line(ofCellAt: first)
    return new.cells == old.line.cells && new.frame.size == old.line.frame.size
  }

  /// Drops the lines that a measured cell moves in any case: its own, and those after it.
  mutating func drop(after cell: ContentLayout.CellPosition) {
    guard let first = lines.first, cell.section >= first.cell.section else { return }
    lines.removeAll {
      $0.cell.section > cell.section
        || $0.cell.section == cell.section && $0.line.cells.upperBound > cell.cell
    }
  }

  func areAllAfter(_ cell: ContentLayout.CellPosition) -> Bool {
    guard let first = lines.first else { return false }
    return cell.section == first.cell.section && cell.cell < first.cell.cell
  }
}
