/// The visible lines from the held cell on, as they were before cells above them were measured in this
/// turn of the run loop.
///
/// A measured cell may push others to the next lines. The held cell then shares its line with cells that
/// were never measured, and its top says nothing about the lines below. They stay in place if the first
/// line is held that is the same as before.
struct HeldLines: Sendable {
  /// A line, and where it was.
  struct Line: Sendable {
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

extension ScrollScene {
  /// Returns the lines to hold, from a held cell on, or nil if there are none.
  func lines(from anchor: ScrollAnchor?) -> HeldLines? {
    guard case .cell(let held, .distance(let distance))? = anchor, content.contains(.cell(held)),
      !content.hides(.cell(held))
    else { return nil }
    return HeldLines(section: held.section, lines: visibleLines(from: held, at: distance))
  }

  /// Returns the visible lines from a cell on.
  ///
  /// - Parameter distance: the distance from the top of the bounds at which the cell is held.
  private func visibleLines(
    from held: ContentLayout.CellPosition, at distance: CGFloat
  ) -> [HeldLines.Line] {
    let bottom = standing.upright(view.bounds).maxY
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
        HeldLines.Line(anchor: anchor, offset: coordinate(of: anchor), former: line))
    }
    return visible
  }
}
