import AlignedLayout
import Testing

/// Line limits in combination with other attributes of sections.
@Suite struct LineLimitCombinationsTests {
  private let plain = SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

  private func content(
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

  @Test func `a strategy breaks the visible cells together with the overflow view`() {
    let widths: [CGFloat] = [30, 30, 30, 30, 30, 30, 30, 30]
    let balanced = plain.with(breakingStrategy: .balanced)
    #expect(
      content(widths, balanced).layout().picture() == """
        AAABBBCCC
        DDDEEE++
        """)
    #expect(
      content([30, 30, 30, 70, 60, 60], balanced).layout().picture() == """
        AAABBBCCC
        DDDDDDD++
        """)
    #expect(
      content([30, 30, 30, 10, 60, 90, 90], overflow: 30 × 10, balanced).layout().picture() == """
        AAABBBCCCD
        EEEEEE+++
        """)
    #expect(
      content([50, 20, 10, 60, 90, 90], balanced).layout().picture() == """
        AAAAABBC
        DDDDDD++
        """)
    #expect(reasons(content(widths, balanced)) == [.first, .tooWide(needed: 30, had: 10)])
  }

  @Test func `a strategy that takes more lines than the limit falls back to first fit`() {
    let widths: [CGFloat] = [80, 20, 80, 20, 20, 20, 20, 80, 20, 20, 20, 80, 20, 20]
    let optimal = plain.with(
      breakingStrategy: .optimal, lineLimit: .unlimited, cellSpacing: -10)
    #expect(content(widths, optimal).layout().lines(inSection: 0).count == 6)
    let firstFit = content(widths, optimal.with(breakingStrategy: .firstFit)).layout()
    #expect(firstFit.lines(inSection: 0).count == 5)

    let limited = content(widths, optimal.with(lineLimit: .lines(5)))
    #expect(limited.layout().frames() == firstFit.frames())
    #expect(
      reasons(limited) == [.first] + Array(repeating: .strategyFellBack, count: 4))
    #expect(
      reasons(content(widths, optimal.with(lineLimit: .lines(6))))
        == [
          .first, .tooWide(needed: 70, had: 10), .strategy, .tooWide(needed: 70, had: 50),
          .tooWide(needed: 10, had: 0), .tooWide(needed: 10, had: 0),
        ])

    let hiding = content(widths + [90, 90], overflow: 1 × 10, optimal.with(lineLimit: .lines(5)))
    #expect(hiding.layout().visibleCellCount(inSection: 0) == 14)
    #expect(Array(hiding.layout().frames().prefix(14)) == firstFit.frames())
  }

  // MARK: Line break reasons

  @Test func `an overflow view that begins a line is too wide for the line above`() {
    #expect(
      reasons(content([40, 40, 40, 40, 40], overflow: 70 × 10, plain)) == [
        .first, .tooWide(needed: 70, had: 20),
      ])
    let full = content([60, 40, 90, 90], overflow: 50 × 10, plain.with(cellSpacing: 5))
    #expect(reasons(full) == [.first, .tooWide(needed: 45, had: 40)])
    var ended = content([40, 90, 90], overflow: 50 × 10, plain)
    ended.sections[0].cells[0].attributes = CellAttributes(endsLine: true)
    #expect(reasons(ended) == [.first, .forcedByPreviousCell])
  }

  // MARK: Fixed size, clamping, indentation

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `cells of a fixed size are placed like cells that return that size`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = plain.with(
      breakingStrategy: strategy, clampsOversizedCells: true, cellSpacing: 3)
    for width in [0, 15, 30, 40, 250] as [CGFloat] {
      for count in [0, 1, 4, 7, 30] {
        let asked = content(Array(repeating: width, count: count), attributes)
        var fixed = asked
        fixed.sections[0].attributes = attributes.with(sizing: .fixed(width × 10))
        #expect(fixed.layout().frames() == asked.layout().frames())
        #expect(
          fixed.layout().frame(ofOverflowInSection: 0)
            == asked.layout().frame(ofOverflowInSection: 0))
      }
    }
  }

  @Test func `clamped cells leave no space on their line`() {
    #expect(
      content([300, 300, 40], overflow: 20 × 10, plain.with(clampsOversizedCells: true)).layout()
        .picture() == """
          AAAAAAAAAA
          ++
          """)
  }

  @Test func `a line above the overflow view is justified if its forced break is hidden`() {
    var content = content(
      [30, 30, 90, 90], overflow: 95 × 10, plain.with(justification: .init()))
    content.sections[0].cells[1].attributes = CellAttributes(indentation: .start)
    content.sections[0].cells[2].attributes = CellAttributes(beginsLine: true)
    let layout = content.layout()
    #expect(layout.frames().prefix(2) == [rect(0, 0, 30 × 10), rect(70, 0, 30 × 10)])
    #expect(layout.frame(ofOverflowInSection: 0) == rect(70, 10, 30 × 10))
  }

  // MARK: Placing

  @Test func `an overflow view counts as a cell of a justified line, and does not grow`() {
    let attributes = plain.with(lineLimit: .lines(1))
      .with(justification: .init(lastLines: .justified))
    var content = content([30, 30, 90], overflow: 10 × 10, attributes)
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(90, 0, 10 × 10))
    #expect(content.layout().frames()[1] == rect(45, 0, 30 × 10))
    content.sections[0].cells[1].attributes = CellAttributes(growth: 1)
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(90, 0, 10 × 10))
    #expect(content.layout().frames()[1] == rect(30, 0, 60 × 10))
  }

  @Test func `the last visible line is the section's last line for justification`() {
    let attributes = plain.with(justification: .init())
    #expect(
      content([30, 40, 40, 30, 90], overflow: 20 × 10, attributes).layout().picture() == """
        AAA   BBBB
        CCCCDDD++
        """)
  }

  @Test func `an overflow view has its baseline at its bottom, and stretches like a cell`() {
    var content = content(
      [30, 90], overflow: 20 × 16,
      plain.with(
        lineLimit: .lines(1), cellAlignment: .firstBaseline))
    content.sections[0].cells[0].attributes = CellAttributes(firstBaseline: 6)
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(30, 0, 20 × 16))
    #expect(content.layout().frames()[0] == rect(0, 10, 30 × 10))
    content.sections[0].attributes = plain.with(lineLimit: .lines(1), cellAlignment: .stretch)
    content.sections[0].sizeOfOverflow = { _ in 20 × 5 }
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(30, 0, 20 × 10))
  }

  // MARK: Decorations

  @Test func `backgrounds end at the last visible line, and separators are between visible ones`() {
    let attributes = plain.with(lineSpacing: 4)
      .with(backgrounds: [.init(kind: "card")]).with(lineSeparator: .init(kind: "line"))
    let layout = content(Array(repeating: 40, count: 20), attributes).layout()
    #expect(layout.frame(ofBackgroundInSection: 0) == rect(0, 0, 100 × 24))
    #expect(layout.separators() == [rect(0, 11.5, 100 × 1)])
    #expect(
      layout.elements(in: .infinite).map(\.element).suffix(2) == [
        .overflow(section: 0), .lineSeparator(section: 0, line: 0),
      ])
  }
}
