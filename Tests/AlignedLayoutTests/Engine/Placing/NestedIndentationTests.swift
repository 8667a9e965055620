import AlignedLayout
import Testing

/// Nested indentations and their ends.
@Suite struct NestedIndentationTests {
  private static let nest = CellAttributes(indentation: .nest)
  private static let end = CellAttributes(indentationsEndedAfter: 1)

  private static func content(_ cells: [TestCell]) -> TestContent {
    TestContent(width: 100, cells)
  }

  static let rows: [LayoutExample] = [
    LayoutExample(
      "when an indentation ends, the one before applies again",
      content([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(40 × 10, end), .cell(60 × 10, end), .cell(90 × 10),
      ]),
      picture: """
        AABBBBBBB
          CCDDDDD
            EEEE
          FFFFFF
        GGGGGGGGG
        """),
    LayoutExample(
      "one cell can end several indentations",
      content([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(40 × 10, CellAttributes(indentationsEndedAfter: 2)), .cell(90 × 10),
      ]),
      picture: """
        AABBBBBBB
          CCDDDDD
            EEEE
        FFFFFFFFF
        """),
    LayoutExample(
      "a start replaces all indentations",
      content([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10),
        .cell(50 × 10, CellAttributes(indentation: .start)), .cell(40 × 10, end),
        .cell(90 × 10),
      ]),
      picture: """
        AABBBBBBB
          CCDDDDD
            EEEE
        FFFFFFFFF
        """),
    LayoutExample(
      "a cell ends an indentation before it nests another",
      content([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10),
        .cell(60 × 10, nest.with(indentationsEndedAfter: 1)),
        .cell(40 × 10, end), .cell(90 × 10),
      ]),
      picture: """
        AABBBBBBB
          CCDDDDDD
            EEEE
        FFFFFFFFF
        """),
    LayoutExample(
      "an end without an indentation changes nothing",
      content([
        .cell(60 × 10, end), .cell(40 × 10, end), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(70 × 10),
      ]),
      picture: """
        AAAAAABBBB
        CCDDDDD
          EEEEEEE
        """),
    LayoutExample(
      "in a trailing section lines end at the trailing edge of the cell",
      TestContent(
        width: 100,
        SectionAttributes(lineAlignment: .trailing, cellSpacing: 0, lineSpacing: 0),
        [.cell(60 × 10, nest), .cell(30 × 10), .cell(50 × 10, end), .cell(90 × 10)]),
      picture: """
         AAAAAABBB
          CCCCC
         DDDDDDDDD
        """),
    LayoutExample(
      "the cells of a line change the indentation in order",
      content([
        .cell(20 × 10, nest), .cell(30 × 10, nest), .cell(40 × 10, end), .cell(70 × 10),
        .cell(70 × 10),
      ]),
      picture: """
        AABBBCCCC
        DDDDDDD
        EEEEEEE
        """),
  ]

  @Test(arguments: rows)
  func `cells nest and end the indentations of later lines`(row: LayoutExample) {
    row.expect()
  }

  @Test func `a cell ends at most all indentations and at least none`() {
    let endMany = CellAttributes(indentationsEndedAfter: .max)
    let endNone = CellAttributes(indentationsEndedAfter: -1)
    expectEqual(endNone, .default)
    expectEqual(
      Self.content([
        .cell(20 × 10), .cell(70 × 10, Self.nest), .cell(60 × 10, endNone), .cell(50 × 10, endMany),
        .cell(90 × 10),
      ]).layout().picture(),
      """
      AABBBBBBB
        CCCCCC
        DDDDD
      EEEEEEEEE
      """)
  }
}
