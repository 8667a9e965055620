/// What is seen of a section that shows no more than some lines: the first cells, and a view that
/// says how many are hidden.
struct LineLimit: Equatable, Sendable {
  /// How many cells are visible.
  let visibleCount: Int

  /// The size of the view behind them, clamped to its line; nil if there is none.
  let overflowSize: CGSize?

  /// Whether that view begins a line.
  let overflowBeginsLine: Bool

  /// Finds the most cells that leave room for the overflow view, from the most that there are on
  /// the lines downwards.
  ///
  /// - Parameters:
  ///   - cells: the cells that first fit set on the lines, and at least the next.
  ///   - lineStarts: the cells that begin the lines, and the next, which would begin one too many.
  ///   - cellCount: how many cells there are to be seen or hidden.
  ///   - available: what each of the lines may take.
  ///   - sizeOfOverflow: answers the size of the view that stands for so many hidden cells: once
  ///     for each cell of the last line at most, and once more.
  init(
    _ cells: UnbrokenCells, lineStarts: [Int], cellCount: Int, available: [CGFloat],
    sizeOfOverflow: (_ hiddenCount: Int) -> CGSize
  ) {
    var line = lineStarts.count - 2
    var visibleCount = lineStarts[line + 1]
    var filling: FillingLine?
    while true {
      let isWhole = visibleCount == 0 || cells.joint(before: visibleCount) != .kept
      if isWhole {
        let answer = sizeOfOverflow(cellCount - visibleCount).limitedLengths
        if let limit = Self.limit(
          cells, lineStarts, visibleCount, line: line, available: available, answer: answer,
          &filling)
        {
          self = limit
          return
        }
      }
      visibleCount -= 1
      while line > 0, visibleCount < lineStarts[line] {
        line -= 1
      }
    }
  }

  /// The limit at a number of visible cells, or nil if they leave no room for the overflow view.
  ///
  /// - Parameters:
  ///   - line: the line of the first hidden cell, or the last if that is on none.
  ///   - filling: the line that was looked at last, kept for the next number.
  private static func limit(
    _ cells: UnbrokenCells, _ lineStarts: [Int], _ visibleCount: Int, line: Int,
    available: [CGFloat], answer: CGSize, _ filling: inout FillingLine?
  ) -> LineLimit? {
    guard answer.width > 0, answer.height > 0 else {
      return LineLimit(visibleCount: visibleCount, overflowSize: nil, overflowBeginsLine: false)
    }
    let beginsLine = visibleCount == lineStarts[line]
    let lineBefore = beginsLine ? line - 1 : line
    let isEnded = visibleCount > 0 && cells.joint(before: visibleCount) == .ended
    if lineBefore >= 0, !isEnded {
      if filling?.line != lineBefore {
        filling = FillingLine(lineBefore, lineStarts, of: cells, width: available[lineBefore])
      }
      var open = filling!.line(before: visibleCount)
      let size = answer.clamped(to: available[lineBefore])
      if open.take(size.width, spacing: cells.spacing) {
        return LineLimit(visibleCount: visibleCount, overflowSize: size, overflowBeginsLine: false)
      }
    }
    guard beginsLine else { return nil }
    return LineLimit(
      visibleCount: visibleCount, overflowSize: answer.clamped(to: available[line]),
      overflowBeginsLine: true)
  }

  private init(visibleCount: Int, overflowSize: CGSize?, overflowBeginsLine: Bool) {
    self.visibleCount = visibleCount
    self.overflowSize = overflowSize
    self.overflowBeginsLine = overflowBeginsLine
  }
}

/// A line as it is before each of its cells: fewer and fewer of them are looked at, and to set them
/// anew each time would take the square of their number.
private struct FillingLine {
  let line: Int
  private let firstCell: Int
  private var states: [BrokenLine] = []

  init(_ line: Int, _ lineStarts: [Int], of cells: UnbrokenCells, width: CGFloat) {
    self.line = line
    firstCell = lineStarts[line]
    var open = BrokenLine(width: width)
    states.append(open)
    for cell in firstCell..<lineStarts[line + 1] {
      _ = open.take(cells.widths[cell], spacing: cells.spacing)
      states.append(open)
    }
  }

  func line(before cell: Int) -> BrokenLine {
    states[cell - firstCell]
  }
}

extension CGSize {
  /// The size, but no wider than the line that it is put on.
  func clamped(to available: CGFloat) -> CGSize {
    width.fits(in: available) ? self : CGSize(width: available, height: height)
  }
}
