import AlignedLayout
import Testing

/// The rules for line limits, one by one.
@Suite struct LineLimitTests {
  private let keep = CellAttributes(keepsWithNext: true)
  private let begin = CellAttributes(beginsLine: true)
  private let end = CellAttributes(endsLine: true)
  private let plain = SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide, limited to two lines, with an overflow view of a size.
  private func content(
    _ cells: [TestCell], overflow: CGSize? = 20 × 10, _ attributes: SectionAttributes? = nil
  ) -> TestContent {
    var content = TestContent(width: 100, attributes ?? plain, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow ?? 0 × 0 }
    return content
  }

  private func row(_ count: Int, _ size: CGSize = 40 × 10) -> [TestCell] {
    Array(repeating: .cell(size), count: count)
  }

  private func hiddenCounts(_ content: TestContent) -> [Int] {
    var asked: [Int] = []
    _ = content.layout(askedForOverflow: { asked.append($1) })
    return asked
  }

  // MARK: Visible cells

  @Test func `a line limit changes nothing if all cells fit`() {
    let limited = content(row(4))
    var unlimited = limited
    unlimited.sections[0].attributes = plain.with(lineLimit: .unlimited)
    #expect(limited.layout().frames() == unlimited.layout().frames())
    #expect(limited.layout().visibleCellCount(inSection: 0) == 4)
    #expect(limited.layout().frame(ofOverflowInSection: 0) == nil)
    #expect(hiddenCounts(limited).isEmpty)
  }

