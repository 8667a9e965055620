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

  private static func layout(
    _ width: CGFloat, _ cells: [TestCell], _ attributes: SectionAttributes = attributes(),
    scale: CGFloat = 1
  ) -> ContentLayout {
    var content = TestContent(width: width, attributes, cells)
    content.displayScale = scale
    return content.layout()
  }

  // MARK: Heights and widths

  @Test func `a row fills its line, and its cells are equally tall`() {
    let layout = Self.layout(320, Self.photos([1, 1, 0.875, 4]))
    let height: CGFloat = (320 - 2 * 10) / 2.875
    #expect(layout.cellsPerLine() == [3, 1])
    #expect(
      layout.frames().prefix(3) == [
        rect(0, 0, 104 × height), rect(114, 0, 104 × height), rect(228, 0, 92 × height),
      ])
    #expect(layout.lines(inSection: 0)[0].frame == rect(0, 0, 320 × height))
  }

  @Test func `gaps and insets do not grow with the row`() {
    let inset = CellAttributes(insets: Insets(top: 3, leading: 5, bottom: 4, trailing: 15))
    let layout = Self.layout(330, [Self.photo(1, inset), Self.photo(2), Self.photo(9)])
    #expect(
      layout.frames().prefix(2) == [rect(5, 3, 100 × 100), rect(130, 0, 200 × 100)])
    #expect(layout.lines(inSection: 0)[0].frame.height == 107)
  }

  @Test(
    arguments: [
      (ratios: [1, 1, 1, 1], [2, 2]),  // 150 is as near to 125 as 100: the row does not grow.
      (ratios: [1, 1, 0.99, 1], [3, 1]),  // 100.3 is nearer than 150.
      (ratios: [1, 1, 1.01, 1], [2, 2]),
    ] as [([CGFloat], [Int])])
  func `a cell joins a row if that brings its height nearer`(
    ratios: [CGFloat], cellsPerLine: [Int]
  ) {
    let attributes = Self.attributes(.rows(height: 125)).with(cellSpacing: 0)
    #expect(Self.layout(300, Self.photos(ratios), attributes).cellsPerLine() == cellsPerLine)
  }

  @Test func `a row takes no cell that makes it too low`() {
    let photos = Self.photos([1, 3, 1])
    let attributes = Self.attributes().with(cellSpacing: 0)
    func layout(_ minimum: CGFloat) -> ContentLayout {
      let rows = SectionAttributes.Sizing.rows(height: 100, minimumHeight: minimum)
      return Self.layout(200, photos, attributes.with(sizing: rows))
    }
    #expect(layout(50).cellsPerLine() == [2, 1])
    #expect(layout(51).cellsPerLine() == [1, 1, 1])
  }

  @Test func `a lone panorama fills its line, however low it is`() {
    let layout = Self.layout(300, Self.photos([10, 1]))
    #expect(layout.frames() == [rect(0, 0, 300 × 30), rect(0, 40, 100 × 100)])
  }

  @Test func `a lone portrait is no taller than the greatest height`() {
    let rows = SectionAttributes.Sizing.rows(height: 100, minimumHeight: 90, maximumHeight: 150)
    let layout = Self.layout(300, Self.photos([0.5, 10, 1]), Self.attributes(rows))
    #expect(layout.frames()[0] == rect(0, 0, 75 × 150))
    #expect(layout.lines(inSection: 0)[0].remainingSpace == 225)
  }

  @Test func `by default a row is between half and twice its height`() {
    let single = CellAttributes(beginsLine: true, endsLine: true)
    let layout = Self.layout(500, [Self.photo(1, single), Self.photo(1)])
    #expect(layout.frames()[0] == rect(0, 0, 200 × 200))
    let low = Self.layout(500, Self.photos([1, 9.1, 1]), Self.attributes().with(cellSpacing: 0))
    #expect(low.cellsPerLine() == [1, 1, 1])
  }

  @Test(arguments: [0, .nan, .infinity, -2, -.infinity] as [CGFloat])
  func `ratios that are none count as 1`(ratio: CGFloat) {
    #expect(CellAttributes(aspectRatio: ratio).aspectRatio == 1)
    #expect(Self.layout(500, Self.photos([ratio])).frames() == [rect(0, 0, 100 × 100)])
    let sizes = [ratio × 10, 10 × ratio, ratio × ratio].map { TestCell.cell($0) }
    #expect(Self.layout(500, sizes).frames().map(\.size) == Array(repeating: 100 × 100, count: 3))
  }

  @Test func `heights of rows are limited`() {
    #expect(SectionAttributes.rows(height: .nan) == .rows(height: 1))
    #expect(SectionAttributes.rows(height: -5) == .rows(height: 1))
    #expect(
      SectionAttributes.rows(height: 100, minimumHeight: 200, maximumHeight: 50)
        == .rows(height: 100, minimumHeight: 100, maximumHeight: 100))
    #expect(
      SectionAttributes.rows(height: 100, minimumHeight: .nan, maximumHeight: .nan)
        == .rows(height: 100, minimumHeight: 0, maximumHeight: 100))
  }

  // MARK: Questions

  @Test func `a cell without a ratio is asked once, and the ratio of its size counts`() {
    let cells = [Self.photo(1), .cell(40 × 20), .cell(30 × 60)]
    let content = TestContent(width: 320, Self.attributes(), cells)
    #expect(content.offers == [[], [320], [320]])
    #expect(content.layout() == Self.layout(320, Self.photos([1, 2, 0.5]), scale: 0))
  }

  @Test func `a cell is offered the line without its insets`() {
    let inset = CellAttributes(insets: Insets(top: 0, leading: 5, bottom: 0, trailing: 15))
    #expect(
      TestContent(width: 320, Self.attributes(), [.cell(1 × 1, inset)]).offers == [[300]])
  }

  // MARK: The last row

  @Test(
    arguments: [
      (.leading, 0), (.center, 110), (.trailing, 220),
    ] as [(SectionAttributes.LineAlignment, CGFloat)])
  func `the last row keeps the height that rows are to have, and is aligned`(
    alignment: SectionAttributes.LineAlignment, x: CGFloat
  ) {
    let attributes = Self.attributes().with(lineAlignment: alignment)
    let layout = Self.layout(320, Self.photos([1, 2, 1]), attributes)
    #expect(layout.frames()[2] == rect(x, 113, 100 × 100))
  }

  @Test func `the last row is as tall as the rows before it on average`() {
    let rows = SectionAttributes.Sizing.rows(height: 100, lastRowHeight: .mean)
    let ratios: [CGFloat] = [1, 2, 1, 1.5, 2]
    let layout = Self.layout(320, Self.photos(ratios), Self.attributes(rows))
    let (first, second): (CGFloat, CGFloat) = (310 / 3, 310 / 2.5)
    let mean = (first + second) / 2
    #expect(layout.cellsPerLine() == [2, 2, 1])
    #expect(abs(layout.frames()[4].height - mean) < 1e-6)
    #expect(Self.layout(320, Self.photos([1]), Self.attributes(rows)).frames()[0].height == 100)
  }

  @Test func `a last row that fills its line is no taller`() {
    #expect(Self.layout(320, Self.photos([1, 2.25])).frames()[0].height == 310 / 3.25)
  }

  @Test func `a row before a forced break fills its line`() {
    let layout = Self.layout(
      320, [Self.photo(2, CellAttributes(endsLine: true)), Self.photo(2)])
    #expect(layout.frames() == [rect(0, 0, 320 × 160), rect(0, 170, 200 × 100)])
  }

  // MARK: Breaks

  @Test func `a row has no more cells than a line may have`() {
    let attributes = Self.attributes().with(maximumCellsPerLine: 2)
    let layout = Self.layout(620, Self.photos([1, 1, 1, 1, 1]), attributes)
    #expect(layout.cellsPerLine() == [2, 2, 1])
    #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .full)
    #expect(layout.frames()[0] == rect(0, 0, 200 × 200))
  }

  @Test func `cells that keep together join a row together`() {
    let kept = CellAttributes(keepsWithNext: true)
    let free = Self.layout(320, Self.photos([1, 1, 1, 3, 1]))
    #expect(free.cellsPerLine() == [3, 1, 1])
    let together = Self.layout(
      320, [Self.photo(1), Self.photo(1), Self.photo(1, kept), Self.photo(3), Self.photo(1)])
    #expect(together.cellsPerLine() == [2, 2, 1])
  }

  @Test func `cells that are too many for a row are divided`() {
    let kept = CellAttributes(keepsWithNext: true)
    let cells = [Self.photo(1)] + Array(repeating: Self.photo(1, kept), count: 8) + [Self.photo(1)]
    #expect(Self.layout(320, cells).cellsPerLine() == [1, 5, 4])
  }

  @Test func `reasons name the heights of the row above`() {
    let layout = Self.layout(320, Self.photos([1, 2, 1]))
    let reason = layout.breakReason(ofLineAt: 1, inSection: 0)
    #expect(reason == .rowHeight(with: 75, without: 310 / 3))
    #expect(
      reason.description
        == "With its first cells, the row above would be 75 points tall, and not 103.33 points.")
  }

  @Test func `optimal rows look ahead`() {
    // By first fit, the second row is 60 tall.
    let ratios: [CGFloat] = [0.75, 2, 1, 1, 3]
    let attributes = Self.attributes().with(cellSpacing: 0)
    let firstFit = Self.layout(300, Self.photos(ratios), attributes)
    let optimal = Self.layout(
      300, Self.photos(ratios), attributes.with(breakingStrategy: .optimal))
    #expect(firstFit.cellsPerLine() == [2, 3])
    #expect(optimal.cellsPerLine() == [3, 2])
    #expect(optimal.breakReason(ofLineAt: 1, inSection: 0) == .strategy)
  }

  // MARK: Sideways and right to left

  @Test func `rows become columns in a content that scrolls sideways`() {
    var content = TestContent(height: 320, Self.attributes(), Self.photos([1, 0.5, 1]))
    content.displayScale = 1
    // Upright, the ratios are 1 and 2: columns are 310 / 3 wide.
    let width: CGFloat = 310 / 3
    #expect(
      content.layout().frames() == [
        rect(0, 0, width × 103), rect(0, 113, width × 207), rect(113, 0, 100 × 100),
      ])
  }

  @Test func `rows run from the right`() {
    let layout = TestContent(width: 320, Self.attributes(), Self.photos([1, 2, 1])).rightToLeft
      .layout()
    #expect(layout.frames()[2].minX == 220)
    #expect(layout.frames()[0].maxX == 320)
  }
}
