struct LineBreaks {
  /// The number of cells on a line above which comparing all ways to break them takes too long.
  static var mostCellsOfOptimalLine: Int { 4096 }
  private(set) var lineStarts: [Int] = []

  /// The passages that were broken first fit because the strategy would have taken too long.
  private(set) var fallenBack: [Range<Int>] = []

  init(_ cells: BreakableCells, strategy: SectionAttributes.BreakingStrategy) {
    let cells = cells.rows.map(cells.dividingGroups) ?? cells
    for passage in cells.passages {
      let starts: [Int]? =
        switch strategy {
        case .firstFit: FirstFit.lineStarts(of: passage, in: cells, width: cells.lineWidth)
        case .balanced where cells.rows == nil: BalancedLines.starts(of: passage, in: cells)
        case .balanced, .optimal:
          OptimalLines.leastCost(of: passage, in: cells, mostCells: Self.mostCellsOfOptimalLine)
        }
      if starts == nil { fallenBack.append(passage) }
      lineStarts += starts ?? FirstFit.lineStarts(of: passage, in: cells, width: cells.lineWidth)
    }
  }
}
