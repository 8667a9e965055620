import AlignedLayout
import Testing

@Suite struct EditingBreaksTests {
  private let start = CellAttributes(indentation: .start)

  @Test func `forced breaks follow the edits of their cells`() {
    let ending = CellAttributes(endsLine: true)
    let cells: [TestCell] = [.cell(20 × 10), .cell(20 × 10, ending), .cell(20 × 10)]
    let both = CellAttributes(beginsLine: true, endsLine: true)
    #expect(
      edited(cells) { $0.insert(.cell(30 × 10, both), at: 1) }.picture() == """
        AA
        BBB
        CC
        DD
        """)
    #expect(edited(cells) { $0.delete(1) }.picture() == "AABB")
    #expect(edited(cells) { $0.replace(1, with: .cell(20 × 10)) }.picture() == "AABBCC")
    #expect(
      edited(cells) { $0.replace(0, with: .cell(20 × 10, ending)) }.picture() == """
        AA
        BB
        CC
        """)
    #expect(
      edited(cells) { $0.replace(2, with: .cell(10 × 10, both)) }.picture() == """
        AABB
        C
        """)
  }

  @Test func `a cell still begins a line after another is inserted before it`() {
    let beginning = CellAttributes(beginsLine: true)
    let cells: [TestCell] = [.cell(20 × 10), .cell(20 × 10, beginning), .cell(30 × 10)]
    #expect(
      edited(cells) { $0.insert(.cell(10 × 10), at: 1) }.picture() == """
        AAB
        CCDDD
        """)
  }

  @Test func `a cell moves to the next line once less than its minimum line space is left`() {
    let least = CellAttributes(minimumLineSpace: 50)
    let cells: [TestCell] = [.cell(40 × 10), .filling(height: 10, least)]
    #expect(
      edited(cells) { $0.insert(.cell(20 × 10), at: 1) }.picture() == """
        AAAABB
        CCCCCCCCCC
        """)
  }

  @Test func `an edit before the start of an indentation moves the indentation`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(40 × 10, start), .cell(60 × 10), .cell(70 × 10), .cell(30 × 10),
    ]
    #expect(
      edited(cells) { $0.replace(0, with: .cell(30 × 10)) }.picture() == """
        AAABBBB
           CCCCCC
           DDDDDDD
           EEE
        """)
    #expect(
      edited(cells) { $0.insert(.cell(10 × 10), at: 0) }.picture() == """
        ABBCCCC
           DDDDDD
           EEEEEEE
           FFF
        """)
  }

  @Test func `indentations follow the edits of the cells that start them`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(80 × 10, start), .cell(10 × 10), .cell(70 × 10, start), .cell(30 × 10),
    ]
    #expect(
      edited(cells) { $0.delete(3) }.picture() == """
        AABBBBBBBB
          CDDD
        """)
    #expect(
      edited(cells) { $0.replace(1, with: .cell(80 × 10)) }.picture() == """
        AABBBBBBBB
        CDDDDDDD
         EEE
        """)
    #expect(
      edited(cells) { $0.replace(4, with: .cell(10 × 10, start)) }.frames()[4]
        == rect(30, 20, 10 × 10))
  }

  @Test func `deleting the only cell with attributes leaves a layout without any`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(20 × 10, start.with(insets: Insets(10))), .cell(20 × 10),
    ]
    let layout = edited(cells) { $0.delete(1) }
    #expect(layout == TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10)]).layout())
  }
}
