import AlignedLayout
import Testing

/// Cells that are offered their whole line.
@Suite struct SelfSizingTests {
  private let attributes = SectionAttributes(
    sizing: .selfSizing(estimate: 30 × 10), cellSpacing: 0, lineSpacing: 0)

  private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  @Test func `every cell is offered the whole line at every position`() {
    let content = TestContent(
      width: 100, attributes.with(cellSpacing: 5), [.cell(20 × 10), .cell(30 × 10), .cell(60 × 10)])
    #expect(content.offers == [[100], [100], [100]])
    #expect(content.layout().cellsPerLine() == [2, 1])
  }

  @Test func `a cell's insets are subtracted from its offered space`() {
    let insets = CellAttributes(insets: Insets(leading: 3, trailing: 4))
    let content = TestContent(width: 100, attributes, [.cell(20 × 10), .cell(30 × 10, insets)])
    #expect(content.offers == [[100], [93]])
  }

  @Test func `insets wider than the line leave no offered space`() {
    let insets = CellAttributes(insets: Insets(leading: 70, trailing: 40))
    let content = TestContent(width: 100, attributes, [.cell(20 × 10, insets)])
    #expect(content.offers == [[0]])
    #expect(content.layout().frames() == [rect(70, 0, 0 × 10)])
  }

  @Test func `a cell wider than the line is clamped to it`() {
    let content = TestContent(
      width: 100, attributes, [.cell(20 × 10), .cell(130 × 10), .cell(10 × 10)])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 20 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10),
      ])
    #expect(content.offers == [[100], [100], [100]])
  }

  @Test func `a cell that fills its line has a line of its own`() {
    let content = TestContent(
      width: 100, attributes, [.cell(30 × 10), .filling(height: 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AAA
        BBBBBBBBBB
        CC
        """)
  }

  @Test func `an indented line offers less, and a cell that moves to one is asked again`() {
    let start = CellAttributes(indentation: .start)
    let content = TestContent(
      width: 100, attributes,
      [.cell(40 × 10), .cell(20 × 10, start), .cell(50 × 10), .cell(90 × 10)])
    #expect(content.offers == [[100], [100], [100, 60], [60]])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 40 × 10), rect(40, 0, 20 × 10), rect(40, 10, 50 × 10), rect(40, 20, 60 × 10),
      ])
  }

  @Test func `a minimum line space applies as to other cells`() {
    let least = CellAttributes(minimumLineSpace: 40)
    let content = TestContent(width: 100, attributes, [.cell(70 × 10), .cell(20 × 10, least)])
    #expect(content.layout().cellsPerLine() == [1, 1])
    #expect(content.offers == [[100], [100]])
  }

  @Test func `a changed size asks only its cell`() {
    var cells: [TestCell] = (0..<30).map { .cell(CGFloat(20 + $0 % 7) × 10) }
    var layout = TestContent(width: 100, attributes, cells).layout()
    cells[10] = .cell(70 × 20)
    var asked: [Int] = []
    layout.apply([.replaceCell(.init(section: 0, cell: 10))]) { position, offer in
      asked.append(position.cell)
      return cells[position.cell].size(offer)
    }
    #expect(asked == [10])
    #expect(layout == TestContent(width: 100, attributes, cells).layout())
  }

  @Test func `asked, fixed and self-sizing sections can follow each other`() {
    let cells: [TestCell] = [.cell(60 × 10), .filling(height: 10)]
    let content = TestContent(
      width: 100,
      sections: [
        SectionAttributes(cellSpacing: 0, lineSpacing: 0), attributes,
        attributes.with(sizing: .fixed(50 × 10)),
      ].map { TestSection(attributes: $0, cells: cells) })
    let layout = content.layout()
    #expect((0..<3).map { layout.cellsPerLine(inSection: $0) } == [[2], [1, 1], [2]])
  }

  // MARK: What remains of the line

  private var behindOthers: SectionAttributes {
    attributes.with(
      sizing: .selfSizing(
        estimate: 30 × 10, offering: .remainingLineSpace))
  }

  @Test func `a cell can be offered what remains of its line, and the next line if it is wider`() {
    let content = TestContent(
      width: 100, behindOthers,
      [.cell(60 × 10), .filling(height: 10), .cell(70 × 10), .cell(40 × 10)])
    #expect(content.offers == [[100], [40], [0, 100], [30, 100]])
    #expect(content.layout().cellsPerLine() == [2, 1, 1])
  }

  @Test func `a cell that is wider than a line of its own is cut to that line`() {
    let content = TestContent(
      width: 100, behindOthers, [.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 60 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10),
      ])
    #expect(content.offers == [[100], [40, 100], [0, 100]])
  }

  @Test func `a least width is no more than the line, also of a cell that is cut to it`() {
    let least = TestCell.cell(0 × 10, CellAttributes(minimumWidth: 13))
    let cells: [TestCell] = [.cell(10 × 10), least, least]
    for attributes in [attributes, behindOthers, plain.with(clampsOversizedCells: true)] {
      let layout = TestContent(width: 0, attributes, cells).layout()
      #expect(layout.cellsPerLine() == [3])
      #expect(layout.frames().map(\.width) == [0, 0, 0])
    }
    #expect(TestContent(width: 0, plain, cells).layout().cellsPerLine() == [1, 1, 1])
  }

  @Test func `with a strategy each cell is offered its whole line`() {
    let content = TestContent(
      width: 100, behindOthers.with(breakingStrategy: .optimal),
      [.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)])
    #expect(content.offers == [[100], [100], [100]])
    #expect(content.layout().frames()[1].width == 100)
  }
}
