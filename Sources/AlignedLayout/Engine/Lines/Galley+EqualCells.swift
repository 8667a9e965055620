// Cells that size themselves have one size until they are measured, in most sections all but some screenfuls.
// If a measured cell changes where the line below it begins, lines of equal cells would never begin with the
// same cells again. But they are equal lines again, so that they are not broken one by one.

extension Galley {
  /// The number of cells from which equal cells are worth a galley of their own.
  static let fewestEqualCells = usualCapacity / 4

  /// Returns nil if there are not enough equal cells.
  func repeatingEqualCells() -> Galley? {
    guard cellCount >= Self.fewestEqualCells, extents == nil else { return nil }
    let size = size(ofCell: 0)
    for cell in 1..<cellCount where self.size(ofCell: cell) != size { return nil }
    guard let common = commonAttributes, common.mayBeRepeated else { return nil }
    return RepeatedLine(Array(lines), cellCount: cellCount, advance: advance).map(repeating)
  }

  /// Returns nil if the full lines have not enough equal cells.
  func equalLines(_ count: Int) -> Galley? {
    guard let line = lines.repeated, count * line.cellsPerLine >= Self.fewestEqualCells
    else { return nil }
    let cellCount = count * line.cellsPerLine
    return repeating(RepeatedLine(line, cellCount: cellCount, lastWidth: line.width))
  }

  /// Returns nil if the cells are not equal.
  func repeated(toCellCount count: Int, in room: SectionRoom) -> Galley? {
    guard let line = lines.repeated else { return nil }
    var last = OpenLine(available: room.available(indentedBy: indentation(ofLine: 0)))
    for _ in 0..<((count - 1) % line.cellsPerLine + 1) {
      last.append(box(ofCell: 0), attributes(ofCell: 0), in: room)
    }
    return repeating(RepeatedLine(line, cellCount: count, lastWidth: last.used))
  }

  func repeats(_ other: Galley) -> Bool {
    lines.repeated != nil && lines.repeated == other.lines.repeated
      && size(ofCell: 0) == other.size(ofCell: 0)
      && attributes(ofCell: 0) == other.attributes(ofCell: 0) && indentations == other.indentations
  }

  /// Returns nil if not all cells of both are equal.
  func joined(with next: Galley) -> Galley? {
    guard let line = lines.repeated, let nextLine = next.lines.repeated,
      size(ofCell: 0) == next.size(ofCell: 0), attributes(ofCell: 0) == next.attributes(ofCell: 0),
      indentations == next.indentations
    else { return nil }
    return line.joined(with: nextLine).map(repeating)
  }

  private func repeating(_ line: RepeatedLine) -> Galley {
    Galley(
      repeating: line, of: size(ofCell: 0), attributes(ofCell: 0), indentation: indentations[0])
  }
}

extension CellAttributes {
  /// Whether only the space that remains on a line ends it, and all lines have one indentation and alignment.
  var leavesLinesAlike: Bool {
    !beginsLine && !endsLine && !keepsWithNext && !changesIndentation && !hasOwnAlignment
  }

  fileprivate var mayBeRepeated: Bool { leavesLinesAlike && growth == 0 && !isFlexible }
}
