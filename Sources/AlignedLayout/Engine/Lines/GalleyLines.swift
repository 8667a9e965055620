/// Records or, if all lines have equal cells, the one line that is repeated.
enum GalleyLines: RandomAccessCollection, Sendable {
  case records(ValueBuffer<LineRecord>, count: Int)
  case repeating(RepeatedLine)

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

  /// - Parameter cellCount: the number of cells on all lines.
  func cells(ofLine line: Int, of cellCount: Int) -> Range<Int> {
    if case .repeating(let repeated) = self { return repeated.cells(ofLine: line) }
    return self[line].firstCell..<(line + 1 < count ? self[line + 1].firstCell : cellCount)
  }

  func line(ofCell cell: Int) -> Int {
    if case .repeating(let line) = self { return cell / line.cellsPerLine }
    return indices.partitioningIndex { self[$0].firstCell > cell } - 1
  }
}

/// A full line of equal cells that is repeated. It takes no memory for a line or a cell, and cells added
/// before it or behind it do not break it again. The numbers are those of lines that were placed one by one,
/// to the last bit.
struct RepeatedLine: Equatable, Sendable {
  let cellCount: Int
  let cellsPerLine: Int
  let height: CGFloat
  let width: CGFloat
  let advance: CGFloat

  /// The last line may have fewer cells than the others.
  private let lastWidth: CGFloat

  /// Nil if the section does not give all cells one size.
  let uniformDistance: CGFloat?

  /// Returns nil if a line differs from a repetition of the first.
  ///
  /// - Parameter records: the lines, at least two: the last may end because there are no more cells.
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

  init(_ other: RepeatedLine, cellCount: Int, lastWidth: CGFloat) {
    self.cellCount = cellCount
    cellsPerLine = other.cellsPerLine
    height = other.height
    width = other.width
    advance = other.advance
    self.lastWidth = lastWidth
    uniformDistance = other.uniformDistance
  }

  /// The section has at least one cell.
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

  var endsFull: Bool { cellCount % cellsPerLine == 0 }

  subscript(index: Int) -> LineRecord {
    LineRecord(
      firstCell: index * cellsPerLine, top: CGFloat(index) * advance, height: height,
      width: (index + 1) * cellsPerLine >= cellCount ? lastWidth : width)
  }

  /// Returns nil if both repeat different lines, or if the last line of this one is not full.
  func joined(with next: RepeatedLine) -> RepeatedLine? {
    guard endsFull, cellsPerLine == next.cellsPerLine, height == next.height,
      width == next.width, advance == next.advance
    else { return nil }
    return RepeatedLine(self, cellCount: cellCount + next.cellCount, lastWidth: next.lastWidth)
  }
}
