/// The lines of a galley, from the top: their records or, if all lines have equal cells, the one line
/// that is repeated.
enum GalleyLines: RandomAccessCollection, Sendable {
  case records(ValueBuffer<LineRecord>, count: Int)
  case repeating(RepeatedLine)

  /// The line that is repeated, or nil if the lines have records.
  var repeated: RepeatedLine? {
    if case .repeating(let line) = self { line } else { nil }
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .records(_, let count): count
    case .repeating(let line): line.lineCount
    }
  }

  subscript(index: Int) -> LineRecord {
    @inline(__always) get {
      switch self {
      case .records(let records, _): records[index]
      case .repeating(let line): line[index]
      }
    }
  }

  /// Returns the line of a cell.
  func line(ofCell cell: Int) -> Int {
    if case .repeating(let line) = self { return cell / line.cellsPerLine }
    return indices.partitioningIndex { self[$0].firstCell > cell } - 1
  }
}

/// A full line of equal cells that is repeated, however many lines there are. It takes no memory for
/// a line or a cell, and cells added before it or behind it do not break it again.
///
/// The numbers are those of lines that were placed one by one, to the last bit.
struct RepeatedLine: Equatable, Sendable {
  /// The number of cells on all lines.
  let cellCount: Int
  let cellsPerLine: Int
  let height: CGFloat
  let width: CGFloat

  /// The distance to the top of the next line.
  let advance: CGFloat

  /// The width of the last line, which may have fewer cells than the others.
  private let lastWidth: CGFloat

  /// The distance between the cells of a line if their section gives all cells one size, or nil.
  let uniformDistance: CGFloat?

  /// Creates the line that lines of equal cells repeat, or nil if any of them differs from a repetition of the
  /// first.
  ///
  /// - Parameters:
  ///   - records: the lines, at least two: the last may end because there are no more cells.
  ///   - advance: the distance from the first line to the end of the last.
  init?(_ records: [LineRecord], cellCount: Int, advance: CGFloat) {
    guard records.count > 1 else { return nil }
    self.cellCount = cellCount
    cellsPerLine = records[1].firstCell
    height = records[0].height
    width = records[0].width
    self.advance = records[1].top
    lastWidth = records[records.count - 1].width
    uniformDistance = nil
    guard lineCount == records.count, advance == self.advance * CGFloat(lineCount),
      endsFull ? lastWidth == width : true
    else { return nil }
    for (index, record) in records.enumerated() where record != self[index] { return nil }
  }

  /// Creates a number of full lines that repeat another one.
  init(_ other: RepeatedLine, lineCount: Int) {
    self.init(other, cellCount: lineCount * other.cellsPerLine, lastWidth: other.width)
  }

  /// Creates lines that repeat another one for a number of cells.
  init(_ other: RepeatedLine, cellCount: Int, lastWidth: CGFloat) {
    self.cellCount = cellCount
    cellsPerLine = other.cellsPerLine
    height = other.height
    width = other.width
    advance = other.advance
    self.lastWidth = lastWidth
    uniformDistance = other.uniformDistance
  }

  /// Creates the lines of a section that gives all cells one size. There is at least one cell.
  init(_ cells: UniformCells) {
    cellCount = cells.count
    cellsPerLine = cells.cellsPerLine
    height = cells.size.height
    width = cells.width(of: min(cellsPerLine, cellCount))
    advance = cells.size.height + cells.lineSpacing
    lastWidth = cells.width(of: (cellCount - 1) % cellsPerLine + 1)
    uniformDistance = cells.size.width + cells.cellSpacing
  }

  var lineCount: Int { (cellCount - 1) / cellsPerLine + 1 }

  func cells(ofLine line: Int) -> Range<Int> {
    let first = line * cellsPerLine
    return first..<min(first + cellsPerLine, cellCount)
  }

  /// Whether the last line has as many cells as the others.
  var endsFull: Bool { cellCount % cellsPerLine == 0 }

  subscript(index: Int) -> LineRecord {
    LineRecord(
      firstCell: index * cellsPerLine, top: CGFloat(index) * advance, height: height,
      width: (index + 1) * cellsPerLine >= cellCount ? lastWidth : width)
  }

  /// Returns both as one, or nil if they repeat different lines, or if the last line of this one is not full.
  func joined(with next: RepeatedLine) -> RepeatedLine? {
    guard endsFull, cellsPerLine == next.cellsPerLine, height == next.height,
      width == next.width, advance == next.advance
    else { return nil }
    return RepeatedLine(self, cellCount: cellCount + next.cellCount, lastWidth: next.lastWidth)
  }
}
