/// Cells are counted from the section's first cell, distances from the top of its first line.
struct PlacedLine: Equatable {
  let cells: Range<Int>
  let top: CGFloat
  let height: CGFloat
  let width: CGFloat
  let indentation: CGFloat

  /// Nil if the alignment is the section's. A line with its own is not indented.
  let ownAlignment: ResolvedAlignment?

  var bottom: CGFloat { top + height }

  /// - Parameter offset: the distance from which the record's top is counted.
  init(
    record: LineRecord, cells: Range<Int>, indentation: CGFloat = 0,
    ownAlignment: ResolvedAlignment? = nil, offset: CGFloat = 0
  ) {
    self.cells = cells
    top = offset + record.top
    height = record.height
    width = record.width
    self.indentation = indentation
    self.ownAlignment = ownAlignment
  }
}
