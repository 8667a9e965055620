extension ContentLayout {
  /// Returns the cell on the line before that of another cell which is nearest to it: where an arrow key upward
  /// goes, as in a text.
  ///
  /// The middle of the given cell counts. The nearest cell is the one at that place or, in a gap and beside a
  /// shorter line, the one whose edge is nearest. If content scrolls sideways, the line before is the column
  /// before. Headers, footers and overflow views are not cells.
  ///
  /// - Parameters:
  ///   - position: the cell from which to go.
  ///   - isIncluded: whether a cell counts. Lines without one that counts are passed over.
  /// - Returns: the cell, or nil if there is none, or if a line limit hides the given one.
  /// - Complexity: O(log *n*) in the content, plus the cells and the lines that are passed over.
  public func cell(
    onLineBefore position: CellPosition, where isIncluded: (CellPosition) -> Bool = { _ in true }
  ) -> CellPosition? {
    cell(fromLineOf: position, by: -1, where: isIncluded)
  }

  /// Returns the cell on the line after that of another cell which is nearest to it: where an arrow key downward
  /// goes. The rules of ``cell(onLineBefore:where:)`` apply.
  public func cell(
    onLineAfter position: CellPosition, where isIncluded: (CellPosition) -> Bool = { _ in true }
  ) -> CellPosition? {
    cell(fromLineOf: position, by: 1, where: isIncluded)
  }

  private func cell(
    fromLineOf position: CellPosition, by step: Int, where isIncluded: (CellPosition) -> Bool
  ) -> CellPosition? {
    let own = self[position.section].lines
    precondition(position.cell >= 0 && position.cell < own.cellCount, "Cell index out of range.")
    guard position.cell < own.visibleCellCount else { return nil }
    let frame = upright(frame(ofCellAt: position))
    let place = frame.origin.x + frame.size.width / 2
    var (section, line) = (position.section, own.line(ofCell: position.cell) + step)
    while true {
      while line >= 0, line < sections[section].lines.lineCount {
        if let cell = cell(onLine: line, of: section, nearestTo: place, where: isIncluded) {
          return cell
        }
        line += step
      }
      section += step
      guard section >= 0, section < sectionCount else { return nil }
      line = step > 0 ? 0 : sections[section].lines.lineCount - 1
    }
  }

  private func cell(
    onLine line: Int, of index: Int, nearestTo place: CGFloat,
    where isIncluded: (CellPosition) -> Bool
  ) -> CellPosition? {
    let section = sections[index]
    var nearest: (cell: CellPosition, distance: CGFloat)?
    section.lines.forEachCell(ofLine: line) { cell, frame in
      let position = CellPosition(section: index, cell: cell)
      guard cell < section.lines.visibleCellCount, isIncluded(position) else { return }
      let frame = upright(snapped(onScreen(frame, in: section)))
      let left = frame.origin.x
      let distance: CGFloat = max(0, left - place, place - left - frame.size.width)
      if let known = nearest, known.distance <= distance { return }
      nearest = (position, distance)
    }
    return nearest?.cell
  }
}
