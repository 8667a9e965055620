import AlignedLayout
import Testing

@Suite struct IndentationTests {
  private static let start = CellAttributes(indentation: .start)

  private static func section(
    _ alignment: SectionAttributes.LineAlignment
  ) -> SectionAttributes {
    SectionAttributes(lineAlignment: alignment, cellSpacing: 0, lineSpacing: 0)
  }

  static let rows: [LayoutExample] = [
    LayoutExample(
      "later lines start at the leading edge of the cell that starts the indentation",
      TestContent(
        width: 100, [.cell(20 × 20), .cell(60 × 10, start), .cell(60 × 10), .filling(height: 10)]),
      offers: [[100], [80], [20, 80], [20]],
      picture: """
        AABBBBBB
        AA
          CCCCCCDD
        """),
    LayoutExample(
      "in a trailing section later lines end at the trailing edge of that cell",
      TestContent(
        width: 100, section(.trailing), [.cell(50 × 10, start), .cell(30 × 10), .cell(40 × 10)]),
      picture: """
          AAAAABBB
           CCCC
        """),
    LayoutExample(
      "centered sections ignore indentations",
      TestContent(
        width: 100, section(.center), [.cell(40 × 10, start), .cell(40 × 10), .cell(40 × 10)]),
      picture: """
         AAAABBBB
           CCCC
        """),
    LayoutExample(
      "a later indentation replaces the one before, counted from the section's edge",
      TestContent(
        width: 100,
        [
          .cell(20 × 10), .cell(80 × 10, start),
          .cell(30 × 10), .cell(50 × 10, start),
          .cell(50 × 10),
        ]),
      picture: """
        AABBBBBBBB
          CCCDDDDD
             EEEEE
        """),
    LayoutExample(
      "the last of several indentations on a line counts",
      TestContent(
        width: 60, [.cell(10 × 10), .cell(20 × 10, start), .cell(30 × 10, start), .cell(10 × 10)]),
      picture: """
        ABBCCC
           D
        """),
    LayoutExample(
      "a negative inset ends an indentation",
      TestContent(
        width: 60,
        [
          .cell(20 × 10), .cell(40 × 10, start), .cell(40 × 10),
          .cell(30 × 10, start.with(beginsLine: true, insets: Insets(leading: -20))),
          .cell(60 × 10),
        ]),
      picture: """
        AABBBB
          CCCC
        DDD
        EEEEEE
        """),
    LayoutExample(
      "an indentation starts at the cell's edge, not at the edge of its insets",
      TestContent(
        width: 60,
        [
          .cell(20 × 10), .cell(20 × 10, start.with(insets: Insets(leading: 10))), .cell(40 × 10),
        ]),
      frames: [rect(0, 0, 20 × 10), rect(30, 0, 20 × 10), rect(30, 10, 40 × 10)]),
    LayoutExample(
      "the gap before a cell is part of the indentation",
      TestContent(
        width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
        [.cell(20 × 10), .cell(50 × 10, start), .cell(50 × 10)]),
      frames: [rect(0, 0, 20 × 10), rect(30, 0, 50 × 10), rect(30, 10, 50 × 10)]),
    LayoutExample(
      "in a trailing section the cell's own edge counts, too",
      TestContent(
        width: 100, section(.trailing),
        [.cell(60 × 10, start.with(insets: Insets(trailing: 10))), .cell(50 × 10)]),
      frames: [rect(30, 0, 60 × 10), rect(40, 10, 50 × 10)]),
    LayoutExample(
      "an indentation wider than the line leaves no space, not negative space",
      TestContent(
        width: 100,
        [
          .cell(10 × 10, start.with(insets: Insets(leading: 120))), .cell(0 × 10), .cell(0 × 10),
        ]),
      cellsPerLine: [1, 2]),
    LayoutExample(
      "a cell after an indentation wider than the line is offered no space",
      TestContent(
        width: 100,
        [.cell(10 × 10, start.with(insets: Insets(leading: 150))), .filling(height: 10)]),
      frames: [rect(150, 0, 10 × 10), rect(150, 10, 0 × 10)], offers: [[0], [0]]),
  ]

  @Test(arguments: rows)
  func `lines are indented up to the cell that starts the indentation`(row: LayoutExample) {
    row.expect()
  }

  @Test func `an indentation ends with its section`() {
    var content = TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10, Self.start)])
    content.sections.append(content.sections[0])
    expectEqual(content.layout().frames(inSection: 1)[0], rect(0, 10, 20 × 10))
  }
}
