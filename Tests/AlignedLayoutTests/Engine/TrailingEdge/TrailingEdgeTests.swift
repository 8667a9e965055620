import AlignedLayout
import Testing

/// Cells at the trailing edge of their line, rule by rule. Sections are 100 points wide.
@Suite struct TrailingEdgeTests {
  private let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

  private func layout(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil,
    _ direction: ContentLayout.Direction = .leftToRight
  ) -> ContentLayout {
    var content = TestContent(width: 100, attributes ?? plain, cells)
    content.direction = direction
    return content.layout()
  }

  private func text(
    _ size: CGSize, lastLine: CGFloat?, _ attributes: CellAttributes = .default
  ) -> TestCell {
    .cell(size, attributes.with(lastLineWidth: lastLine))
  }

  private func time(
    _ width: CGFloat, _ attributes: CellAttributes = .default
  ) -> TestCell {
    .cell(width × 10, attributes.with(standsAtTrailingEdge: true).with(cellAlignment: .bottom))
  }

  // MARK: Where it stands

  @Test func `the free space of the line is before the cell`() {
    #expect(
      layout([.cell(30 × 10), time(20)]).frames() == [rect(0, 0, 30 × 10), rect(80, 0, 20 × 10)])
  }

  @Test(arguments: SectionAttributes.LineAlignment.allCases)
  func `the other cells stand at the leading edge, whatever the alignment is`(
    alignment: SectionAttributes.LineAlignment
  ) {
    let cells = [TestCell.cell(30 × 10), .cell(10 × 10), time(20)]
    let attributes = plain.with(lineAlignment: alignment)
    #expect(layout(cells, attributes).frames().map(\.minX) == [0, 35, 80])
    #expect(layout(cells, attributes, .rightToLeft).frames().map(\.minX) == [70, 55, 0])
    let own = [cells[0]].map {
      TestCell.cell($0.size(0), CellAttributes(lineAlignment: alignment))
    }
    #expect(layout(own + cells.dropFirst()).frames().map(\.minX) == [0, 35, 80])
  }

  @Test func `a justified line keeps its gaps`() {
    let attributes = plain.with(justification: .init(lastLines: .justified))
    let frames = layout([.cell(30 × 10), .cell(10 × 10), time(20)], attributes).frames()
    #expect(frames.map(\.minX) == [0, 35, 80])
  }

  @Test func `the cell ends its line`() {
    #expect(CellAttributes(standsAtTrailingEdge: true).endsLine)
    #expect(
      layout([time(20), .cell(10 × 10)]).frames() == [rect(80, 0, 20 × 10), rect(0, 10, 10 × 10)])
  }

  @Test func `a cell that is too wide for its line ends at the trailing edge all the same`() {
    for alignment in SectionAttributes.LineAlignment.allCases {
      let layout = layout([time(120)], plain.with(lineAlignment: alignment))
      #expect(layout.frames() == [rect(-20, 0, 120 × 10)])
      #expect(layout.usedWidth(ofSection: 0) == 100)
    }
  }

  @Test func `indented lines begin and end where their section's do`() {
    let first = TestCell.cell(
      20 × 10, CellAttributes(endsLine: true, indentation: .start, insets: Insets(leading: 12)))
    let cells = [first, .cell(10 × 10), time(20)]
    #expect(layout(cells).frames().map(\.minX) == [12, 12, 80])
    let trailing = TestCell.cell(
      20 × 10, CellAttributes(endsLine: true, indentation: .start, insets: Insets(trailing: 12)))
    let other = layout([trailing, .cell(10 × 10), time(20)], plain.with(lineAlignment: .trailing))
    #expect(other.frames().map(\.minX) == [68, 0, 68])
  }

  @Test func `lines are indented to where the cell stands`() {
    let starts = CellAttributes(indentation: .start)
    #expect(layout([.cell(30 × 10), time(40, starts), .cell(10 × 10)]).frames()[2].minX == 60)
  }

  // MARK: The last line of text

  @Test func `the cell takes the last line of the text before it`() {
    let layout = layout([text(80 × 40, lastLine: 30), time(20)])
    #expect(layout.frames() == [rect(0, 0, 80 × 40), rect(80, 30, 20 × 10)])
    #expect(layout.usedWidth(ofSection: 0) == 80)
    #expect(layout.lines(inSection: 0)[0].remainingSpace == 20)
    let narrow = TestContent(width: 80, plain, [text(80 × 40, lastLine: 30), time(20)]).layout()
    #expect(narrow.frames() == [rect(0, 0, 80 × 40), rect(60, 30, 20 × 10)])
  }

  @Test func `the line becomes wider by what does not fit behind the last line`() {
    let layout = layout([text(80 × 40, lastLine: 65), time(20)])
    #expect(layout.usedWidth(ofSection: 0) == 90)
    #expect(layout.frames() == [rect(0, 0, 80 × 40), rect(80, 30, 20 × 10)])
  }

  @Test func `a cell that does not fit on the line stands alone on the next`() {
    let layout = layout([text(80 × 40, lastLine: 76), time(20)])
    #expect(layout.frames() == [rect(0, 0, 80 × 40), rect(80, 40, 20 × 10)])
    #expect(layout.usedWidth(ofSection: 0) == 80)
    #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .tooWide(needed: 21, had: 20))
  }

  @Test func `without a last line, the whole width counts`() {
    #expect(layout([text(75 × 40, lastLine: nil), time(20)]).lineCount == 1)
    #expect(layout([text(76 × 40, lastLine: nil), time(20)]).lineCount == 2)
    #expect(layout([text(76 × 40, lastLine: 300), time(20)]).lineCount == 2)
  }

  @Test func `only the cell right before it counts`() {
    #expect(layout([text(70 × 40, lastLine: 0), .cell(10 × 10), time(20)]).lineCount == 2)
    let cells = [TestCell.cell(40 × 10), text(50 × 40, lastLine: 10), time(40)]
    #expect(
      layout(cells).frames() == [rect(0, 0, 40 × 10), rect(45, 0, 50 × 40), rect(60, 30, 40 × 10)])
  }

  @Test func `insets stay around the last line and around the cell`() {
    let insets = CellAttributes(insets: Insets(leading: 3, trailing: 4))
    let cells = [text(80 × 40, lastLine: 30, insets), time(20, insets)]
    let layout = layout(cells)
    #expect(layout.usedWidth(ofSection: 0) == 87)
    #expect(layout.frames() == [rect(3, 0, 80 × 40), rect(76, 30, 20 × 10)])
    #expect(self.layout([text(80 × 40, lastLine: 61, insets), cells[1]]).lineCount == 1)
    #expect(self.layout([text(80 × 40, lastLine: 62, insets), cells[1]]).lineCount == 2)
  }

  @Test func `the cell is offered what the last line leaves`() {
    let offers = TestContent(
      width: 100, plain,
      [
        text(80 × 40, lastLine: 30),
        .filling(height: 10, CellAttributes(standsAtTrailingEdge: true)),
      ]
    ).offers
    #expect(offers == [[100], [65]])
  }

  @Test func `a minimum line space is counted behind the last line`() {
    let wide = CellAttributes(minimumLineSpace: 65)
    #expect(layout([text(80 × 40, lastLine: 30), time(20, wide)]).lineCount == 1)
    #expect(layout([text(80 × 40, lastLine: 30), time(20, wide)]).usedWidth(ofSection: 0) == 100)
    let layout = layout([text(80 × 40, lastLine: 31), time(20, wide)])
    #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .minimumLineSpace(needed: 65, had: 64))
  }

  @Test func `negative gaps make no line narrower`() {
    let layout = layout([.cell(50 × 10), time(4)], plain.with(cellSpacing: -10))
    #expect(layout.usedWidth(ofSection: 0) == 50)
    #expect(layout.frames()[1].minX == 96)
  }

  // MARK: Widths that lines change

  @Test func `cells grow into the free space before it stands there`() {
    let grows = CellAttributes(growth: 1)
    #expect(
      layout([.cell(30 × 10, grows), time(20)]).frames() == [
        rect(0, 0, 75 × 10), rect(80, 0, 20 × 10),
      ])
    #expect(
      layout([.cell(30 × 10), time(20, grows)]).frames() == [
        rect(0, 0, 30 × 10), rect(35, 0, 65 × 10),
      ])
  }

  @Test func `a cell that grows has no last line`() {
    let grows = CellAttributes(growth: 1)
    #expect(layout([text(76 × 10, lastLine: 10, grows), time(20)]).lineCount == 2)
    #expect(
      layout([text(80 × 40, lastLine: 30), time(20, grows)]).frames()[1] == rect(60, 30, 40 × 10))
  }

  @Test(arguments: [
    CellAttributes(width: .remaining, minimumWidth: 76), CellAttributes(width: .fraction(0.8)),
    CellAttributes(minimumWidth: 76, shrinkage: 1),
  ])
  func `a cell whose width its line decides has no last line`(attributes: CellAttributes) {
    #expect(layout([text(80 × 40, lastLine: 10, attributes), time(20)]).lineCount == 2)
  }

  @Test func `a fraction, a remainder and a cell that shrinks stand at the trailing edge, too`() {
    let fraction = time(20, CellAttributes(width: .fraction(0.25)))
    #expect(layout([.cell(30 × 10), fraction]).frames()[1] == rect(78.75, 0, 21.25 × 10))
    let remaining = time(20, CellAttributes(width: .remaining, maximumGrownWidth: 40))
    #expect(layout([text(30 × 10, lastLine: 2), remaining]).frames()[1] == rect(60, 0, 40 × 10))
    let shrinking = time(90, CellAttributes(minimumWidth: 10, shrinkage: 1))
    #expect(layout([text(30 × 10, lastLine: 2), shrinking]).frames()[1] == rect(35, 0, 65 × 10))
  }

  // MARK: Lines

  @Test func `in columns and on rows, the cell only ends its line`() {
    for sizing in [SectionAttributes.Sizing.columns(3), .rows(height: 20)] {
      let attributes = plain.with(sizing: sizing)
      let cells: (CellAttributes) -> [TestCell] = {
        [self.text(30 × 10, lastLine: 2), .cell(30 × 10, $0), .cell(30 × 10)]
      }
      let layout = layout(cells(CellAttributes(standsAtTrailingEdge: true)), attributes)
      #expect(
        layout.frames() == self.layout(cells(CellAttributes(endsLine: true)), attributes).frames())
    }
  }

  @Test func `a full line takes it no more`() {
    let attributes = plain.with(maximumCellsPerLine: 2)
    let layout = layout([.cell(10 × 10), text(10 × 10, lastLine: 2), time(20)], attributes)
    #expect(layout.cellsPerLine() == [2, 1])
    #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .full)
  }

  @Test func `text that keeps with it moves with it`() {
    let keeps = CellAttributes(keepsWithNext: true)
    let layout = layout([.cell(40 × 10), text(40 × 20, lastLine: 36, keeps), time(20)])
    #expect(layout.cellsPerLine() == [1, 2])
    #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .keptTogether(needed: 66, had: 60))
    let fitting = self.layout([.cell(40 × 10), text(40 × 20, lastLine: 30, keeps), time(10)])
    #expect(fitting.cellsPerLine() == [3])
    let divided = self.layout([text(90 × 20, lastLine: 80, keeps), time(20)])
    #expect(divided.cellsPerLine() == [1, 1])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `strategies break lines with the same widths`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = plain.with(breakingStrategy: strategy)
    let cells = [TestCell.cell(15 × 10), text(80 × 40, lastLine: 15), time(60)]
    let layout = layout(cells, attributes)
    #expect(layout.cellsPerLine() == [3])
    #expect(layout.usedWidth(ofSection: 0) == 100)
    #expect(
      self.layout([cells[0], text(80 × 40, lastLine: 16), time(60)], attributes).lineCount == 2)
  }

  @Test func `an overflow view stands below it, or in its place`() {
    var content = TestContent(
      width: 100, plain.with(lineLimit: .lines(2)),
      [text(80 × 20, lastLine: 30), time(20), .cell(90 × 10), .cell(90 × 10)])
    content.sections[0].sizeOfOverflow = { _ in 30 × 10 }
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(0, 20, 30 × 10))
    content.sections[0].attributes = plain.with(lineLimit: .lines(1))
    content.sections[0].sizeOfOverflow = { _ in 10 × 10 }
    #expect(content.layout().visibleCellCount(inSection: 0) == 1)
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(85, 0, 10 × 10))
  }

  @Test func `an overflow view behind it on the only line lets it stand as any other cell`() {
    var content = TestContent(
      width: 100, plain.with(lineLimit: .lines(1)), [time(20), .cell(90 × 10)])
    content.sections[0].sizeOfOverflow = { _ in 30 × 10 }
    #expect(content.layout().frames()[0] == rect(0, 0, 20 × 10))
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(25, 0, 30 × 10))
  }

  @Test func `in a content that scrolls sideways, text has no last line`() {
    var content = TestContent(width: 100, plain, [text(40 × 80, lastLine: 10), time(15)])
    content.axis = .horizontal
    #expect(content.layout().lineCount == 1)
    #expect(content.layout().frames()[1] == rect(25, 90, 15 × 10))
    content.sections[0].cells[0] = text(40 × 90, lastLine: 10)
    #expect(content.layout().lineCount == 2)
  }

  @Test func `a line reaches to the trailing edge`() {
    #expect(
      layout([.cell(30 × 10), time(20)]).lines(inSection: 0)[0].frame == rect(0, 0, 100 × 10))
  }
}
