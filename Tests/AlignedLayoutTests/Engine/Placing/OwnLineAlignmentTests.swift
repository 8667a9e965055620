import AlignedLayout
import Testing

/// Lines that their first cell aligns otherwise than their section.
@Suite struct OwnLineAlignmentTests {
  private let trailing = CellAttributes(lineAlignment: .trailing)
  private let center = CellAttributes(lineAlignment: .center)
  private let start = CellAttributes(indentation: .start)

  private func content(
    _ cells: [TestCell], _ alignment: SectionAttributes.LineAlignment = .leading,
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(
      width: 100,
      SectionAttributes(lineAlignment: alignment, cellSpacing: 0, lineSpacing: 0), cells)
    content.direction = direction
    return content
  }

  private func picture(
    _ cells: [TestCell], _ alignment: SectionAttributes.LineAlignment = .leading,
    direction: ContentLayout.Direction = .leftToRight
  ) -> String {
    content(cells, alignment, direction: direction).layout().picture()
  }

  private var chat: [TestCell] {
    [
      .cell(40 × 10, center), .cell(20 × 10, CellAttributes(beginsLine: true)),
      .cell(60 × 10, CellAttributes(endsLine: true)),
      .cell(50 × 10, trailing.with(endsLine: true)), .cell(70 × 10),
    ]
  }

  @Test func `dates, messages and one's own messages stand in one section`() {
    #expect(
      picture(chat) == """
           AAAA
        BBCCCCCC
             DDDDD
        EEEEEEE
        """)
  }

  @Test func `right to left, leading and trailing change sides`() {
    #expect(
      picture(chat, direction: .rightToLeft) == """
           AAAA
          CCCCCCBB
        DDDDD
           EEEEEEE
        """)
  }

  @Test func `left and right do not depend on the direction`() {
    let cells: [TestCell] = [
      .cell(80 × 10, CellAttributes(lineAlignment: .left)),
      .cell(80 × 10, CellAttributes(lineAlignment: .right)), .cell(80 × 10),
    ]
    #expect(
      picture(cells) == """
        AAAAAAAA
          BBBBBBBB
        CCCCCCCC
        """)
    #expect(
      picture(cells, direction: .rightToLeft) == """
        AAAAAAAA
          BBBBBBBB
          CCCCCCCC
        """)
  }

  @Test func `only the first cell of a line aligns it`() {
    #expect(
      picture([
        .cell(40 × 10), .cell(30 × 10, trailing), .cell(40 × 10, center), .cell(20 × 10, trailing),
      ]) == """
        AAAABBB
          CCCCDD
        """)
  }

  @Test func `a line that is aligned otherwise is not indented, and is offered the whole width`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, start.with(endsLine: true)),
      .filling(height: 10, CellAttributes(endsLine: true)),
      .filling(height: 10, trailing.with(endsLine: true)), .filling(height: 10),
    ]
    #expect(
      picture(cells) == """
        AABBBBBBB
          CCCCCCCC
        DDDDDDDDDD
          EEEEEEEE
        """)
    #expect(content(cells).offers == [[100], [80], [80], [100], [80]])
  }

  @Test func `a cell that moves down to a line of its own alignment is offered all of that line`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, start), .cell(50 × 10),
      .filling(height: 10, atLeast: 40, trailing), .cell(80 × 10),
    ]
    let content = content(cells)
    #expect(content.offers[3] == [30, 100])
    #expect(content.layout().frames()[3] == rect(0, 20, 100 × 10))
  }

  @Test func `a line that is aligned otherwise starts no indentation, but ends some`() {
    let starts = CellAttributes(lineAlignment: .trailing, indentation: .start)
    let ends = CellAttributes(lineAlignment: .trailing, indentationsEndedAfter: 1)
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, start), .cell(60 × 10, starts), .cell(70 × 10),
        .cell(60 × 10, ends), .cell(90 × 10),
      ]) == """
        AABBBBBBB
            CCCCCC
          DDDDDDD
            EEEEEE
        FFFFFFFFF
        """)
  }

  @Test func `a line whose own alignment is the section's is an ordinary line`() {
    let leading = CellAttributes(lineAlignment: .leading, indentation: .nest)
    let left = CellAttributes(lineAlignment: .left)
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, start), .cell(20 × 10, leading), .cell(60 × 10, leading),
      .cell(60 × 10, left),
    ]
    #expect(
      picture(cells) == """
        AABBBBBBB
          CCDDDDDD
            EEEEEE
        """)
    #expect(
      picture(cells, direction: .rightToLeft) == """
         BBBBBBBAA
        DDDDDDCC
        EEEEEE
        """)
  }

  @Test func `in a trailing section, a leading line begins at the edge`() {
    let leading = CellAttributes(lineAlignment: .leading)
    #expect(
      picture(
        [
          .cell(70 × 10, start), .cell(20 × 10), .cell(60 × 10), .cell(50 × 10, leading),
          .cell(60 × 10),
        ], .trailing) == """
           AAAAAAABB
            CCCCCC
          DDDDD
            EEEEEE
          """)
  }
}
