import AlignedLayout
import Testing

/// Cells that keep their ratios on rows that fill the line.
@Suite struct RowTests {
  private static func photo(_ ratio: CGFloat, _ attributes: CellAttributes = .default) -> TestCell {
    .cell(1 × 1, attributes.with(aspectRatio: ratio))
  }

  private static func photos(_ ratios: [CGFloat]) -> [TestCell] {
    ratios.map { photo($0) }
  }

  /// Rows that are to be 100 tall, with gaps of 10.
  private static func attributes(
    _ sizing: SectionAttributes.Sizing = .rows(height: 100)
  ) -> SectionAttributes {
    SectionAttributes(sizing: sizing, cellSpacing: 10, lineSpacing: 10)
  }

  private static func content(
    _ width: CGFloat, _ cells: [TestCell], _ attributes: SectionAttributes = attributes(),
    scale: CGFloat = 1
  ) -> TestContent {
    var content = TestContent(width: width, attributes, cells)
    content.displayScale = scale
    return content
  }

  private static func layout(
    _ width: CGFloat, _ cells: [TestCell], _ attributes: SectionAttributes = attributes(),
    scale: CGFloat = 1
  ) -> ContentLayout {
    content(width, cells, attributes, scale: scale).layout()
  }

  // MARK: Heights and widths

  private static let height: CGFloat = (320 - 2 * 10) / 2.875
  private static let inset = CellAttributes(
    insets: Insets(top: 3, leading: 5, bottom: 4, trailing: 15))
  private static let single = CellAttributes(beginsLine: true, endsLine: true)

  /// Returns rows that are to be 100 tall, without gaps.
  private static func withoutGaps(
    _ width: CGFloat, _ ratios: [CGFloat], leastHeight: CGFloat? = nil
  ) -> TestContent {
    let sizing: SectionAttributes.Sizing =
      if let leastHeight {
        .rows(height: 100, minimumHeight: leastHeight)
      } else {
        .rows(height: 100)
      }
    return content(width, photos(ratios), attributes(sizing).with(cellSpacing: 0))
  }

  /// Returns rows of 300 points that are to be 125 tall, without gaps.
  private static func joining(_ ratios: [CGFloat]) -> TestContent {
    content(300, photos(ratios), attributes(.rows(height: 125)).with(cellSpacing: 0))
  }

  static let heights: [PartsExample] = [
    PartsExample(
      "a row fills its line, and its cells are equally tall",
      content(320, photos([1, 1, 0.875, 4])), .cellsPerLine([3, 1]),
      .frame(rect(0, 0, 104 × height), ofCell: 0), .frame(rect(114, 0, 104 × height), ofCell: 1),
      .frame(rect(228, 0, 92 × height), ofCell: 2), .frame(rect(0, 0, 320 × height), ofLine: 0)),
    PartsExample(
      "gaps and insets do not grow with the row",
      content(330, [photo(1, inset), photo(2), photo(9)]),
      .frame(rect(5, 3, 100 × 100), ofCell: 0), .frame(rect(130, 0, 200 × 100), ofCell: 1),
      .height(107, ofLine: 0)),
    // 150 is as near to 125 as 100: the row does not grow.
    PartsExample(
      "a cell does not join a row if that brings its height as near", joining([1, 1, 1, 1]),
      .cellsPerLine([2, 2])),
    // 100.3 is nearer than 150.
    PartsExample(
      "a cell joins a row if that brings its height nearer", joining([1, 1, 0.99, 1]),
      .cellsPerLine([3, 1])),
    PartsExample(
      "a cell does not join a row if that brings its height less near", joining([1, 1, 1.01, 1]),
      .cellsPerLine([2, 2])),
    // With gaps of −8, 24, 11.69 and 11.79 are the full heights of one, two and three cells.
    PartsExample(
      "a cell joins a row that is too low if it brings its height nearer",
      content(
        30, photos([1.25, 2, 0.65]),
        attributes(.rows(height: 12, minimumHeight: 7)).with(cellSpacing: -8)),
      .cellsPerLine([3])),
    PartsExample(
      "a row takes a cell that makes it as low as it may be",
      withoutGaps(200, [1, 3, 1], leastHeight: 50), .cellsPerLine([2, 1])),
    PartsExample(
      "a row takes no cell that makes it too low",
      withoutGaps(200, [1, 3, 1], leastHeight: 51), .cellsPerLine([1, 1, 1])),
    PartsExample(
      "a lone panorama fills its line, however low it is", content(300, photos([10, 1])),
      .frames([rect(0, 0, 300 × 30), rect(0, 40, 100 × 100)])),
    PartsExample(
      "a lone portrait is no taller than the greatest height",
      content(
        300, photos([0.5, 10, 1]),
        attributes(.rows(height: 100, minimumHeight: 90, maximumHeight: 150))),
      .frame(rect(0, 0, 75 × 150), ofCell: 0), .remainingSpace(225, ofLine: 0)),
    PartsExample(
      "by default a row is at most twice its height", content(500, [photo(1, single), photo(1)]),
      .frame(rect(0, 0, 200 × 200), ofCell: 0)),
    PartsExample(
      "by default a row is at least half its height", withoutGaps(500, [1, 9.1, 1]),
      .cellsPerLine([1, 1, 1])),
    PartsExample(
      "a cell is offered the line without its insets",
      content(
        320,
        [.cell(1 × 1, CellAttributes(insets: Insets(top: 0, leading: 5, bottom: 0, trailing: 15)))],
        scale: 0),
      .offers([[300]])),
  ]

