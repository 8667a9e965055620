import AlignedLayout
import Testing

/// Cells that are aligned on their line otherwise than their section.
@Suite struct OwnCellAlignmentTests {
  private static func content(
    _ alignment: SectionAttributes.CellAlignment = .top, _ cells: [TestCell]
  ) -> TestContent {
    TestContent(
      width: 100,
      SectionAttributes(cellAlignment: alignment, cellSpacing: 0, lineSpacing: 0), cells)
  }

  private static func own(_ alignment: SectionAttributes.CellAlignment) -> CellAttributes {
    CellAttributes(cellAlignment: alignment)
  }

  private static let high = CellAttributes(cellAlignment: .firstBaseline, firstBaseline: 5)
  private static let low = CellAttributes(cellAlignment: .firstBaseline, firstBaseline: 15)
  private static let insets = Insets(top: 2, bottom: 3)

  static let rows: [LayoutExample] = [
    LayoutExample(
      "every cell of a line may be aligned otherwise",
      content(
        .top,
        [
          .cell(20 × 20), .cell(30 × 40), .cell(20 × 10, own(.stretch)),
          .cell(20 × 10, own(.bottom)), .cell(10 × 10, own(.center)),
        ]),
      frames: [
        rect(0, 0, 20 × 20), rect(20, 0, 30 × 40), rect(50, 0, 20 × 40), rect(70, 30, 20 × 10),
        rect(90, 15, 10 × 10),
      ]),
    LayoutExample(
      "insets separate a cell from the edges of its line in its own alignment",
      content(
        .top,
        [
          .cell(20 × 30),
          .cell(20 × 10, CellAttributes(cellAlignment: .stretch, insets: insets)),
          .cell(20 × 5, CellAttributes(cellAlignment: .bottom, insets: insets)),
        ]),
      frames: [rect(0, 0, 20 × 30), rect(20, 2, 20 × 25), rect(40, 22, 20 × 5)]),
    LayoutExample(
      "a taller cell makes the line taller, and leaves the baseline at its ascent",
      content(.top, [.cell(20 × 60), .cell(20 × 40, high), .cell(20 × 20, low)]),
      frames: [rect(0, 0, 20 × 60), rect(20, 10, 20 × 40), rect(40, 0, 20 × 20)],
      contentSize: 100 × 60),
    LayoutExample(
      "first and last baselines of a line have ascents of their own",
      content(
        .firstBaseline,
        [
          .cell(20 × 30, CellAttributes(firstBaseline: 10)),
          .cell(20 × 10, CellAttributes(firstBaseline: 5)),
          .cell(20 × 50, CellAttributes(cellAlignment: .lastBaseline, lastBaseline: 20)),
          .cell(20 × 10, CellAttributes(cellAlignment: .lastBaseline, lastBaseline: 8)),
        ]),
      frames: [
        rect(0, 0, 20 × 30), rect(20, 5, 20 × 10), rect(40, 0, 20 × 50), rect(60, 12, 20 × 10),
      ],
      contentSize: 100 × 50),
    LayoutExample(
      "a cell of a section with baselines may be aligned without one",
      content(
        .firstBaseline,
        [
          .cell(20 × 20, CellAttributes(firstBaseline: 15)),
          .cell(20 × 40, CellAttributes(firstBaseline: 10)),
          .cell(20 × 10, CellAttributes(cellAlignment: .bottom, firstBaseline: 99)),
          .cell(20 × 10, CellAttributes(cellAlignment: .stretch)),
        ]),
      frames: [
        rect(0, 0, 20 × 20), rect(20, 5, 20 × 40), rect(40, 35, 20 × 10), rect(60, 0, 20 × 45),
      ]),
    LayoutExample(
      "growing cells keep their own alignment",
      content(
        .top,
        [
          .cell(20 × 40), .cell(20 × 10, CellAttributes(growth: 1, cellAlignment: .bottom)),
          .cell(90 × 10, CellAttributes(beginsLine: true)),
        ]),
      frames: [rect(0, 0, 20 × 40), rect(20, 30, 80 × 10), rect(0, 40, 90 × 10)]),
    LayoutExample(
      "justified cells keep their own alignment",
      TestContent(
        width: 100,
        SectionAttributes(
          cellAlignment: .top, justification: .init(lastLines: .justified), cellSpacing: 0,
          lineSpacing: 0),
        [
          .cell(20 × 40), .cell(20 × 10, own(.bottom)),
          .cell(90 × 10, CellAttributes(beginsLine: true)),
        ]),
      frames: [rect(0, 0, 20 × 40), rect(80, 30, 20 × 10), rect(0, 40, 90 × 10)]),
  ]

  @Test(arguments: rows) func `a cell can be aligned otherwise than its section`(row: LayoutExample)
  {
    row.expect()
  }

  @Test func `cells with an own baseline stand on one, and the others do not move it`() {
    let layout = Self.content(
      .bottom, [.cell(20 × 8), .cell(20 × 40, Self.high), .cell(20 × 20, Self.low)]
    )
    .layout()
    // The ascent is 15, and the descent is 35.
    expectEqual(
      layout.frames(), [rect(0, 42, 20 × 8), rect(20, 10, 20 × 40), rect(40, 0, 20 × 20)])
    expectEqual(layout.lines(inSection: 0)[0].frame.height, 50)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `own baselines make lines taller in every strategy`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = Self.content(
      .top,
      [
        .cell(50 × 20, CellAttributes(cellAlignment: .lastBaseline, lastBaseline: 20)),
        .cell(50 × 20, CellAttributes(cellAlignment: .lastBaseline, lastBaseline: 5)),
        .cell(50 × 20),
      ])
    content.sections[0].attributes = content.sections[0].attributes.with(
      breakingStrategy: strategy)
    expectEqual(
      content.layout().frames(),
      [
        rect(0, 0, 50 × 20), rect(50, 15, 50 × 20), rect(0, 35, 50 × 20),
      ])
  }

  @Test func `the overflow view is aligned as the section`() {
    var content = Self.content(
      .top, [.cell(50 × 40), .cell(50 × 10, Self.own(.bottom)), .cell(50 × 10, Self.own(.bottom))])
    content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: .lines(1))
    content.sections[0].sizeOfOverflow = { _ in 50 × 10 }
    expectEqual(content.layout().frame(ofOverflowInSection: 0), rect(50, 0, 50 × 10))
  }
}
