/// The cells that remain visible under a line limit, and the overflow view behind them.
struct Truncation {
  let visibleCount: Int

  /// Nil without a view. Clamped to the line of the last visible cell; on a line below, whose indentation
  /// differs, it is clamped again.
  let overflowSize: CGSize?
  let overflowPlace: OverflowPlace

  enum OverflowPlace {
    /// On the line of the last visible cell.
    case behindCells

    /// On the line below, which it begins.
    case onNextLine

    /// On the only line, behind the only visible cell, for which too little space remains there.
    case behindNarrowedCell
  }

  /// Tries ever fewer cells, until they leave space for the overflow view.
  ///
  /// - Parameters:
  ///   - cells: the cells that first fit placed on the lines, and at least the next one.
  ///   - lineStarts: the cells that begin the lines, and the next one, which would begin one line too many.
  ///   - cellCount: the number of cells, visible or hidden.
  ///   - available: the width that each of the lines may take.
  ///   - sizeOfOverflow: called once for each cell of the last line at most, and once more.
  init(
    of cells: BreakableCells, lineStarts: [Int], cellCount: Int, available: [CGFloat],
    sizeOfOverflow: (_ hiddenCount: Int) -> CGSize
  ) {
    var lines = FilledLines(cells: cells, lineStarts: lineStarts, available: available)
    var line = lineStarts.count - 2
    var visibleCount = lineStarts[line + 1]
    let endOfFirstGroup = cells.endOfFirstGroup
    while true {
      // Cells that keep together are hidden together, unless no cell would be visible.
      if visibleCount < endOfFirstGroup || !cells.opportunity(before: visibleCount).keepsTogether {
        let size = sizeOfOverflow(cellCount - visibleCount).limitedLengths
        if let truncation = Truncation(
          at: visibleCount, onLine: line, overflowSize: size, lines: &lines)
        {
          self = truncation
          return
        }
      }
      visibleCount -= 1
      while line > 0, visibleCount < lineStarts[line] { line -= 1 }
    }
  }

  /// Returns nil if the cells leave no space for the overflow view. One cell always leaves space.
  ///
  /// - Parameter line: the line of the first hidden cell, or the last line if it is on none.
  private init?(
    at visibleCount: Int, onLine line: Int, overflowSize size: CGSize, lines: inout FilledLines
  ) {
    self.visibleCount = visibleCount
    guard size.isVisible else {
      overflowSize = nil
      overflowPlace = .behindCells
      return
    }
    let beginsLine = visibleCount == lines.lineStarts[line]
    let lastLine = beginsLine ? line - 1 : line
    let isOnlyCell = visibleCount == 1 && lines.available.count == 1
    let endsLine = lines.cells.opportunity(before: visibleCount) == .forcedByPreviousCell
    let clamped = size.clamped(to: lines.available[lastLine])
    let isFull = visibleCount - lines.lineStarts[lastLine] >= lines.cells.mostCellsPerLine
    if isOnlyCell || !endsLine, !isFull,
      lines.haveRoom(forOuterWidth: clamped.width, onLine: lastLine, behind: visibleCount)
    {
      overflowSize = clamped
      overflowPlace = .behindCells
      return
    }
    guard beginsLine || visibleCount == 1 else { return nil }
    overflowPlace = isOnlyCell ? .behindNarrowedCell : .onNextLine
    overflowSize = isOnlyCell && isFull ? nil : clamped
  }
}

extension BreakableCells {
  /// The number of cells that keep together with the first one.
  fileprivate var endOfFirstGroup: Int {
    (1..<max(1, count)).first { !opportunity(before: $0).keepsTogether } ?? count
  }
}

/// The lines of cells as they are before each of their cells. Ever fewer cells of a line are looked at.
/// Filling the line again each time would take time in proportion to the square of its cells.
private struct FilledLines {
  let cells: BreakableCells
  let lineStarts: [Int]
  let available: [CGFloat]

  /// The line that was looked at last, before each of its cells.
  var states: [OpenLine] = []
  var index = -1

  mutating func haveRoom(
    forOuterWidth outerWidth: CGFloat, onLine index: Int, behind cellCount: Int
  ) -> Bool {
    if let rules = cells.rows {
      let row = cells.row(of: lineStarts[index]..<cellCount)
      var longer = row
      longer.append(ratio: outerWidth, edges: 0, spacing: cells.spacing)
      return rules.extends(row, to: longer)
    }
    if self.index != index {
      self.index = index
      fillStates()
    }
    return states[cellCount - lineStarts[index]].hasRoom(forOuterWidth: outerWidth)
  }

  private mutating func fillStates() {
    var line = OpenLine(available: available[index])
    states = [line]
    for cell in lineStarts[index]..<lineStarts[index + 1] {
      line.append(outerWidth: cells.widths[cell], spacing: cells.spacing)
      states.append(line)
    }
  }
}

extension CGSize {
  var isVisible: Bool { width > 0 && height > 0 }

  func clamped(to available: CGFloat) -> CGSize {
    width.fits(in: available) ? self : CGSize(width: available, height: height)
  }
}