  // MARK: The last row

  private static func lastRow(_ alignment: SectionAttributes.LineAlignment) -> TestContent {
    content(320, photos([1, 2, 1]), attributes().with(lineAlignment: alignment))
  }

  private static let lowHeight: CGFloat = 310 / 3.25

  static let lastRows: [PartsExample] = [
    PartsExample(
      "the last row keeps the height that rows are to have, and is aligned: leading",
      lastRow(.leading), .frame(rect(0, 113, 100 × 100), ofCell: 2)),
    PartsExample(
      "the last row keeps the height that rows are to have, and is aligned: center",
      lastRow(.center), .frame(rect(110, 113, 100 × 100), ofCell: 2)),
    PartsExample(
      "the last row keeps the height that rows are to have, and is aligned: trailing",
      lastRow(.trailing), .frame(rect(220, 113, 100 × 100), ofCell: 2)),
    PartsExample(
      "a last row that fills its line is no taller", content(320, photos([1, 2.25])),
      .height(lowHeight, ofCell: 0)),
    PartsExample(
      "negative insets make the last row no taller than those before it are on average",
      content(
        300, photos([1, 2]) + [photo(1, CellAttributes(insets: Insets(top: -5, bottom: -5)))],
        attributes(.rows(height: 125, lastRowHeight: .mean)).with(cellSpacing: 0)),
      .cellsPerLine([2, 1]), .height(100, ofCell: 2)),
    PartsExample(
      "a row before a forced break fills its line",
      content(320, [photo(2, CellAttributes(endsLine: true)), photo(2)]),
      .frames([rect(0, 0, 320 × 160), rect(0, 170, 200 × 100)])),
  ]

  // MARK: Breaks

  private static let kept = CellAttributes(keepsWithNext: true)

  /// Returns rows whose second one is low by first fit.
  private static func lookingAhead(_ strategy: SectionAttributes.BreakingStrategy) -> TestContent {
    content(
      300, photos([0.75, 2, 1, 1, 3]),
      attributes().with(breakingStrategy: strategy, cellSpacing: 0))
  }

  static let breaks: [PartsExample] = [
    PartsExample(
      "a row has no more cells than a line may have",
      content(620, photos([1, 1, 1, 1, 1]), attributes().with(maximumCellsPerLine: 2)),
      .cellsPerLine([2, 2, 1]), .reason(.full, ofLine: 1),
      .frame(rect(0, 0, 200 × 200), ofCell: 0)),
    PartsExample(
      "cells that do not keep together join a row one by one",
      content(320, photos([1, 1, 1, 3, 1])), .cellsPerLine([3, 1, 1])),
    PartsExample(
      "cells that keep together join a row together",
      content(320, [photo(1), photo(1), photo(1, kept), photo(3), photo(1)]),
      .cellsPerLine([2, 2, 1])),
    PartsExample(
      "cells that are too many for a row are divided",
      content(320, [photo(1)] + Array(repeating: photo(1, kept), count: 8) + [photo(1)]),
      .cellsPerLine([1, 5, 4])),
    // By first fit, the second row is 60 tall.
    PartsExample(
      "rows by first fit do not look ahead", lookingAhead(.firstFit), .cellsPerLine([2, 3])),
    PartsExample(
      "optimal rows look ahead", lookingAhead(.optimal), .cellsPerLine([3, 2]),
      .reason(.strategy, ofLine: 1)),
  ]

  // MARK: Sideways and right to left

  private static var columns: TestContent {
    var content = TestContent(height: 320, attributes(), photos([1, 0.5, 1]))
    content.displayScale = 1
    return content
  }

  // Upright, the ratios of the columns are 1 and 2: columns are 310 / 3 wide.
  private static let columnWidth: CGFloat = 310 / 3

  static let directions: [PartsExample] = [
    PartsExample(
      "rows become columns in a content that scrolls sideways", columns,
      .frames([
        rect(0, 0, columnWidth × 103), rect(0, 113, columnWidth × 207), rect(113, 0, 100 × 100),
      ])),
    PartsExample(
      "rows run from the right", content(320, photos([1, 2, 1]), scale: 0).rightToLeft,
      .minX(220, ofCell: 2), .maxX(320, ofCell: 0)),
  ]

