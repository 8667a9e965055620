import AlignedLayout
import Testing

/// Line limits in combination with other attributes of sections.
@Suite struct LineLimitCombinationsTests {
  private static let plain = SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

  private static func content(
    _ widths: [CGFloat], overflow: CGSize = 20 × 10, _ attributes: SectionAttributes
  ) -> TestContent {
    var content = TestContent(width: 100, attributes, widths.map { .cell($0 × 10) })
    content.sections[0].sizeOfOverflow = { _ in overflow }
    return content
  }

  private func reasons(_ content: TestContent) -> [ContentLayout.LineBreakReason] {
    let layout = content.layout()
    return layout.lines(inSection: 0).indices.map {
      layout.breakReason(ofLineAt: $0, inSection: 0)
    }
  }

  // MARK: Strategies

  private static let balanced = plain.with(breakingStrategy: .balanced)

  static let strategies: [PartsExample] = [
    PartsExample(
      "a strategy breaks the visible cells together with the overflow view: equal cells",
      content([30, 30, 30, 30, 30, 30, 30, 30], balanced),
      .picture(
        """
        AAABBBCCC
        DDDEEE++
        """),
      .reasons([.first, .tooWide(needed: 30, had: 10)])),
    PartsExample(
      "a strategy breaks the visible cells together with the overflow view: wide last cell",
      content([30, 30, 30, 70, 60, 60], balanced),
      .picture(
        """
        AAABBBCCC
        DDDDDDD++
        """)),
    PartsExample(
      "a strategy breaks the visible cells together with the overflow view: full first line",
      content([30, 30, 30, 10, 60, 90, 90], overflow: 30 × 10, balanced),
      .picture(
        """
        AAABBBCCCD
        EEEEEE+++
        """)),
    PartsExample(
      "a strategy breaks the visible cells together with the overflow view: wide first cell",
      content([50, 20, 10, 60, 90, 90], balanced),
      .picture(
        """
        AAAAABBC
        DDDDDD++
        """)),
  ]

  // MARK: Line break reasons

  private static var endedLine: TestContent {
    var ended = content([40, 90, 90], overflow: 50 × 10, plain)
    ended.sections[0].cells[0].attributes = CellAttributes(endsLine: true)
    return ended
  }

  static let breakReasons: [PartsExample] = [
    PartsExample(
      "an overflow view that begins a line is too wide for the line above",
      content([40, 40, 40, 40, 40], overflow: 70 × 10, plain),
      .reasons([.first, .tooWide(needed: 70, had: 20)])),
    PartsExample(
      "an overflow view that begins a line is too wide for a line with gaps above",
      content([60, 40, 90, 90], overflow: 50 × 10, plain.with(cellSpacing: 5)),
      .reasons([.first, .tooWide(needed: 45, had: 40)])),
    PartsExample(
      "an overflow view that begins a line stands behind a cell that ends its line", endedLine,
      .reasons([.first, .forcedByPreviousCell])),
  ]

  // MARK: Placing

  private static var lineAboveIndentedView: TestContent {
    var content = content([30, 30, 90, 90], overflow: 95 × 10, plain.with(justification: .init()))
    content.sections[0].cells[1].attributes = CellAttributes(indentation: .start)
    content.sections[0].cells[2].attributes = CellAttributes(beginsLine: true)
    return content
  }

  private static func justified(_ second: CellAttributes = .default) -> TestContent {
    let attributes = plain.with(lineLimit: .lines(1))
      .with(justification: .init(lastLines: .justified))
    var content = content([30, 30, 90], overflow: 10 × 10, attributes)
    content.sections[0].cells[1].attributes = second
    return content
  }

  private static func aligned(
    _ alignment: SectionAttributes.CellAlignment, overflow: CGSize
  ) -> TestContent {
    let attributes = plain.with(lineLimit: .lines(1), cellAlignment: alignment)
    var content = content([30, 90], overflow: overflow, attributes)
    content.sections[0].cells[0].attributes = CellAttributes(firstBaseline: 6)
    return content
  }

