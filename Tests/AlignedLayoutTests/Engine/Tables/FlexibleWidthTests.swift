import AlignedLayout
import Testing

/// Cells that take a fraction or the rest of their line, or shrink.
@Suite struct FlexibleWidthTests {
  /// Returns a content 100 points wide, without line spacing.
  private func content(
    _ cells: [TestCell], gap: CGFloat = 0, scale: CGFloat = 0,
    _ attributes: SectionAttributes = SectionAttributes()
  ) -> TestContent {
    var content = TestContent(
      width: 100, attributes.with(cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  private func fraction(_ fraction: CGFloat) -> TestCell {
    .cell(1 × 10, CellAttributes(width: .fraction(fraction)))
  }

  private func remaining(
    atLeast least: CGFloat = 0, atMost most: CGFloat = .infinity,
    _ width: CellAttributes.Width = .remaining
  ) -> TestCell {
    .cell(
      1 × 10, CellAttributes(width: width, minimumWidth: least, maximumGrownWidth: most))
  }

  private func shrinking(
    _ width: CGFloat, atLeast least: CGFloat = 0, weight: CGFloat = 1
  ) -> TestCell {
    .cell(width × 10, CellAttributes(minimumWidth: least, shrinkage: weight))
  }

  private func widths(_ content: TestContent) -> [CGFloat] {
    content.layout().frames().map(\.width)
  }

  /// The questions of a content, in order.
  private func questions(_ content: TestContent) -> [String] {
    var questions: [String] = []
    _ = content.layout { questions.append("\($0.cell): \(Int($1))") }
    return questions
  }

  // MARK: The rest of a line

  @Test func `a title takes what an icon and a switch leave, and is asked for its height last`() {
    let title = TestCell.text(
      area: 400, atMost: 300, CellAttributes(width: .remaining, minimumWidth: 30))
    let row = content([.cell(20 × 20), title, .cell(20 × 10)], gap: 10)
    #expect(
      row.layout().frames() == [
        rect(0, 0, 20 × 20), rect(30, 0, 40 × 10), rect(80, 0, 20 × 10),
      ])
    #expect(questions(row) == ["0: 100", "2: 30", "1: 40"])
  }

  @Test func `cells that take the rest share it by their weights`() {
    let equal = remaining(atLeast: 10)
    #expect(widths(content([equal, remaining(atLeast: 10, .remaining(weight: 3))])) == [30, 70])
    #expect(widths(content([equal, remaining(atLeast: 10, .remaining(weight: 0))])) == [90, 10])
    #expect(CellAttributes.Width.remaining(weight: .nan) == .remaining(weight: 0))
  }

  @Test func `a cell that takes the rest and one that grows share it by weight, not by growth`() {
    let growing = TestCell.cell(10 × 10, CellAttributes(growth: 1))
    let rest = TestCell.cell(
      1 × 10, CellAttributes(width: .remaining(weight: 2), minimumWidth: 30, growth: 7))
    #expect(widths(content([growing, rest])) == [30, 70])
  }

  @Test func `a cell takes the rest up to its maximum width`() {
    let trailing = SectionAttributes(lineAlignment: .trailing)
    let frames = content([remaining(atMost: 40)], trailing).layout().frames()
    #expect(frames == [rect(60, 0, 40 × 10)])
  }

  @Test func `a cell begins a line if its least width does not fit, and is not asked before`() {
    let cells = content([.cell(80 × 10), remaining(atLeast: 30)])
    #expect(cells.layout().frames()[1] == rect(0, 10, 100 × 10))
    #expect(cells.offers == [[100], [100]])
  }

  @Test func `heights are asked for when the line ends, before cells of the next line`() {
    let cells = content([remaining(atLeast: 20), .cell(50 × 10), .cell(60 × 10)])
    #expect(questions(cells) == ["1: 80", "2: 30", "0: 50", "2: 100"])
  }

  @Test func `an indentation is counted behind a cell that takes the rest`() {
    let cells = [
      remaining(), TestCell.cell(30 × 10, CellAttributes(endsLine: true, indentation: .start)),
      remaining(),
    ]
    #expect(content(cells).layout().frames()[2] == rect(70, 10, 30 × 10))
    #expect(content(cells).offers == [[70], [100], [30]])
  }

  // MARK: Shrinking

  @Test func `two titles shrink by their weights and are asked for their heights again`() {
    let titles = content([shrinking(80), shrinking(80, weight: 3)])
    #expect(widths(titles) == [65, 35])
    #expect(questions(titles) == ["0: 100", "1: 100", "0: 65", "1: 35"])
  }

  @Test func `a least width binds, and the other title gives the rest`() {
    #expect(widths(content([shrinking(80), shrinking(80, atLeast: 50, weight: 3)])) == [50, 50])
  }

  @Test func `a line breaks where the least widths do not fit`() {
    let cells = content([shrinking(80, atLeast: 50), shrinking(80, atLeast: 60)])
    #expect(cells.layout().cellsPerLine() == [1, 1])
    #expect(widths(cells) == [80, 80])
    #expect(cells.offers == [[100], [100]])
  }

  @Test func `a cell that may shrink and does not is asked once, with the whole line`() {
    let cells = content([.cell(30 × 10), shrinking(70)])
    #expect(cells.offers == [[100], [100]])
    #expect(widths(cells) == [30, 70])
  }

  @Test func `a cell that may shrink and grows keeps the height of its answer`() {
    let text = TestCell.text(
      area: 400, atMost: 40, CellAttributes(growth: 1, shrinkage: 1))
    #expect(content([text]).layout().frames() == [rect(0, 0, 100 × 10)])
    #expect(content([text]).offers == [[100]])
  }

  @Test func `missing space is shared in whole pixels, and the last cell gives the rest`() {
    let three = [shrinking(50), shrinking(50), shrinking(50.5)]
    #expect(widths(content(three, scale: 1)) == [34, 33, 33])
  }

  @Test func `where the last cell cannot give the rest, the one before it does`() {
    let three = [shrinking(40), shrinking(40), shrinking(30, atLeast: 26.5)]
    #expect(widths(content(three, scale: 1)) == [37, 36.5, 26.5])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a cell that shrinks to whole pixels is that wide to the last bit`(scale: CGFloat) {
    let title = TestCell.cell(150 × 10, CellAttributes(minimumWidth: 80, shrinkage: 1))
    let cells = [.cell(24 × 10), title, .cell(51 × 10), shrinking(33.3, weight: 2)]
    var row = content(cells, gap: 8, scale: scale)
    row.width = 200
    #expect(row.offers == [[200], [200, 101], [80], [200, 0]])
    #expect(widths(row) == [24, 101, 51, 0])
  }

  @Test func `a cell with negative insets gives no more than its outer width`() {
    let inset = CellAttributes(shrinkage: 9, insets: Insets(leading: -20))
    var row = content([shrinking(50, atLeast: 20), .cell(30 × 10, inset), .cell(5 × 10)])
    row.width = 30
    #expect(
      row.layout().frames() == [
        rect(0, 0, 25 × 10), rect(5, 0, 20 × 10), rect(25, 0, 5 × 10),
      ])
  }

  @Test func `other cells are offered what remains behind least widths`() {
    let cells = content([shrinking(90, atLeast: 20), .filling(height: 10, atLeast: 40)])
    #expect(cells.offers == [[100, 20], [80]])
    #expect(widths(cells) == [20, 80])
  }

  @Test func `a cell that is alone and too wide shrinks to its line`() {
    #expect(widths(content([shrinking(150)])) == [100])
    #expect(widths(content([shrinking(150, atLeast: 120)])) == [120])
  }

  @Test func `self-sizing cells do not shrink`() {
    let sizing = SectionAttributes(
      sizing: .selfSizing(estimate: 10 × 10))
    let cells = content([shrinking(80), shrinking(80)], sizing)
    #expect(cells.layout().cellsPerLine() == [1, 1])
    #expect(cells.offers == [[100], [100]])
  }

  @Test func `self-sizing cells take fractions and the rest`() {
    let sizing = SectionAttributes(
      sizing: .selfSizing(estimate: 10 × 10))
    let cells = content([fraction(0.25), remaining(), .cell(30 × 10)], sizing)
    #expect(widths(cells) == [25, 45, 30])
    #expect(cells.offers == [[25], [45], [100]])
  }

  // MARK: Least widths

  @Test func `a narrower answer is widened to the least width and keeps its height`() {
    let cells = content([
      .text(area: 200, atMost: 20, CellAttributes(minimumWidth: 50)), .cell(60 × 10),
    ])
    #expect(cells.layout().frames() == [rect(0, 0, 50 × 10), rect(0, 10, 60 × 10)])
    #expect(cells.offers == [[100], [50, 100]])
  }

  @Test func `in a clamping section no least width is more than a line`() {
    let clamping = SectionAttributes(clampsOversizedCells: true)
    let cells = [remaining(atLeast: 150), shrinking(200, atLeast: 150)]
    #expect(widths(content(cells)) == [150, 150])
    #expect(widths(content(cells, clamping)) == [100, 100])
  }
}
