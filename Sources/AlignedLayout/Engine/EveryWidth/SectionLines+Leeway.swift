extension SectionLines {
  func leewayToNarrow(ofLine index: Int) -> CGFloat? {
    let line = line(at: index)
    guard tellsLeeway(of: line), line.cells.count > 1 else { return nil }
    let place = galleys.place(ofLine: index)
    let needed =
      isUniform
      ? line.width
      : neededWidth(
        behindFirstCellOfLine: index - place.start.line, in: place.galley,
        available: available(to: line))
    // With negative gaps, a cell may be cut before it leaves.
    let isCutBefore = line.cells.contains { box(ofCell: $0).outerWidth > needed }
    return isCutBefore && room.cutsCells ? nil : (available(to: line) - needed).orZero
  }

  func leewayToWiden(ofLine index: Int) -> CGFloat? {
    let line = line(at: index)
    guard tellsLeeway(of: line), index + 1 < lineCount else { return nil }
    let first = self.line(at: index + 1).cells.lowerBound
    guard !isBreakForced(before: first) else { return nil }
    var above = openLine(line)
    above.moveBack(for: attributes(ofCell: first), behind: arrangedCell(at: first - 1), in: room)
    guard let needed = neededWidth(ofGroupFrom: first, behind: above, of: line.cells.count),
      needed > above.available
    else { return nil }
    return needed - above.available
  }

  /// Whether the widths of a line's cells do not depend on that of the room, and first fit breaks it.
  private func tellsLeeway(of line: PlacedLine) -> Bool {
    room.columns == nil && room.rows == nil && room.breakingStrategy == .firstFit && !isCut(line)
      && !line.cells.contains { room.takesFraction(attributes(ofCell: $0)) }
  }

  /// Whether a cell of a line may be cut to it, or would be before one at the trailing edge leaves the line.
  private func isCut(_ line: PlacedLine) -> Bool {
    room.cutsCells
      && line.cells.contains { cell in
        isCut(cell: cell, to: line) || attributes(ofCell: cell).standsAtTrailingEdge
      }
  }

  private func available(to line: PlacedLine) -> CGFloat {
    room.available(indentedBy: line.indentation)
  }
}
