import AlignedLayout
import Testing

/// Cells that are offered their whole line.
@Suite struct SelfSizingTests {
  private static let attributes = SectionAttributes(
    sizing: .selfSizing(estimate: 30 × 10), cellSpacing: 0, lineSpacing: 0)

  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide.
  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = attributes
  ) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  static let wholeLines: [LayoutExample] = [
    LayoutExample(
      "every cell is offered the whole line at every position",
      content([.cell(20 × 10), .cell(30 × 10), .cell(60 × 10)], attributes.with(cellSpacing: 5)),
      cellsPerLine: [2, 1], offers: [[100], [100], [100]]),
    LayoutExample(
      "a cell's insets are subtracted from its offered space",
      content([
        .cell(20 × 10), .cell(30 × 10, CellAttributes(insets: Insets(leading: 3, trailing: 4))),
      ]),
      offers: [[100], [93]]),
    LayoutExample(
      "insets wider than the line leave no offered space",
      content([.cell(20 × 10, CellAttributes(insets: Insets(leading: 70, trailing: 40)))]),
      frames: [rect(70, 0, 0 × 10)], offers: [[0]]),
    LayoutExample(
      "a cell wider than the line is clamped to it",
      content([.cell(20 × 10), .cell(130 × 10), .cell(10 × 10)]),
      frames: [rect(0, 0, 20 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10)],
      offers: [[100], [100], [100]]),
    LayoutExample(
      "a cell that fills its line has a line of its own",
      content([.cell(30 × 10), .filling(height: 10), .cell(20 × 10)]),
      picture: """
        AAA
        BBBBBBBBBB
        CC
        """),
    LayoutExample(
      "an indented line offers less, and a cell that moves to one is asked again",
      content([
        .cell(40 × 10), .cell(20 × 10, CellAttributes(indentation: .start)), .cell(50 × 10),
        .cell(90 × 10),
      ]),
      frames: [
        rect(0, 0, 40 × 10), rect(40, 0, 20 × 10), rect(40, 10, 50 × 10), rect(40, 20, 60 × 10),
      ],
      offers: [[100], [100], [100, 60], [60]]),
    LayoutExample(
      "a minimum line space applies as to other cells",
      content([.cell(70 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 40))]),
      cellsPerLine: [1, 1], offers: [[100], [100]]),
  ]

  // MARK: What remains of the line

  private static let behindOthers = attributes.with(
    sizing: .selfSizing(estimate: 30 × 10, offering: .remainingLineSpace))

  static let remainders: [LayoutExample] = [
    LayoutExample(
      "a cell can be offered what remains of its line, and the next line if it is wider",
      content(
        [.cell(60 × 10), .filling(height: 10), .cell(70 × 10), .cell(40 × 10)], behindOthers),
      cellsPerLine: [2, 1, 1], offers: [[100], [40], [0, 100], [30, 100]]),
    LayoutExample(
      "a cell that is wider than a line of its own is cut to that line",
      content([.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)], behindOthers),
      frames: [rect(0, 0, 60 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10)],
      offers: [[100], [40, 100], [0, 100]]),
    LayoutExample(
      "with a strategy each cell is offered its whole line",
      content(
        [.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)],
        behindOthers.with(breakingStrategy: .optimal)),
      frames: [rect(0, 0, 60 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10)],
      offers: [[100], [100], [100]]),
  ]

  // MARK: Least widths

  /// Returns three cells on lines without width.
  private static func withoutWidth(_ attributes: SectionAttributes) -> TestContent {
    let least = TestCell.cell(0 × 10, CellAttributes(minimumWidth: 13))
    return TestContent(width: 0, attributes, [.cell(10 × 10), least, least])
  }

  static let leastWidths: [PartsExample] = [
    PartsExample(
      "a least width is no more than the line", withoutWidth(attributes),
      .cellsPerLine([3]), .widths([0, 0, 0])),
    PartsExample(
      "a least width is no more than the line, also of a cell that is offered what remains",
      withoutWidth(behindOthers), .cellsPerLine([3]), .widths([0, 0, 0])),
    PartsExample(
      "a least width is no more than the line, also of a cell that is cut to it",
      withoutWidth(plain.with(clampsOversizedCells: true)),
      .cellsPerLine([3]), .widths([0, 0, 0])),
    PartsExample(
      "a least width is more than the line if the cell is not cut to it", withoutWidth(plain),
      .cellsPerLine([1, 1, 1])),
  ]

  @Test(arguments: wholeLines + remainders)
  func `a cell is offered its line, and is no wider than it`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: leastWidths)
  func `on a line without width, only a cell that is not cut has its least width`(
    row: PartsExample
  ) {
    row.expect()
  }

  // MARK: Edits and other sections

  @Test func `a changed size asks only its cell`() {
    var cells: [TestCell] = (0..<30).map { .cell(CGFloat(20 + $0 % 7) × 10) }
    var layout = TestContent(width: 100, Self.attributes, cells).layout()
    cells[10] = .cell(70 × 20)
    var asked: [Int] = []
    layout.apply([.replaceCell(.init(section: 0, cell: 10))]) { position, offer in
      asked.append(position.cell)
      return cells[position.cell].size(offer)
    }
    expectEqual(asked, [10])
    expectEqual(layout, TestContent(width: 100, Self.attributes, cells).layout())
  }

  @Test func `asked, fixed and self-sizing sections can follow each other`() {
    let cells: [TestCell] = [.cell(60 × 10), .filling(height: 10)]
    let content = TestContent(
      width: 100,
      sections: [
        SectionAttributes(cellSpacing: 0, lineSpacing: 0), Self.attributes,
        Self.attributes.with(sizing: .fixed(50 × 10)),
      ].map { TestSection(attributes: $0, cells: cells) })
    let layout = content.layout()
    expectEqual((0..<3).map { layout.cellsPerLine(inSection: $0) }, [[2], [1, 1], [2]])
  }
}
