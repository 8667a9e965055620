import AlignedLayout
import Testing

@Suite struct LinesTests {
  private let content = TestContent(
    width: 100,
    sections: [
      TestSection(cells: []),
      TestSection(
        attributes: SectionAttributes(cellSpacing: 10, lineSpacing: 5, insets: Insets(5)),
        cells: [.cell(20 × 10), .cell(30 × 20), .cell(60 × 10), .cell(120 × 10)],
        headerLength: 20),
    ])

  @Test func `a line has a range of cells, a frame and a remaining space`() {
    let lines = content.layout().lines(inSection: 1)
    expectEqual(lines.map(\.cells), [0..<2, 2..<3, 3..<4])
    expectEqual(
      lines.map(\.frame), [rect(5, 25, 60 × 20), rect(5, 50, 60 × 10), rect(5, 65, 120 × 10)])
    expectEqual(lines.map(\.remainingSpace), [30, 30, -30])
    #expect(content.layout().lines(inSection: 0).isEmpty)
  }

  @Test func `right to left, lines are mirrored`() {
    var mirrored = content
    mirrored.direction = .rightToLeft
    let lines = mirrored.layout().lines(inSection: 1)
    expectEqual(lines.map(\.frame.origin.x), [35, 35, -25])
  }

  @Test func `an indented line has less space`() {
    let start = CellAttributes(indentation: .start)
    let layout = TestContent(
      width: 100, [.cell(30 × 10), .cell(70 × 10, start), .cell(50 × 10)]
    ).layout()
    expectEqual(layout.lines(inSection: 0)[1].frame, rect(30, 10, 50 × 10))
    expectEqual(layout.lines(inSection: 0)[1].remainingSpace, 20)
  }

  @Test func `a line is found by its cells`() {
    let layout = content.layout()
    let lines = layout.lines(inSection: 1)
    expectEqual((0..<4).map(lines.index(ofCell:)), [0, 0, 1, 2])
    expectEqual(layout.line(ofCellAt: .init(section: 1, cell: 1)), lines[0])
    expectEqual(layout.line(ofCellAt: .init(section: 1, cell: 3)), lines[2])
  }
}
