import AlignedLayout
import Testing

/// Lines whose free space goes to the gaps between their cells.
@Suite struct JustificationTests {
  private static func content(
    _ justification: SectionAttributes.Justification, _ cells: [TestCell],
    _ horizontal: SectionAttributes.LineAlignment = .leading, width: CGFloat = 100,
    cellSpacing: CGFloat = 0, scale: CGFloat = 0,
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(
      width: width,
      SectionAttributes(
        lineAlignment: horizontal, justification: justification, cellSpacing: cellSpacing,
        lineSpacing: 0), cells)
    content.direction = direction
    content.displayScale = scale
    return content
  }

  private static let atEnd = SectionAttributes.Justification(lastLines: .justified)

  /// Three cells of a line, and one of the next.
  private static let four: [TestCell] = [
    .cell(20 × 10), .cell(20 × 10), .cell(20 × 10), .cell(50 × 10),
  ]
  /// Four cells, whose third one ends its line.
  private static let forced: [TestCell] = [
    .cell(20 × 10), .cell(20 × 10), .cell(20 × 10, CellAttributes(endsLine: true)),
    .cell(50 × 10),
  ]
  private static let three: [TestCell] = [.cell(20 × 10), .cell(20 × 10), .cell(90 × 10)]
  private static let nine: [TestCell] = [
    .cell(10 × 10), .cell(10 × 10), .cell(10 × 10), .cell(10 × 10), .cell(10 × 10),
    .cell(10 × 10), .cell(10 × 10), .cell(10 × 10), .cell(90 × 10),
  ]

  static let pictures: [LayoutExample] = [
    LayoutExample(
      "the free space of each line but the last goes to its gaps",
      content(.init(), four),
      picture: """
        AA  BB  CC
        DDDDD
        """),
    LayoutExample(
      "the last line can be justified, too",
      content(
        atEnd,
        [.cell(20 × 10), .cell(20 × 10), .cell(20 × 10), .cell(50 × 10), .cell(20 × 10)]),
      picture: """
        AA  BB  CC
        DDDDD   EE
        """),
    LayoutExample(
      "a line that its last cell ends is not justified by default",
      content(.init(), forced),
      picture: """
        AABBCC
        DDDDD
        """),
    LayoutExample(
      "a line before a cell that begins a line is not justified by default",
      content(
        .init(),
        [
          .cell(20 × 10), .cell(20 × 10), .cell(20 × 10),
          .cell(20 × 10, CellAttributes(beginsLine: true)),
        ]),
      picture: """
        AABBCC
        DD
        """),
    LayoutExample(
      "a line before a forced break is justified if last lines are",
      content(atEnd, forced),
      picture: """
        AA  BB  CC
        DDDDD
        """),
    LayoutExample(
      "a line of one cell is not justified",
      content(.init(), [.cell(60 × 10), .cell(60 × 10)], .trailing),
      picture: """
            AAAAAA
            BBBBBB
        """),
    LayoutExample(
      "right to left, justified lines are mirrored",
      content(.init(), four, direction: .rightToLeft),
      picture: """
        CC  BB  AA
             DDDDD
        """),
    LayoutExample(
      "an indentation starts at its cell's justified position",
      content(
        .init(),
        [
          .cell(20 × 10), .cell(20 × 10, CellAttributes(indentation: .start)), .cell(20 × 10),
          .cell(50 × 10),
        ]),
      picture: """
        AA  BB  CC
            DDDDD
        """),
  ]

  static let lengths: [LayoutExample] = [
    LayoutExample(
      "a line whose gaps are as wide as the maximum is justified",
      content(.init(maximumGap: 20), four),
      frames: [
        rect(0, 0, 20 × 10), rect(40, 0, 20 × 10), rect(80, 0, 20 × 10), rect(0, 10, 50 × 10),
      ]),
    LayoutExample(
      "a line whose gaps would exceed the maximum is not justified",
      content(.init(maximumGap: 19), four),
      frames: [
        rect(0, 0, 20 × 10), rect(20, 0, 20 × 10), rect(40, 0, 20 × 10), rect(0, 10, 50 × 10),
      ]),
    LayoutExample(
      "a trailing line whose gaps would exceed the maximum is not justified",
      content(.init(maximumGap: 19), four, .trailing),
      frames: [
        rect(40, 0, 20 × 10), rect(60, 0, 20 × 10), rect(80, 0, 20 × 10), rect(50, 10, 50 × 10),
      ]),
    // 24 points are free and make gaps of 20.
    LayoutExample(
      "the cell spacing is part of the maximum gap",
      content(.init(maximumGap: 20), four, cellSpacing: 8),
      frames: [
        rect(0, 0, 20 × 10), rect(40, 0, 20 × 10), rect(80, 0, 20 × 10), rect(0, 10, 50 × 10),
      ]),
    // 23 points are 46 pixels for 7 gaps: ⌊46k / 7⌋.
    LayoutExample(
      "gaps are whole pixels and differ by at most one",
      content(.init(), nine, width: 103, scale: 2),
      frames: [
        rect(0, 0, 10 × 10), rect(13, 0, 10 × 10), rect(26.5, 0, 10 × 10),
        rect(39.5, 0, 10 × 10), rect(53, 0, 10 × 10), rect(66, 0, 10 × 10),
        rect(79.5, 0, 10 × 10), rect(93, 0, 10 × 10), rect(0, 10, 90 × 10),
      ]),
    // Gap 60, and 0.75 before the first cell, which is floored.
    LayoutExample(
      "free space of less than a pixel goes to the side opposite the alignment",
      content(.init(), three, .trailing, width: 100.75, scale: 1),
      frames: [rect(0, 0, 20 × 10), rect(80, 0, 20 × 10), rect(10, 10, 90 × 10)]),
    LayoutExample(
      "without a display scale all free space goes to the gaps",
      content(.init(), three, .trailing, width: 100.75),
      frames: [rect(0, 0, 20 × 10), rect(80.75, 0, 20 × 10), rect(10.75, 10, 90 × 10)]),
    LayoutExample(
      "a maximum gap of a billion points is no limit",
      TestContent(
        width: 1e9,
        SectionAttributes(
          justification: atEnd, cellSpacing: 1e9, insets: Insets(leading: -200)),
        [.cell(50 × 10), .cell(50 × 10)]),
      frames: [rect(-200, 0, 50 × 10), rect(999_999_950, 0, 50 × 10)]),
  ]

  @Test(arguments: pictures) func `a section says which lines are justified`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: lengths) func `gaps share the free space of their line`(row: LayoutExample) {
    row.expect()
  }

  @Test func `cells of a fixed size are justified`() {
    let attributes = SectionAttributes(
      sizing: .fixed(30 × 10), justification: .init(), cellSpacing: 0,
      lineSpacing: 0)
    let layout = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 4)])
    expectEqual(layout.frames().map(\.minX), [0, 35, 70, 0])
    expectEqual(layout.elements(in: rect(36, 0, 1 × 1)).map(\.frame), [rect(35, 0, 30 × 10)])
  }

  @Test func `a justified line has its final width, and the space that was free`() {
    let line = Self.content(.init(), Self.four).layout().lines(inSection: 0)[0]
    expectEqual(line.frame, rect(0, 0, 100 × 10))
    expectEqual(line.remainingSpace, 40)
  }
}
