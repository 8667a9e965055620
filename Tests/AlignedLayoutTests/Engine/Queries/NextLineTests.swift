import AlignedLayout
import Testing

/// The nearest cell on the next line, which is where arrow keys go, one rule in each row.
@Suite struct NextLineTests {
  /// Lines of three, one and two cells 40 points wide, with gaps of 10.
  private static let lines = TestContent(
    width: 140, SectionAttributes(cellSpacing: 10, lineSpacing: 10),
    [
      .cell(40 × 20), .cell(40 × 20), .cell(40 × 20),
      .cell(40 × 20, CellAttributes(beginsLine: true, endsLine: true)),
      .cell(40 × 20), .cell(40 × 20),
    ])

  private static func changed(_ change: (inout TestContent) -> Void) -> TestContent {
    var content = lines
    change(&content)
    return content
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let section: Int

    /// For some cells, the nearest ones before and after, each as its section and its index.
    let steps: [Int: [[Int]?]]

    init(
      _ name: String, in content: TestContent = lines, section: Int = 0, _ steps: [Int: [[Int]?]]
    ) {
      testDescription = name
      self.content = content
      self.section = section
      self.steps = steps
    }
  }

  static let examples: [Example] = [
    Example(
      "beside a shorter line the last cell is the nearest",
      [0: [nil, [0, 3]], 1: [nil, [0, 3]], 2: [nil, [0, 3]]]),
    Example(
      "from a shorter line the cell at the same place is the nearest",
      [3: [[0, 0], [0, 4]], 4: [[0, 3], nil], 5: [[0, 3], nil]]),
    Example(
      "from right to left, lines begin at the right", in: changed { $0.direction = .rightToLeft },
      [0: [nil, [0, 3]], 2: [nil, [0, 3]], 3: [[0, 0], [0, 4]], 5: [[0, 3], nil]]),
    Example(
      "in a gap the nearer edge counts, and at equal distances the first cell",
      in: TestContent(
        width: 100, SectionAttributes(cellSpacing: 20, lineSpacing: 10),
        [
          .cell(100 × 20), .cell(40 × 20), .cell(40 × 20), .cell(90 × 20), .cell(10 × 20),
          .cell(30 × 20), .cell(30 × 20),
        ]),
      [0: [nil, [0, 1]], 3: [[0, 1], [0, 5]]]),
    Example(
      "sections follow each other, and empty ones are passed over",
      in: changed { $0.sections += [TestSection(cells: []), $0.sections[0]] },
      [5: [[0, 3], [2, 1]]]),
    Example(
      "before the first line of a section comes the last one of the section before",
      in: changed { $0.sections += [TestSection(cells: []), $0.sections[0]] }, section: 2,
      [0: [[0, 4], [2, 3]], 2: [[0, 5], [2, 3]]]),
  ]

  @Test(arguments: examples)
  func `an arrow key goes to the nearest cell on the next line`(_ example: Example) {
    let layout = example.content.layout()
    func path(_ position: ContentLayout.CellPosition?) -> [Int]? {
      position.map { [$0.section, $0.cell] }
    }
    for (cell, steps) in example.steps {
      let position = ContentLayout.CellPosition(section: example.section, cell: cell)
      expectEqual(
        [path(layout.cell(onLineBefore: position)), path(layout.cell(onLineAfter: position))],
        steps)
    }
  }

  @Test func `lines without a cell that counts are passed over`() {
    let layout = Self.lines.layout()
    let first = ContentLayout.CellPosition(section: 0, cell: 2)
    expectEqual(layout.cell(onLineAfter: first) { $0.cell != 3 }?.cell, 5)
    #expect(layout.cell(onLineAfter: first) { $0.cell < 3 } == nil)
  }

  @Test func `a hidden cell is on no line, and an overflow view is no cell`() {
    var content = Self.lines
    content.sections[0].attributes = SectionAttributes(
      lineLimit: .lines(1), cellSpacing: 10, lineSpacing: 10)
    let layout = content.layout()
    let hidden = ContentLayout.CellPosition(section: 0, cell: 5)
    #expect(layout.cell(onLineBefore: hidden) == nil)
  }
}
