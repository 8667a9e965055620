import AlignedLayout
import Testing

@Suite struct BreakingTests {
  static let rowsOfWidths: [LayoutExample] = [
    LayoutExample(
      "cells share a line until it is full",
      TestContent(width: 100, [.cell(30 × 20), .cell(40 × 20), .cell(50 × 10), .cell(20 × 10)]),
      picture: """
        AAABBBB
        AAABBBB
        CCCCCDD
        """),
    LayoutExample(
      "gaps take space between cells, but not before the first or after the last",
      TestContent(
        width: 100, SectionAttributes(cellSpacing: 20, lineSpacing: 10),
        [.cell(40 × 10), .cell(40 × 10), .cell(40 × 10), .cell(50 × 10)]),
      picture: """
        AAAA  BBBB

        CCCC

        DDDDD
        """),
    LayoutExample(
      "a cell fits if it is too wide by less than a thousandth of a point",
      TestContent(width: 100, [.cell(60 × 10), .cell(40.0009 × 10)]), cellsPerLine: [2]),
    LayoutExample(
      "a cell does not fit if it is too wide by more than a thousandth of a point",
      TestContent(width: 100, [.cell(60 × 10), .cell(40.0011 × 10)]), cellsPerLine: [1, 1]),
    LayoutExample(
      "a cell fits if it is too wide by a thousandth of a point",
      TestContent(width: 100, [.cell(100 × 10), .cell(0.001 × 10)]), cellsPerLine: [2]),
    LayoutExample(
      "the first cell of a line stays on it at any width",
      TestContent(width: 50, [.cell(20 × 10), .cell(90 × 10), .cell(20 × 10)]),
      cellsPerLine: [1, 1, 1],
      frames: [rect(0, 0, 20 × 10), rect(0, 10, 90 × 10), rect(0, 20, 20 × 10)]),
    LayoutExample(
      "a cell is not asked on a line that has no space for the gap before it",
      TestContent(
        width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
        [.cell(95 × 10), .cell(0 × 10)]),
      cellsPerLine: [1, 1], offers: [[100], [100]]),
    LayoutExample(
      "a cell whose insets are more negative than its width takes no space",
      TestContent(
        width: 100,
        [
          .cell(50 × 10), .cell(20 × 10, CellAttributes(insets: Insets(leading: -80))),
          .cell(50 × 10),
        ]),
      frames: [rect(0, 0, 50 × 10), rect(-30, 0, 20 × 10), rect(50, 0, 50 × 10)]),
    everyCellAlone("in content without a width every cell has a line of its own", width: 0),
    everyCellAlone("in content of negative width every cell has a line of its own", width: -10),
    everyCellAlone(
      "in content of negative infinite width every cell has a line of its own",
      width: -.infinity),
    everyCellAlone(
      "in content whose width is NaN every cell has a line of its own", width: .nan),
  ]

  private static func everyCellAlone(_ name: String, width: CGFloat) -> LayoutExample {
    LayoutExample(
      name, TestContent(width: width, [.cell(20 × 10), .cell(20 × 10)]),
      frames: [rect(0, 0, 20 × 10), rect(0, 10, 20 × 10)], offers: [[0], [0]])
  }

  @Test(arguments: rowsOfWidths)
  func `a cell is on the line of the cell before it if it fits there`(row: LayoutExample) {
    row.expect()
  }

  // The widths are those of iPhones and iPads; a twelfth of most of them is rounded.
  @Test(arguments: [320, 375, 390, 393, 402, 414, 430, 440, 768, 834], 2...12)
  func `cells as wide as an equal part of the line fill it exactly`(width: Int, columns: Int) {
    let side = CGFloat(width) / CGFloat(columns)
    let content = TestContent(
      width: CGFloat(width), Array(repeating: .cell(side × side), count: 3 * columns))
    expectEqual(content.layout().cellsPerLine(), [columns, columns, columns])
  }

  static let rowsOfBreaks: [LayoutExample] = [
    LayoutExample(
      "a cell can begin a line although the line above has space left",
      TestContent(
        width: 100,
        [.cell(20 × 10), .cell(20 × 10, CellAttributes(beginsLine: true)), .cell(20 × 10)]),
      picture: """
        AA
        BBCC
        """),
    LayoutExample(
      "a cell can end a line that has space left",
      TestContent(
        width: 100,
        [.cell(20 × 10, CellAttributes(endsLine: true)), .cell(20 × 10), .cell(20 × 10)]),
      picture: """
        AA
        BBCC
        """),
    LayoutExample(
      "coinciding breaks add no empty line",
      TestContent(
        width: 100, [.cell(100 × 10, both), .cell(100 × 10, both), .cell(20 × 10, both)]),
      cellsPerLine: [1, 1, 1], contentSize: 100 × 30),
    LayoutExample(
      "a cell stays on a line that lacks less of its minimum line space than the slack",
      TestContent(
        width: 100, [.cell(60 × 10), .cell(10 × 10, CellAttributes(minimumLineSpace: 40.0009))]),
      cellsPerLine: [2]),
    LayoutExample(
      "a cell begins a line if the line above lacks more of its minimum line space than the slack",
      TestContent(
        width: 100, [.cell(60 × 10), .cell(10 × 10, CellAttributes(minimumLineSpace: 40.0011))]),
      cellsPerLine: [1, 1]),
    LayoutExample(
      "a cell with a negative minimum line space is asked on an overfull line",
      TestContent(
        width: 100, SectionAttributes(cellSpacing: 5, lineSpacing: 0),
        [.cell(100 × 10), .cell(0 × 10, CellAttributes(minimumLineSpace: -10))]),
      offers: [[100], [0, 100]]),
  ]

  private static let both = CellAttributes(beginsLine: true, endsLine: true)

  @Test(arguments: rowsOfBreaks)
  func `attributes of a cell can begin or end a line`(row: LayoutExample) {
    row.expect()
  }

  @Test func `a cell begins a new line if less than its minimum line space is left`() {
    let least = CellAttributes(minimumLineSpace: 50)
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 0),
      [.cell(40 × 10), .filling(height: 10, least), .cell(41 × 10), .filling(height: 10, least)])
    expectEqual(content.layout().cellsPerLine(), [2, 1, 1])
    expectEqual(content.offers, [[100], [50], [100], [100]])
  }

  @Test func `a negative minimum line space changes what a cell is offered, but not its line`() {
    func content(minimum: CGFloat) -> TestContent {
      let cell = CellAttributes(minimumLineSpace: minimum, insets: Insets(leading: 30))
      return TestContent(width: 100, [.cell(90 × 10), .cell(10 × 10, cell)])
    }
    // After the inset, 20 points are missing.
    expectEqual(content(minimum: 0).offers, [[100], [70]])
    expectEqual(content(minimum: -19).offers, [[100], [70]])
    expectEqual(content(minimum: -20).offers, [[100], [0, 70]])
    for minimum: CGFloat in [0, -20] {
      let layout = content(minimum: minimum).layout()
      expectEqual(layout.frames(), [rect(0, 0, 90 × 10), rect(30, 10, 10 × 10)])
      expectEqual(layout.breakReason(ofLineAt: 1, inSection: 0), .tooWide(needed: 40, had: 10))
    }
  }

  @Test func `a trailing inset counts for the least space that a cell needs`() {
    let least = CellAttributes(minimumLineSpace: 50, insets: Insets(trailing: 20))
    let content = TestContent(width: 100, [.cell(35 × 10), .cell(10 × 10, least)])
    expectEqual(content.layout().frames(), [rect(0, 0, 35 × 10), rect(0, 10, 10 × 10)])
  }
}
