/// Places each cell on the line of the one before if it fits there. Cells that keep together count as one; if
/// they are wider than the line they are placed alone. Breaking may stop at any cell and go on when more
/// cells are known.
struct FirstFit {
  private let width: CGFloat
  private var cell: Int
  private var firstOfLine: Int
  private var firstOfGroup: Int

  /// The position at which the next cell would begin.
  private var next: CGFloat = 0

  /// The greatest width used on a line by cells behind those that begin it.
  private var widest: CGFloat = 0
  private var row = OpenRow()

  init(width: CGFloat, from first: Int = 0) {
    self.width = width
    cell = first
    firstOfLine = first
    firstOfGroup = first
  }

  /// - Parameter body: called with each cell that begins a line after the first, and with the width that the
  ///   line before would have needed for it. It returns whether to go on.
  @inline(__always)
  mutating func breakLines(
    of cells: BreakableCells, upTo end: Int, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) {
    if cells.areFreelyBreakable {
      breakFreeLines(of: cells, upTo: end, body)
    } else {
      breakLinesOfGroups(of: cells, upTo: end, body)
    }
  }

  /// Breaks cells that may each begin a line. The next loop can do the same, but with it alone a layout of balanced
  /// lines takes 1.6 times as many instructions.
  @inline(__always)
  private mutating func breakFreeLines(
    of cells: BreakableCells, upTo end: Int, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) {
    // In local variables, which the compiler keeps in registers.
    let (spacing, limit) = (cells.spacing, width + .fittingSlack)
    let mostCells = min(cells.mostCellsPerLine, cells.count)
    var (cell, firstOfLine) = (cell, firstOfLine)
    var (next, widest) = (next, widest)
    cells.widths.withUnsafeBufferPointer { widths in
      if cell == firstOfLine, cell < end {
        next = widths[cell] + spacing
        cell &+= 1
      }
      while cell < end {
        let outerWidth = widths[cell]
        let used = next + outerWidth
        let isFull = cell &- firstOfLine >= mostCells
        if used > limit || isFull {
          firstOfLine = cell
          next = 0
          guard body(cell, isFull ? .infinity : used) else { return }
        } else {
          widest = used > widest ? used : widest
        }
        next += outerWidth + spacing
        cell &+= 1
      }
    }
    (self.cell, self.firstOfLine, firstOfGroup) = (cell, firstOfLine, max(firstOfLine, cell - 1))
    (self.next, self.widest) = (next, widest)
  }

  @inline(__always)
  private mutating func breakLinesOfGroups(
    of cells: BreakableCells, upTo end: Int, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) {
    let (widths, spacing, limit) = (cells.widths, cells.spacing, width + .fittingSlack)
    let mostCells = cells.mostCellsPerLine
    var (cell, firstOfLine, firstOfGroup) = (cell, firstOfLine, firstOfGroup)
    var (next, widest) = (next, widest)
    while cell < end {
      let opportunity = cells.opportunity(before: cell)
      // The cells before, which keep with this one, were placed when it was not known yet that they
      // are too wide together.
      let wasPlacedTooEarly = opportunity == .divided && firstOfGroup > firstOfLine
      if opportunity != .prohibited, cell > firstOfLine, !wasPlacedTooEarly {
        firstOfGroup = cell
      }
      let used = next + widths[cell]
      let isMandatory = opportunity.isMandatory && cell > firstOfLine
      let isFull = cell - firstOfLine >= mostCells
      if isMandatory || firstOfGroup > firstOfLine && (used > limit || isFull) {
        firstOfLine = firstOfGroup
        cell = firstOfGroup
        next = 0
        if body(firstOfGroup, isMandatory || isFull ? .infinity : used) { continue }
        break
      }
      if firstOfGroup > firstOfLine, used > widest { widest = used }
      next += widths[cell] + spacing
      cell += 1
    }
    (self.cell, self.firstOfLine, self.firstOfGroup) = (cell, firstOfLine, firstOfGroup)
    (self.next, self.widest) = (next, widest)
  }

  @inline(__always)
  mutating func breakLines(
    of cells: BreakableCells, upTo end: Int, appendingTo starts: inout [Int]
  ) {
    if let rules = cells.rows {
      return breakRows(of: cells, upTo: end, by: rules, appendingTo: &starts)
    }
    breakLines(of: cells, upTo: end) { cell, _ in
      starts.append(cell)
      return true
    }
  }

  /// Cells that keep together join the row before if all of them do.
  private mutating func breakRows(
    of cells: BreakableCells, upTo end: Int, by rules: RowRules, appendingTo starts: inout [Int]
  ) {
    // In local variables, which the compiler keeps in registers.
    var (cell, row) = (cell, row)
    let areFree = cells.areFreelyBreakable
    while cell < end {
      var longer = row
      cells.append(cell, to: &longer)
      var next = cell &+ 1
      while !areFree, next < end, cells.opportunity(before: next) == .prohibited {
        cells.append(next, to: &longer)
        next &+= 1
      }
      let group = cell..<next
      let isDivided = !areFree && !cells.fitOnRow(group, by: rules)
      let isMandatory = !areFree && cells.opportunity(before: cell).isMandatory
      if row.count > 0, isDivided || isMandatory || !rules.extends(row, to: longer) {
        starts.append(cell)
        row = cells.row(of: group)
      } else {
        row = longer
      }
      if isDivided {
        starts += cells.divisions(of: group, by: rules)
        row = cells.row(of: starts[starts.count - 1]..<group.upperBound)
      }
      cell = group.upperBound
    }
    (self.cell, self.row) = (cell, row)
  }

  static func lineStarts(
    of passage: Range<Int>, in cells: BreakableCells, width: CGFloat
  ) -> [Int] {
    var starts = [passage.lowerBound]
    var firstFit = FirstFit(width: width, from: passage.lowerBound)
    firstFit.breakLines(of: cells, upTo: passage.upperBound, appendingTo: &starts)
    return starts
  }

  /// The result of breaking a passage at a width, as far as it matters for the search of another.
  struct Attempt {
    let isWithinLimit: Bool

    /// The smallest width at which the lines would be the same: the greatest width used on a line of
    /// several groups.
    let leastWidth: CGFloat

    /// The width below which the lines would not change.
    let nextWidth: CGFloat
  }

  /// Stops as soon as the passage takes more lines than allowed.
  static func attempt(
    _ passage: Range<Int>, of cells: BreakableCells, width: CGFloat, maximumLineCount: Int
  ) -> Attempt {
    var lineCount = 1
    var nextWidth = CGFloat.infinity
    var firstFit = FirstFit(width: width, from: passage.lowerBound)
    firstFit.breakLines(of: cells, upTo: passage.upperBound) { _, needed in
      lineCount += 1
      nextWidth = needed < nextWidth ? needed : nextWidth
      return lineCount <= maximumLineCount
    }
    return Attempt(
      isWithinLimit: lineCount <= maximumLineCount, leastWidth: firstFit.widest,
      nextWidth: nextWidth - .fittingSlack)
  }
}
