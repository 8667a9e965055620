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

  @Test func `the overflow view takes the place of a cell on the last row, and is as tall`() {
    let layout = Self.section(Array(repeating: 1, count: 9), .lines(2), overflow: 20 × 20).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 5)
    #expect(layout.frame(ofOverflowInSection: 0) == rect(200, 100, 100 × 100))
  }

  @Test func `the last visible row fills its line if cells are hidden`() {
    let layout = Self.section([1, 1, 1, 1.5, 9], .lines(2), overflow: 10 × 10).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 4)
    #expect(layout.frame(ofOverflowInSection: 0) == rect(180, 100, 120 × 120))
  }

  @Test func `without a size there is no overflow view`() {
    let layout = Self.section(Array(repeating: 1, count: 9), .lines(2), overflow: 0 × 20).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 6)
    #expect(layout.frame(ofOverflowInSection: 0) == nil)
  }

  @Test func `one cell is visible beside the overflow view, however low that makes the row`() {
    let layout = Self.section([10, 10], .lines(1), overflow: 20 × 20).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 1)
    let height: CGFloat = 300 / 11
    #expect(layout.frames()[0].height == height)
    #expect(layout.frame(ofOverflowInSection: 0)?.height == height)
  }

  @Test func `an overflow view follows all cells of an expanded section`() {
    let layout = Self.section([1, 1, 1, 1], .expanded, overflow: 40 × 20).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 4)
    #expect(layout.frame(ofOverflowInSection: 0) == rect(100, 100, 200 × 100))
  }

  @Test func `a strategy breaks the cells that remain visible`() {
    let ratios: [CGFloat] = [0.75, 0.75, 1, 1.5, 9, 1]
    let firstFit = Self.section(ratios, .lines(2), overflow: 30 × 10).layout()
    #expect(firstFit.visibleCellCount(inSection: 0) == 4)
    #expect(firstFit.frame(ofOverflowInSection: 0)?.minX == 100)
    let optimal = Self.section(ratios, .lines(2), overflow: 30 × 10, .optimal).layout()
    #expect(optimal.visibleCellCount(inSection: 0) == 4)
    #expect(optimal.frame(ofOverflowInSection: 0) == rect(0, 75, 300 × 100))
  }

  @Test func `no hidden cell is asked but the first`() {
    var asked: Set<Int> = []
    var content = Self.section(Array(repeating: 1, count: 100), .lines(2), overflow: 20 × 20)
    content.sections[0].cells = content.sections[0].cells.map { _ in .cell(10 × 10) }
    _ = content.layout { position, _ in asked.insert(position.cell) }
    #expect(asked == Set(0...6))
  }
}
