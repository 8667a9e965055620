import AlignedLayout
import Testing

/// Nested indentations and their ends.
@Suite struct NestedIndentationTests {
  private let nest = CellAttributes(indentation: .nest)
  private let end = CellAttributes(indentationsEndedAfter: 1)

  private func picture(_ cells: [TestCell], _ attributes: SectionAttributes? = nil) -> String {
    TestContent(
      width: 100, attributes ?? SectionAttributes(cellSpacing: 0, lineSpacing: 0), cells
    ).layout().picture()
  }

  @Test func `when an indentation ends, the one before applies again`() {
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(40 × 10, end), .cell(60 × 10, end), .cell(90 × 10),
      ]) == """
        AABBBBBBB
          CCDDDDD
            EEEE
          FFFFFF
        GGGGGGGGG
        """)
  }

  @Test func `one cell can end several indentations`() {
    let endTwo = CellAttributes(indentationsEndedAfter: 2)
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(40 × 10, endTwo), .cell(90 × 10),
      ]) == """
        AABBBBBBB
          CCDDDDD
            EEEE
        FFFFFFFFF
        """)
  }

  @Test func `a cell ends at most all indentations and at least none`() {
    let endMany = CellAttributes(indentationsEndedAfter: .max)
    let endNone = CellAttributes(indentationsEndedAfter: -1)
    #expect(endNone == .default)
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(60 × 10, endNone), .cell(50 × 10, endMany),
        .cell(90 × 10),
      ]) == """
        AABBBBBBB
          CCCCCC
          DDDDD
        EEEEEEEEE
        """)
  }

  @Test func `a start replaces all indentations`() {
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10),
        .cell(50 × 10, CellAttributes(indentation: .start)), .cell(40 × 10, end),
        .cell(90 × 10),
      ]) == """
        AABBBBBBB
          CCDDDDD
            EEEE
        FFFFFFFFF
        """)
  }

  @Test func `a cell ends an indentation before it nests another`() {
    let endAndNest = CellAttributes(indentation: .nest, indentationsEndedAfter: 1)
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, nest), .cell(20 × 10), .cell(60 × 10, endAndNest),
        .cell(40 × 10, end), .cell(90 × 10),
      ]) == """
        AABBBBBBB
          CCDDDDDD
            EEEE
        FFFFFFFFF
        """)
  }

  @Test func `an end without an indentation changes nothing`() {
    #expect(
      picture([
        .cell(60 × 10, end), .cell(40 × 10, end), .cell(20 × 10), .cell(50 × 10, nest),
        .cell(70 × 10),
      ]) == """
        AAAAAABBBB
        CCDDDDD
          EEEEEEE
        """)
  }

  @Test func `in a trailing section lines end at the trailing edge of the cell`() {
    let trailing = SectionAttributes(
      lineAlignment: .trailing, cellSpacing: 0, lineSpacing: 0)
    #expect(
      picture(
        [.cell(60 × 10, nest), .cell(30 × 10), .cell(50 × 10, end), .cell(90 × 10)], trailing)
          == """
           AAAAAABBB
            CCCCC
           DDDDDDDDD
          """)
  }

  @Test func `the cells of a line change the indentation in order`() {
    #expect(
      picture([
        .cell(20 × 10, nest), .cell(30 × 10, nest), .cell(40 × 10, end), .cell(70 × 10),
        .cell(70 × 10),
      ]) == """
        AABBBCCCC
        DDDDDDD
        EEEEEEE
        """)
  }
}
