import AlignedLayout
import Testing

/// Cells at the trailing edge of their line, rule by rule. Sections are 100 points wide.
@Suite struct TrailingEdgeTests {
  /// Cells whose last one stands at the trailing edge, and what is expected of their layout.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let cellsPerLine: [Int]?
    /// The frames of all visible cells.
    let frames: [CGRect]?
    /// The left edges of all cells.
    let leftEdges: [CGFloat]?
    let lastFrame: CGRect?
    let usedWidth: CGFloat?
    /// What remains on the first line.
    let remainingSpace: CGFloat?
    /// Why the second line begins.
    let breakReason: ContentLayout.LineBreakReason?
    let overflow: CGRect?
    let visibleCellCount: Int?

    init(
      _ name: String, _ content: TestContent, cellsPerLine: [Int]? = nil,
      frames: [CGRect]? = nil, leftEdges: [CGFloat]? = nil, lastFrame: CGRect? = nil,
      usedWidth: CGFloat? = nil, remainingSpace: CGFloat? = nil,
      breakReason: ContentLayout.LineBreakReason? = nil, overflow: CGRect? = nil,
      visibleCellCount: Int? = nil
    ) {
      testDescription = name
      self.content = content
      self.cellsPerLine = cellsPerLine
      self.frames = frames
      self.leftEdges = leftEdges
      self.lastFrame = lastFrame
      self.usedWidth = usedWidth
      self.remainingSpace = remainingSpace
      self.breakReason = breakReason
      self.overflow = overflow
      self.visibleCellCount = visibleCellCount
    }

