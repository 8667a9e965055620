/// Breaks a passage on no more lines than first fit needs, at the smallest width that allows it:
/// even lines, and no cell left alone at the end if there is a way around it.
struct BalancedLines {
  /// How near the width comes to the smallest.
  private static var tolerance: CGFloat { 0.01 }

  /// How many cells may share a line where first fit at a width does not tell whether the width is
  /// enough, and all ways have to be looked at.
  private static var mostCells: Int { 256 }

  private let firstFit: FirstFit
  private let passage: Range<Int>
  private let mostLines: Int

  /// Whether no cell gives back more room than it takes, so that lines that begin later end later,
  /// and first fit takes the fewest lines at every width.
  private let isMonotone: Bool

  /// The cells that begin lines; nil if it takes too long to tell.
  static func starts(
    _ cells: UnbrokenCells, _ passage: Range<Int>, width: CGFloat
  ) -> [Int]? {
    let firstFit = FirstFit(cells: cells)
    let mostLines = firstFit.lineStarts(of: passage, width: width).count
    guard mostLines > 1 else { return [passage.lowerBound] }
    let lines = BalancedLines(firstFit: firstFit, passage: passage, mostLines: mostLines)
    return lines.isMonotone ? lines.startsByFirstFit(within: width) : lines.starts(within: width)
  }

  private init(firstFit: FirstFit, passage: Range<Int>, mostLines: Int) {
    self.firstFit = firstFit
    self.passage = passage
    self.mostLines = mostLines
    let cells = firstFit.cells
    isMonotone =
      cells.spacing >= 0 || passage.allSatisfy { cells.widths[$0] + cells.spacing >= 0 }
  }

  private func startsByFirstFit(within width: CGFloat) -> [Int] {
    let least = leastWidth(within: width) {
      firstFit.attempt(passage, width: $0, mostLines: mostLines)
    }
    return firstFit.lineStarts(of: passage, width: least)
  }

  private func starts(within width: CGFloat) -> [Int]? {
    // What can share a line of the room is more than what can share a narrower one.
    guard var starts = fewestStarts(width: width) else { return nil }
    _ = leastWidth(within: width) {
      guard let narrower = fewestStarts(width: $0), narrower.count <= mostLines else {
        return FirstFit.Attempt(isWithinLimit: false, leastWidth: $0, nextWidth: $0)
      }
      starts = narrower
      return FirstFit.Attempt(isWithinLimit: true, leastWidth: $0, nextWidth: $0)
    }
    return starts
  }

  private func fewestStarts(width: CGFloat) -> [Int]? {
    BestLines.fewest(firstFit.cells, passage, width: width, mostCells: Self.mostCells)
  }

  /// The smallest width that is enough, or a little more; the room is enough.
  ///
  /// Below the room it first tries a width that is as much narrower as lines may be expected to be,
  /// then widths farther away until one is not enough, and then halves what is in question.
  private func leastWidth(
    within width: CGFloat, attempt: (_ width: CGFloat) -> FirstFit.Attempt
  ) -> CGFloat {
    var enough = width
    var least: CGFloat = 0
    var step = width / CGFloat(2 * mostLines)
    while enough - least > Self.tolerance {
      let middle = least + (enough - least) / 2
      let narrower = enough - (step > Self.tolerance ? step : Self.tolerance)
      let tried = narrower > middle ? narrower : middle
      let attempt = attempt(tried)
      if attempt.isWithinLimit {
        enough = attempt.leastWidth < tried ? attempt.leastWidth : tried
        step *= 4
      } else {
        least = attempt.nextWidth > tried ? attempt.nextWidth : tried
        step = .infinity
      }
    }
    return enough
  }
}
