import AlignedLayout
import Testing

/// Whatever a line limit hides, the first cell is visible.
@Suite struct FirstCellOfLimitedSectionTests {
  private static let keep = CellAttributes(keepsWithNext: true)
  private static let end = CellAttributes(endsLine: true)
  private static let oneLine = SectionAttributes(
    lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide, with an overflow view of a size.
  private static func content(
    _ cells: [TestCell], overflow: CGSize = 20 × 10, _ attributes: SectionAttributes = oneLine,
    width: CGFloat = 100
  ) -> TestContent {
    var content = TestContent(width: width, attributes, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow }
    return content
  }

  private static func row(_ count: Int, _ size: CGSize) -> [TestCell] {
    Array(repeating: .cell(size), count: count)
  }

  // MARK: One line

  static let oneLineRows: [PartsExample] = [
    PartsExample(
      "the first of four filters is visible beside “+3 more” at 320 points",
      content(
        [.text(area: 290 * 30, atMost: 290)] + row(3, 120 × 30), overflow: 72 × 30,
        SectionAttributes(lineLimit: .lines(1), cellSpacing: 8), width: 320),
      .visibleCells(1), .frame(rect(0, 0, 240 × 37), ofCell: 0), .overflow(rect(248, 0, 72 × 30)),
      .offers([320, 240], toCell: 0), .hiddenCounts([3])),
    PartsExample(
      "the overflow view stands behind a cell that needs less than what remains",
      content([TestCell { $0 < 90 ? 30 × 20 : 95 × 10 }] + row(3, 50 × 10)),
      .frame(rect(0, 0, 30 × 20), ofCell: 0), .overflow(rect(30, 0, 20 × 10))),
    PartsExample(
      "the gap and the insets of the cell are subtracted from what it is offered",
      content(
        [.filling(height: 10, CellAttributes(insets: Insets(leading: 5, trailing: 7)))]
          + row(3, 50 × 10), oneLine.with(cellSpacing: 3)),
      .offers([88, 65], toCell: 0), .frame(rect(5, 0, 65 × 10), ofCell: 0),
      .overflow(rect(80, 0, 20 × 10))),
    PartsExample(
      "cells are hidden before the first is narrowed",
      content([.cell(40 × 10)] + row(3, 50 × 10), overflow: 70 × 10),
      .picture("AAA+++++++"), .hiddenCounts([2, 3])),
    PartsExample(
      "without an overflow view the first cell keeps its line",
      content(row(3, 90 × 10), overflow: 0 × 10), .picture("AAAAAAAAA"), .overflow(nil)),
    PartsExample(
      "a line that the first cell aligns is aligned with the overflow view",
      content(
        [
          TestCell(attributes: CellAttributes(lineAlignment: .center, indentation: .start)) {
            $0 < 90 ? 40 × 10 : 95 × 10
          }
        ] + row(3, 50 × 10)),
      .frame(rect(20, 0, 40 × 10), ofCell: 0), .overflow(rect(60, 0, 20 × 10))),
  ]

  static let forcedBreaks: [PartsExample] =
    SectionAttributes.BreakingStrategy.allCases.flatMap { strategy -> [PartsExample] in
      let attributes = oneLine.with(breakingStrategy: strategy)
      let narrow: [TestCell] = [.cell(40 × 10, end)] + row(3, 50 × 10)
      let wide: [TestCell] = [.cell(90 × 10, end)] + row(3, 50 × 10)
      let second: [TestCell] = [.cell(40 × 10), .cell(20 × 10, end)] + row(3, 50 × 10)
      return [
        PartsExample(
          "a break forced behind the only cell keeps no overflow view from the only line: "
            + "\(strategy)", content(narrow, attributes),
          .picture("AAAA++"), .offers([100], toCell: 0)),
        PartsExample(
          "a break forced behind a wide only cell keeps no overflow view from the only line: "
            + "\(strategy)", content(wide, attributes), .picture("AAAAAAAA++")),
        PartsExample(
          "a break forced behind the first cell counts if a second line is allowed: \(strategy)",
          content(narrow, attributes.with(lineLimit: .lines(2))),
          .picture(
            """
            AAAA
            BBBBB++
            """)),
        PartsExample(
          "a break forced behind the second cell counts: \(strategy)",
          content(second, attributes), .picture("AAAA++")),
      ]
    }

  // MARK: Several lines

  static let groups: [PartsExample] = [
    PartsExample(
      "the overflow view begins the second line below a cell that fills the first",
      content(row(3, 100 × 10), overflow: 90 × 10, oneLine.with(lineLimit: .lines(2))),
      .picture(
        """
        AAAAAAAAAA
        +++++++++
        """),
      .offers([100], toCell: 0)),
    PartsExample(
      "the first group is divided on its line if no view fits behind it",
      content([.cell(40 × 10, keep), .cell(50 × 10)] + row(3, 90 × 10)),
      .picture("AAAA++"), .hiddenCounts([3, 4])),
    PartsExample(
      "other groups are hidden as a whole",
      content(
        [.cell(40 × 10), .cell(20 × 10, keep), .cell(30 × 10)] + row(3, 90 × 10),
        oneLine.with(lineLimit: .lines(1))),
      .picture("AAAA++")),
  ]

  static let longGroups: [PartsExample] =
    SectionAttributes.BreakingStrategy.allCases.flatMap { strategy -> [PartsExample] in
      let attributes = oneLine.with(breakingStrategy: strategy, lineLimit: .lines(2))
      let cells: [TestCell] = [.cell(60 × 10, keep), .cell(60 × 10, keep), .cell(60 × 10)]
      return [
        PartsExample(
          "the first group is divided if it takes too many lines: \(strategy)",
          content(cells, attributes),
          .picture(
            """
            AAAAAA
            BBBBBB++
            """)),
        PartsExample(
          "the first group is divided where a wide overflow view fits: \(strategy)",
          content(cells, overflow: 50 × 10, attributes),
          .picture(
            """
            AAAAAA
            +++++
            """),
          .hiddenCounts([1, 2])),
        PartsExample(
          "the first group is divided without an overflow view: \(strategy)",
          content(cells, overflow: 0 × 0, attributes), .visibleCells(2)),
      ]
    }

  @Test(arguments: oneLineRows + forcedBreaks + groups + longGroups)
  func `the first cell is visible, and the overflow view beside or below it`(row: PartsExample) {
    row.expect()
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases, [false, true])
  func `a cell that does not become narrower is clamped, whether its section clamps or not`(
    strategy: SectionAttributes.BreakingStrategy, clamps: Bool
  ) {
    let attributes = Self.oneLine.with(breakingStrategy: strategy, clampsOversizedCells: clamps)
    for width in [90, 100, 250] as [CGFloat] {
      let content = Self.content(Self.row(3, width × 10), attributes)
      expectEqual(content.layout().picture(), "AAAAAAAA++")
      expectEqual(content.layout().visibleCellCount(inSection: 0), 1)
      expectEqual(content.layout().lines(inSection: 0).map(\.cells), [0..<1])
      expectEqual(content.offers[0], [100, 80])
      var fixed = content
      fixed.sections[0].attributes = attributes.with(sizing: .fixed(width × 10))
      expectEqual(fixed.layout().frames(), content.layout().frames())
    }
  }

  @Test(arguments: [
    SectionAttributes.Sizing.asked, .asked(offering: .wholeLine),
    .selfSizing(estimate: 10 × 10),
  ])
  func `a narrowed cell has its least width, or what the overflow view leaves`(
    sizing: SectionAttributes.Sizing
  ) {
    let cell = TestCell(attributes: CellAttributes(minimumWidth: 30)) {
      $0 < 90 ? 10 × 20 : 95 × 10
    }
    for (overflow, width) in [(20, 30), (85, 15)] as [(CGFloat, CGFloat)] {
      let layout = Self.content(
        [cell] + Self.row(3, 50 × 10), overflow: overflow × 10, Self.oneLine.with(sizing: sizing)
      ).layout()
      expectEqual(layout.frames()[0], rect(0, 0, width × 20))
      expectEqual(layout.frame(ofOverflowInSection: 0), rect(width, 0, overflow × 10))
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `an overflow view that leaves too little is removed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.oneLine.with(breakingStrategy: strategy)
    let least = CellAttributes(minimumLineSpace: 40)
    for (overflow, cell, narrowed) in [
      (100, CellAttributes.default, nil), (300, .default, nil), (99, .default, 1),
      (60, least, 40), (61, least, nil),
      (80, CellAttributes(insets: Insets(leading: 20)), nil),
    ] as [(CGFloat, CellAttributes, CGFloat?)] {
      let content = Self.content(
        [.cell(95 × 10, cell)] + Self.row(3, 50 × 10), overflow: overflow × 10, attributes)
      let layout = content.layout()
      expectEqual(layout.visibleCellCount(inSection: 0), 1)
      expectEqual((layout.frame(ofOverflowInSection: 0) == nil), (narrowed == nil))
      expectEqual(content.offers[0].count, (narrowed == nil ? 1 : 2))
      expectEqual(layout.frames()[0].size, CGSize(width: narrowed ?? 95, height: 10))
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `an overflow view that leaves less than the minimum line space is removed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.oneLine.with(breakingStrategy: strategy, cellSpacing: 5)
    let inset = Insets(leading: 5)
    for (minimum, insets, narrowed) in [
      (40, .zero, nil), (25, .zero, 25), (25.01, .zero, nil), (25, inset, nil), (20, inset, 20),
    ] as [(CGFloat, Insets, CGFloat?)] {
      let field = CellAttributes(minimumLineSpace: minimum, insets: insets)
      let content = Self.content(
        [.filling(height: 10, field)] + Self.row(3, 50 × 10), overflow: 70 × 10, attributes)
      let layout = content.layout()
      let whole = 100 - insets.leading
      expectEqual(content.offers[0], [whole] + [narrowed].compactMap { $0 })
      expectEqual(layout.frames()[0], rect(insets.leading, 0, (narrowed ?? whole) × 10))
      expectEqual((layout.frame(ofOverflowInSection: 0) == nil), (narrowed == nil))
      expectEqual(layout.visibleCellCount(inSection: 0), 1)
    }
  }

  // MARK: Edits

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a narrowed cell is not asked again when others change`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = Self.content(
      [.text(area: 900, atMost: 90)] + Self.row(3, 50 × 10),
      Self.oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 2), with: .cell(70 × 10))
    content = batch.applied(to: content).content
    let questions = layout.apply(batch, leadingTo: content)
    expectEqual(questions.sizes.map(\.position.cell), [1])
    #expect(layout.firstDifference(from: content.layout()) == nil)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a narrowed cell gets back the size for its line when it is no longer narrowed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = Self.content(
      [.text(area: 900, atMost: 90)] + Self.row(3, 50 × 10),
      Self.oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    expectEqual(layout.frames()[0], rect(0, 0, 80 × 12))
    var batch = TestBatch()
    for cell in 1...3 { batch.delete(.init(section: 0, cell: cell)) }
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    expectEqual(layout.frames(), [rect(0, 0, 90 × 10)])
    batch = TestBatch()
    batch.insert(.cell(50 × 10), at: .init(section: 0, cell: 1))
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    expectEqual(layout.frames()[0], rect(0, 0, 80 × 12))
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a cell inserted before a narrowed cell is narrowed in its place`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = Self.content(
      [.text(area: 900, atMost: 90)] + Self.row(3, 50 × 10),
      Self.oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    var batch = TestBatch()
    batch.insert(.cell(95 × 10), at: .init(section: 0, cell: 0))
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    expectEqual(layout.picture(), "AAAAAAAA++")
    #expect(layout.firstDifference(from: content.layout()) == nil)
  }
}
