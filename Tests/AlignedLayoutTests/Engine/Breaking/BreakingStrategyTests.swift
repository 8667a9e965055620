import AlignedLayout
import Testing

/// Sections with a breaking strategy, and clamped cells.
@Suite struct BreakingStrategyTests {
  private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private func content(_ cells: [TestCell], _ attributes: SectionAttributes) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  private func cells(_ widths: [CGFloat]) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  @Test func `balanced lines are even`() {
    #expect(
      content(cells([30, 30, 30, 30]), plain.with(breakingStrategy: .balanced)).layout().picture()
        == """
        AAABBB
        CCCDDD
        """)
  }

  @Test func `optimal lines leave the least squared free space, except on the last line`() {
    #expect(
      content(cells([50, 40, 30, 80, 30]), plain.with(breakingStrategy: .optimal)).layout()
        .picture() == """
          AAAAA
          BBBBCCC
          DDDDDDDD
          EEE
          """)
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `every cell is offered a line of its own, once`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let inset = CellAttributes(
      minimumLineSpace: 90, indentation: .start, insets: Insets(leading: 10))
    let content = content(
      [.cell(60 × 10), .cell(30 × 10, inset), .filling(height: 10), .cell(200 × 10)],
      plain.with(breakingStrategy: strategy))
    #expect(content.offers == [[100], [90], [100], [100]])
    #expect(content.layout().frames().map(\.minX) == [0, 70, 0, 0])
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `an edit asks only the inserted cell, and breaks all lines again`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var widths: [CGFloat] = [30, 30, 30, 30, 60, 20, 90]
    let attributes = plain.with(breakingStrategy: strategy)
    var layout = content(cells(widths), attributes).layout()
    widths.insert(50, at: 2)
    var asked: [Int] = []
    layout.apply([.insertCell(.init(section: 0, cell: 2))]) { position, _ in
      asked.append(position.cell)
      return widths[position.cell] × 10
    }
    #expect(asked == [2])
    #expect(layout == content(cells(widths), attributes).layout())
  }

  @Test func `balanced lines of a fixed cell size have equal counts, except the last line`() {
    let section = ContentLayout.Section(
      attributes: plain.with(
        breakingStrategy: .balanced, sizing: .fixed(20 × 10)), cellCount: 11)
    let layout = ContentLayout(width: 100, contentInsets: .zero, sections: [section])
    #expect(layout.cellsPerLine() == [4, 4, 3])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `fractions that may shrink share no line that is too short for their least widths`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let shrinking = CellAttributes(width: .fraction(0.3), minimumWidth: 33.35, shrinkage: 1)
    let thirds = content(
      Array(repeating: .cell(1 × 10, shrinking), count: 3), plain.with(breakingStrategy: strategy))
    #expect(thirds.layout().lines(inSection: 0).count == 2)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a cell that is too wide is clamped to its offered width at its own height`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let clamping = plain.with(breakingStrategy: strategy, clampsOversizedCells: true)
    let inset = CellAttributes(insets: Insets(leading: 10, trailing: 20))
    let frames = content([.cell(40 × 10), .cell(150 × 30, inset)], clamping).layout().frames()
    #expect(frames == [rect(0, 0, 40 × 10), rect(10, 10, 70 × 30)])
  }

  @Test func `a clamped cell is asked again if an edit gives it more space`() {
    let clamping = plain.with(clampsOversizedCells: true)
    let starts = CellAttributes(indentation: .start)
    var cells: [TestCell] = [
      .cell(30 × 10), .cell(40 × 10, starts), .cell(90 × 10), .cell(40 × 10),
    ]
    var layout = content(cells, clamping).layout()
    #expect(layout.frames()[2] == rect(30, 10, 70 × 10))
    cells[1] = .cell(0 × 10)
    layout.apply([.replaceCell(.init(section: 0, cell: 1))]) { position, offer in
      cells[position.cell].size(offer)
    }
    #expect(layout == content(cells, clamping).layout())
    #expect(layout.frames()[2] == rect(0, 10, 90 × 10))
  }
}
