import AlignedLayout
import Testing

@Suite struct AlignmentTests {
  private static func section(
    _ horizontal: SectionAttributes.LineAlignment,
    _ vertical: SectionAttributes.CellAlignment = .top
  ) -> SectionAttributes {
    SectionAttributes(
      lineAlignment: horizontal, cellAlignment: vertical, cellSpacing: 0, lineSpacing: 0)
  }

  private static let cells: [TestCell] = [.cell(40 × 10), .cell(20 × 20), .cell(60 × 10)]

  private static var rightToLeft: TestContent {
    var content = TestContent(width: 100, section(.leading), cells)
    content.direction = .rightToLeft
    return content
  }

  static let rowsOfLines: [LayoutExample] = [
    LayoutExample(
      "leading lines begin at the leading edge",
      TestContent(width: 100, section(.leading), cells),
      picture: """
        AAAABB
            BB
        CCCCCC
        """),
    LayoutExample(
      "trailing lines end at the trailing edge",
      TestContent(width: 100, section(.trailing), cells),
      picture: """
            AAAABB
                BB
            CCCCCC
        """),
    LayoutExample(
      "centered lines leave the same space on both sides",
      TestContent(width: 100, section(.center), cells),
      picture: """
          AAAABB
              BB
          CCCCCC
        """),
    LayoutExample(
      "right to left, cells follow each other from the right",
      rightToLeft,
      picture: """
            BBAAAA
            BB
            CCCCCC
        """),
    LayoutExample(
      "a cell that is too wide sticks out of a leading line at the trailing edge",
      TestContent(width: 100, section(.leading), [.cell(140 × 10)]),
      frames: [rect(0, 0, 140 × 10)]),
    LayoutExample(
      "a cell that is too wide sticks out of a trailing line at the leading edge",
      TestContent(width: 100, section(.trailing), [.cell(140 × 10)]),
      frames: [rect(-40, 0, 140 × 10)]),
    LayoutExample(
      "a cell that is too wide sticks out of a centered line on both sides",
      TestContent(width: 100, section(.center), [.cell(140 × 10)]),
      frames: [rect(-20, 0, 140 × 10)]),
    LayoutExample(
      "less free space than the slack moves no line",
      TestContent(width: 100, section(.trailing), [.cell(99.9995 × 10)]),
      frames: [rect(0, 0, 99.9995 × 10)]),
    LayoutExample(
      "a cell that is too wide by less than the slack moves no line",
      TestContent(width: 100, section(.trailing), [.cell(100.0005 × 10)]),
      frames: [rect(0, 0, 100.0005 × 10)]),
    LayoutExample(
      "free space as great as the slack moves no line",
      TestContent(width: 0.001, section(.trailing), [.cell(0 × 10)]),
      frames: [rect(0, 0, 0 × 10)]),
  ]

  @Test(arguments: rowsOfLines) func `a section aligns its lines`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: [
    (SectionAttributes.LineAlignment.left, SectionAttributes.LineAlignment.trailing),
    (.right, .leading),
  ])
  func `left and right alignment do not depend on the direction`(
    alignment: SectionAttributes.LineAlignment,
    twin: SectionAttributes.LineAlignment
  ) {
    var content = TestContent(width: 100, Self.section(alignment), Self.cells)
    content.direction = .rightToLeft
    var same = TestContent(width: 100, Self.section(twin), Self.cells)
    same.direction = .rightToLeft
    expectEqual(content.layout().frames(), same.layout().frames())
  }

  static let rowsOfCells: [LayoutExample] = [
    LayoutExample(
      "cells are aligned to the top of their line",
      TestContent(width: 60, section(.leading, .top), [.cell(20 × 30), .cell(20 × 10)]),
      picture: """
        AABB
        AA
        AA
        """),
    LayoutExample(
      "cells are aligned to the middle of their line",
      TestContent(width: 60, section(.leading, .center), [.cell(20 × 30), .cell(20 × 10)]),
      picture: """
        AA
        AABB
        AA
        """),
    LayoutExample(
      "cells are aligned to the bottom of their line",
      TestContent(width: 60, section(.leading, .bottom), [.cell(20 × 30), .cell(20 × 10)]),
      picture: """
        AA
        AA
        AABB
        """),
    LayoutExample(
      "insets do not change the size of a cell",
      TestContent(
        width: 100, section(.center, .center),
        [.cell(20 × 10, CellAttributes(insets: Insets(-30)))]),
      frames: [rect(20, -30, 20 × 10)]),
  ]

  @Test(arguments: rowsOfCells) func `a section aligns cells on their line`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: SectionAttributes.CellAlignment.allCases)
  func `insets separate a cell from the edges of its line in every alignment`(
    alignment: SectionAttributes.CellAlignment
  ) {
    let inset = CellAttributes(insets: Insets(top: 10, leading: 20, bottom: 20, trailing: 10))
    let content = TestContent(
      width: 100, Self.section(.leading, alignment), [.cell(20 × 10, inset), .cell(20 × 10, inset)])
    expectEqual(
      content.layout().frames(), [rect(20, 10, 20 × 10), rect(70, 10, 20 × 10)])
    expectEqual(content.layout().contentSize.height, 40)
  }
}
