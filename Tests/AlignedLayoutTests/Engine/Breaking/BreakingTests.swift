import AlignedLayout
import Testing

@Suite struct BreakingTests {
  @Test func `cells stand beside each other until the line is full`() {
    let content = TestContent(
      width: 100, [.cell(30 × 20), .cell(40 × 20), .cell(50 × 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AAABBBB
        AAABBBB
        CCCCCDD
        """)
  }

  @Test func `gaps between cells take space, before the first and after the last there are none`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 20, lineSpacing: 10),
      [.cell(40 × 10), .cell(40 × 10), .cell(40 × 10), .cell(50 × 10)])
    #expect(
      content.layout().picture() == """
        AAAA  BBBB

        CCCC

        DDDDD
        """)
  }

  @Test(arguments: [320, 375, 390, 393, 402, 414, 430, 440, 768, 834], 2...12)
  func `as many equal cells fit as the line was divided into`(width: Int, columns: Int) {
    let side = CGFloat(width) / CGFloat(columns)
    let content = TestContent(
      width: CGFloat(width), Array(repeating: .cell(side × side), count: 3 * columns))
    #expect(content.layout().cellsPerLine() == [columns, columns, columns])
  }

  @Test func `a thousandth of a point too wide still fits, more does not`() {
    func cellsPerLine(_ excess: CGFloat) -> [Int] {
      TestContent(width: 100, [.cell(60 × 10), .cell((40 + excess) × 10)]).layout().cellsPerLine()
    }
    #expect(cellsPerLine(0.0009) == [2])
    #expect(cellsPerLine(0.0011) == [1, 1])
    let exactly = TestContent(width: 100, [.cell(100 × 10), .cell(0.001 × 10)])
    #expect(exactly.layout().cellsPerLine() == [2])
  }

  @Test func `the first cell of a line stays on it, however wide`() {
    let content = TestContent(width: 50, [.cell(20 × 10), .cell(90 × 10), .cell(20 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 1, 1])
    #expect(content.layout().frames()[1] == rect(0, 10, 90 × 10))
  }

  @Test func `a cell begins a line that it would not need`() {
    let content = TestContent(
      width: 100,
      [.cell(20 × 10), .cell(20 × 10, CellAttributes(beginsLine: true)), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AA
        BBCC
        """)
  }

  @Test func `a cell ends a line that has space left`() {
    let content = TestContent(
      width: 100, [.cell(20 × 10, CellAttributes(endsLine: true)), .cell(20 × 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AA
        BBCC
        """)
  }

  @Test func `breaks that coincide add no empty line`() {
    let both = CellAttributes(beginsLine: true, endsLine: true)
    let content = TestContent(
      width: 100, [.cell(100 × 10, both), .cell(100 × 10, both), .cell(20 × 10, both)])
    #expect(content.layout().cellsPerLine() == [1, 1, 1])
    #expect(content.layout().contentSize.height == 30)
  }

  @Test func `a cell leaves a line on which it would be offered less than its minimum`() {
    let least = CellAttributes(minimumLineSpace: 50)
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(40 × 10), .filling(height: 10, least), .cell(41 × 10), .filling(height: 10, least)])
    #expect(content.layout().cellsPerLine() == [2, 1, 1])
    #expect(content.offers == [[100], [50], [100], [100]])
  }

  @Test func `a minimum has the same slack as a size`() {
    func cellsPerLine(minimum: CGFloat) -> [Int] {
      let least = CellAttributes(minimumLineSpace: minimum)
      return TestContent(width: 100, [.cell(60 × 10), .cell(10 × 10, least)]).layout()
        .cellsPerLine()
    }
    #expect(cellsPerLine(minimum: 40.0009) == [2])
    #expect(cellsPerLine(minimum: 40.0011) == [1, 1])
  }

  @Test func `a negative minimum lets a cell be asked where there is less than nothing`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 5, lineSpacing: 0),
      [.cell(100 × 10), .cell(0 × 10, CellAttributes(minimumLineSpace: -10))])
    #expect(content.offers == [[100], [0, 100]])
  }

  @Test func `a cell that cannot be offered anything leaves the line before it is asked`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(95 × 10), .cell(0 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 1])
    #expect(content.offers == [[100], [100]])
  }

  @Test func `a negative room of a cell with its insets counts as none`() {
    let content = TestContent(
      width: 100,
      [
        .cell(50 × 10), .cell(20 × 10, CellAttributes(insets: Insets(leading: -80))),
        .cell(50 × 10),
      ])
    #expect(
      content.layout().frames() == [
        rect(0, 0, 50 × 10), rect(-30, 0, 20 × 10), rect(50, 0, 50 × 10),
      ])
  }

  @Test func `nothing fits in no room, and every cell has a line of its own`() {
    for width: CGFloat in [0, -10, -.infinity, .nan] {
      let content = TestContent(width: width, [.cell(20 × 10), .cell(20 × 10)])
      #expect(content.layout().frames() == [rect(0, 0, 20 × 10), rect(0, 10, 20 × 10)])
      #expect(content.offers == [[0], [0]])
    }
  }
}
