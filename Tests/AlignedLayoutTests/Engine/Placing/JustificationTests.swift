import AlignedLayout
import Testing

/// Lines whose free space goes to the gaps between their cells.
@Suite struct JustificationTests {
  private func content(
    _ justification: SectionAttributes.Justification, _ cells: [TestCell],
    _ horizontal: SectionAttributes.LineAlignment = .leading, width: CGFloat = 100,
    scale: CGFloat = 0
  ) -> TestContent {
    var content = TestContent(
      width: width,
      SectionAttributes(
        lineAlignment: horizontal, justification: justification, cellSpacing: 0,
        lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  private let three: [TestCell] = [.cell(20 × 10), .cell(20 × 10), .cell(20 × 10)]
  private let fourth = TestCell.cell(50 × 10)

  @Test func `the free space of each line but the last goes to its gaps`() {
    #expect(
      content(.init(), three + [fourth]).layout().picture() == """
        AA  BB  CC
        DDDDD
        """)
  }

  @Test func `the last line can be justified, too`() {
    let cells = three + [.cell(50 × 10), .cell(20 × 10)]
    #expect(
      content(.init(lastLines: .justified), cells).layout().picture() == """
        AA  BB  CC
        DDDDD   EE
        """)
  }

  @Test func `a line before a forced break is not justified by default`() {
    let end = CellAttributes(endsLine: true)
    let cells = [three[0], three[1], TestCell.cell(20 × 10, end), fourth]
    #expect(
      content(.init(), cells).layout().picture() == """
        AABBCC
        DDDDD
        """)
    let begin = [three[0], three[1], three[2], TestCell.cell(20 × 10, .init(beginsLine: true))]
    #expect(
      content(.init(), begin).layout().picture() == """
        AABBCC
        DD
        """)
    #expect(
      content(.init(lastLines: .justified), cells).layout().picture() == """
        AA  BB  CC
        DDDDD
        """)
  }

  @Test func `a line of one cell is not justified`() {
    #expect(
      content(.init(), [.cell(60 × 10), .cell(60 × 10)], .trailing).layout().picture() == """
            AAAAAA
            BBBBBB
        """)
  }

  @Test func `a line whose gaps would exceed the maximum is not justified`() {
    #expect(content(.init(maximumGap: 20), three + [fourth]).layout().frames()[2].minX == 80)
    #expect(content(.init(maximumGap: 19), three + [fourth]).layout().frames()[2].minX == 40)
    #expect(
      content(.init(maximumGap: 19), three + [fourth], .trailing).layout().frames()[2].minX == 80)
  }

  @Test func `the cell spacing is part of the maximum gap`() {
    var content = content(.init(maximumGap: 20), three + [.cell(50 × 10)])
    content.sections[0].attributes = content.sections[0].attributes.with(cellSpacing: 8)
    // 24 points are free and make gaps of 20.
    #expect(content.layout().frames().map(\.minX) == [0, 40, 80, 0])
  }

  @Test func `gaps are whole pixels and differ by at most one`() {
    let cells = Array(repeating: TestCell.cell(10 × 10), count: 8) + [.cell(90 × 10)]
    let frames = content(.init(), cells, width: 103, scale: 2).layout().frames()
    // 23 points are 46 pixels for 7 gaps: ⌊46k / 7⌋.
    #expect(frames.prefix(8).map(\.minX) == [0, 13, 26.5, 39.5, 53, 66, 79.5, 93])
  }

  @Test func `free space of less than a pixel goes to the side opposite the alignment`() {
    let cells = [TestCell.cell(20 × 10), .cell(20 × 10), .cell(90 × 10)]
    let frames = content(.init(), cells, .trailing, width: 100.75, scale: 1).layout().frames()
    // Gap 60, and 0.75 before the first cell, which is floored.
    #expect(frames.prefix(2).map(\.minX) == [0, 80])
    let exact = content(.init(), cells, .trailing, width: 100.75).layout().frames()
    #expect(exact.prefix(2).map(\.minX) == [0, 80.75])
  }

  @Test func `right to left, justified lines are mirrored`() {
    var content = content(.init(), three + [fourth])
    content.direction = .rightToLeft
    #expect(
      content.layout().picture() == """
        CC  BB  AA
             DDDDD
        """)
  }

  @Test func `an indentation starts at its cell's justified position`() {
    let start = CellAttributes(indentation: .start)
    let cells = [TestCell.cell(20 × 10), .cell(20 × 10, start), .cell(20 × 10), .cell(50 × 10)]
    #expect(
      content(.init(), cells).layout().picture() == """
        AA  BB  CC
            DDDDD
        """)
  }

  @Test func `cells of a fixed size are justified`() {
    let attributes = SectionAttributes(
      sizing: .fixed(30 × 10), justification: .init(), cellSpacing: 0,
      lineSpacing: 0)
    let layout = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 4)])
    #expect(layout.frames().map(\.minX) == [0, 35, 70, 0])
    #expect(layout.elements(in: rect(36, 0, 1 × 1)).map(\.frame) == [rect(35, 0, 30 × 10)])
  }

  @Test func `a justified line has its final width, and the space that was free`() {
    let line = content(.init(), three + [fourth]).layout().lines(inSection: 0)[0]
    #expect(line.frame == rect(0, 0, 100 × 10))
    #expect(line.remainingSpace == 40)
  }

  @Test func `a maximum gap of a billion points is no limit`() {
    let attributes = SectionAttributes(
      justification: .init(lastLines: .justified), cellSpacing: 1e9,
      insets: Insets(leading: -200))
    let layout = TestContent(width: 1e9, attributes, [.cell(50 × 10), .cell(50 × 10)]).layout()
    #expect(layout.frames() == [rect(-200, 0, 50 × 10), rect(1e9 - 50, 0, 50 × 10)])
  }
}
