/// Cells of known widths, broken into lines by a strategy: where each line begins.
struct BrokenSection: Equatable, Sendable {
  /// More cells than this on a line, and to compare all ways to set them would take too long.
  static var mostCellsOfOptimalLine: Int { 4096 }

  let cells: UnbrokenCells
  let width: CGFloat

  /// The cells that begin lines.
  private(set) var lineStarts: [Int] = []

  /// The passages that were broken first fit in place of the strategy's way.
  private(set) var fallenBack: [Range<Int>] = []

  private let strategy: SectionAttributes.BreakingStrategy

  init(_ cells: UnbrokenCells, width: CGFloat, strategy: SectionAttributes.BreakingStrategy) {
    self.cells = cells.requiringBreaks(inGroupsWiderThan: width)
    self.width = width
    self.strategy = strategy
    for passage in cells.passages {
      if let starts = starts(of: passage) {
        lineStarts += starts
      } else {
        lineStarts += FirstFit(cells: self.cells).lineStarts(of: passage, width: width)
        fallenBack.append(passage)
      }
    }
  }

  private func starts(of passage: Range<Int>) -> [Int]? {
    switch strategy {
    case .firstFit:
      FirstFit(cells: cells).lineStarts(of: passage, width: width)
    case .balanced:
      BalancedLines.starts(cells, passage, width: width)
    case .optimal:
      BestLines.optimal(cells, passage, width: width, mostCells: Self.mostCellsOfOptimalLine)
    }
  }
}
