import AlignedLayout
import Testing

@Suite struct IndentationTests {
  private let start = CellAttributes(indentation: .start)

  private func section(
    _ alignment: SectionAttributes.LineAlignment
  ) -> SectionAttributes {
    SectionAttributes(lineAlignment: alignment, cellSpacing: 0, lineSpacing: 0)
  }

  @Test func `later lines start at the leading edge of the cell that starts the indentation`() {
    let content = TestContent(
      width: 100, [.cell(20 × 20), .cell(60 × 10, start), .cell(60 × 10), .filling(height: 10)])
    #expect(
      content.layout().picture() == """
        AABBBBBB
        AA
          CCCCCCDD
        """)
    #expect(content.offers == [[100], [80], [20, 80], [20]])
  }

  @Test func `in a trailing section later lines end at the trailing edge of that cell`() {
    let content = TestContent(
      width: 100, section(.trailing), [.cell(50 × 10, start), .cell(30 × 10), .cell(40 × 10)])
    #expect(
      content.layout().picture() == """
          AAAAABBB
           CCCC
        """)
  }

  @Test func `centered sections ignore indentations`() {
    let content = TestContent(
      width: 100, section(.center), [.cell(40 × 10, start), .cell(40 × 10), .cell(40 × 10)])
    #expect(
      content.layout().picture() == """
         AAAABBBB
           CCCC
        """)
  }

  @Test func `a later indentation replaces the one before, counted from the section's edge`() {
    let content = TestContent(
      width: 100,
      [
        .cell(20 × 10), .cell(80 × 10, start),
        .cell(30 × 10), .cell(50 × 10, start),
        .cell(50 × 10),
      ])
    #expect(
      content.layout().picture() == """
        AABBBBBBBB
          CCCDDDDD
             EEEEE
        """)
  }

  @Test func `the last of several indentations on a line counts`() {
    let content = TestContent(
      width: 60, [.cell(10 × 10), .cell(20 × 10, start), .cell(30 × 10, start), .cell(10 × 10)])
    #expect(
      content.layout().picture() == """
        ABBCCC
           D
        """)
  }

  @Test func `a negative inset ends an indentation`() {
    let back = CellAttributes(
      beginsLine: true, indentation: .start, insets: Insets(leading: -20))
    let content = TestContent(
      width: 60,
      [.cell(20 × 10), .cell(40 × 10, start), .cell(40 × 10), .cell(30 × 10, back), .cell(60 × 10)])
    #expect(
      content.layout().picture() == """
        AABBBB
          CCCC
        DDD
        EEEEEE
        """)
  }

  @Test func `an indentation starts at the cell's edge, not at the edge of its insets`() {
    let inset = start.with(insets: Insets(leading: 10))
    let content = TestContent(width: 60, [.cell(20 × 10), .cell(20 × 10, inset), .cell(40 × 10)])
    #expect(content.layout().frames()[2] == rect(30, 10, 40 × 10))
  }

  @Test func `the gap before a cell is part of the indentation`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(20 × 10), .cell(50 × 10, start), .cell(50 × 10)])
    #expect(content.layout().frames()[2].origin.x == 30)
  }

  @Test func `in a trailing section the cell's own edge counts, too`() {
    let inset = start.with(insets: Insets(trailing: 10))
    let content = TestContent(
      width: 100, section(.trailing), [.cell(60 × 10, inset), .cell(50 × 10)])
    #expect(content.layout().frames() == [rect(30, 0, 60 × 10), rect(40, 10, 50 × 10)])
  }

  @Test func `an indentation wider than the line leaves no space, not negative space`() {
    let wide = start.with(insets: Insets(leading: 120))
    let content = TestContent(width: 100, [.cell(10 × 10, wide), .cell(0 × 10), .cell(0 × 10)])
    #expect(content.layout().cellsPerLine() == [1, 2])
  }

  @Test func `a cell after an indentation wider than the line is offered no space`() {
    let wide = start.with(insets: Insets(leading: 150))
    let content = TestContent(width: 100, [.cell(10 × 10, wide), .filling(height: 10)])
    #expect(content.offers == [[0], [0]])
    #expect(content.layout().frames()[1] == rect(150, 10, 0 × 10))
  }

  @Test func `an indentation ends with its section`() {
    var content = TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10, start)])
    content.sections.append(content.sections[0])
    #expect(content.layout().frames(inSection: 1)[0] == rect(0, 10, 20 × 10))
  }
}
