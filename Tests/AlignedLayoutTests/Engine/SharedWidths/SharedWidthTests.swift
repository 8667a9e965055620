import AlignedLayout
import Testing

/// Cells that share a width, by example.
@Suite struct SharedWidthTests {
  /// Returns a form 200 points wide, without spacing.
  private func form(
    _ cells: [TestCell], most fraction: CGFloat = 0.5, width: CGFloat = 200,
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  ) -> TestContent {
    TestContent(
      width: width, attributes.with(sharedWidths: [.label: fraction, .value: 1]), cells)
  }

  private func label(
    _ width: CGFloat, _ attributes: CellAttributes = CellAttributes(beginsLine: true)
  ) -> TestCell {
    .cell(width × 10, attributes.with(width: .shared(.label)))
  }

  private func field(atLeast least: CGFloat = 0) -> TestCell {
    .cell(1 × 10, CellAttributes(width: .remaining, minimumWidth: least))
  }

  /// Returns text that wraps: it takes an area of 10 points by its width.
  private func text(_ width: CGFloat) -> TestCell {
    .text(
      area: 10 * width, atMost: width,
      CellAttributes(beginsLine: true, width: .shared(.label)))
  }

  private func questions(_ content: TestContent) -> [String] {
    var questions: [String] = []
    _ = content.layout { questions.append("\($0.cell): \(Int($1))") }
    return questions
  }

  private func widths(_ content: TestContent) -> [CGFloat] {
    content.layout().frames().map(\.width)
  }

  private func tops(_ content: TestContent) -> [CGFloat] {
    content.layout().frames().map(\.minY)
  }

  // MARK: Beside each other

