/// Breaks cells of known widths first fit, groups as one: each stands on the line of the one before
/// if it fits there, and begins another line if not. A group that is wider than the line stands
/// alone.
struct FirstFit {
  let cells: UnbrokenCells

  /// The cells that begin lines in a passage.
  func lineStarts(of passage: Range<Int>, width: CGFloat) -> [Int] {
    var starts = [passage.lowerBound]
    _ = breakLines(of: passage, width: width) { cell, _ in
      starts.append(cell)
      return true
    }
    return starts
  }

  /// What comes of breaking a passage at a width.
  struct Attempt {
    /// Whether it took no more lines than were allowed.
    let isWithinLimit: Bool

    /// The width at which the same lines would still come of it: the greatest that was used on a
    /// line of several groups.
    let leastWidth: CGFloat

    /// Below this width, no other lines would come of it.
    let nextWidth: CGFloat
  }

  /// Breaks a passage, and stops as soon as it takes more lines than allowed.
  func attempt(_ passage: Range<Int>, width: CGFloat, mostLines: Int) -> Attempt {
    var lineCount = 1
    var nextWidth = CGFloat.infinity
    let leastWidth = breakLines(of: passage, width: width) { _, needed in
      lineCount += 1
      nextWidth = needed < nextWidth ? needed : nextWidth
      return lineCount <= mostLines
    }
    return Attempt(
      isWithinLimit: lineCount <= mostLines, leastWidth: leastWidth,
      nextWidth: nextWidth - .fittingSlack)
  }

  /// Goes through the cells, and calls the body with each that begins a line after the first, and
  /// with what would have been used on the line before; the body says whether to go on.
  ///
  /// - Returns: the greatest width that was used by a cell behind another group.
  @inline(__always)
  private func breakLines(
    of passage: Range<Int>, width: CGFloat, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) -> CGFloat {
    cells.joints.isEmpty
      ? breakLines(ofOpen: passage, width: width, body)
      : breakLines(ofGroups: passage, width: width, body)
  }

  /// The same where no cell keeps with another: every cell is a group.
  @inline(__always)
  private func breakLines(
    ofOpen passage: Range<Int>, width: CGFloat, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) -> CGFloat {
    let limit = width + .fittingSlack
    var widest: CGFloat = 0
    var next = cells.widths[passage.lowerBound] + cells.spacing
    for cell in passage.dropFirst() {
      let outerWidth = cells.widths[cell]
      let used = next + outerWidth
      if used <= limit {
        widest = used > widest ? used : widest
        next += outerWidth + cells.spacing
      } else {
        guard body(cell, used) else { return widest }
        next = outerWidth + cells.spacing
      }
    }
    return widest
  }

  @inline(__always)
  private func breakLines(
    ofGroups passage: Range<Int>, width: CGFloat, _ body: (_ cell: Int, _ needed: CGFloat) -> Bool
  ) -> CGFloat {
    let limit = width + .fittingSlack
    var widest: CGFloat = 0
    var firstOfLine = passage.lowerBound
    var firstOfGroup = firstOfLine
    var next: CGFloat = 0
    var cell = firstOfLine
    while cell < passage.upperBound {
      let joint = cells.joints[cell]
      if cell > firstOfLine, joint != .kept {
        firstOfGroup = cell
      }
      let used = next + cells.widths[cell]
      let isRequired = cell > firstOfLine && joint == .required
      if isRequired || firstOfGroup > firstOfLine && used > limit {
        guard body(firstOfGroup, isRequired ? .infinity : used) else { return widest }
        firstOfLine = firstOfGroup
        cell = firstOfGroup
        next = 0
        continue
      }
      if firstOfGroup > firstOfLine, used > widest {
        widest = used
      }
      next += cells.widths[cell] + cells.spacing
      cell += 1
    }
    return widest
  }
}
