// A cell at the trailing edge of its line may stand over the box of the cell before it, beside the last line of
// text there. Nothing crosses lines: the first cell of a line has none before it.
extension SectionRoom {
  /// It may not if the line changes the width of either: the text might break otherwise then.
  func mayOverlap(_ cell: CellAttributes, behind previous: CellAttributes) -> Bool {
    cell.standsAtTrailingEdge && !decidesWidth(of: cell) && !decidesWidth(of: previous)
      && previous.growth == 0
  }

  /// Returns the distance by which the box of the cell before is wider than its last line. It is 0 for other
  /// cells.
  func overlap(of cell: CellAttributes, behind previous: LineArrangement.Cell) -> CGFloat {
    guard mayOverlap(cell, behind: previous.attributes) else { return 0 }
    let width = CGFloat(previous.attributes.lastLineWidthOrInfinity(before: cell))
    guard width < previous.box.size.width else { return 0 }
    let lastLine = CellBox(size: CGSize(width: width, height: 0), insets: previous.box.insets)
    return (previous.box.outerWidth - lastLine.outerWidth).orZero
  }

  /// Returns the outer width by which a cell makes a line wider, without the gap. The width of a line is the
  /// sum of these: a cell at the trailing edge never makes its line narrower.
  func additionalWidth(
    of outerWidth: CGFloat, _ cell: CellAttributes,
    behind previous: @autoclosure () -> LineArrangement.Cell?
  ) -> CGFloat {
    guard cell.standsAtTrailingEdge, columns == nil, let previous = previous() else {
      return outerWidth
    }
    return max(outerWidth - overlap(of: cell, behind: previous), -attributes.cellSpacing)
  }
}

extension OpenLine {
  /// Lets the next cell, if it stands at the trailing edge, stand over the box of the one before it. It is
  /// then placed as any other.
  @inline(__always)
  mutating func moveBack(
    for cell: CellAttributes, behind previous: @autoclosure () -> LineArrangement.Cell?,
    in room: SectionRoom
  ) {
    guard cell.standsAtTrailingEdge, !isEmpty, room.columns == nil else { return }
    // The cell never makes the line narrower, so it does not fit on one that is too wide already.
    if used > reach.end { return end() }
    guard let previous = previous() else { return }
    next -= room.overlap(of: cell, behind: previous)
  }

  @inline(__always)
  func movedBack(
    for cell: CellAttributes, behind previous: @autoclosure () -> LineArrangement.Cell?,
    in room: SectionRoom
  ) -> OpenLine {
    var line = self
    line.moveBack(for: cell, behind: previous(), in: room)
    return line
  }
}
