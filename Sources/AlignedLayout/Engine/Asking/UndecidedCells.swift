/// Cells whose final widths, and so their heights, are known when their lines end. They are asked for their
/// heights then, in order.
struct UndecidedCells {
  /// A cell that may shrink has been asked, with its whole line. It keeps the height of that answer if it
  /// does not shrink.
  struct Answer {
    let space: CGFloat

    /// The width of the cell before it shrinks.
    let width: CGFloat

    /// The height, or nil if it has to be asked for once more.
    let height: CGFloat?
  }

  private struct Undecided {
    let cell: CellReader.Cell
    let answer: Answer?
  }

  private var cells: [Undecided] = []

  /// The number of cells that are decided.
  private var decidedCount = 0

  mutating func append(_ cell: CellReader.Cell, _ answer: Answer?) {
    cells.append(Undecided(cell: cell, answer: answer))
  }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    decidedCount = 0
  }

  /// Removes the first of the cells, and returns it.
  @inline(__always)
  mutating func removeFirst() -> (cell: CellReader.Cell, answer: Answer?) {
    let first = cells[decidedCount]
    decidedCount += 1
    if decidedCount == cells.count {
      removeAll()
    }
    return (first.cell, first.answer)
  }
}

extension CellReader {
  /// Asks for the width of a cell if its line does not decide it by attributes alone, and keeps the cell
  /// until its line ends.
  ///
  /// - Returns: the width before the line grows or shrinks the cell.
  func widthOfUndecided(
    _ cell: Cell, _ width: DecidedWidth, _ attributes: CellAttributes, on line: OpenLine
  ) -> CGFloat {
    if let ideal = width.ideal {
      undecided.append(cell, nil)
      return ideal
    }
    let space = line.wholeSpace(for: attributes)
    let answer = answer(of: cell, offered: space)
    let ideal = max(answer.width.limitedLength, width.least)
    undecided.append(cell, .init(space: space, width: ideal, height: answer.height))
    return ideal
  }

  /// Returns the height of the first undecided cell, whose line has decided its width.
  func heightOfNextUndecided(width: CGFloat) -> CGFloat {
    let (cell, answer) = undecided.removeFirst()
    guard let answer, width >= answer.width else { return height(of: cell, width: width) }
    return answer.height ?? source.size(of: cell.position, answer.space).height
  }
}