    func expect() {
      let layout = content.layout()
      if let cellsPerLine { expectEqual(layout.cellsPerLine(), cellsPerLine) }
      if let frames {
        let visible = layout.frames().prefix(layout.visibleCellCount(inSection: 0))
        expectEqual(Array(visible), frames)
      }
      if let leftEdges { expectEqual(layout.frames().map(\.minX), leftEdges) }
      if let lastFrame { expectEqual(layout.frames().last, lastFrame) }
      if let usedWidth { expectEqual(layout.usedWidth(ofSection: 0), usedWidth) }
      if let remainingSpace {
        expectEqual(layout.lines(inSection: 0)[0].remainingSpace, remainingSpace)
      }
      if let breakReason {
        expectEqual(layout.breakReason(ofLineAt: 1, inSection: 0), breakReason)
      }
      if let overflow { expectEqual(layout.frame(ofOverflowInSection: 0), overflow) }
      if let visibleCellCount {
        expectEqual(layout.visibleCellCount(inSection: 0), visibleCellCount)
      }
    }
  }

  private static let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil, width: CGFloat = 100,
    _ direction: ContentLayout.Direction = .leftToRight,
    axis: ContentLayout.Axis = .vertical
  ) -> TestContent {
    var content = TestContent(width: width, attributes ?? plain, cells)
    content.direction = direction
    content.axis = axis
    return content
  }

  private func layout(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil,
    _ direction: ContentLayout.Direction = .leftToRight
  ) -> ContentLayout {
    Self.content(cells, attributes, direction).layout()
  }

  private static func text(
    _ size: CGSize, lastLine: CGFloat?, _ attributes: CellAttributes = .default
  ) -> TestCell {
    .cell(size, attributes.with(lastLineWidth: lastLine))
  }

  private static func time(
    _ width: CGFloat, _ attributes: CellAttributes = .default
  ) -> TestCell {
    .cell(width × 10, attributes.with(standsAtTrailingEdge: true).with(cellAlignment: .bottom))
  }

  // MARK: Where it stands

  private static let endsLine = CellAttributes(
    endsLine: true, indentation: .start, insets: Insets(leading: 12))
  private static let endsLineTrailing = CellAttributes(
    endsLine: true, indentation: .start, insets: Insets(trailing: 12))

  static let places: [Example] = [
    Example(
      "the free space of the line is before the cell", content([.cell(30 × 10), time(20)]),
      frames: [rect(0, 0, 30 × 10), rect(80, 0, 20 × 10)]),
    Example(
      "a justified line keeps its gaps",
      content(
        [.cell(30 × 10), .cell(10 × 10), time(20)],
        plain.with(justification: .init(lastLines: .justified))),
      leftEdges: [0, 35, 80]),
    Example(
      "the cell ends its line", content([time(20), .cell(10 × 10)]),
      frames: [rect(80, 0, 20 × 10), rect(0, 10, 10 × 10)]),
    Example(
      "indented lines begin and end where their section's do",
      content([.cell(20 × 10, endsLine), .cell(10 × 10), time(20)]), leftEdges: [12, 12, 80]),
    Example(
      "indented lines begin and end where their section's do, in trailing alignment",
      content(
        [.cell(20 × 10, endsLineTrailing), .cell(10 × 10), time(20)],
        plain.with(lineAlignment: .trailing)),
      leftEdges: [68, 0, 68]),
    Example(
      "lines are indented to where the cell stands",
      content([.cell(30 × 10), time(40, CellAttributes(indentation: .start)), .cell(10 × 10)]),
      lastFrame: rect(60, 10, 10 × 10)),
    Example(
      "negative gaps make no line narrower",
      content([.cell(50 × 10), time(4)], plain.with(cellSpacing: -10)),
      lastFrame: rect(96, 0, 4 × 10), usedWidth: 50),
  ]

  static let tooWide = SectionAttributes.LineAlignment.allCases.map { alignment in
    Example(
      "a cell that is too wide for its line ends at the trailing edge all the same: \(alignment)",
      content([time(120)], plain.with(lineAlignment: alignment)),
      frames: [rect(-20, 0, 120 × 10)], usedWidth: 100)
  }

  @Test(arguments: places + tooWide)
  func `the cell stands at the trailing edge of its line`(example: Example) {
    example.expect()
  }

  @Test(arguments: SectionAttributes.LineAlignment.allCases)
  func `the other cells stand at the leading edge, whatever the alignment is`(
    alignment: SectionAttributes.LineAlignment
  ) {
    let cells = [TestCell.cell(30 × 10), .cell(10 × 10), Self.time(20)]
    let attributes = Self.plain.with(lineAlignment: alignment)
    expectEqual(layout(cells, attributes).frames().map(\.minX), [0, 35, 80])
    expectEqual(layout(cells, attributes, .rightToLeft).frames().map(\.minX), [70, 55, 0])
    let own = [cells[0]].map {
      TestCell.cell($0.size(0), CellAttributes(lineAlignment: alignment))
    }
    expectEqual(layout(own + cells.dropFirst()).frames().map(\.minX), [0, 35, 80])
  }

  @Test func `a line reaches to the trailing edge`() {
    expectEqual(
      layout([.cell(30 × 10), Self.time(20)]).lines(inSection: 0)[0].frame, rect(0, 0, 100 × 10))
  }

  // MARK: The last line of text

  private static let inset = CellAttributes(insets: Insets(leading: 3, trailing: 4))
  private static let wide = CellAttributes(minimumLineSpace: 65)

  static let lastLines: [Example] = [
    Example(
      "the cell takes the last line of the text before it",
      content([text(80 × 40, lastLine: 30), time(20)]),
      frames: [rect(0, 0, 80 × 40), rect(80, 30, 20 × 10)], usedWidth: 80, remainingSpace: 20),
    Example(
      "the cell takes the last line of text that is as wide as its line",
      content([text(80 × 40, lastLine: 30), time(20)], width: 80),
      frames: [rect(0, 0, 80 × 40), rect(60, 30, 20 × 10)]),
    Example(
      "the line becomes wider by what does not fit behind the last line",
      content([text(80 × 40, lastLine: 65), time(20)]),
      frames: [rect(0, 0, 80 × 40), rect(80, 30, 20 × 10)], usedWidth: 90),
    Example(
      "a cell that does not fit on the line stands alone on the next",
      content([text(80 × 40, lastLine: 76), time(20)]),
      frames: [rect(0, 0, 80 × 40), rect(80, 40, 20 × 10)], usedWidth: 80,
      breakReason: .tooWide(needed: 21, had: 20)),
    Example(
      "without a last line, the whole width counts: 75 points and a gap leave 20",
      content([text(75 × 40, lastLine: nil), time(20)]), cellsPerLine: [2]),
    Example(
      "without a last line, the whole width counts: 76 points and a gap leave 19",
      content([text(76 × 40, lastLine: nil), time(20)]), cellsPerLine: [1, 1]),
    Example(
      "a last line wider than the cell counts as its whole width",
      content([text(76 × 40, lastLine: 300), time(20)]), cellsPerLine: [1, 1]),
    Example(
      "only the cell right before it counts, which has no last line",
      content([text(70 × 40, lastLine: 0), .cell(10 × 10), time(20)]), cellsPerLine: [2, 1]),
    Example(
      "only the cell right before it counts, over whose last line it begins",
      content([.cell(40 × 10), text(50 × 40, lastLine: 10), time(40)]),
      frames: [rect(0, 0, 40 × 10), rect(45, 0, 50 × 40), rect(60, 30, 40 × 10)]),
    Example(
      "insets stay around the last line and around the cell",
      content([text(80 × 40, lastLine: 30, inset), time(20, inset)]),
      frames: [rect(3, 0, 80 × 40), rect(76, 30, 20 × 10)], usedWidth: 87),
    Example(
      "insets stay around the last line and around the cell, which fits",
      content([text(80 × 40, lastLine: 61, inset), time(20, inset)]), cellsPerLine: [2]),
    Example(
      "insets stay around the last line and around the cell, which does not fit",
      content([text(80 × 40, lastLine: 62, inset), time(20, inset)]), cellsPerLine: [1, 1]),
    Example(
      "a minimum line space is counted behind the last line, and fits",
      content([text(80 × 40, lastLine: 30), time(20, wide)]), cellsPerLine: [2], usedWidth: 100),
    Example(
      "a minimum line space is counted behind the last line, and does not fit",
      content([text(80 × 40, lastLine: 31), time(20, wide)]),
      breakReason: .minimumLineSpace(needed: 65, had: 64)),
    Example(
      "text that keeps with it moves with it",
      content([.cell(40 × 10), text(40 × 20, lastLine: 36, keeps), time(20)]),
      cellsPerLine: [1, 2], breakReason: .keptTogether(needed: 66, had: 60)),
    Example(
      "text that keeps with it stays with it on a line where both fit",
      content([.cell(40 × 10), text(40 × 20, lastLine: 30, keeps), time(10)]), cellsPerLine: [3]),
    Example(
      "text that keeps with it is divided from it where no line takes both",
      content([text(90 × 20, lastLine: 80, keeps), time(20)]), cellsPerLine: [1, 1]),
    Example(
      "a full line takes it no more",
      content(
        [.cell(10 × 10), text(10 × 10, lastLine: 2), time(20)],
        plain.with(maximumCellsPerLine: 2)),
      cellsPerLine: [2, 1], breakReason: .full),
    Example(
      "in a content that scrolls sideways, text has no last line: 80 points and a gap leave 15",
      content([text(40 × 80, lastLine: 10), time(15)], axis: .horizontal),
      cellsPerLine: [2], lastFrame: rect(25, 90, 15 × 10)),
    Example(
      "in a content that scrolls sideways, text has no last line: 90 points leave too little",
      content([text(40 × 90, lastLine: 10), time(15)], axis: .horizontal), cellsPerLine: [1, 1]),
  ]

  private static let keeps = CellAttributes(keepsWithNext: true)

  @Test(arguments: lastLines)
  func `the cell stands behind the last line of text if the line has space for it`(
    example: Example
  ) {
    example.expect()
  }

  @Test func `the cell is offered what the last line leaves`() {
    let time = TestCell.filling(height: 10, CellAttributes(standsAtTrailingEdge: true))
    expectEqual(Self.content([Self.text(80 × 40, lastLine: 30), time]).offers, [[100], [65]])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `strategies break lines with the same widths`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.plain.with(breakingStrategy: strategy)
    let (first, time) = (TestCell.cell(15 × 10), Self.time(60))
    let layout = layout([first, Self.text(80 × 40, lastLine: 15), time], attributes)
    expectEqual(layout.cellsPerLine(), [3])
    expectEqual(layout.usedWidth(ofSection: 0), 100)
    expectEqual(
      self.layout([first, Self.text(80 × 40, lastLine: 16), time], attributes).lineCount, 2)
  }

  @Test func `balanced lines are as wide as the text that the cell stands over`() {
    let cells = Array(repeating: TestCell.cell(10 × 10), count: 8)
    let message = [Self.text(90 × 40, lastLine: 10), Self.time(5)]
    let balanced = layout(cells + message, Self.plain.with(breakingStrategy: .balanced))
    // Six cells take 85 points. Lines of 55 points would be enough for four and four.
    expectEqual(balanced.cellsPerLine(), [6, 2, 2])
  }

  // MARK: Widths that lines change

  private static let grows = CellAttributes(growth: 1)

  static let changedWidths: [Example] = [
    Example(
      "cells grow into the free space before it stands there",
      content([.cell(30 × 10, grows), time(20)]),
      frames: [rect(0, 0, 75 × 10), rect(80, 0, 20 × 10)]),
    Example(
      "it grows into the free space, too",
      content([.cell(30 × 10), time(20, grows)]),
      frames: [rect(0, 0, 30 × 10), rect(35, 0, 65 × 10)]),
    Example(
      "it grows from 0 beyond its negative inset",
      content([time(0, CellAttributes(growth: 1, insets: Insets(trailing: -6)))]),
      frames: [rect(0, 0, 100 × 10)]),
    Example(
      "a cell that grows has no last line",
      content([text(76 × 10, lastLine: 10, grows), time(20)]), cellsPerLine: [1, 1]),
    Example(
      "a cell that does not grow has a last line before one that grows",
      content([text(80 × 40, lastLine: 30), time(20, grows)]), lastFrame: rect(60, 30, 40 × 10)),
    Example(
      "a cell that takes what remains has no last line",
      content([
        text(80 × 40, lastLine: 10, CellAttributes(width: .remaining, minimumWidth: 76)), time(20),
      ]),
      cellsPerLine: [1, 1]),
    Example(
      "a cell that takes a fraction has no last line",
      content([text(80 × 40, lastLine: 10, CellAttributes(width: .fraction(0.8))), time(20)]),
      cellsPerLine: [1, 1]),
    Example(
      "a cell that shrinks has no last line",
      content([
        text(80 × 40, lastLine: 10, CellAttributes(minimumWidth: 76, shrinkage: 1)), time(20),
      ]),
      cellsPerLine: [1, 1]),
    Example(
      "a fraction stands at the trailing edge, too",
      content([.cell(30 × 10), time(20, CellAttributes(width: .fraction(0.25)))]),
      lastFrame: rect(78.75, 0, 21.25 × 10)),
    Example(
      "a remainder stands at the trailing edge, too",
      content([
        text(30 × 10, lastLine: 2),
        time(20, CellAttributes(width: .remaining, maximumGrownWidth: 40)),
      ]),
      lastFrame: rect(60, 0, 40 × 10)),
    Example(
      "a cell that shrinks stands at the trailing edge, too",
      content([
        text(30 × 10, lastLine: 2), time(90, CellAttributes(minimumWidth: 10, shrinkage: 1)),
      ]),
      lastFrame: rect(35, 0, 65 × 10)),
  ]

  @Test(arguments: changedWidths)
  func `a cell whose width its line decides has no last line, and may stand at the edge`(
    example: Example
  ) {
    example.expect()
  }

  @Test func `in columns and on rows, the cell only ends its line`() {
    #expect(CellAttributes(standsAtTrailingEdge: true).endsLine)
    for sizing in [SectionAttributes.Sizing.columns(3), .rows(height: 20)] {
      let attributes = Self.plain.with(sizing: sizing)
      let cells: (CellAttributes) -> [TestCell] = {
        [Self.text(30 × 10, lastLine: 2), .cell(30 × 10, $0), .cell(30 × 10)]
      }
      let layout = layout(cells(CellAttributes(standsAtTrailingEdge: true)), attributes)
      expectEqual(
        layout.frames(), self.layout(cells(CellAttributes(endsLine: true)), attributes).frames())
    }
  }

  // MARK: Overflow views

  private static func limited(
    _ count: Int, overflow: CGFloat, _ cells: [TestCell]
  ) -> TestContent {
    var content = Self.content(cells, plain.with(lineLimit: .lines(count)))
    content.sections[0].sizeOfOverflow = { _ in overflow × 10 }
    return content
  }

  static let overflows: [Example] = [
    Example(
      "an overflow view stands below it",
      limited(
        2, overflow: 30, [text(80 × 20, lastLine: 30), time(20), .cell(90 × 10), .cell(90 × 10)]),
      overflow: rect(0, 20, 30 × 10)),
    Example(
      "an overflow view stands in its place",
      limited(
        1, overflow: 10, [text(80 × 20, lastLine: 30), time(20), .cell(90 × 10), .cell(90 × 10)]),
      overflow: rect(85, 0, 10 × 10), visibleCellCount: 1),
    Example(
      "an overflow view behind it on the only line lets it stand as any other cell",
      limited(1, overflow: 30, [time(20), .cell(90 × 10)]),
      frames: [rect(0, 0, 20 × 10)], overflow: rect(25, 0, 30 × 10)),
  ]

  @Test(arguments: overflows)
  func `an overflow view stands below it, in its place, or behind it`(example: Example) {
    example.expect()
  }
}
