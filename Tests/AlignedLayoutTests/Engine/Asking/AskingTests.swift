import AlignedLayout
import Testing

@Suite struct AskingTests {
  static let rows: [LayoutExample] = [
    LayoutExample(
      "a cell is offered the space left after the cells before it, the gap and its insets",
      TestContent(
        width: 100, SectionAttributes(cellSpacing: 5),
        [
          .cell(20 × 10),
          .cell(30 × 10, CellAttributes(insets: Insets(leading: 3, trailing: 4))),
          .cell(10 × 10),
        ]),
      offers: [[100], [68], [33]]),
    LayoutExample(
      "a cell can fill the rest of its line",
      TestContent(width: 100, [.cell(30 × 10), .filling(height: 10), .cell(20 × 10)]),
      picture: """
        AAABBBBBBB
        CC
        """),
    LayoutExample(
      "a cell that fits in the space left is asked only for that",
      TestContent(width: 100, [.cell(60 × 10), .text(area: 1600, atMost: 80)]),
      offers: [[100], [40]]),
    LayoutExample(
      "a cell that moves to the next line is asked again for the space there",
      TestContent(width: 100, [.cell(60 × 10), .filling(height: 10, atLeast: 50)]),
      frames: [rect(0, 0, 60 × 10), rect(0, 10, 100 × 10)], offers: [[100], [40, 100]]),
    LayoutExample(
      "a cell that moves is asked again even if the space is less",
      TestContent(
        width: 100,
        [
          .cell(
            0 × 10,
            CellAttributes(indentation: .start, insets: Insets(leading: 60, trailing: -60))),
          .cell(120 × 10),
        ]),
      offers: [[100], [100, 40]]),
    LayoutExample(
      "a cell that moves to a line with the same space is not asked again",
      TestContent(width: 100, [.cell(0 × 10), .cell(120 × 10)]),
      cellsPerLine: [1, 1], offers: [[100], [100]]),
    LayoutExample(
      "the second size counts, even if it would fit on the line above",
      TestContent(
        width: 100,
        [.cell(70 × 10), TestCell { offer in offer < 50 ? 60 × 10 : 20 × 10 }, .cell(20 × 10)]),
      offers: [[100], [30, 100], [80]],
      picture: """
        AAAAAAA
        BBCC
        """),
    LayoutExample(
      "a cell is not asked a third time if its second size is too wide",
      TestContent(width: 100, [.cell(70 × 10), .cell(150 × 10), .cell(10 × 10)]),
      cellsPerLine: [1, 1, 1], offers: [[100], [30, 100], [100]]),
    LayoutExample(
      "a cell after a forced break is asked once",
      TestContent(
        width: 100, [.cell(70 × 10), .cell(50 × 10, CellAttributes(beginsLine: true))]),
      offers: [[100], [100]]),
  ]

  @Test(arguments: rows)
  func `a cell is asked for the space left on its line, and again if it moves`(
    row: LayoutExample
  ) {
    row.expect()
  }

  @Test func `a cell that moves is asked again even if the space barely differs`() {
    let hardly = TestContent(width: 100, [.cell(0.000001 × 10), .cell(120 × 10)])
    expectEqual(hardly.offers[1].count, 2)
  }

  @Test func `cells are asked in order, for their attributes before their sizes`() {
    var questions: [String] = []
    _ = ContentLayout(
      width: 110, sections: [.init(cellCount: 2), .init(cellCount: 1)]
    ) { position, _ in
      questions.append("size \(position.section).\(position.cell)")
      return 60 × 10
    } attributesOfCell: { position in
      questions.append("attributes \(position.section).\(position.cell)")
      return .default
    }
    expectEqual(
      questions,
      [
        "attributes 0.0", "size 0.0", "attributes 0.1", "size 0.1", "size 0.1",
        "attributes 1.0", "size 1.0",
      ])
  }

  @Test func `nothing is asked for cells of a fixed size`() {
    let attributes = SectionAttributes(
      sizing: .fixed(40 × 10), cellSpacing: 10, lineSpacing: 10)
    let layout = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 3)]
    ) { _, _ in
      Issue.record("A size was asked for")
      return 0 × 0
    } attributesOfCell: { _ in
      Issue.record("Attributes were asked for")
      return .default
    }
    expectEqual(
      layout.picture(),
      """
      AAAA BBBB

      CCCC
      """)
  }

  @Test func `without a size closure cells are 100 points wide and high`() {
    let layout = ContentLayout(width: 320, sections: [.init(cellCount: 1)])
    expectEqual(layout.frames(), [rect(5, 5, 100 × 100)])
  }
}
