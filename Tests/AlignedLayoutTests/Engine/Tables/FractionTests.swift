import AlignedLayout
import Testing

/// Cells that take a fraction of their line.
@Suite struct FractionTests {
  private func content(
    width: CGFloat = 100, _ fractions: [CGFloat], gap: CGFloat = 0, scale: CGFloat = 0
  ) -> TestContent {
    let cells = fractions.map {
      TestCell.cell(1 × 10, CellAttributes(width: .fraction($0)))
    }
    var content = TestContent(
      width: width, SectionAttributes(cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  private func content(_ cells: [TestCell]) -> TestContent {
    TestContent(width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: 0), cells)
  }

  private func widths(_ content: TestContent) -> [CGFloat] {
    content.layout().frames().map(\.width)
  }

  private let third: CGFloat = 1 / 3

  @Test func `three thirds fill a line with their gaps`() {
    let thirds = content([third, third, third], gap: 5)
    #expect(thirds.layout().cellsPerLine() == [3])
    #expect(widths(thirds).allSatisfy { abs($0 - 30) < 1e-9 })
    #expect(thirds.layout().frames().map { $0.minX.rounded() } == [0, 35, 70])
  }

  @Test func `a pixel that is left of three thirds asks nothing`() {
    let thirds = content(width: 101, [third, third, third], gap: 5, scale: 1)
    #expect(widths(thirds) == [30, 30, 31])
    #expect(thirds.offers == [[30], [30], [30]])
  }

  @Test func `fractions that add up to almost 1 fill their line`() {
    #expect(
      widths(content(width: 1000, [0.333, 0.333, 0.333], scale: 1)) == [333, 333, 334])
  }

  @Test func `fractions that add up to a little more than 1 give what is too much`() {
    let thirds = content(width: 10_000, [0.3334, 0.3334, 0.3334], scale: 1)
    #expect(thirds.layout().cellsPerLine() == [3])
    #expect(widths(thirds) == [3334, 3333, 3333])
    #expect(thirds.offers == [[3334], [3333], [3333]])
  }

  @Test func `fractions that do not add up to 1 leave the rest free`() {
    #expect(widths(content([0.25, 0.5])) == [25, 50])
    #expect(content([0.25, 0.5]).layout().lines(inSection: 0)[0].remainingSpace == 25)
  }

  @Test func `a fraction that is too wide begins a line`() {
    #expect(content([0.5, 0.51]).layout().cellsPerLine() == [1, 1])
  }

  @Test func `the insets of a cell are inside its fraction`() {
    let inset = CellAttributes(width: .fraction(0.5), insets: Insets(leading: 10, trailing: 5))
    let cells = content([.cell(1 × 10, inset), .cell(1 × 10, inset)])
    #expect(cells.layout().frames() == [rect(10, 0, 35 × 10), rect(60, 0, 35 × 10)])
    #expect(cells.offers == [[35], [35]])
  }

  @Test func `a least or greatest width replaces a fraction, and nothing is shared then`() {
    let bounded = CellAttributes(width: .fraction(0.5), maximumGrownWidth: 20)
    let wide = CellAttributes(width: .fraction(0.5), minimumWidth: 60)
    let half = CellAttributes(width: .fraction(0.5))
    #expect(widths(content([.cell(1 × 10, bounded), .cell(1 × 10, half)])) == [20, 50])
    let lines = content([.cell(1 × 10, wide), .cell(1 × 10, half)]).layout()
    #expect(lines.cellsPerLine() == [1, 1])
  }

  @Test func `a fraction that may shrink lets a wider neighbor stay`() {
    let shrinking = CellAttributes(width: .fraction(0.5), shrinkage: 1)
    let cells = content([.cell(1 × 10, shrinking), .cell(70 × 10)])
    #expect(widths(cells) == [30, 70])
    #expect(cells.offers == [[30], [100]])
  }

  @Test func `a fraction that has shrunk to its least width gives no more`() {
    var thirds = content(width: 10_000, [0.3334, 0.3334, 0.3334], scale: 1)
    thirds.sections[0].cells[0].attributes = CellAttributes(
      width: .fraction(0.3334), minimumWidth: 3333.5, shrinkage: 1)
    #expect(widths(thirds) == [3333.5, 3333, 3333.5])
  }

  @Test func `fractions that shrink share a line whatever they add up to`() {
    let half = TestCell.cell(1 × 10, CellAttributes(width: .fraction(0.5), shrinkage: 1))
    let wide = TestCell.cell(1 × 10, CellAttributes(width: .fraction(0.8), shrinkage: 3))
    #expect(widths(content([half, half, half, half])) == [25, 25, 25, 25])
    #expect(widths(content([half, wide])) == [42.5, 57.5])
    #expect(content([half, wide]).offers == [[42.5], [57.5]])
  }

  @Test func `a fraction that may shrink is as wide as another where nothing is missing`() {
    let shrinks = TestCell.cell(1 × 10, CellAttributes(width: .fraction(third), shrinkage: 1))
    var thirds = content(Array(repeating: shrinks, count: 3))
    thirds.displayScale = 1
    #expect(widths(thirds) == [33, 33, 34])
    #expect(thirds.offers == [[33], [33], [33]])
  }

  @Test func `a fraction that grows is asked with the width it grew to`() {
    let growing = CellAttributes(width: .fraction(0.25), growth: 1)
    #expect(content([.cell(1 × 10, growing), .cell(20 × 10)]).offers == [[80], [75]])
  }

  @Test func `where gaps leave less than a pixel a cell, cells are 0 wide and break as such`() {
    let twelfths = content(
      width: 50, Array(repeating: 1 / 12, count: 12), gap: 5, scale: 1)
    #expect(twelfths.layout().cellsPerLine() == [11, 1])
    #expect(widths(twelfths).allSatisfy { $0 == 0 })
    #expect(twelfths.offers.allSatisfy { $0 == [0] })
  }

  @Test func `fractions that are negative or NaN count as 0, and those over 1 as 1`() {
    #expect(widths(content([-0.5, .nan, -.infinity])) == [0, 0, 0])
    #expect(widths(content([1.5])) == [100])
    #expect(widths(content([.infinity])) == [100])
    #expect(CellAttributes(width: .fraction(2)) == CellAttributes(width: .fraction(1)))
    #expect(CellAttributes(width: .fraction(.nan)) == CellAttributes(width: .fraction(0)))
  }

  @Test func `weights that are negative or NaN count as 0`() {
    for weight in [-1, .nan, -.infinity] as [CGFloat] {
      let cells = content([
        .cell(30 × 10), .cell(80 × 10, CellAttributes(shrinkage: weight)),
      ])
      #expect(cells.offers == [[100], [70, 100]])
      #expect(cells.layout().cellsPerLine() == [1, 1])
    }
  }

  @Test func `a least width above the greatest counts as the greatest`() {
    let attributes = CellAttributes(minimumWidth: 50, maximumGrownWidth: 30)
    #expect(attributes.minimumWidth == 30)
    #expect(widths(content([.cell(10 × 10, attributes)])) == [30])
  }
}
