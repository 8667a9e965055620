import AlignedLayout
import Testing

/// Attributes that affect a hundred thousand cells take time and memory in proportion to the number
/// of cells. If it were quadratic, none of these tests would end within a minute.
@Suite(.timeLimit(.minutes(1))) struct ManyCellsTests {
  private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  @Test func `fifty thousand nested indentations are stored once each`() {
    let cells = (0..<100_000).map { index in
      TestCell.cell(
        10 × 10,
        CellAttributes(
          endsLine: true, indentation: index < 50_000 ? .nest : .unchanged,
          indentationsEndedAfter: index >= 50_000 ? 1 : 0,
          insets: Insets(leading: index == 0 ? 20 : 0)))
    }
    let layout = TestContent(width: 100, plain, cells).layout()
    let lines = layout.lines(inSection: 0)
    expectEqual(lines.count, 100_000)
    expectEqual([0, 1, 50_000, 99_999].map { lines[$0].frame.origin.x }, [0, 20, 20, 20])
    expectEqual(lines[99_999].frame.origin.y, 999_990)
  }

  @Test func `a hundred thousand cells of one line can all change the indentation`() {
    let change = CellAttributes(indentation: .nest, indentationsEndedAfter: 1)
    let cells = Array(repeating: TestCell.cell(0 × 10, change), count: 100_000)
    let layout = TestContent(width: 100, plain, [.cell(30 × 10)] + cells + [.cell(80 × 10)])
      .layout()
    expectEqual(layout.cellsPerLine(), [100_001, 1])
    expectEqual(layout.lines(inSection: 0)[1].frame, rect(30, 10, 80 × 10))
  }

  @Test func `an overflow view can hide a hundred thousand cells of one line`() {
    let cells = Array(repeating: TestCell.cell(0.0009 × 10), count: 100_000)
    let section = TestSection(
      attributes: plain.with(lineLimit: .lines(1)), cells: cells + [.cell(100 × 10)],
      sizeOfOverflow: { _ in 100 × 10 })
    var asked = 0
    let layout = TestContent(width: 100, sections: [section]).layout(
      askedForOverflow: { _, _ in asked += 1 })
    expectEqual(layout.visibleCellCount(inSection: 0), 1)
    expectEqual(asked, 100_000)
  }
}
