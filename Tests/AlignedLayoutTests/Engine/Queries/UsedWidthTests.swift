import AlignedLayout
import Testing

/// The width that a content and its sections use, and the number of lines.
@Suite struct UsedWidthTests {
  private func used(_ cells: [TestCell], _ attributes: SectionAttributes) -> CGFloat {
    TestContent(width: 200, attributes, cells).layout().usedWidth(ofSection: 0)
  }

  private let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

  @Test func `a section uses its longest line`() {
    let cells = [TestCell.cell(90 × 10), .cell(80 × 10), .cell(60 × 10), .cell(50 × 10)]
    #expect(used(cells, plain) == 175)
    #expect(used(cells, plain.with(lineAlignment: .right)) == 175)
  }

  @Test func `a line uses its indentation`() {
    let cells = [
      TestCell.cell(40 × 10), .cell(100 × 10, CellAttributes(indentation: .start)),
      .cell(120 × 10), .cell(130 × 10),
    ]
    #expect(used(cells, plain) == 175)
    #expect(used(cells, plain.with(lineAlignment: .center)) == 145)
  }

  @Test func `a line that is too long uses the room`() {
    #expect(used([.cell(230 × 10)], plain) == 200)
    #expect(used([.cell(200.0004 × 10)], plain) == 200)
  }

  @Test func `a line that a cell fills uses its whole width, up to a maximum width`() {
    let cells: (CGFloat) -> [TestCell] = {
      [.cell(30 × 10), .cell(20 × 10, CellAttributes(maximumGrownWidth: $0, growth: 1))]
    }
    #expect(used(cells(.infinity), plain) == 200)
    #expect(used(cells(50), plain) == 85)
  }

  @Test func `a justified line uses its whole width`() {
    let cells = [TestCell.cell(90 × 10), .cell(80 × 10), .cell(60 × 10)]
    #expect(used(cells, plain.with(justification: .init())) == 200)
    #expect(used(Array(cells.dropLast()), plain.with(justification: .init())) == 175)
  }

  @Test func `a cell behind others uses its minimum line space`() {
    let wide = CellAttributes(minimumLineSpace: 80, insets: Insets(leading: 3, trailing: 4))
    #expect(used([.cell(30 × 10), .cell(20 × 10, wide)], plain) == 122)
    #expect(used([.cell(30 × 10, wide), .cell(20 × 10)], plain) == 62)
  }

  @Test func `a minimum line space is counted behind cells as they are before they grow`() {
    let grows = CellAttributes(maximumGrownWidth: 50, growth: 1)
    let cells = [
      TestCell.cell(10 × 10, grows), .cell(20 × 10, CellAttributes(minimumLineSpace: 90)),
    ]
    #expect(used(cells, plain) == 105)
    let content = TestContent(width: 105, plain, cells).layout()
    #expect(content.frames() == [rect(0, 0, 50 × 10), rect(55, 0, 20 × 10)])
  }

  @Test func `columns and lines with a fraction use the whole room`() {
    #expect(used([.cell(60 × 10)], plain.with(sizing: .columns(3))) == 200)
    #expect(used([], plain.with(sizing: .columns(3))) == 0)
    let fraction = TestCell.cell(1 × 10, CellAttributes(width: .fraction(0.25)))
    #expect(used([.cell(60 × 10), fraction], plain) == 200)
    let few = CellAttributes(width: .fraction(0.25), maximumGrownWidth: 10)
    #expect(used([.cell(1 × 10, few)], plain) == 200)
    #expect(used([.cell(1 × 10, CellAttributes(width: .fraction(0)))], plain) == 200)
  }

  @Test func `cells that overlap use what the widest of them reached`() {
    let cells = [TestCell.cell(10 × 10), .cell(100 × 10), .cell(10 × 10)]
    #expect(used(cells, plain.with(cellSpacing: -50)) == 60)
  }

  @Test func `cells of a fixed size use their fullest line`() {
    let fixed = plain.with(sizing: .fixed(60 × 10))
    #expect(used(Array(repeating: .cell(60 × 10), count: 1_000_000), fixed) == 190)
    #expect(used(Array(repeating: .cell(60 × 10), count: 2), fixed) == 125)
    #expect(used([], fixed) == 0)
    #expect(used([.cell(60 × 10), .cell(60 × 10)], fixed.with(cellSpacing: -70)) == 60)
  }

  @Test func `an overflow view counts as a cell`() {
    let section = TestSection(
      attributes: plain.with(lineLimit: .lines(1)),
      cells: Array(repeating: .cell(60 × 10), count: 9), sizeOfOverflow: { _ in 30 × 10 })
    let layout = TestContent(width: 200, sections: [section]).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 2)
    #expect(layout.usedWidth(ofSection: 0) == 160)
  }

  @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
  func `a content uses the greatest width of its sections, with the insets at the sides`(
    direction: ContentLayout.Direction
  ) {
    let inset = plain.with(insets: Insets(top: 1, leading: 20, bottom: 2, trailing: 4))
    var content = TestContent(
      width: 200, contentInsets: Insets(top: 9, leading: 7, bottom: 9, trailing: 6),
      sections: [
        TestSection(attributes: plain, cells: [.cell(110 × 10)]),
        TestSection(attributes: inset, cells: [.cell(100 × 10), .cell(90 × 10)], headerLength: 10),
        TestSection(attributes: plain.with(insets: Insets(90)), cells: [], headerLength: 10),
      ])
    content.direction = direction
    #expect(content.layout().usedWidth == 137)
    #expect(content.layout().lineCount == 3)
  }

  @Test func `a content without lines uses no width`() {
    let empty = TestContent(
      width: 200, contentInsets: Insets(5), sections: [TestSection(cells: [], headerLength: 20)]
    ).layout()
    #expect(empty.usedWidth == 0)
    #expect(empty.usedWidth(ofSection: 0) == 0)
    #expect(empty.lineCount == 0)
  }

  @Test func `optimal lines may break elsewhere in the width that they use`() {
    let optimal = SectionAttributes(
      breakingStrategy: .optimal, cellSpacing: 0, lineSpacing: 0)
    var content = TestContent(
      width: 100, optimal, [60, 30, 10, 25, 55, 30, 20, 60].map { .cell($0 × 10) })
    let lines = content.layout()
    content.width = lines.usedWidth
    #expect(lines.cellsPerLine() == [2, 3, 2, 1])
    #expect(content.layout().cellsPerLine() == [1, 3, 2, 2])
  }
}
