import AlignedLayout
import Testing

/// Lines that hold no more than a number of cells.
@Suite struct CellsPerLineTests {
  private func content(
    _ most: Int, _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  ) -> TestContent {
    TestContent(width: 100, attributes.with(maximumCellsPerLine: most), cells)
  }

  private func cells(_ count: Int, _ attributes: CellAttributes = .default) -> [TestCell] {
    Array(repeating: .cell(10 × 10, attributes), count: count)
  }

  @Test func `one cell on a line makes a list, and each is asked once with the whole line`() {
    let list = content(1, cells(3))
    #expect(list.layout().cellsPerLine() == [1, 1, 1])
    #expect(list.offers == [[100], [100], [100]])
  }

  @Test func `a full line ends before the next cell is asked`() {
    let lines = content(2, cells(3))
    #expect(lines.layout().cellsPerLine() == [2, 1])
    #expect(lines.offers == [[100], [90], [100]])
  }

  @Test func `a line still ends earlier if a cell does not fit`() {
    let lines = content(2, [.cell(60 × 10), .cell(60 × 10), .cell(10 × 10), .cell(10 × 10)])
    #expect(lines.layout().cellsPerLine() == [1, 2, 1])
  }

  @Test func `a line that ends because of its number of cells is justified`() {
    let justified = SectionAttributes(
      justification: .init(), cellSpacing: 0, lineSpacing: 0)
    #expect(
      content(2, cells(3), justified).layout().picture() == """
        A        B
        C
        """)
  }

  @Test func `a group of more cells than a line holds begins a line and is divided`() {
    let keep = CellAttributes(keepsWithNext: true)
    let lines = content(3, cells(1) + cells(3, keep) + cells(2)).layout()
    #expect(lines.cellsPerLine() == [1, 3, 2])
  }

  @Test func `a group that a line has no cells left for begins the next`() {
    let keep = CellAttributes(keepsWithNext: true)
    let lines = content(3, cells(2) + cells(1, keep) + cells(1)).layout()
    #expect(lines.cellsPerLine() == [2, 2])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `no strategy sets more cells on a line`(strategy: SectionAttributes.BreakingStrategy) {
    let attributes = SectionAttributes(
      breakingStrategy: strategy, cellSpacing: 0, lineSpacing: 0)
    let lines = content(3, cells(8), attributes).layout().cellsPerLine()
    #expect(lines.count == 3)
    #expect(lines.max() == 3)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `no more cells of a fixed size are on a line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = SectionAttributes(
      breakingStrategy: strategy, sizing: .fixed(20 × 10), cellSpacing: 0,
      lineSpacing: 0)
    let lines = content(4, cells(9), attributes).layout().cellsPerLine()
    #expect(lines == (strategy == .balanced ? [3, 3, 3] : [4, 4, 1]))
  }

  @Test func `columns end with the last cell that a line holds`() {
    let columns = SectionAttributes.columns(4).with(cellSpacing: 0)
    let layout = content(3, cells(5), columns).layout()
    #expect(layout.cellsPerLine() == [3, 2])
    #expect(layout.frames()[0].width == 25)
  }

  @Test func `a number below 1 counts as 1`() {
    for most in [0, -1, .min] {
      #expect(content(most, cells(2)).layout().cellsPerLine() == [1, 1])
    }
    #expect(content(.max, cells(2)).layout().cellsPerLine() == [2])
  }

  @Test func `decided widths fill a line of few cells`() {
    let rest = CellAttributes(width: .remaining)
    let frames = content(2, cells(3, rest)).layout().frames()
    #expect(frames.map(\.width) == [50, 50, 100])
  }
}
