import AlignedLayout
import Testing

/// Separators that stand only where lines are begun by force.
@Suite struct SeparatorPlacementTests {
  private static let attributes = SectionAttributes(
    cellSpacing: 0, lineSpacing: 6, lineSeparator: .init(kind: "line", placement: .forcedBreaks))

  /// Returns the layout of cells of some widths, 20 points high, on lines of 100 points.
  private func layout(
    _ cells: [TestCell], _ attributes: SectionAttributes = attributes
  ) -> ContentLayout {
    TestContent(width: 100, attributes, cells).layout()
  }

  private let begins = CellAttributes(beginsLine: true)
  private let ends = CellAttributes(endsLine: true)

  @Test func `separators stand below every line by default`() {
    expectEqual(SectionAttributes.LineSeparator(kind: "line").placement, .everyLine)
  }

  @Test func `a row that drops its field to a second line is not cut in two`() {
    let layout = layout([
      .cell(30 × 20, begins), .cell(60 × 20),
      .cell(30 × 20, begins), .cell(80 × 20),
      .cell(30 × 20, begins), .cell(60 × 20),
    ])
    expectEqual(layout.cellsPerLine(), [2, 1, 1, 2])
    expectEqual(layout.separatedLines(), [0, 2])
    expectEqual(layout.separators(), [rect(0, 22.5, 100 × 1), rect(0, 74.5, 100 × 1)])
    expectEqual(
      layout.elements(in: .infinite).map(\.element).filter(\.decorates),
      [
        .lineSeparator(section: 0, line: 0), .lineSeparator(section: 0, line: 2),
      ])
  }

  @Test func `a cell that ends its line has a separator below, and the last line has none`() {
    let layout = layout([
      .cell(30 × 20, ends), .cell(60 × 20), .cell(80 × 20, ends), .cell(10 × 20, ends),
    ])
    expectEqual(layout.cellsPerLine(), [1, 1, 1, 1])
    expectEqual(layout.separatedLines(), [0, 2])
  }

  @Test func `cells of a fixed size have no forced breaks`() {
    let fixed = Self.attributes.with(sizing: .fixed(60 × 20))
    expectEqual(layout(Array(repeating: .cell(60 × 20), count: 3), fixed).separators(), [])
  }

  @Test func `no overflow view begins a line by force unless the last visible cell ends its own`() {
    func separatedLines(_ attributes: CellAttributes, next: CellAttributes) -> [Int] {
      let section = TestSection(
        attributes: Self.attributes.with(lineLimit: .lines(2)),
        cells: [
          .cell(60 × 20, attributes), .cell(90 × 20, next), .cell(90 × 20), .cell(90 × 20),
        ],
        sizeOfOverflow: { _ in 50 × 20 })
      let layout = TestContent(width: 100, sections: [section]).layout()
      expectEqual(layout.visibleCellCount(inSection: 0), 1)
      expectEqual(layout.lines(inSection: 0).count, 2)
      return layout.separatedLines()
    }
    expectEqual(separatedLines(.default, next: begins), [])
    expectEqual(separatedLines(ends, next: .default), [0])
  }

  @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
  func `an edit that forces a break adds the separator, and one that does not removes it`(
    direction: ContentLayout.Direction
  ) {
    var content = TestContent(
      width: 100, Self.attributes, Array(repeating: .cell(60 × 20), count: 3))
    content.direction = direction
    var edited = EditedLayout(content)
    expectEqual(edited.layout.separatedLines(), [])
    for (attributes, lines) in [(begins, [1]), (.default, []), (ends, [])] {
      var batch = TestBatch()
      batch.replace(.init(section: 0, cell: 2), with: .cell(60 × 20, attributes))
      edited.apply(batch)
      expectEqual(edited.layout.separatedLines(), lines)
    }
    #expect(edited.difference == nil)
  }
}
