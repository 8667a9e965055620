import AlignedLayout
import Testing

@Suite struct BreakingTests {
  @Test func `cells share a line until it is full`() {
    let content = TestContent(
      width: 100, [.cell(30 × 20), .cell(40 × 20), .cell(50 × 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AAABBBB
        AAABBBB
        CCCCCDD
        """)
  }

  @Test func `gaps take space between cells, but not before the first or after the last`() {
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

  // The widths are those of iPhones and iPads; a twelfth of most of them is rounded.
  @Test(arguments: [320, 375, 390, 393, 402, 414, 430, 440, 768, 834], 2...12)
  func `cells as wide as an equal part of the line fill it exactly`(width: Int, columns: Int) {
    let side = CGFloat(width) / CGFloat(columns)
    let content = TestContent(
      width: CGFloat(width), Array(repeating: .cell(side × side), count: 3 * columns))
    #expect(content.layout().cellsPerLine() == [columns, columns, columns])
  }

  @Test func `a cell fits if it is too wide by at most a thousandth of a point`() {
    func cellsPerLine(_ excess: CGFloat) -> [Int] {
      TestContent(width: 100, [.cell(60 × 10), .cell((40 + excess) × 10)]).layout().cellsPerLine()
    }
    #expect(cellsPerLine(0.0009) == [2])
    #expect(cellsPerLine(0.0011) == [1, 1])
    let exactly = TestContent(width: 100, [.cell(100 × 10), .cell(0.001 × 10)])
    #expect(exactly.layout().cellsPerLine() == [2])
  }

  @Test func `the first cell of a line stays on it at any width`() {
    let content = TestContent(width: 50, [.cell(20 × 10), .cell(90 × 10), .cell(20 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 1, 1])
    #expect(content.layout().frames()[1] == rect(0, 10, 90 × 10))
  }

  @Test func `a cell can begin a line although the line above has space left`() {
    let content = TestContent(
      width: 100,
      [.cell(20 × 10), .cell(20 × 10, CellAttributes(beginsLine: true)), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AA
        BBCC
        """)
  }

  @Test func `a cell can end a line that has space left`() {
    let content = TestContent(
      width: 100, [.cell(20 × 10, CellAttributes(endsLine: true)), .cell(20 × 10), .cell(20 × 10)])
    #expect(
      content.layout().picture() == """
        AA
        BBCC
        """)
  }

  @Test func `coinciding breaks add no empty line`() {
    let both = CellAttributes(beginsLine: true, endsLine: true)
    let content = TestContent(
      width: 100, [.cell(100 × 10, both), .cell(100 × 10, both), .cell(20 × 10, both)])
    #expect(content.layout().cellsPerLine() == [1, 1, 1])
    #expect(content.layout().contentSize.height == 30)
  }

  @Test func `a cell begins a new line if less than its minimum line space is left`() {
    let least = CellAttributes(minimumLineSpace: 50)
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(40 × 10), .filling(height: 10, least), .cell(41 × 10), .filling(height: 10, least)])
    #expect(content.layout().cellsPerLine() == [2, 1, 1])
    #expect(content.offers == [[100], [50], [100], [100]])
  }

  @Test func `a minimum line space has the same slack as a width`() {
    func cellsPerLine(minimum: CGFloat) -> [Int] {
      let least = CellAttributes(minimumLineSpace: minimum)
      return TestContent(width: 100, [.cell(60 × 10), .cell(10 × 10, least)]).layout()
        .cellsPerLine()
    }
    #expect(cellsPerLine(minimum: 40.0009) == [2])
    #expect(cellsPerLine(minimum: 40.0011) == [1, 1])
  }

  @Test func `a cell with a negative minimum line space is asked on an overfull line`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 5, lineSpacing: 0),
      [.cell(100 × 10), .cell(0 × 10, CellAttributes(minimumLineSpace: -10))])
    #expect(content.offers == [[100], [0, 100]])
  }

  @Test func `a negative minimum line space changes what a cell is offered, but not its line`() {
    func content(minimum: CGFloat) -> TestContent {
      let cell = CellAttributes(minimumLineSpace: minimum, insets: Insets(leading: 30))
      return TestContent(width: 100, [.cell(90 × 10), .cell(10 × 10, cell)])
    }
    // After the inset, 20 points are missing.
    #expect(content(minimum: 0).offers == [[100], [70]])
    #expect(content(minimum: -19).offers == [[100], [70]])
    #expect(content(minimum: -20).offers == [[100], [0, 70]])
    for minimum: CGFloat in [0, -20] {
      let layout = content(minimum: minimum).layout()
      #expect(layout.frames() == [rect(0, 0, 90 × 10), rect(30, 10, 10 × 10)])
      #expect(layout.breakReason(ofLineAt: 1, inSection: 0) == .tooWide(needed: 40, had: 10))
    }
  }

  @Test func `a cell is not asked on a line that has no space for the gap before it`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(95 × 10), .cell(0 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 1])
    #expect(content.offers == [[100], [100]])
  }

  @Test func `a cell whose insets are more negative than its width takes no space`() {
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

  @Test func `in content without a width every cell has a line of its own`() {
    for width: CGFloat in [0, -10, -.infinity, .nan] {
      let content = TestContent(width: width, [.cell(20 × 10), .cell(20 × 10)])
      #expect(content.layout().frames() == [rect(0, 0, 20 × 10), rect(0, 10, 20 × 10)])
      #expect(content.offers == [[0], [0]])
    }
  }

  @Test func `a trailing inset counts for the least space that a cell needs`() {
    let least = CellAttributes(minimumLineSpace: 50, insets: Insets(trailing: 20))
    let content = TestContent(width: 100, [.cell(35 × 10), .cell(10 × 10, least)])
    #expect(content.layout().frames() == [rect(0, 0, 35 × 10), rect(0, 10, 10 × 10)])
  }
}