  @Test func `the overflow view follows the visible cells`() {
    let layout = content(row(9)).layout()
    #expect(
      layout.picture() == """
        AAAABBBB
        CCCCDDDD++
        """)
    #expect(layout.visibleCellCount(inSection: 0) == 4)
    #expect(layout.cellCount(inSection: 0) == 9)
    #expect(layout.frame(ofOverflowInSection: 0) == rect(80, 10, 20 × 10))
    #expect(layout.contentSize == CGSize(width: 100, height: 20))
  }

  @Test func `cells are hidden until the overflow view fits`() {
    #expect(
      content(row(9), overflow: 30 × 10).layout().picture() == """
        AAAABBBB
        CCCC+++
        """)
    #expect(
      content(row(9), overflow: 70 × 10).layout().picture() == """
        AAAABBBB
        +++++++
        """)
    #expect(hiddenCounts(content(row(9), overflow: 70 × 10)) == [5, 6, 7])
  }

  @Test func `an overflow view is on the line above if it fits there`() {
    let cells = row(2) + [.cell(90 × 10), .cell(50 × 10)]
    #expect(content(cells).layout().picture() == "AAAABBBB++")
    #expect(hiddenCounts(content(cells)) == [1, 2])
  }

  @Test func `the size of the overflow view is asked for each number of hidden cells`() {
    var content = content(row(9))
    content.sections[0].sizeOfOverflow = { $0 < 6 ? 90 × 10 : 60 × 10 }
    #expect(content.layout().visibleCellCount(inSection: 0) == 3)
    #expect(hiddenCounts(content) == [5, 6])
  }

  @Test func `a line limit below one counts as one`() {
    for limit in [0, -3, .min] {
      let layout = content(row(9), plain.with(lineLimit: .lines(limit))).layout()
      #expect(layout.picture() == "AAAABBBB++")
    }
    #expect(SectionAttributes(lineLimit: .lines(0)) == SectionAttributes(lineLimit: .lines(1)))
    #expect(SectionAttributes(lineLimit: .lines(2)).with().lineLimit == .lines(2))
    #expect(
      SectionAttributes(lineLimit: .lines(2)).with(lineLimit: .unlimited) == SectionAttributes())
  }

  @Test func `groups that keep together are not divided`() {
    let cells: [TestCell] = row(2) + [.cell(30 × 10, keep), .cell(30 × 10), .cell(50 × 10)]
    #expect(
      content(cells, overflow: 50 × 10).layout().picture() == """
        AAAABBBB
        +++++
        """)
    let wide = row(2) + [.cell(60 × 10, keep), .cell(60 × 10, keep), .cell(60 × 10)]
    #expect(content(wide).layout().picture() == "AAAABBBB++")
  }

  @Test func `a cell that keeps with a hidden one is visible if a forced break divides them`() {
    let cells = row(3) + [.cell(40 × 10, keep), .cell(40 × 10, begin)]
    #expect(content(cells).layout().visibleCellCount(inSection: 0) == 4)
  }

  @Test func `an overflow view that fits on no line is clamped`() {
    let layout = content(row(9), overflow: 300 × 15).layout()
    #expect(layout.frame(ofOverflowInSection: 0) == rect(0, 10, 100 × 15))
    #expect(layout.visibleCellCount(inSection: 0) == 2)
  }

  @Test func `an overflow view is clamped to the space of an indented line`() {
    let start = CellAttributes(indentation: .start)
    let layout = content(
      [.cell(30 × 10), .cell(40 × 10, start)] + row(4, 50 × 10), overflow: 90 × 10
    ).layout()
    #expect(layout.frame(ofOverflowInSection: 0) == rect(30, 10, 70 × 10))
  }

  @Test func `an overflow view without width or height does not exist, but cells are hidden`() {
    for size in [0 × 10, 10 × 0, -1 × 10, CGFloat.nan × 10, nil] {
      let content = content(row(9), overflow: size)
      let layout = content.layout()
      #expect(layout.frame(ofOverflowInSection: 0) == nil)
      #expect(layout.visibleCellCount(inSection: 0) == 4)
      #expect(
        layout.picture() == """
          AAAABBBB
          CCCCDDDD
          """)
    }
    let withoutClosure = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: plain, cellCount: 9)]
    ) { _, _ in
      40 × 10
    }
    #expect(withoutClosure.frame(ofOverflowInSection: 0) == nil)
    #expect(withoutClosure.visibleCellCount(inSection: 0) == 4)
  }

  // MARK: Questions

  @Test func `only the first cell beyond the limit is asked`() {
    var asked: [Int] = []
    var askedForAttributes: [Int] = []
    let plain = plain
    _ = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: plain, cellCount: 1_000_000)]
    ) { position, _ in
      asked.append(position.cell)
      return 40 × 10
    } attributesOfCell: {
      askedForAttributes.append($0.cell)
      return .default
    }
    #expect(Set(asked) == Set(0...4))
    #expect(askedForAttributes == Array(0...4))
  }

  @Test func `a group beyond the limit is asked up to the first cell that does not fit`() {
    let cells =
      row(3) + [.cell(20 × 10, keep), .cell(20 × 10, keep), .cell(50 × 10, keep)] + row(9)
    let offers = content(cells).offers
    #expect(offers.map(\.isEmpty) == (0..<cells.count).map { $0 > 5 })
    #expect(offers[3] == [60] && offers[4] == [40] && offers[5] == [20])
  }

  @Test func `a cell that does not fit on the last line is asked at most once`() {
    let attributes = [
      CellAttributes.default, begin, CellAttributes(minimumLineSpace: 30),
    ]
    #expect(
      attributes.map { attributes in
        content(row(4) + [.cell(40 × 10, attributes)] + row(3)).offers[4]
      } == [[20], [], []])
  }

  @Test(
    arguments: SectionAttributes.BreakingStrategy.allCases,
    [(CellAttributes.default, CellAttributes(beginsLine: true)), (.init(endsLine: true), .default)])
  func `a cell behind the forced break that ends the last line is not asked`(
    strategy: SectionAttributes.BreakingStrategy, attributes: (CellAttributes, CellAttributes)
  ) {
    let cells: [TestCell] =
      row(2) + [.cell(40 × 10, attributes.0), .cell(40 × 10, attributes.1)] + row(3)
    let content = content(cells, plain.with(breakingStrategy: strategy))
    #expect(content.offers.map(\.isEmpty) == [false, false, false, true, true, true, true])
    #expect(hiddenCounts(content).first == 4)
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `a strategy asks a cell behind a forced break above the last line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let cells: [TestCell] =
      row(1) + [.cell(40 × 10, begin), .cell(40 × 10), .cell(90 × 10)] + row(3)
    let content = content(cells, plain.with(breakingStrategy: strategy))
    #expect(content.offers == [[100], [100], [100], [100], [], [], []])
    #expect(
      content.layout().picture() == """
        AAAA
        BBBBCCCC++
        """)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `cells are asked before the overflow view`(strategy: SectionAttributes.BreakingStrategy) {
    final class Asked { var kinds = "" }
    let asked = Asked()
    _ = content(row(9), overflow: 30 × 10, plain.with(breakingStrategy: strategy)).layout(
      asked: { _, _ in asked.kinds += "c" }, askedForOverflow: { _, _ in asked.kinds += "o" })
    #expect(asked.kinds.drop { $0 == "c" } == "oo")
  }

  // MARK: Hidden cells

  @Test func `hidden cells have no size and are at the end of the last line, at its top`() {
    var content = content(row(9), plain.with(cellAlignment: .bottom))
    content.sections[0].cells[2] = .cell(40 × 30)
    #expect(content.layout().frames().dropFirst(4).allSatisfy { $0 == rect(100, 10, 0 × 0) })
    content.sections[0].attributes = plain.with(lineAlignment: .center)
    content.sections[0].sizeOfOverflow = { _ in 0 × 0 }
    #expect(content.layout().frames()[8] == rect(90, 10, 0 × 0))
    content.direction = .rightToLeft
    content.displayScale = 2
    content.contentInsets = Insets(leading: 0.3)
    #expect(content.layout().frames()[8] == rect(9.5, 10, 0 × 0))
  }

  @Test func `hidden cells are in no query, on no line and not in the reading order`() {
    let layout = content(row(9)).layout()
    let elements = layout.elements(in: .infinite).map(\.element)
    #expect(
      elements
        == (0..<4).map { .cell(.init(section: 0, cell: $0)) } + [.overflow(section: 0)])
    #expect(Array(layout.readingOrder) == elements)
    #expect(layout.readingOrder.index(of: .overflow(section: 0)) == 4)
    #expect(layout.readingOrder.index(of: .cell(.init(section: 0, cell: 4))) == nil)
    #expect(layout.lines(inSection: 0).map(\.cells) == [0..<2, 2..<4])
    #expect(layout.line(ofCellAt: .init(section: 0, cell: 8)) == layout.lines(inSection: 0)[1])
    let all = content(row(4)).layout()
    #expect(all.readingOrder.index(of: .overflow(section: 0)) == nil)
  }

  @Test func `the caret is before or after all hidden cells`() {
    let layout = content(row(9)).layout()
    func caret(_ x: CGFloat, _ y: CGFloat = 15) -> Int? {
      layout.insertionPosition(at: CGPoint(x: x, y: y))?.cell
    }
    #expect([50, 79, 81, 89, 91, 120].map { caret($0) } == [3, 4, 4, 4, 9, 9])
    #expect(caret(10, 50) == 9)
    let withoutOverflow = content(row(9), overflow: nil).layout()
    #expect(withoutOverflow.insertionPosition(at: CGPoint(x: 95, y: 15))?.cell == 4)
  }

  @Test func `an almost endless section takes no longer than its visible lines`() {
    for sizing in [SectionAttributes.Sizing.fixed(40 × 10), .asked] {
      let layout = ContentLayout(
        width: 100, contentInsets: .zero,
        sections: [.init(attributes: plain.with(sizing: sizing), cellCount: .max / 2)]
      ) { _, _ in
        40 × 10
      } sizeOfOverflow: { _, _ in
        20 × 10
      }
      #expect(layout.visibleCellCount(inSection: 0) == 4)
      #expect(layout.frame(ofOverflowInSection: 0) == rect(80, 10, 20 × 10))
    }
  }

  @Test func `without an overflow view, reading order has no index for it`() {
    let layout = content(row(9), overflow: nil).layout()
    #expect(layout.readingOrder.index(of: .overflow(section: 0)) == nil)
  }
}
