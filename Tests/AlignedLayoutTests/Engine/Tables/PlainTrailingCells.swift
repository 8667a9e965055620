import AlignedLayout

/// Cells at the trailing edge of their lines, by their rules.
extension PlainTable {
  /// Returns whether a line's last cell stands at the trailing edge.
  func endsAtTrailingEdge(_ line: PlainLine) -> Bool {
    columns == nil && line.cells.last.map { cell($0.index).standsAtTrailingEdge } ?? false
  }

  /// Returns whether a cell may stand over the one before it.
  func mayOverlap(_ index: Int) -> Bool {
    index > 0 && cell(index).standsAtTrailingEdge && !isFlexible(index)
      && !isFlexible(index - 1) && cell(index - 1).growth == 0
  }

  /// Returns what the last line of a cell leaves.
  func overlap(ofCellBehind previous: Int, width: CGFloat) -> CGFloat {
    let lastLine = min(cell(previous).lastLineWidth ?? width, width)
    return outerWidth(previous, width) - outerWidth(previous, lastLine)
  }

  /// Returns how far a cell stands over the last one of a line.
  func overlap(of index: Int, on line: PlainLine) -> CGFloat {
    guard let last = line.cells.last, mayOverlap(index) else { return 0 }
    return overlap(ofCellBehind: last.index, width: last.width)
  }

  /// Returns the width that a line's cells take.
  func used(on line: PlainLine, _ widths: [CGFloat]) -> CGFloat {
    var before = line
    let last = before.cells.removeLast()
    let spacing = attributes.cellSpacing
    var used: CGFloat = before.cells.reduce(0) { $0 + outerWidth($1.index, $1.width) + spacing }
    let more = outerWidth(last.index, last.width)
    if endsAtTrailingEdge(line), !before.cells.isEmpty {
      used += max(-spacing, more - overlap(of: last.index, on: before))
    } else {
      used += more
    }
    return zip(line.cells, widths).reduce(used) { $0 + $1.1 - $1.0.width }
  }

  /// Returns where the cells of such a line begin: the free space is before the last.
  func originsAtTrailingEdge(
    of line: PlainLine, _ widths: [CGFloat], free: CGFloat
  ) -> [CGFloat] {
    let start = (line.part == 0 ? line.indentation : 0) + min(0, free)
    let end = start + used(on: line, widths) + max(0, free)
    var x = start
    return line.cells.enumerated().map { number, placed in
      let outer = outerWidth(placed, at: widths[number])
      let leading = number == line.cells.count - 1 ? end - outer : x
      x += outer + attributes.cellSpacing
      return leading + cell(placed.index).insets.leading
    }
  }
}
