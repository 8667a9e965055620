import AlignedLayout
import Testing

/// Lines that their first cell aligns otherwise than their section.
@Suite struct OwnLineAlignmentTests {
  private static let trailing = CellAttributes(lineAlignment: .trailing)
  private static let center = CellAttributes(lineAlignment: .center)
  private static let start = CellAttributes(indentation: .start)

  private static func content(
    _ cells: [TestCell], _ alignment: SectionAttributes.LineAlignment = .leading,
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(
      width: 100,
      SectionAttributes(lineAlignment: alignment, cellSpacing: 0, lineSpacing: 0), cells)
    content.direction = direction
    return content
  }

  private static let chat: [TestCell] = [
    .cell(40 × 10, center), .cell(20 × 10, CellAttributes(beginsLine: true)),
    .cell(60 × 10, CellAttributes(endsLine: true)),
    .cell(50 × 10, trailing.with(endsLine: true)), .cell(70 × 10),
  ]

  private static let leftAndRight: [TestCell] = [
    .cell(80 × 10, CellAttributes(lineAlignment: .left)),
    .cell(80 × 10, CellAttributes(lineAlignment: .right)), .cell(80 × 10),
  ]

  static let rows: [LayoutExample] = [
    LayoutExample(
      "dates, messages and one's own messages stand in one section",
      content(chat),
      picture: """
           AAAA
        BBCCCCCC
             DDDDD
        EEEEEEE
        """),
    LayoutExample(
      "right to left, leading and trailing change sides",
      content(chat, direction: .rightToLeft),
      picture: """
           AAAA
          CCCCCCBB
        DDDDD
           EEEEEEE
        """),
    LayoutExample(
      "left to right, left and right do not depend on the direction",
      content(leftAndRight),
      picture: """
        AAAAAAAA
          BBBBBBBB
        CCCCCCCC
        """),
    LayoutExample(
      "right to left, left and right do not depend on the direction",
      content(leftAndRight, direction: .rightToLeft),
      picture: """
        AAAAAAAA
          BBBBBBBB
          CCCCCCCC
        """),
    LayoutExample(
      "only the first cell of a line aligns it",
      content([
        .cell(40 × 10), .cell(30 × 10, trailing), .cell(40 × 10, center), .cell(20 × 10, trailing),
      ]),
      picture: """
        AAAABBB
          CCCCDD
        """),
    LayoutExample(
      "in a trailing section, a leading line begins at the edge",
      content(
        [
          .cell(70 × 10, start), .cell(20 × 10), .cell(60 × 10),
          .cell(50 × 10, CellAttributes(lineAlignment: .leading)), .cell(60 × 10),
        ], .trailing),
      picture: """
         AAAAAAABB
          CCCCCC
        DDDDD
          EEEEEE
        """),
  ]

  private static let withOrdinaryLines: [TestCell] = [
    .cell(20 × 10), .cell(70 × 10, start),
    .cell(20 × 10, CellAttributes(lineAlignment: .leading, indentation: .nest)),
    .cell(60 × 10, CellAttributes(lineAlignment: .leading, indentation: .nest)),
    .cell(60 × 10, CellAttributes(lineAlignment: .left)),
  ]

  static let rowsOfIndentations: [LayoutExample] = [
    LayoutExample(
      "a line that is aligned otherwise is not indented, and is offered the whole width",
      content([
        .cell(20 × 10), .cell(70 × 10, start.with(endsLine: true)),
        .filling(height: 10, CellAttributes(endsLine: true)),
        .filling(height: 10, trailing.with(endsLine: true)), .filling(height: 10),
      ]),
      offers: [[100], [80], [80], [100], [80]],
      picture: """
        AABBBBBBB
          CCCCCCCC
        DDDDDDDDDD
          EEEEEEEE
        """),
    LayoutExample(
      "a line that is aligned otherwise starts no indentation, but ends some",
      content([
        .cell(20 × 10), .cell(70 × 10, start), .cell(60 × 10, trailing.with(indentation: .start)),
        .cell(70 × 10), .cell(60 × 10, trailing.with(indentationsEndedAfter: 1)), .cell(90 × 10),
      ]),
      picture: """
        AABBBBBBB
            CCCCCC
          DDDDDDD
            EEEEEE
        FFFFFFFFF
        """),
    LayoutExample(
      "a line whose own alignment is the section's is an ordinary line",
      content(withOrdinaryLines),
      picture: """
        AABBBBBBB
          CCDDDDDD
            EEEEEE
        """),
    LayoutExample(
      "right to left, a leading line is an ordinary line, and a left line is not",
      content(withOrdinaryLines, direction: .rightToLeft),
      picture: """
         BBBBBBBAA
        DDDDDDCC
        EEEEEE
        """),
  ]

  @Test(arguments: rows) func `the first cell of a line can align it`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: rowsOfIndentations)
  func `only lines that are aligned as the section are indented`(row: LayoutExample) {
    row.expect()
  }

  @Test func `a cell that moves down to a line of its own alignment is offered all of that line`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, Self.start), .cell(50 × 10),
      .filling(height: 10, atLeast: 40, Self.trailing), .cell(80 × 10),
    ]
    let content = Self.content(cells)
    expectEqual(content.offers[3], [30, 100])
    expectEqual(content.layout().frames()[3], rect(0, 20, 100 × 10))
  }
}
