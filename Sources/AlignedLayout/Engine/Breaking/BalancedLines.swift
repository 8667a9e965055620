/// Breaks a passage on no more lines than first fit needs, at the smallest width that allows it.
/// Lines are then even, and no cell is left alone at the end if that can be avoided.
struct BalancedLines {
  /// How near the search by halving comes to the smallest width. Narrower lines are then tried one after the
  /// other, unless first fit does not tell whether a width is enough.
  private static var tolerance: CGFloat { 0.01 }

  /// The number of narrower lines that are tried one after the other before the search halves again.
  private static var mostSteps: Int { 8 }

  /// The number of cells on a line up to which comparing all ways to break them takes little time.
  private static var mostCells: Int { 256 }

  private let cells: BreakableCells
  private let passage: Range<Int>
  private let lineCount: Int

  /// Returns the cells that begin lines, or nil if finding them takes too long.
  static func starts(of passage: Range<Int>, in cells: BreakableCells) -> [Int]? {
    let lineStarts = FirstFit.lineStarts(of: passage, in: cells, width: cells.lineWidth)
    guard lineStarts.count > 1 else { return lineStarts }
    let lines = BalancedLines(cells: cells, passage: passage, lineCount: lineStarts.count)
    return lines.isMonotone ? lines.startsByFirstFit : lines.startsByFewestLines
  }

  /// Whether every cell takes at least the space that negative spacing gives back. Then a line that
  /// begins later ends later, and first fit takes the fewest lines at every width.
  private var isMonotone: Bool {
    cells.spacing >= 0 || passage.allSatisfy { cells.widths[$0] + cells.spacing >= 0 }
  }

  private var startsByFirstFit: [Int] {
    var search = search(attempt: attempt)
    var used = search.used ?? attempt(search.enough).leastWidth
    guard used > 0 else { return FirstFit.lineStarts(of: passage, in: cells, width: search.enough) }
    // The result must be the lines of the smallest width, however near another width is.
    var triedCount = 0
    while true {
      let below = widthBelow(used)
      guard below > search.tooNarrow, below > 0 else { break }
      triedCount += 1
      let middle = search.tooNarrow + (below - search.tooNarrow) / 2
      let tried = triedCount <= Self.mostSteps || middle <= search.tooNarrow ? below : middle
      let attempt = attempt(tried)
      if attempt.isWithinLimit {
        guard attempt.leastWidth < used else { break }
        used = attempt.leastWidth
      } else {
        search.tooNarrow = tried
      }
    }
    return FirstFit.lineStarts(of: passage, in: cells, width: leastWidth(fitting: used))
  }

  private func attempt(_ width: CGFloat) -> FirstFit.Attempt {
    FirstFit.attempt(passage, of: cells, width: width, maximumLineCount: lineCount)
  }

  private func widthBelow(_ length: CGFloat) -> CGFloat {
    var width = length - .fittingSlack
    while length.fits(in: width) { width -= (length + .fittingSlack).ulp }
    return width
  }

  private func leastWidth(fitting length: CGFloat) -> CGFloat {
    var width = length - .fittingSlack
    while !length.fits(in: width) { width += (length + .fittingSlack).ulp }
    return width.orZero
  }

  private var startsByFewestLines: [Int]? {
    // Any cells that fit on one of the narrower lines tried below fit on a line of the full width.
    guard var starts = fewestStarts(width: cells.lineWidth) else { return nil }
    _ = search {
      guard let narrower = fewestStarts(width: $0), narrower.count <= lineCount else {
        return FirstFit.Attempt(isWithinLimit: false, leastWidth: $0, nextWidth: $0)
      }
      starts = narrower
      return FirstFit.Attempt(isWithinLimit: true, leastWidth: $0, nextWidth: $0)
    }
    return starts
  }

  private func fewestStarts(width: CGFloat) -> [Int]? {
    OptimalLines.fewest(of: passage, in: cells, width: width, mostCells: Self.mostCells)
  }

  private struct Search {
    /// A width that is enough, and at most a little more than the smallest. The full width is enough.
    var enough: CGFloat
    var tooNarrow: CGFloat = 0

    /// The greatest width that lines used in the last attempt that was enough, or nil if none was.
    var used: CGFloat?
  }

  /// The search begins below the full width, at the width that lines may be expected to have. It goes on in
  /// growing steps until a width is not enough, and then halves the interval.
  private func search(attempt: (_ width: CGFloat) -> FirstFit.Attempt) -> Search {
    var search = Search(enough: cells.lineWidth)
    var step = cells.lineWidth / CGFloat(2 * lineCount)
    while search.enough - search.tooNarrow > Self.tolerance {
      let middle = search.tooNarrow + (search.enough - search.tooNarrow) / 2
      let narrower = search.enough - (step > Self.tolerance ? step : Self.tolerance)
      let tried = narrower > middle ? narrower : middle
      let attempt = attempt(tried)
      if attempt.isWithinLimit {
        search.enough = attempt.leastWidth < tried ? attempt.leastWidth : tried
        search.used = attempt.leastWidth
        step *= 4
      } else {
        search.tooNarrow = attempt.nextWidth > tried ? attempt.nextWidth : tried
        step = .infinity
      }
    }
    return search
  }
}
