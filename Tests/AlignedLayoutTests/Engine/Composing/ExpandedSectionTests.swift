import AlignedLayout
import Testing

/// The rules for `.expanded`, one by one.
@Suite struct ExpandedSectionTests {
  private static let end = CellAttributes(endsLine: true)
  private static let keep = CellAttributes(keepsWithNext: true)
  private static let plain = SectionAttributes(
    lineLimit: .expanded, cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide, with an overflow view of a size for no hidden cells.
  private static func content(
    _ cells: [TestCell], overflow: CGSize = 20 × 10, _ attributes: SectionAttributes = plain
  ) -> TestContent {
    var content = TestContent(width: 100, attributes, cells)
    content.sections[0].sizeOfOverflow = { $0 == 0 ? overflow : 99 × 99 }
    return content
  }

  private static func row(_ count: Int, _ size: CGSize = 40 × 10) -> [TestCell] {
    Array(repeating: .cell(size), count: count)
  }

  // MARK: The place of the overflow view

  static let places: [PartsExample] = [
    PartsExample(
      "an overflow view wider than its line is clamped to the line",
      content(
        [.cell(30 × 10), .cell(40 × 10, CellAttributes(indentation: .start))],
        overflow: 200 × 15),
      .overflow(rect(30, 10, 70 × 15))),
    PartsExample(
      "a strategy breaks the overflow view with the cells",
      content(row(5, 20 × 10), plain.with(breakingStrategy: .balanced)),
      .picture(
        """
        AABBCC
        DDEE++
        """)),
  ]

  private static let unevenStrategies: [SectionAttributes.BreakingStrategy] = [.firstFit, .optimal]

  static let ownLines: [PartsExample] = unevenStrategies.flatMap { strategy -> [PartsExample] in
    let attributes = plain.with(breakingStrategy: strategy)
    return [
      PartsExample(
        "the overflow view begins a line if it does not fit: \(strategy)",
        content(row(2), overflow: 30 × 10, attributes),
        .picture(
          """
          AAAABBBB
          +++
          """),
        .lines([0..<2, 2..<2])),
      PartsExample(
        "the overflow view begins a line if the last cell ends its line: \(strategy)",
        content([.cell(40 × 10), .cell(20 × 10, end)], attributes),
        .picture(
          """
          AAAABB
          ++
          """),
        .reason(.forcedByPreviousCell, ofLine: 1)),
    ]
  }

  static let keptCells: [PartsExample] = SectionAttributes.BreakingStrategy.allCases.map {
    PartsExample(
      "the last cell does not keep with the overflow view: \($0)",
      content(
        [.cell(40 × 10), .cell(10 × 10), .cell(50 × 10, keep)], overflow: 60 × 10,
        plain.with(breakingStrategy: $0)),
      .picture(
        """
        AAAABCCCCC
        ++++++
        """))
  }

  @Test(arguments: places + ownLines + keptCells)
  func `the overflow view stands behind the last cell, or begins a line`(row: PartsExample) {
    row.expect()
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `all cells are visible, and the overflow view stands behind them`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let content = Self.content(Self.row(4), Self.plain.with(breakingStrategy: strategy))
    var hiddenCounts: [Int] = []
    let layout = content.layout(askedForOverflow: { hiddenCounts.append($1) })
    expectEqual(
      layout.picture(),
      """
      AAAABBBB
      CCCCDDDD++
      """)
    expectEqual(hiddenCounts, [0])
    expectEqual(layout.visibleCellCount(inSection: 0), 4)
    expectEqual(layout.cellCount(inSection: 0), 4)
    expectEqual(layout.lines(inSection: 0).map(\.cells), [0..<2, 2..<4])
    expectEqual(layout.readingOrder.last, .overflow(section: 0))
    expectEqual(layout.readingOrder.index(of: .overflow(section: 0)), 4)
  }

  @Test func `without a size or without cells there is no overflow view`() {
    for size in [0 × 10, 10 × 0, CGFloat.nan × 10] {
      let layout = Self.content(Self.row(3), overflow: size).layout()
      #expect(layout.frame(ofOverflowInSection: 0) == nil)
      expectEqual(layout.readingOrder.count, 3)
    }
    var hiddenCounts: [Int] = []
    let empty = Self.content([]).layout(askedForOverflow: { hiddenCounts.append($1) })
    #expect(empty.frame(ofOverflowInSection: 0) == nil)
    #expect(empty.lines(inSection: 0).isEmpty)
    #expect(hiddenCounts.isEmpty)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `cells of a fixed size are placed like cells that return that size`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.plain.with(breakingStrategy: strategy, clampsOversizedCells: true)
    for width in [0, 15, 40, 250] as [CGFloat] {
      for count in [0, 1, 4, 7] {
        for overflow in [0 × 0, 30 × 10] {
          let asked = Self.content(Self.row(count, width × 10), overflow: overflow, attributes)
          var fixed = asked
          fixed.sections[0].attributes = attributes.with(sizing: .fixed(width × 10))
          let (one, other) = (asked.layout(), fixed.layout())
          expectEqual(one.frames(), other.frames())
          expectEqual(one.frame(ofOverflowInSection: 0), other.frame(ofOverflowInSection: 0))
        }
      }
    }
  }

  @Test func `a cell dropped on the overflow view goes behind all cells`() {
    let layout = Self.content(Self.row(4)).layout()
    for x in [81, 89, 91, 99] as [CGFloat] {
      expectEqual(layout.insertionPosition(at: CGPoint(x: x, y: 15))?.cell, 4)
    }
  }

  @Test func `an edit asks only about what it changes, and about the overflow view`() {
    var content = Self.content(Self.row(6))
    var layout = content.layout()
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 5), with: .cell(70 × 10))
    content = batch.applied(to: content).content
    let questions = layout.apply(batch, leadingTo: content)
    expectEqual(questions.sizes.map(\.position.cell), [5, 5])
    #expect(layout.firstDifference(from: content.layout()) == nil)
    expectEqual(layout.frame(ofOverflowInSection: 0), rect(70, 30, 20 × 10))
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `expanded from a limit that hides nothing, a section has no overflow view`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    for sizing in [SectionAttributes.Sizing.asked, .fixed(40 × 10), .rows(height: 10)] {
      let attributes = Self.plain.with(breakingStrategy: strategy, sizing: sizing)
      for (lineCount, hasView) in [(1, true), (2, false), (3, false)] {
        let limit = SectionAttributes.LineLimit.expanded(from: .lines(lineCount))
        var hiddenCounts: [Int] = []
        let layout = Self.content(Self.row(4), attributes.with(lineLimit: limit))
          .layout(askedForOverflow: { hiddenCounts.append($1) })
        expectEqual((layout.frame(ofOverflowInSection: 0) != nil), hasView)
        expectEqual(hiddenCounts, (hasView ? [0] : []))
        expectEqual(layout.visibleCellCount(inSection: 0), 4)
      }
    }
  }

  @Test func `what shows all lines already is not expanded`() {
    expectEqual(SectionAttributes.LineLimit.expanded(from: .unlimited), .unlimited)
    expectEqual(SectionAttributes.LineLimit.expanded(from: .expanded), .expanded)
    expectEqual(SectionAttributes.LineLimit.expanded(from: .lines(0)), .expanded(from: .lines(1)))
    let negative = SectionAttributes(lineLimit: .expandedLines(beyond: -1))
    expectEqual(negative.lineLimit, .expanded)
  }

  @Test(arguments: Wildness.allCases)
  func `expanded from a limit that hides nothing, a section looks as with the limit`(
    wildness: Wildness
  ) {
    var (hidingCount, otherCount) = (0, 0)
    let seeds = Seeds(1000)
    let fault = firstFault(ofSeeds: seeds) { seed in
      var random = SplitMix64(seed: seed)
      var content = TestContent(width: 200, sections: [random.section(wildness)])
      let limit = SectionAttributes.LineLimit.lines(Int.random(in: 1...9, using: &random))
      func layout(_ limit: SectionAttributes.LineLimit) -> ContentLayout {
        content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: limit)
        return content.layout()
      }
      let limited = layout(limit)
      let hides = limited.visibleCellCount(inSection: 0) < content.sections[0].cells.count
      if hides { hidingCount += 1 } else { otherCount += 1 }
      let expected = hides ? layout(.expanded) : limited
      let expanded = layout(.expanded(from: limit))
      if expanded.frames() != expected.frames() { return "other frames" }
      let (view, expectedView) = (
        expanded.frame(ofOverflowInSection: 0), expected.frame(ofOverflowInSection: 0)
      )
      if view != expectedView { return "view at \(view as Any), not \(expectedView as Any)" }
      for line in expanded.lines(inSection: 0).indices
      where expanded.breakReason(ofLineAt: line, inSection: 0)
        != expected.breakReason(ofLineAt: line, inSection: 0)
      {
        return "reason of line \(line)"
      }
      return nil
    }
    #expect(fault == nil)
    #expect(min(hidingCount, otherCount) > seeds.count / 10)
  }

  @Test(arguments: Wildness.allCases)
  func `the cells stand where they stand without a limit and a view`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 500) { seed in
      var random = SplitMix64(seed: seed)
      var section = random.section(wildness)
      // A view on the last line moves cells that are not at its beginning, or that its height moves.
      section.attributes = SectionAttributes(
        lineLimit: .expanded, cellAlignment: .top, cellSpacing: section.attributes.cellSpacing,
        lineSpacing: section.attributes.lineSpacing, insets: section.attributes.insets)
      section.cells = section.cells.map { cell in
        var cell = cell
        cell.attributes = cell.attributes.with(growth: 0).with(lineAlignment: .leading)
          .with(cellAlignment: .top)
        return cell
      }
      section.sizeOfOverflow = { _ in 30 × 10 }
      var content = TestContent(width: 200, sections: [section])
      let expanded = content.layout()
      content.sections[0].attributes = section.attributes.with(lineLimit: .unlimited)
      let unlimited = content.layout()
      if expanded.frames() != unlimited.frames() { return "other frames" }
      let hasView = expanded.frame(ofOverflowInSection: 0) != nil
      return hasView == !section.cells.isEmpty ? nil : "view"
    }
    #expect(fault == nil)
  }
}
