import AlignedLayout
import Testing

/// Cells that are asked for their sizes with the width of their whole line.
@Suite struct WholeLineTests {
  private let attributes = SectionAttributes(
    sizing: .asked(offering: .wholeLine), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide.
  private func content(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil
  ) -> TestContent {
    TestContent(width: 100, attributes ?? self.attributes, cells)
  }

  @Test func `every cell is offered its whole line once, wherever it stands`() {
    let cells = content(
      [.cell(20 × 10), .cell(30 × 10), .cell(60 × 10)], attributes.with(cellSpacing: 5))
    #expect(cells.offers == [[100], [100], [100]])
    #expect(
      cells.layout().frames() == [
        rect(0, 0, 20 × 10), rect(25, 0, 30 × 10), rect(0, 10, 60 × 10),
      ])
  }

  @Test func `a text is not squeezed into what remains of a line`() {
    let cells: [TestCell] = [.cell(60 × 10), .text(area: 800, atMost: 80)]
    #expect(
      content(cells, attributes.with(sizing: .asked)).layout().frames() == [
        rect(0, 0, 60 × 10), rect(60, 0, 40 × 20),
      ])
    #expect(
      content(cells).layout().frames() == [rect(0, 0, 60 × 10), rect(0, 10, 80 × 10)])
    #expect(content(cells).offers == [[100], [100]])
  }

  @Test func `a cell's insets are subtracted from its offered space`() {
    let insets = CellAttributes(insets: Insets(leading: 3, trailing: 4))
    #expect(content([.cell(20 × 10), .cell(30 × 10, insets)]).offers == [[100], [93]])
    let wide = CellAttributes(insets: Insets(leading: 70, trailing: 40))
    #expect(content([.cell(20 × 10, wide)]).offers == [[0]])
    #expect(content([.cell(20 × 10, wide)]).layout().frames() == [rect(70, 0, 0 × 10)])
  }

  @Test(arguments: [false, true])
  func `a cell wider than its line is cut to it, whether its section clamps or not`(clamps: Bool) {
    let cells = content(
      [.cell(20 × 10), .cell(130 × 10), .cell(10 × 10)],
      attributes.with(clampsOversizedCells: clamps))
    #expect(
      cells.layout().frames() == [
        rect(0, 0, 20 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10),
      ])
    #expect(cells.offers == [[100], [100], [100]])
  }

  @Test func `a least width is not more than the line`() {
    let least = CellAttributes(minimumWidth: 150, insets: Insets(leading: 10))
    let cells = content([.cell(20 × 10, least), .cell(200 × 10, least)])
    #expect(cells.layout().frames() == [rect(10, 0, 90 × 10), rect(10, 10, 90 × 10)])
  }

  // MARK: Lines of other widths

  @Test func `a cell that moves to an indented line is asked again, with that line`() {
    let start = CellAttributes(indentation: .start)
    let cells = content([.cell(40 × 10), .cell(20 × 10, start), .cell(50 × 10), .cell(90 × 10)])
    #expect(cells.offers == [[100], [100], [100, 60], [60]])
    #expect(
      cells.layout().frames() == [
        rect(0, 0, 40 × 10), rect(40, 0, 20 × 10), rect(40, 10, 50 × 10), rect(40, 20, 60 × 10),
      ])
  }

  @Test func `a cell that begins a line that is aligned otherwise is offered the room`() {
    let start = CellAttributes(endsLine: true, indentation: .start, insets: Insets(leading: 20))
    let trailing = CellAttributes(lineAlignment: .trailing)
    let cells = content([.cell(10 × 10, start), .cell(50 × 10), .cell(50 × 10, trailing)])
    #expect(cells.offers == [[80], [80], [80, 100]])
    #expect(cells.layout().frames()[2] == rect(50, 20, 50 × 10))
  }

  @Test func `cells that keep together are asked again only on a line of another width`() {
    let keep = CellAttributes(keepsWithNext: true)
    let together = [TestCell.cell(30 × 10, keep), .cell(40 × 10)]
    #expect(content([.cell(50 × 10)] + together).offers == [[100], [100], [100]])
    #expect(content([.cell(50 × 10)] + together).layout().cellsPerLine() == [1, 2])
    let start = CellAttributes(indentation: .start, insets: Insets(leading: 10))
    #expect(content([.cell(50 × 10, start)] + together).offers == [[90], [100, 90], [100, 90]])
  }

  @Test func `a cell is not asked where less than its minimum line space remains`() {
    let least = CellAttributes(minimumLineSpace: 40)
    let cells = content([.cell(70 × 10), .cell(20 × 10, least)])
    #expect(cells.offers == [[100], [100]])
    #expect(cells.layout().cellsPerLine() == [1, 1])
  }

  // MARK: Other attributes

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `strategies break the cells by their widths on a whole line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let cells = content(
      [.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)],
      attributes.with(breakingStrategy: strategy))
    #expect(cells.offers == [[100], [100], [100]])
    #expect(cells.layout().frames().map(\.width) == [60, 100, 10])
    #expect(cells.layout().cellsPerLine() == [1, 1, 1])
  }

  @Test func `cells shrink and grow`() {
    let title = TestCell.text(
      area: 900, atMost: 90, CellAttributes(minimumWidth: 30, shrinkage: 1))
    let row = content([.cell(20 × 10), title, .cell(40 × 10)])
    #expect(row.offers == [[100], [100, 40], [100]])
    #expect(
      row.layout().frames() == [
        rect(0, 0, 20 × 10), rect(20, 0, 40 × 23), rect(60, 0, 40 × 10),
      ])
    let growing = content([.cell(20 × 10, CellAttributes(growth: 1)), .cell(30 × 10)])
    #expect(growing.layout().frames().map(\.width) == [70, 30])
    #expect(growing.offers == [[100], [100]])
  }

  @Test func `a cell that shrinks is no wider than its line, and asked again if it was`() {
    let wide = TestCell.cell(150 × 10, CellAttributes(minimumWidth: 120, shrinkage: 1))
    let cells = content([wide, .cell(10 × 10)])
    #expect(cells.layout().frames() == [rect(0, 0, 100 × 10), rect(0, 10, 10 × 10)])
    #expect(cells.offers == [[100, 100], [100]])
  }

  @Test func `lines decide the widths of fractions and of what remains`() {
    let cells = content([
      .cell(1 × 10, CellAttributes(width: .fraction(0.25))),
      .cell(1 × 10, CellAttributes(width: .remaining)), .cell(30 × 10),
    ])
    #expect(cells.layout().frames().map(\.width) == [25, 45, 30])
    #expect(cells.offers == [[25], [45], [100]])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `the only visible cell is asked again for what the overflow view leaves`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var cells = content(
      [.text(area: 1000, atMost: 100), .cell(50 × 10), .cell(50 × 10)],
      attributes.with(breakingStrategy: strategy, lineLimit: .lines(1)))
    cells.sections[0].sizeOfOverflow = { _ in 20 × 10 }
    #expect(cells.layout().visibleCellCount(inSection: 0) == 1)
    #expect(cells.layout().frames()[0] == rect(0, 0, 80 × 13))
    #expect(cells.layout().frame(ofOverflowInSection: 0) == rect(80, 0, 20 × 10))
    #expect(cells.offers == [[100, 80], [100], []])
  }

  @Test func `in content that scrolls sideways, cells are offered the height of their line`() {
    let cells = TestContent(height: 100, attributes, [.cell(10 × 30), .cell(10 × 130)])
    #expect(cells.offers == [[100], [100]])
    #expect(cells.layout().frames() == [rect(0, 0, 10 × 30), rect(10, 0, 10 × 100)])
  }

  @Test func `a changed size asks only its cell`() {
    var cells: [TestCell] = (0..<30).map { .cell(CGFloat(20 + $0 % 7) × 10) }
    var layout = content(cells).layout()
    cells[10] = .cell(70 × 20)
    var asked: [Int] = []
    layout.apply([.replaceCell(.init(section: 0, cell: 10))]) { position, offer in
      asked.append(position.cell)
      return cells[position.cell].size(offer)
    }
    #expect(asked == [10])
    #expect(layout == content(cells).layout())
  }

  @Test func `equal cells can be edited among many`() {
    var cells = content(Array(repeating: .cell(30 × 10), count: 3000))
    var layout = cells.layout()
    for index in [2000, 7, 2999] {
      cells.sections[0].cells[index] = .cell(80 × 20)
      let changed = cells
      layout.apply([.replaceCell(.init(section: 0, cell: index))]) { position, offer in
        changed.sections[0].cells[position.cell].size(offer)
      }
    }
    #expect(layout == cells.layout())
  }
}
