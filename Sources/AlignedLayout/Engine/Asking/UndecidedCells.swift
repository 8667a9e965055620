/// A cell whose width its line decides, and which is asked for its height when that line ends.
struct UndecidedCell {
  /// The number of cells that are placed before this one.
  let index: Int
  private let cell: Int

  /// The width for which the height of an old cell is known, or −∞.
  private let oldWidth: CGFloat
  private let oldHeight: CGFloat

  /// The width before the line grows or shrinks the cell.
  let width: CGFloat

  /// What a cell that may shrink has answered for its whole line. The height, which it keeps if it does not
  /// shrink, is nil if it has to be asked for once more.
  private let answer: (space: CGFloat, height: CGFloat?)?

  /// Asks for the cell's width if the line does not decide it by attributes alone.
  @inline(__always)
  init(
    _ cell: CellReader.Cell, at index: Int, _ width: DecidedWidth, _ attributes: CellAttributes,
    on line: OpenLine, askedBy reader: CellReader
  ) {
    self.index = index
    self.cell = cell.position.cell
    oldWidth = cell.old?.decidedWidth ?? -.infinity
    oldHeight = cell.old?.size.height ?? 0
    if let ideal = width.ideal {
      (self.width, answer) = (ideal, nil)
    } else {
      let space = line.wholeSpace(for: attributes)
      let answer = reader.answer(of: cell, offered: space)
      self.width = max(answer.width.limitedLength, width.least)
      self.answer = (space, answer.height)
    }
  }

  @inline(__always)
  func height(inWidth width: CGFloat, askedBy reader: CellReader) -> CGFloat {
    let position = ContentLayout.CellPosition(section: reader.section, cell: cell)
    if let answer, width >= self.width {
      return answer.height ?? reader.source.size(of: position, answer.space).height
    }
    return width == oldWidth ? oldHeight : reader.source.size(of: position, width).height
  }
}

/// A queue. Its memory is used again for the cells of the next line.
struct UndecidedCells {
  private var cells: [UndecidedCell]
  private var count: Int
  private var decidedCount = 0

  init(_ cells: [UndecidedCell] = []) {
    self.cells = cells
    count = cells.count
  }

  var isEmpty: Bool { count == 0 }

  func hasCell(before end: Int) -> Bool { decidedCount < count && cells[decidedCount].index < end }

  @inline(__always)
  mutating func append(_ cell: UndecidedCell) {
    if count < cells.count { cells[count] = cell } else { cells.append(cell) }
    count += 1
  }

  mutating func removeFirst(before end: Int) -> UndecidedCell? {
    guard hasCell(before: end) else { return nil }
    let cell = cells[decidedCount]
    decidedCount += 1
    if decidedCount == count { (count, decidedCount) = (0, 0) }
    return cell
  }
}