  static let places: [PartsExample] = [
    PartsExample(
      "clamped cells leave no space on their line",
      content([300, 300, 40], overflow: 20 × 10, plain.with(clampsOversizedCells: true)),
      .picture(
        """
        AAAAAAAAAA
        ++
        """)),
    PartsExample(
      "a line above the overflow view is justified if its forced break is hidden",
      lineAboveIndentedView, .frame(rect(0, 0, 30 × 10), ofCell: 0),
      .frame(rect(70, 0, 30 × 10), ofCell: 1), .overflow(rect(70, 10, 30 × 10))),
    PartsExample(
      "an overflow view counts as a cell of a justified line", justified(),
      .overflow(rect(90, 0, 10 × 10)), .frame(rect(45, 0, 30 × 10), ofCell: 1)),
    PartsExample(
      "an overflow view on a justified line does not grow", justified(CellAttributes(growth: 1)),
      .overflow(rect(90, 0, 10 × 10)), .frame(rect(30, 0, 60 × 10), ofCell: 1)),
    PartsExample(
      "the last visible line is the section's last line for justification",
      content([30, 40, 40, 30, 90], overflow: 20 × 10, plain.with(justification: .init())),
      .picture(
        """
        AAA   BBBB
        CCCCDDD++
        """)),
    PartsExample(
      "an overflow view has its baseline at its bottom",
      aligned(.firstBaseline, overflow: 20 × 16),
      .overflow(rect(30, 0, 20 × 16)), .frame(rect(0, 10, 30 × 10), ofCell: 0)),
    PartsExample(
      "an overflow view stretches like a cell", aligned(.stretch, overflow: 20 × 5),
      .overflow(rect(30, 0, 20 × 10))),
  ]

  @Test(arguments: strategies + breakReasons + places)
  func `the overflow view is broken and placed like a cell`(row: PartsExample) {
    row.expect()
  }

  @Test func `a strategy that takes more lines than the limit falls back to first fit`() {
    let widths: [CGFloat] = [80, 20, 80, 20, 20, 20, 20, 80, 20, 20, 20, 80, 20, 20]
    let optimal = Self.plain.with(
      breakingStrategy: .optimal, lineLimit: .unlimited, cellSpacing: -10)
    expectEqual(Self.content(widths, optimal).layout().lines(inSection: 0).count, 6)
    let firstFit = Self.content(widths, optimal.with(breakingStrategy: .firstFit)).layout()
    expectEqual(firstFit.lines(inSection: 0).count, 5)

    let limited = Self.content(widths, optimal.with(lineLimit: .lines(5)))
    expectEqual(limited.layout().frames(), firstFit.frames())
    expectEqual(
      reasons(limited), [.first] + Array(repeating: .strategyFellBack, count: 4))
    expectEqual(
      reasons(Self.content(widths, optimal.with(lineLimit: .lines(6)))),
      [
        .first, .tooWide(needed: 70, had: 10), .strategy, .tooWide(needed: 70, had: 50),
        .tooWide(needed: 10, had: 0), .tooWide(needed: 10, had: 0),
      ])

    let hiding = Self.content(
      widths + [90, 90], overflow: 1 × 10, optimal.with(lineLimit: .lines(5)))
    expectEqual(hiding.layout().visibleCellCount(inSection: 0), 14)
    expectEqual(Array(hiding.layout().frames().prefix(14)), firstFit.frames())
  }

  // MARK: Fixed size

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `cells of a fixed size are placed like cells that return that size`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.plain.with(
      breakingStrategy: strategy, clampsOversizedCells: true, cellSpacing: 3)
    for width in [0, 15, 30, 40, 250] as [CGFloat] {
      for count in [0, 1, 4, 7, 30] {
        let asked = Self.content(Array(repeating: width, count: count), attributes)
        var fixed = asked
        fixed.sections[0].attributes = attributes.with(sizing: .fixed(width × 10))
        expectEqual(fixed.layout().frames(), asked.layout().frames())
        expectEqual(
          fixed.layout().frame(ofOverflowInSection: 0), asked.layout().frame(ofOverflowInSection: 0)
        )
      }
    }
  }

  // MARK: Decorations

  @Test func `backgrounds end at the last visible line, and separators are between visible ones`() {
    let attributes = Self.plain.with(lineSpacing: 4)
      .with(backgrounds: [.init(kind: "card")]).with(lineSeparator: .init(kind: "line"))
    let layout = Self.content(Array(repeating: 40, count: 20), attributes).layout()
    expectEqual(layout.frame(ofBackgroundInSection: 0), rect(0, 0, 100 × 24))
    expectEqual(layout.separators(), [rect(0, 11.5, 100 × 1)])
    expectEqual(
      layout.elements(in: .infinite).map(\.element).suffix(2),
      [
        .overflow(section: 0), .lineSeparator(section: 0, line: 0),
      ])
  }
}
