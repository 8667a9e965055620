import AlignedLayout
import Testing

/// The width that a content and its sections use, and the number of lines.
@Suite struct UsedWidthTests {
  private func used(_ cells: [TestCell], _ attributes: SectionAttributes) -> CGFloat {
    TestContent(width: 200, attributes, cells).layout().usedWidth(ofSection: 0)
  }

  private static let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

  private static let fixed = plain.with(sizing: .fixed(60 × 10))
  private static let justified = plain.with(justification: .init())

  private static func cells(_ widths: CGFloat...) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  /// Cells of which the second starts an indentation of 45 points.
  private static let indenting: [TestCell] = [
    .cell(40 × 10), .cell(100 × 10, CellAttributes(indentation: .start)), .cell(120 × 10),
    .cell(130 × 10),
  ]

  /// Returns a cell and one beside it that grows.
  private static func growing(atMost most: CGFloat) -> [TestCell] {
    [.cell(30 × 10), .cell(20 × 10, CellAttributes(maximumGrownWidth: most, growth: 1))]
  }

  private static let wide = CellAttributes(
    minimumLineSpace: 80, insets: Insets(leading: 3, trailing: 4))

  private static let quarter = CellAttributes(width: .fraction(0.25))

  /// Cells of a section in 200 points, and the width that they use.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Returns the cells, of which there may be a million.
    let cells: @Sendable () -> [TestCell]
    let attributes: SectionAttributes
    let width: CGFloat

    init(
      _ name: String, _ cells: @autoclosure @escaping @Sendable () -> [TestCell],
      _ attributes: SectionAttributes = plain, uses width: CGFloat
    ) {
      testDescription = name
      self.cells = cells
      self.attributes = attributes
      self.width = width
    }
  }

  static let examples: [Example] = [
    Example("a section uses its longest line", cells(90, 80, 60, 50), uses: 175),
    Example(
      "a section uses its longest line, wherever lines are aligned", cells(90, 80, 60, 50),
      plain.with(lineAlignment: .right), uses: 175),
    Example("a line uses its indentation", indenting, uses: 175),
    Example(
      "a centered line has no indentation", indenting, plain.with(lineAlignment: .center),
      uses: 145),
    Example("a line that is too long uses the room", cells(230), uses: 200),
    Example("a line that is a little too long uses the room", cells(200.0004), uses: 200),
    Example("a line that a cell fills uses its whole width", growing(atMost: .infinity), uses: 200),
    Example("a cell fills its line up to a maximum width", growing(atMost: 50), uses: 85),
    Example("a justified line uses its whole width", cells(90, 80, 60), justified, uses: 200),
    Example(
      "a last line that is not justified uses its cells", cells(90, 80), justified, uses: 175),
    Example(
      "a cell behind others uses its minimum line space",
      [.cell(30 × 10), .cell(20 × 10, wide)], uses: 122),
    Example(
      "the first cell of a line does not use its minimum line space",
      [.cell(30 × 10, wide), .cell(20 × 10)], uses: 62),
    Example("columns use the whole room", cells(60), plain.with(sizing: .columns(3)), uses: 200),
    Example("columns without cells use nothing", [], plain.with(sizing: .columns(3)), uses: 0),
    Example(
      "lines with a fraction use the whole room", [.cell(60 × 10), .cell(1 × 10, quarter)],
      uses: 200),
    Example(
      "a line with a fraction that has a maximum width uses the whole room",
      [.cell(1 × 10, CellAttributes(width: .fraction(0.25), maximumGrownWidth: 10))], uses: 200),
    Example(
      "a line with a fraction of nothing uses the whole room",
      [.cell(1 × 10, CellAttributes(width: .fraction(0)))], uses: 200),
    Example(
      "cells that overlap use what the widest of them reached", cells(10, 100, 10),
      plain.with(cellSpacing: -50), uses: 60),
    Example(
      "cells of a fixed size use their fullest line",
      Array(repeating: .cell(60 × 10), count: 1_000_000), fixed, uses: 190),
    Example("cells of a fixed size on one line use that", cells(60, 60), fixed, uses: 125),
    Example("cells of a fixed size use nothing if there are none", [], fixed, uses: 0),
    Example(
      "cells of a fixed size that overlap use the width of one", cells(60, 60),
      fixed.with(cellSpacing: -70), uses: 60),
  ]

  @Test(arguments: examples)
  func `a section uses the width that its cells need`(example: Example) {
    expectEqual(used(example.cells(), example.attributes), example.width)
  }

  @Test func `a minimum line space is counted behind cells as they are before they grow`() {
    let grows = CellAttributes(maximumGrownWidth: 50, growth: 1)
    let cells = [
      TestCell.cell(10 × 10, grows), .cell(20 × 10, CellAttributes(minimumLineSpace: 90)),
    ]
    expectEqual(used(cells, Self.plain), 105)
    let content = TestContent(width: 105, Self.plain, cells).layout()
    expectEqual(content.frames(), [rect(0, 0, 50 × 10), rect(55, 0, 20 × 10)])
  }

  @Test func `an overflow view counts as a cell`() {
    let section = TestSection(
      attributes: Self.plain.with(lineLimit: .lines(1)),
      cells: Array(repeating: .cell(60 × 10), count: 9), sizeOfOverflow: { _ in 30 × 10 })
    let layout = TestContent(width: 200, sections: [section]).layout()
    expectEqual(layout.visibleCellCount(inSection: 0), 2)
    expectEqual(layout.usedWidth(ofSection: 0), 160)
  }

  @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
  func `a content uses the greatest width of its sections, with the insets at the sides`(
    direction: ContentLayout.Direction
  ) {
    let inset = Self.plain.with(insets: Insets(top: 1, leading: 20, bottom: 2, trailing: 4))
    var content = TestContent(
      width: 200, contentInsets: Insets(top: 9, leading: 7, bottom: 9, trailing: 6),
      sections: [
        TestSection(attributes: Self.plain, cells: [.cell(110 × 10)]),
        TestSection(attributes: inset, cells: [.cell(100 × 10), .cell(90 × 10)], headerLength: 10),
        TestSection(attributes: Self.plain.with(insets: Insets(90)), cells: [], headerLength: 10),
      ])
    content.direction = direction
    expectEqual(content.layout().usedWidth, 137)
    expectEqual(content.layout().lineCount, 3)
  }

  @Test func `a content without lines uses no width`() {
    let empty = TestContent(
      width: 200, contentInsets: Insets(5), sections: [TestSection(cells: [], headerLength: 20)]
    ).layout()
    expectEqual(empty.usedWidth, 0)
    expectEqual(empty.usedWidth(ofSection: 0), 0)
    expectEqual(empty.lineCount, 0)
  }

  @Test func `optimal lines may break elsewhere in the width that they use`() {
    let optimal = SectionAttributes(
      breakingStrategy: .optimal, cellSpacing: 0, lineSpacing: 0)
    var content = TestContent(
      width: 100, optimal, [60, 30, 10, 25, 55, 30, 20, 60].map { .cell($0 × 10) })
    let lines = content.layout()
    content.width = lines.usedWidth
    expectEqual(lines.cellsPerLine(), [2, 3, 2, 1])
    expectEqual(content.layout().cellsPerLine(), [1, 3, 2, 2])
  }
}