  @Test func `labels are as wide as the widest, and fields begin at one place`() {
    let content = form([label(40), field(), label(70), field(), label(20), field()])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 70 × 10), rect(70, 0, 130 × 10), rect(0, 10, 70 × 10), rect(70, 10, 130 × 10),
        rect(0, 20, 70 × 10), rect(70, 20, 130 × 10),
      ])
  }

  @Test func `labels are asked before all other cells, each with its whole line`() {
    let content = form([.cell(9 × 10), label(40), field(), label(70), field()])
    #expect(questions(content) == ["1: 200", "3: 200", "0: 200", "2: 130", "4: 130"])
  }

  @Test func `attributes are asked once, in order`() {
    let content = form([.cell(9 × 10), label(40), field(), label(70), field()])
    var asked: [Int] = []
    _ = ContentLayout(
      content.specification,
      sizeOfCell: { content.sections[0].cells[$0.cell].size($1) },
      attributesOfCell: {
        asked.append($0.cell)
        return content.sections[0].cells[$0.cell].attributes
      })
    #expect(asked == [0, 1, 2, 3, 4])
  }

  @Test func `a label wider than the fraction is asked once more, for its height`() {
    let content = form([text(40), field(), text(160), field()], most: 0.4)
    #expect(questions(content) == ["0: 200", "2: 200", "2: 80", "1: 120", "3: 120"])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 80 × 10), rect(80, 0, 120 × 10), rect(0, 10, 80 × 20), rect(80, 10, 120 × 10),
      ])
  }

  @Test func `the fraction counts gaps, as that of a cell does`() {
    let attributes = SectionAttributes(cellSpacing: 10, lineSpacing: 0)
    let content = form(
      [text(300), .cell(1 × 10, CellAttributes(width: .fraction(0.6)))], most: 0.4, attributes)
    #expect(content.layout().frames() == [rect(0, 0, 74 × 41), rect(84, 0, 116 × 10)])
  }

  @Test func `insets are part of the width, so that what stands behind begins at one place`() {
    let inset = CellAttributes(beginsLine: true, insets: Insets(leading: 20, trailing: 4))
    let content = form([label(30, inset), field(), label(40), field()])
    #expect(
      content.layout().frames() == [
        rect(20, 0, 30 × 10), rect(54, 0, 146 × 10), rect(0, 10, 54 × 10), rect(54, 10, 146 × 10),
      ])
  }

  @Test func `the width is rounded up to pixels, and the fraction down`() {
    var content = form([label(40.3), field(), label(20), field()])
    content.displayScale = 2
    #expect(widths(content) == [40.5, 159.5, 40.5, 159.5])
    content = form([label(140), field()], most: 1 / 3)
    content.displayScale = 2
    #expect(widths(content) == [66.5, 133.5])
  }

  @Test func `a least width counts, up to the fraction`() {
    let wide = CellAttributes(beginsLine: true, minimumWidth: 80)
    #expect(widths(form([label(30, wide), label(40)])) == [80, 80])
    #expect(widths(form([label(30, wide), label(40)], most: 0.25)) == [50, 50])
  }

  @Test func `each name has its own width`() {
    let value = CellAttributes(width: .shared(.value))
    let content = form([
      label(40), .cell(30 × 10, value), .cell(5 × 10), label(50), .cell(20 × 10, value),
      .cell(5 × 10),
    ])
    #expect(widths(content) == [50, 30, 5, 50, 30, 5])
  }

  @Test func `labels need not begin lines, nor stand on all of them`() {
    let content = form([
      label(30, .default), .cell(60 × 10), label(20, .default), .cell(50 × 10), .cell(200 × 10),
    ])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 30 × 10), rect(30, 0, 60 × 10), rect(90, 0, 30 × 10), rect(120, 0, 50 × 10),
        rect(0, 10, 200 × 10),
      ])
  }

  @Test func `a label does not shrink, but grows from the width that it shares`() {
    let flexible = CellAttributes(beginsLine: true, shrinkage: 1)
    #expect(widths(form([label(30, flexible), .cell(190 × 10), label(40)])) == [40, 190, 40])
    let growing = CellAttributes(beginsLine: true, maximumGrownWidth: 20, growth: 1)
    #expect(widths(form([label(30, growing), label(40)])) == [40, 40])
    #expect(
      widths(form([label(30, CellAttributes(beginsLine: true, growth: 1)), label(40)]))
        == [200, 40])
  }

  // MARK: Above each other

  @Test func `labels stand above their fields if one field would be too narrow`() {
    let cells = [label(40), field(atLeast: 100), label(70), field(atLeast: 131)]
    let content = form(cells)
    #expect(
      content.layout().frames() == [
        rect(0, 0, 40 × 10), rect(0, 10, 200 × 10), rect(0, 20, 70 × 10), rect(0, 30, 200 × 10),
      ])
    let reasons = (0..<4).map { content.layout().breakReason(ofLineAt: $0, inSection: 0) }
    #expect(reasons == [.first, .labelsAbove, .forced, .labelsAbove])
    #expect(tops(form(cells, width: 201)) == [0, 0, 10, 10])
  }

  @Test func `a least line space counts as a least width`() {
    func cells(_ space: CGFloat) -> [TestCell] {
      [label(70), .cell(1 × 10, CellAttributes(minimumLineSpace: space))]
    }
    #expect(tops(form(cells(130))) == [0, 0])
    #expect(tops(form(cells(131))) == [0, 10])
  }

  @Test func `a stacked label is as wide as it is, at most its line, and is asked once`() {
    let content = form([text(40), field(), text(260), field(atLeast: 150)])
    #expect(questions(content) == ["0: 200", "2: 200", "1: 200", "3: 200"])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 40 × 10), rect(0, 10, 200 × 10), rect(0, 20, 200 × 13), rect(0, 33, 200 × 10),
      ])
  }

  @Test func `stacked labels end kept groups, and begin lines`() {
    let kept = CellAttributes(keepsWithNext: true)
    let content = form([
      .cell(10 × 10, kept), label(40, kept), field(atLeast: 170), label(40, kept), field(),
    ])
    #expect(tops(content) == [0, 10, 20, 30, 40])
    #expect(content.layout().breakReason(ofLineAt: 1, inSection: 0) == .labelsAbove)
  }

  @Test func `a label whose field begins a line has none`() {
    let content = form([
      label(40),
      .cell(1 × 10, CellAttributes(beginsLine: true, width: .remaining, minimumWidth: 180)),
      label(30, CellAttributes(beginsLine: true, endsLine: true)), field(atLeast: 200), label(20),
      field(),
    ])
    #expect(tops(content) == [0, 10, 20, 30, 40, 40])
  }

  @Test func `another name stays beside its fields`() {
    let value = CellAttributes(beginsLine: true, width: .shared(.value))
    let content = form([
      label(40), field(atLeast: 190), .cell(30 × 10, value), field(), .cell(50 × 10, value),
      field(),
    ])
    #expect(tops(content) == [0, 10, 20, 20, 30, 30])
    #expect(widths(content) == [40, 200, 50, 150, 50, 150])
  }

  @Test func `a card at forced breaks is not divided by stacked labels`() {
    let attributes = SectionAttributes(
      cellSpacing: 0, lineSpacing: 0,
      backgrounds: [.init(kind: "card", placement: .forcedBreaks)],
      lineSeparator: .init(kind: "line", placement: .forcedBreaks))
    let layout = form([label(40), field(atLeast: 190), label(20), field()], attributes).layout()
    #expect(layout.cellsPerLine() == [1, 1, 1, 1])
    #expect(
      (0..<4).map { layout.frame(ofBackgroundInSection: 0, number: 0, line: $0) } == [
        rect(0, 0, 200 × 20), nil, rect(0, 20, 200 × 20), nil,
      ])
    #expect(layout.separatedLines() == [1])
  }
}
