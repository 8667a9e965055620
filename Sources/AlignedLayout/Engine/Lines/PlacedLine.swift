/// A line as it stands in its section: cells are counted from the section's first cell, distances
/// from the top of its first line.
struct PlacedLine: Equatable {
  let cells: Range<Int>
  let top: CGFloat
  let height: CGFloat

  /// The width that the cells take, with their insets and the gaps between them.
  let width: CGFloat
  let indentation: CGFloat

  /// The alignment of the line if it differs from the section's, or nil. Such a line is not indented.
  let ownAlignment: ResolvedAlignment?

  var bottom: CGFloat { top + height }

  /// Creates a line from its record.
  ///
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
