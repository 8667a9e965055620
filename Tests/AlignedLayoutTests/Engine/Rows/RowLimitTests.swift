import AlignedLayout
import Testing

/// Rows with a line limit, and an overflow view behind the last visible cell.
@Suite struct RowLimitTests {
  private static func section(
    _ ratios: [CGFloat], _ limit: SectionAttributes.LineLimit, overflow: CGSize,
    _ strategy: SectionAttributes.BreakingStrategy = .firstFit
  ) -> TestContent {
    var section = TestSection(
      attributes: SectionAttributes(
        breakingStrategy: strategy, lineLimit: limit, sizing: .rows(height: 100), cellSpacing: 0,
        lineSpacing: 0),
      cells: ratios.map { .cell(1 × 1, CellAttributes(aspectRatio: $0)) })
    section.sizeOfOverflow = { _ in overflow }
    return TestContent(width: 300, sections: [section])
  }

  private static let equal: [CGFloat] = Array(repeating: 1, count: 9)
  private static let ratios: [CGFloat] = [0.75, 0.75, 1, 1.5, 9, 1]
  private static let lowHeight: CGFloat = 300 / 11

  /// A row that its only cell ends, and two that do not fit behind it.
  private static func ending(_ strategy: SectionAttributes.BreakingStrategy) -> TestContent {
    var content = section([1.5, 6, 6], .lines(2), overflow: 10 × 10, strategy)
    let first = content.sections[0].cells[0]
    content.sections[0].cells[0] = .cell(1 × 1, first.attributes.with(endsLine: true))
    return content
  }

  static let rows: [PartsExample] = [
    PartsExample(
      "the overflow view takes the place of a cell on the last row, and is as tall",
      section(equal, .lines(2), overflow: 20 × 20),
      .visibleCells(5), .overflow(rect(200, 100, 100 × 100))),
    PartsExample(
      "the last visible row fills its line if cells are hidden",
      section([1, 1, 1, 1.5, 9], .lines(2), overflow: 10 × 10),
      .visibleCells(4), .overflow(rect(180, 100, 120 × 120))),
    PartsExample(
      "without a size there is no overflow view", section(equal, .lines(2), overflow: 0 × 20),
      .visibleCells(6), .overflow(nil)),
    PartsExample(
      "one cell is visible beside the overflow view, however low that makes the row",
      section([10, 10], .lines(1), overflow: 20 × 20),
      .visibleCells(1), .height(lowHeight, ofCell: 0), .overflowHeight(lowHeight)),
    PartsExample(
      "an overflow view follows all cells of an expanded section",
      section([1, 1, 1, 1], .expanded, overflow: 40 × 20),
      .visibleCells(4), .overflow(rect(100, 100, 200 × 100))),
    PartsExample(
      "first fit breaks the cells that remain visible",
      section(ratios, .lines(2), overflow: 30 × 10), .visibleCells(4), .overflowMinX(100)),
    PartsExample(
      "a strategy breaks the cells that remain visible",
      section(ratios, .lines(2), overflow: 30 × 10, .optimal),
      .visibleCells(4), .overflow(rect(0, 75, 300 × 100))),
    PartsExample(
      "a strategy lets the last visible cell end its row", ending(.optimal),
      .visibleCells(1), .overflow(rect(0, 200, 200 × 200))),
    PartsExample(
      "first fit lets the last visible cell end its row", ending(.firstFit),
      .visibleCells(1), .overflow(rect(0, 200, 200 × 200))),
  ]

  @Test(arguments: rows)
  func `an overflow view counts as a cell of its row`(row: PartsExample) {
    row.expect()
  }

  @Test func `no hidden cell is asked but the first`() {
    var asked: Set<Int> = []
    var content = Self.section(Array(repeating: 1, count: 100), .lines(2), overflow: 20 × 20)
    content.sections[0].cells = content.sections[0].cells.map { _ in .cell(10 × 10) }
    _ = content.layout { position, _ in asked.insert(position.cell) }
    expectEqual(asked, Set(0...6))
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a cell that begins a row too many by force is not asked`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var asked: Set<Int> = []
    var content = Self.section(
      Array(repeating: 1, count: 8), .lines(2), overflow: 20 × 20, strategy)
    content.sections[0].cells = (0..<8).map {
      .cell(10 × 10, CellAttributes(beginsLine: $0 == 3 || $0 == 5))
    }
    _ = content.layout { position, _ in asked.insert(position.cell) }
    expectEqual(asked, Set(0...4))
  }
}

extension PartsExample.Expectation {
  fileprivate static func overflowHeight(_ height: CGFloat) -> Self {
    Self { expectEqual($1.frame(ofOverflowInSection: 0)?.height, height) }
  }

  fileprivate static func overflowMinX(_ x: CGFloat) -> Self {
    Self { expectEqual($1.frame(ofOverflowInSection: 0)?.minX, x) }
  }
}