  @Test(arguments: heights + lastRows + breaks + directions)
  func `cells keep their ratios on rows that fill the line`(row: PartsExample) {
    row.expect()
  }

  // MARK: Limits, questions and reasons

  @Test(arguments: [0, .nan, .infinity, -2, -.infinity] as [CGFloat])
  func `ratios that are none count as 1`(ratio: CGFloat) {
    expectEqual(CellAttributes(aspectRatio: ratio).aspectRatio, 1)
    expectEqual(Self.layout(500, Self.photos([ratio])).frames(), [rect(0, 0, 100 × 100)])
    let sizes = [ratio × 10, 10 × ratio, ratio × ratio].map { TestCell.cell($0) }
    expectEqual(Self.layout(500, sizes).frames().map(\.size), Array(repeating: 100 × 100, count: 3))
  }

  @Test func `heights of rows are limited`() {
    expectEqual(SectionAttributes.rows(height: .nan), .rows(height: 1))
    expectEqual(SectionAttributes.rows(height: -5), .rows(height: 1))
    expectEqual(
      SectionAttributes.rows(height: 100, minimumHeight: 200, maximumHeight: 50),
      .rows(height: 100, minimumHeight: 100, maximumHeight: 100))
    expectEqual(
      SectionAttributes.rows(height: 100, minimumHeight: .nan, maximumHeight: .nan),
      .rows(height: 100, minimumHeight: 0, maximumHeight: 100))
  }

  @Test func `a cell without a ratio is asked once, and the ratio of its size counts`() {
    let cells = [Self.photo(1), .cell(40 × 20), .cell(30 × 60)]
    let content = Self.content(320, cells, scale: 0)
    expectEqual(content.offers, [[], [320], [320]])
    expectEqual(content.layout(), Self.layout(320, Self.photos([1, 2, 0.5]), scale: 0))
  }

  @Test func `the last row is as tall as the rows before it on average`() {
    let rows = SectionAttributes.Sizing.rows(height: 100, lastRowHeight: .mean)
    let ratios: [CGFloat] = [1, 2, 1, 1.5, 2]
    let layout = Self.layout(320, Self.photos(ratios), Self.attributes(rows))
    let (first, second): (CGFloat, CGFloat) = (310 / 3, 310 / 2.5)
    let mean = (first + second) / 2
    expectEqual(layout.cellsPerLine(), [2, 2, 1])
    #expect(abs(layout.frames()[4].height - mean) < 1e-6)
    expectEqual(Self.layout(320, Self.photos([1]), Self.attributes(rows)).frames()[0].height, 100)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `the row that an edit leaves alone is as tall as an only row`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let rows = SectionAttributes.Sizing.rows(
      height: 20, minimumHeight: 10, maximumHeight: 40, lastRowHeight: .mean)
    let attributes = Self.attributes(rows).with(breakingStrategy: strategy, cellSpacing: 0)
    var edited = EditedLayout(Self.content(50, Self.photos([2, 2]), attributes))
    var batch = TestBatch()
    batch.delete(.init(section: 0, cell: 0))
    edited.apply(batch)
    #expect(edited.difference == nil)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a last cell that would keep with a next one is edited as any other`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let keeping = CellAttributes(keepsWithNext: true)
    let cells = Self.photos([1, 2, 1]) + [Self.photo(1.5, keeping)]
    var edited = EditedLayout(
      Self.content(320, cells, Self.attributes().with(breakingStrategy: strategy)))
    let end = ContentLayout.CellPosition(section: 0, cell: 4)
    var (inserting, replacing, deleting) = (TestBatch(), TestBatch(), TestBatch())
    inserting.insert(Self.photo(1, keeping), at: end)
    replacing.replace(end, with: Self.photo(3, keeping))
    deleting.delete(end)
    for batch in [inserting, replacing, deleting] {
      edited.apply(batch)
    }
    #expect(edited.difference == nil)
  }

  @Test func `reasons name the heights of the row above`() {
    let layout = Self.layout(320, Self.photos([1, 2, 1]))
    let reason = layout.breakReason(ofLineAt: 1, inSection: 0)
    expectEqual(reason, .rowHeight(with: 75, without: 310 / 3))
    expectEqual(
      reason.description,
      "With its first cells, the row above would be 75 points tall, and not 103.33 points.")
  }
}

extension PartsExample.Expectation {
  fileprivate static func minX(_ x: CGFloat, ofCell cell: Int) -> Self {
    Self { expectEqual($1.frames()[cell].minX, x) }
  }

  fileprivate static func maxX(_ x: CGFloat, ofCell cell: Int) -> Self {
    Self { expectEqual($1.frames()[cell].maxX, x) }
  }
}
