import AlignedLayout
import Testing

/// Cells that take a fraction of their line.
@Suite struct FractionTests {
  /// Cells, their widths, and the spaces they are offered.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let widths: [CGFloat]?
    let cellsPerLine: [Int]?
    let offers: [[CGFloat]]?
    /// What remains on the first line.
    let remainingSpace: CGFloat?

    init(
      _ name: String, _ content: TestContent, widths: [CGFloat]? = nil,
      cellsPerLine: [Int]? = nil, offers: [[CGFloat]]? = nil, remainingSpace: CGFloat? = nil
    ) {
      testDescription = name
      self.content = content
      self.widths = widths
      self.cellsPerLine = cellsPerLine
      self.offers = offers
      self.remainingSpace = remainingSpace
    }

    func expect() {
      let layout = content.layout()
      if let widths { expectEqual(layout.frames().map(\.width), widths) }
      if let cellsPerLine { expectEqual(layout.cellsPerLine(), cellsPerLine) }
      if let offers { expectEqual(content.offers, offers) }
      if let remainingSpace {
        expectEqual(layout.lines(inSection: 0)[0].remainingSpace, remainingSpace)
      }
    }
  }

  private static func content(
    width: CGFloat = 100, _ fractions: [CGFloat], gap: CGFloat = 0, scale: CGFloat = 0
  ) -> TestContent {
    content(
      width: width, gap: gap, scale: scale,
      fractions.map { .cell(1 × 10, CellAttributes(width: .fraction($0))) })
  }

  private static func content(
    width: CGFloat = 100, gap: CGFloat = 0, scale: CGFloat = 0, _ cells: [TestCell]
  ) -> TestContent {
    var content = TestContent(
      width: width, SectionAttributes(cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  /// Returns a cell that takes a fraction of its line, with other attributes of widths.
  private static func cell(
    _ fraction: CGFloat, atLeast least: CGFloat = 0, atMost most: CGFloat = .infinity,
    growth: CGFloat = 0, shrinkage: CGFloat = 0
  ) -> TestCell {
    .cell(
      1 × 10,
      CellAttributes(
        width: .fraction(fraction), minimumWidth: least, maximumGrownWidth: most,
        growth: growth, shrinkage: shrinkage))
  }

  private static let third: CGFloat = 1 / 3

  @Test func `three thirds fill a line with their gaps`() {
    let thirds = Self.content([Self.third, Self.third, Self.third], gap: 5)
    let frames = thirds.layout().frames()
    expectEqual(thirds.layout().cellsPerLine(), [3])
    #expect(frames.allSatisfy { abs($0.width - 30) < 1e-9 })
    expectEqual(frames.map { $0.minX.rounded() }, [0, 35, 70])
  }

  static let sums: [Example] = [
    Example(
      "a pixel that is left of three thirds asks nothing",
      content(width: 101, [third, third, third], gap: 5, scale: 1),
      widths: [30, 30, 31], offers: [[30], [30], [30]]),
    Example(
      "fractions that add up to almost 1 fill their line",
      content(width: 1000, [0.333, 0.333, 0.333], scale: 1), widths: [333, 333, 334]),
    Example(
      "fractions that add up to a little more than 1 give what is too much",
      content(width: 10_000, [0.3334, 0.3334, 0.3334], scale: 1),
      widths: [3334, 3333, 3333], cellsPerLine: [3], offers: [[3334], [3333], [3333]]),
    Example(
      "fractions that do not add up to 1 leave the rest free",
      content([0.25, 0.5]), widths: [25, 50], remainingSpace: 25),
    Example(
      "a fraction that is too wide begins a line", content([0.5, 0.51]), cellsPerLine: [1, 1]),
    Example(
      "where gaps leave less than a pixel a cell, cells are 0 wide and break as such",
      content(width: 50, Array(repeating: 1 / 12, count: 12), gap: 5, scale: 1),
      widths: Array(repeating: 0, count: 12), cellsPerLine: [11, 1],
      offers: Array(repeating: [0], count: 12)),
    Example(
      "a greatest width replaces a fraction, and nothing is shared then",
      content([cell(0.5, atMost: 20), cell(0.5)]), widths: [20, 50]),
    Example(
      "a least width replaces a fraction, and nothing is shared then",
      content([cell(0.5, atLeast: 60), cell(0.5)]), cellsPerLine: [1, 1]),
  ]

  @Test(arguments: sums)
  func `fractions fill their line if they add up to almost 1`(example: Example) {
    example.expect()
  }

  @Test func `the insets of a cell are inside its fraction`() {
    let inset = CellAttributes(width: .fraction(0.5), insets: Insets(leading: 10, trailing: 5))
    let cells = Self.content([.cell(1 × 10, inset), .cell(1 × 10, inset)])
    expectEqual(cells.layout().frames(), [rect(10, 0, 35 × 10), rect(60, 0, 35 × 10)])
    expectEqual(cells.offers, [[35], [35]])
  }

  static let changedFractions: [Example] = [
    Example(
      "a fraction that may shrink lets a wider neighbor stay",
      content([cell(0.5, shrinkage: 1), .cell(70 × 10)]), widths: [30, 70],
      offers: [[30], [100]]),
    Example(
      "a fraction that has shrunk to its least width gives no more",
      content(
        width: 10_000, scale: 1,
        [cell(0.3334, atLeast: 3333.5, shrinkage: 1), cell(0.3334), cell(0.3334)]),
      widths: [3333.5, 3333, 3333.5]),
    Example(
      "fractions that shrink share a line whatever they add up to: four halves",
      content([
        cell(0.5, shrinkage: 1), cell(0.5, shrinkage: 1), cell(0.5, shrinkage: 1),
        cell(0.5, shrinkage: 1),
      ]),
      widths: [25, 25, 25, 25]),
    Example(
      "fractions that shrink share a line whatever they add up to: 0.5 and 0.8",
      content([cell(0.5, shrinkage: 1), cell(0.8, shrinkage: 3)]),
      widths: [42.5, 57.5], offers: [[42.5], [57.5]]),
    Example(
      "a fraction that may shrink is as wide as another where nothing is missing",
      content(
        scale: 1, [cell(third, shrinkage: 1), cell(third, shrinkage: 1), cell(third, shrinkage: 1)]),
      widths: [33, 33, 34], offers: [[33], [33], [33]]),
    Example(
      "a fraction that grows is asked with the width it grew to",
      content([cell(0.25, growth: 1), .cell(20 × 10)]), offers: [[80], [75]]),
  ]

  @Test(arguments: changedFractions)
  func `fractions shrink and grow, and are asked with the width they get`(example: Example) {
    example.expect()
  }

  // MARK: Bad input

  static let badNumbers: [Example] = [
    Example(
      "fractions that are negative or NaN count as 0", content([-0.5, .nan, -.infinity]),
      widths: [0, 0, 0]),
    Example("fractions over 1 count as 1", content([1.5]), widths: [100]),
    Example("an infinite fraction counts as 1", content([.infinity]), widths: [100]),
    Example(
      "a least width above the greatest counts as the greatest",
      content([.cell(10 × 10, CellAttributes(minimumWidth: 50, maximumGrownWidth: 30))]),
      widths: [30]),
  ]

  static let weights: [Example] = ([-1, .nan, -.infinity] as [CGFloat]).map { weight in
    Example(
      "weights that are negative or NaN count as 0: \(weight)",
      content([.cell(30 × 10), .cell(80 × 10, CellAttributes(shrinkage: weight))]),
      cellsPerLine: [1, 1], offers: [[100], [70, 100]])
  }

  @Test(arguments: badNumbers + weights)
  func `bad numbers count as the nearest good ones`(example: Example) {
    example.expect()
  }

  @Test func `attributes have the numbers that count in place of bad ones`() {
    expectEqual(CellAttributes(width: .fraction(2)), CellAttributes(width: .fraction(1)))
    expectEqual(CellAttributes(width: .fraction(.nan)), CellAttributes(width: .fraction(0)))
    expectEqual(CellAttributes(minimumWidth: 50, maximumGrownWidth: 30).minimumWidth, 30)
  }
}
