import AlignedLayout
import Testing

/// The rules for line limits, one by one.
@Suite struct LineLimitTests {
  private static let keep = CellAttributes(keepsWithNext: true)
  private static let begin = CellAttributes(beginsLine: true)
  private static let plain = SectionAttributes(
    lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide, limited to two lines, with an overflow view of a size.
  private static func content(
    _ cells: [TestCell], overflow: CGSize? = 20 × 10, _ attributes: SectionAttributes = plain
  ) -> TestContent {
    var content = TestContent(width: 100, attributes, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow ?? 0 × 0 }
    return content
  }

  /// Returns equal cells, and other cells behind them.
  private static func row(
    _ count: Int, _ size: CGSize = 40 × 10, then others: [TestCell] = []
  ) -> [TestCell] {
    Array(repeating: .cell(size), count: count) + others
  }

  private func hiddenCounts(_ content: TestContent) -> [Int] {
    var asked: [Int] = []
    _ = content.layout(askedForOverflow: { asked.append($1) })
    return asked
  }

  // MARK: Visible cells

  private static var overflowOfTwoSizes: TestContent {
    var content = content(row(9))
    content.sections[0].sizeOfOverflow = { $0 < 6 ? 90 × 10 : 60 × 10 }
    return content
  }

  static let visibleCells: [PartsExample] = [
    PartsExample(
      "the overflow view follows the visible cells", content(row(9)),
      .picture(
        """
        AAAABBBB
        CCCCDDDD++
        """),
      .visibleCells(4), .cells(9), .overflow(rect(80, 10, 20 × 10)), .contentSize(100 × 20)),
    PartsExample(
      "cells are hidden until the overflow view fits: behind one cell on the last line",
      content(row(9), overflow: 30 × 10),
      .picture(
        """
        AAAABBBB
        CCCC+++
        """)),
    PartsExample(
      "cells are hidden until the overflow view fits: alone on the last line",
      content(row(9), overflow: 70 × 10),
      .picture(
        """
        AAAABBBB
        +++++++
        """),
      .hiddenCounts([5, 6, 7])),
    PartsExample(
      "an overflow view is on the line above if it fits there",
      content(row(2, then: [.cell(90 × 10), .cell(50 × 10)])),
      .picture("AAAABBBB++"), .hiddenCounts([1, 2])),
    PartsExample(
      "the size of the overflow view is asked for each number of hidden cells", overflowOfTwoSizes,
      .visibleCells(3), .hiddenCounts([5, 6])),
    PartsExample(
      "groups that keep together are not divided",
      content(
        row(2, then: [.cell(30 × 10, keep), .cell(30 × 10), .cell(50 × 10)]), overflow: 50 × 10),
      .picture(
        """
        AAAABBBB
        +++++
        """)),
    PartsExample(
      "groups that keep together are not divided, also if they are wider than a line",
      content(row(2, then: [.cell(60 × 10, keep), .cell(60 × 10, keep), .cell(60 × 10)])),
      .picture("AAAABBBB++")),
    PartsExample(
      "a cell that keeps with a hidden one is visible if a forced break divides them",
      content(row(3, then: [.cell(40 × 10, keep), .cell(40 × 10, begin)])), .visibleCells(4)),
    PartsExample(
      "an overflow view that fits on no line is clamped", content(row(9), overflow: 300 × 15),
      .overflow(rect(0, 10, 100 × 15)), .visibleCells(2)),
    PartsExample(
      "an overflow view is clamped to the space of an indented line",
      content(
        [.cell(30 × 10), .cell(40 × 10, CellAttributes(indentation: .start))] + row(4, 50 × 10),
        overflow: 90 × 10),
      .overflow(rect(30, 10, 70 × 10))),
    PartsExample(
      "without an overflow view, reading order has no index for it",
      content(row(9), overflow: nil), .overflow(nil)),
  ]

  @Test func `a line limit changes nothing if all cells fit`() {
    let limited = Self.content(Self.row(4))
    var unlimited = limited
    unlimited.sections[0].attributes = Self.plain.with(lineLimit: .unlimited)
    expectEqual(limited.layout().frames(), unlimited.layout().frames())
    expectEqual(limited.layout().visibleCellCount(inSection: 0), 4)
    #expect(limited.layout().frame(ofOverflowInSection: 0) == nil)
    #expect(hiddenCounts(limited).isEmpty)
  }

  @Test func `a line limit below one counts as one`() {
    for limit in [0, -3, .min] {
      let layout = Self.content(Self.row(9), Self.plain.with(lineLimit: .lines(limit))).layout()
      expectEqual(layout.picture(), "AAAABBBB++")
    }
    expectEqual(SectionAttributes(lineLimit: .lines(0)), SectionAttributes(lineLimit: .lines(1)))
    expectEqual(SectionAttributes(lineLimit: .lines(2)).with().lineLimit, .lines(2))
    expectEqual(
      SectionAttributes(lineLimit: .lines(2)).with(lineLimit: .unlimited), SectionAttributes())
  }

  @Test func `an overflow view without width or height does not exist, but cells are hidden`() {
    for size in [0 × 10, 10 × 0, -1 × 10, CGFloat.nan × 10, nil] {
      let content = Self.content(Self.row(9), overflow: size)
      let layout = content.layout()
      #expect(layout.frame(ofOverflowInSection: 0) == nil)
      expectEqual(layout.visibleCellCount(inSection: 0), 4)
      expectEqual(
        layout.picture(),
        """
        AAAABBBB
        CCCCDDDD
        """)
    }
    let withoutClosure = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: Self.plain, cellCount: 9)]
    ) { _, _ in
      40 × 10
    }
    #expect(withoutClosure.frame(ofOverflowInSection: 0) == nil)
    expectEqual(withoutClosure.visibleCellCount(inSection: 0), 4)
  }

  // MARK: Questions

  static let questions: [PartsExample] = [
    PartsExample(
      "a group beyond the limit is asked up to the first cell that does not fit",
      content(
        row(3, then: [.cell(20 × 10, keep), .cell(20 × 10, keep), .cell(50 × 10, keep)] + row(9))),
      .asked(cells: 0..<6), .offers([60], toCell: 3), .offers([40], toCell: 4),
      .offers([20], toCell: 5)),
    PartsExample(
      "a cell that does not fit on the last line is asked at most once",
      content(row(8)), .offers([20], toCell: 4)),
    PartsExample(
      "a cell that begins the line below the last line is not asked",
      content(row(4, then: [.cell(40 × 10, begin)] + row(3))), .offers([], toCell: 4)),
    PartsExample(
      "a cell for which the last line leaves too little space is not asked",
      content(row(4, then: [.cell(40 × 10, CellAttributes(minimumLineSpace: 30))] + row(3))),
      .offers([], toCell: 4)),
  ]

  @Test func `only the first cell beyond the limit is asked`() {
    var asked: [Int] = []
    var askedForAttributes: [Int] = []
    let plain = Self.plain
    _ = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: plain, cellCount: 1_000_000)]
    ) { position, _ in
      asked.append(position.cell)
      return 40 × 10
    } attributesOfCell: {
      askedForAttributes.append($0.cell)
      return .default
    }
    expectEqual(Set(asked), Set(0...4))
    expectEqual(askedForAttributes, Array(0...4))
  }

  @Test(
    arguments: SectionAttributes.BreakingStrategy.allCases,
    [(CellAttributes.default, CellAttributes(beginsLine: true)), (.init(endsLine: true), .default)])
  func `a cell behind the forced break that ends the last line is not asked`(
    strategy: SectionAttributes.BreakingStrategy, attributes: (CellAttributes, CellAttributes)
  ) {
    let cells: [TestCell] =
      Self.row(2) + [.cell(40 × 10, attributes.0), .cell(40 × 10, attributes.1)] + Self.row(3)
    let content = Self.content(cells, Self.plain.with(breakingStrategy: strategy))
    expectEqual(content.offers.map(\.isEmpty), [false, false, false, true, true, true, true])
    expectEqual(hiddenCounts(content).first, 4)
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `a strategy asks a cell behind a forced break above the last line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let cells: [TestCell] =
      Self.row(1) + [.cell(40 × 10, Self.begin), .cell(40 × 10), .cell(90 × 10)] + Self.row(3)
    let content = Self.content(cells, Self.plain.with(breakingStrategy: strategy))
    expectEqual(content.offers, [[100], [100], [100], [100], [], [], []])
    expectEqual(
      content.layout().picture(),
      """
      AAAA
      BBBBCCCC++
      """)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `cells are asked before the overflow view`(strategy: SectionAttributes.BreakingStrategy) {
    final class Asked { var kinds = "" }
    let asked = Asked()
    _ = Self.content(Self.row(9), overflow: 30 × 10, Self.plain.with(breakingStrategy: strategy))
      .layout(
        asked: { _, _ in asked.kinds += "c" }, askedForOverflow: { _, _ in asked.kinds += "o" })
    expectEqual(asked.kinds.drop { $0 == "c" }, "oo")
  }

  // MARK: Hidden cells

  private static var tallCellAmongOthers: TestContent {
    var content = content(row(9), plain.with(cellAlignment: .bottom))
    content.sections[0].cells[2] = .cell(40 × 30)
    return content
  }

  private static var centered: TestContent {
    var content = tallCellAmongOthers
    content.sections[0].attributes = plain.with(lineAlignment: .center)
    content.sections[0].sizeOfOverflow = { _ in 0 × 0 }
    return content
  }

  private static var centeredFromRight: TestContent {
    var content = centered
    content.direction = .rightToLeft
    content.displayScale = 2
    content.contentInsets = Insets(leading: 0.3)
    return content
  }

  static let hiddenCells: [PartsExample] = [
    PartsExample(
      "hidden cells have no size and are at the end of the last line, at its top",
      tallCellAmongOthers,
      .frame(rect(100, 10, 0 × 0), ofCell: 4), .frame(rect(100, 10, 0 × 0), ofCell: 5),
      .frame(rect(100, 10, 0 × 0), ofCell: 6), .frame(rect(100, 10, 0 × 0), ofCell: 7),
      .frame(rect(100, 10, 0 × 0), ofCell: 8)),
    PartsExample(
      "hidden cells are at the end of a centered line", centered,
      .frame(rect(90, 10, 0 × 0), ofCell: 8)),
    PartsExample(
      "right to left, hidden cells are at the end of a centered line, on a pixel",
      centeredFromRight, .frame(rect(9.5, 10, 0 × 0), ofCell: 8)),
  ]

  @Test(arguments: visibleCells + questions + hiddenCells)
  func `a limit shows what fits, asks no more than it needs, and hides the rest`(
    row: PartsExample
  ) {
    row.expect()
  }

  @Test func `hidden cells are in no query, on no line and not in the reading order`() {
    let layout = Self.content(Self.row(9)).layout()
    let elements = layout.elements(in: .infinite).map(\.element)
    expectEqual(
      elements, (0..<4).map { .cell(.init(section: 0, cell: $0)) } + [.overflow(section: 0)])
    expectEqual(Array(layout.readingOrder), elements)
    expectEqual(layout.readingOrder.index(of: .overflow(section: 0)), 4)
    #expect(layout.readingOrder.index(of: .cell(.init(section: 0, cell: 4))) == nil)
    expectEqual(layout.lines(inSection: 0).map(\.cells), [0..<2, 2..<4])
    expectEqual(layout.line(ofCellAt: .init(section: 0, cell: 8)), layout.lines(inSection: 0)[1])
    let all = Self.content(Self.row(4)).layout()
    #expect(all.readingOrder.index(of: .overflow(section: 0)) == nil)
  }

  @Test func `the caret is before or after all hidden cells`() {
    let layout = Self.content(Self.row(9)).layout()
    func caret(_ x: CGFloat, _ y: CGFloat = 15) -> Int? {
      layout.insertionPosition(at: CGPoint(x: x, y: y))?.cell
    }
    expectEqual([50, 79, 81, 89, 91, 120].map { caret($0) }, [3, 4, 4, 4, 9, 9])
    expectEqual(caret(10, 50), 9)
    let withoutOverflow = Self.content(Self.row(9), overflow: nil).layout()
    expectEqual(withoutOverflow.insertionPosition(at: CGPoint(x: 95, y: 15))?.cell, 4)
  }

  @Test func `an almost endless section takes no longer than its visible lines`() {
    for sizing in [SectionAttributes.Sizing.fixed(40 × 10), .asked] {
      let layout = ContentLayout(
        width: 100, contentInsets: .zero,
        sections: [.init(attributes: Self.plain.with(sizing: sizing), cellCount: .max / 2)]
      ) { _, _ in
        40 × 10
      } sizeOfOverflow: { _, _ in
        20 × 10
      }
      expectEqual(layout.visibleCellCount(inSection: 0), 4)
      expectEqual(layout.frame(ofOverflowInSection: 0), rect(80, 10, 20 × 10))
    }
  }

}
