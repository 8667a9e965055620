import AlignedLayout
import Testing

/// Lines that hold no more than a number of cells.
@Suite struct CellsPerLineTests {
  private static func content(
    _ most: Int, _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  ) -> TestContent {
    TestContent(width: 100, attributes.with(maximumCellsPerLine: most), cells)
  }

  private static func cells(
    _ count: Int, _ attributes: CellAttributes = .default
  ) -> [TestCell] {
    Array(repeating: cell(attributes), count: count)
  }

  private static func cell(_ attributes: CellAttributes = .default) -> TestCell {
    .cell(10 × 10, attributes)
  }

  private static let kept = cell(CellAttributes(keepsWithNext: true))

  static let rows: [LayoutExample] = [
    LayoutExample(
      "one cell on a line makes a list, and each is asked once with the whole line",
      content(1, cells(3)), cellsPerLine: [1, 1, 1], offers: [[100], [100], [100]]),
    LayoutExample(
      "a full line ends before the next cell is asked",
      content(2, cells(3)), cellsPerLine: [2, 1], offers: [[100], [90], [100]]),
    LayoutExample(
      "a line still ends earlier if a cell does not fit",
      content(2, [.cell(60 × 10), .cell(60 × 10), .cell(10 × 10), .cell(10 × 10)]),
      cellsPerLine: [1, 2, 1]),
    LayoutExample(
      "a line that ends because of its number of cells is justified",
      content(
        2, cells(3),
        SectionAttributes(justification: .init(), cellSpacing: 0, lineSpacing: 0)),
      picture: """
        A        B
        C
        """),
    LayoutExample(
      "a group of more cells than a line holds begins a line and is divided",
      content(3, [cell(), kept, kept, kept, cell(), cell()]), cellsPerLine: [1, 3, 2]),
    LayoutExample(
      "a group that a line has no cells left for begins the next",
      content(3, [cell(), cell(), kept, cell()]), cellsPerLine: [2, 2]),
    LayoutExample("a maximum of 0 counts as 1", content(0, cells(2)), cellsPerLine: [1, 1]),
    LayoutExample("a negative maximum counts as 1", content(-1, cells(2)), cellsPerLine: [1, 1]),
    LayoutExample(
      "the least integer counts as 1", content(.min, cells(2)), cellsPerLine: [1, 1]),
    LayoutExample(
      "the greatest integer is no limit", content(.max, cells(2)), cellsPerLine: [2]),
    LayoutExample(
      "decided widths fill a line of few cells",
      content(2, cells(3, CellAttributes(width: .remaining))),
      frames: [rect(0, 0, 50 × 10), rect(50, 0, 50 × 10), rect(0, 10, 100 × 10)]),
  ]

  @Test(arguments: rows)
  func `a line ends when it has its number of cells`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `no strategy sets more cells on a line`(strategy: SectionAttributes.BreakingStrategy) {
    let attributes = SectionAttributes(
      breakingStrategy: strategy, cellSpacing: 0, lineSpacing: 0)
    let lines = Self.content(3, Self.cells(8), attributes).layout().cellsPerLine()
    expectEqual(lines.count, 3)
    expectEqual(lines.max(), 3)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `no more cells of a fixed size are on a line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = SectionAttributes(
      breakingStrategy: strategy, sizing: .fixed(20 × 10), cellSpacing: 0,
      lineSpacing: 0)
    let lines = Self.content(4, Self.cells(9), attributes).layout().cellsPerLine()
    expectEqual(lines, (strategy == .balanced ? [3, 3, 3] : [4, 4, 1]))
  }

  @Test func `columns end with the last cell that a line holds`() {
    let columns = SectionAttributes.columns(4).with(cellSpacing: 0)
    let layout = Self.content(3, Self.cells(5), columns).layout()
    expectEqual(layout.cellsPerLine(), [3, 2])
    expectEqual(layout.frames()[0].width, 25)
  }
}
