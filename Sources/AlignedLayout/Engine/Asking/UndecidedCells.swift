/// Cells that are asked for their heights when their lines end.
struct UndecidedCells {
  /// The answer of a cell that may shrink, for its whole line. If the cell does not shrink, it keeps the
  /// height.
  struct Answer {
    let space: CGFloat
    let width: CGFloat

    /// Nil if the height has to be asked for once more.
    let height: CGFloat?
  }

  private var cells: [(cell: CellReader.Cell, answer: Answer?)] = []
  private var decidedCount = 0

  mutating func append(_ cell: CellReader.Cell, _ answer: Answer?) {
    cells.append((cell, answer))
  }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    decidedCount = 0
  }

  @inline(__always)
  mutating func removeFirst() -> (cell: CellReader.Cell, answer: Answer?) {
    let first = cells[decidedCount]
    decidedCount += 1
    if decidedCount == cells.count { removeAll() }
    return first
  }
}

extension CellReader {
  /// Keeps the cell until its line ends, and asks for its width if the line does not decide it by attributes
  /// alone.
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

  func heightOfNextUndecided(width: CGFloat) -> CGFloat {
    let (cell, answer) = undecided.removeFirst()
    guard let answer, width >= answer.width else { return height(of: cell, width: width) }
    return answer.height ?? source.size(of: cell.position, answer.space).height
  }
}
