import AlignedLayout
import Testing

@Suite struct AskingTests {
  @Test func `a cell is offered the space left after the cells before it, the gap and its insets`()
  {
    let insets = CellAttributes(insets: Insets(leading: 3, trailing: 4))
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 5),
      [.cell(20 × 10), .cell(30 × 10, insets), .cell(10 × 10)])
    #expect(content.offers == [[100], [68], [33]])
  }

  @Test func `a cell can fill the rest of its line`() {
    let content = TestContent(width: 100, [.cell(30 × 10), .filling(height: 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AAABBBBBBB
        CC
        """)
  }

  @Test func `a cell that moves to the next line is asked again for the space there`() {
    let content = TestContent(width: 100, [.cell(60 × 10), .text(area: 1600, atMost: 80)])
    #expect(content.offers == [[100], [40]])
    let wider = TestContent(width: 100, [.cell(60 × 10), .filling(height: 10, atLeast: 50)])
    #expect(wider.offers == [[100], [40, 100]])
    #expect(wider.layout().frames()[1] == rect(0, 10, 100 × 10))
  }

  @Test func `a cell that moves is asked again even if the space is less or barely differs`() {
    let start = CellAttributes(indentation: .start)
    let less = TestContent(
      width: 100,
      [
        .cell(0 × 10, start.with(insets: Insets(leading: 60, trailing: -60))),
        .cell(120 × 10),
      ])
    #expect(less.offers == [[100], [100, 40]])
    let hardly = TestContent(width: 100, [.cell(0.000001 × 10), .cell(120 × 10)])
    #expect(hardly.offers[1].count == 2)
  }

  @Test func `a cell that moves to a line with the same space is not asked again`() {
    let content = TestContent(width: 100, [.cell(0 × 10), .cell(120 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 1])
    #expect(content.offers == [[100], [100]])
  }

  @Test func `the second size counts, even if it would fit on the line above`() {
    let content = TestContent(
      width: 100,
      [.cell(70 × 10), TestCell { offer in offer < 50 ? 60 × 10 : 20 × 10 }, .cell(20 × 10)])
    #expect(content.offers == [[100], [30, 100], [80]])
    #expect(
      content.layout().picture() == """
        AAAAAAA
        BBCC
        """)
  }

  @Test func `a cell is not asked a third time if its second size is too wide`() {
    let content = TestContent(width: 100, [.cell(70 × 10), .cell(150 × 10), .cell(10 × 10)])
    #expect(content.offers == [[100], [30, 100], [100]])
    #expect(content.layout().cellsPerLine() == [1, 1, 1])
  }

  @Test func `a cell after a forced break is asked once`() {
    let content = TestContent(
      width: 100, [.cell(70 × 10), .cell(50 × 10, CellAttributes(beginsLine: true))])
    #expect(content.offers == [[100], [100]])
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
    #expect(
      questions == [
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
    #expect(
      layout.picture() == """
        AAAA BBBB

        CCCC
        """)
  }

  @Test func `without a size closure cells are 100 points wide and high`() {
    let layout = ContentLayout(width: 320, sections: [.init(cellCount: 1)])
    #expect(layout.frames() == [rect(5, 5, 100 × 100)])
  }
}
