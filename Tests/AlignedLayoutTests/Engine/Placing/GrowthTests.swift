import AlignedLayout
import Testing

/// Cells that grow into the free space of their line.
@Suite struct GrowthTests {
  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0),
    displayScale: CGFloat = 0
  ) -> TestContent {
    var content = TestContent(width: 100, attributes.with(lineSpacing: 0), cells)
    content.displayScale = displayScale
    return content
  }

  private static func cell(
    _ width: CGFloat, _ growth: CGFloat, _ maximumGrownWidth: CGFloat = .infinity
  ) -> TestCell {
    .cell(width × 10, CellAttributes(maximumGrownWidth: maximumGrownWidth, growth: growth))
  }

  private static let justified = SectionAttributes(
    justification: .init(lastLines: .justified), cellSpacing: 0)
  private static let trailing = SectionAttributes(lineAlignment: .trailing, cellSpacing: 0)

  static let rows: [LayoutExample] = [
    LayoutExample(
      "a growing cell fills its line",
      content([.cell(30 × 10), cell(20, 1), .cell(80 × 10)]),
      picture: """
        AAABBBBBBB
        CCCCCCCC
        """),
    LayoutExample(
      "a minimum line space counts before cells grow, and keeps no space for its cell",
      content([cell(30, 1), .cell(10 × 10, CellAttributes(minimumLineSpace: 70))]),
      frames: [rect(0, 0, 90 × 10), rect(90, 0, 10 × 10)]),
    LayoutExample(
      "free space is shared by weight",
      content([cell(10, 1), cell(10, 3)]), frames: [rect(0, 0, 30 × 10), rect(30, 0, 70 × 10)]),
    LayoutExample(
      "free space that a maximum width leaves goes to the other cells",
      content([cell(10, 1, 20), cell(10, 1), cell(10, 2)]),
      frames: [rect(0, 0, 20 × 10), rect(20, 0, 30 × 10), rect(50, 0, 50 × 10)]),
    LayoutExample(
      "shares are whole pixels, and the last cell gets the rest",
      content([cell(10, 1), cell(10, 1), cell(10, 1)], displayScale: 1),
      frames: [rect(0, 0, 33 × 10), rect(33, 0, 33 × 10), rect(66, 0, 34 × 10)]),
    LayoutExample(
      "lines are broken with the widths before growth",
      content([cell(30, 1), cell(30, 1), cell(30, 1), cell(30, 1)]),
      offers: [[100], [70], [40], [10, 100]]),
    LayoutExample(
      "cells grow to their maximum widths before gaps are justified",
      content([cell(20, 1, 40), .cell(20 × 10)], justified), picture: "AAAA    BB"),
    LayoutExample(
      "gaps are not justified if cells grow into all free space",
      content([cell(20, 1), .cell(20 × 10)], justified), picture: "AAAAAAAABB"),
    weightless("a negative weight counts as 0", -1),
    weightless("a weight that is NaN counts as 0", .nan),
    weightless("a weight of 0 lets no cell grow", 0),
    weightless("an infinite negative weight counts as 0", -.infinity),
    LayoutExample(
      "growth does not change the height",
      content([.text(area: 400, atMost: 40, CellAttributes(growth: 1))]),
      frames: [rect(0, 0, 100 × 10)]),
    LayoutExample(
      "a trailing line with a growing cell begins at the leading edge",
      content([.cell(20 × 10), cell(20, 1)], trailing), picture: "AABBBBBBBB"),
    LayoutExample(
      "an indentation starts at a cell's position after growth",
      content([cell(20, 1), .cell(20 × 10, CellAttributes(indentation: .start)), .cell(20 × 10)]),
      frames: [rect(0, 0, 60 × 10), rect(60, 0, 20 × 10), rect(80, 0, 20 × 10)]),
  ]

  private static func weightless(_ name: String, _ weight: CGFloat) -> LayoutExample {
    LayoutExample(
      name, content([cell(20, weight), .cell(20 × 10)]),
      frames: [rect(0, 0, 20 × 10), rect(20, 0, 20 × 10)])
  }

  @Test(arguments: rows)
  func `cells grow into the free space of their line`(row: LayoutExample) {
    row.expect()
  }

  @Test func `a cell whose insets are more negative than its width takes all that it grows`() {
    let overlapping = CellAttributes(growth: 1, insets: Insets(leading: -30))
    let layout = Self.content([.cell(10 × 10, overlapping), .cell(20 × 10)]).layout()
    // It takes nothing before it grows, and then 80 points, 20 more than its width and inset.
    expectEqual(layout.frames(), [rect(-30, 0, 90 × 10), rect(80, 0, 20 × 10)])
    expectEqual(layout.lines(inSection: 0)[0].frame, rect(0, 0, 100 × 10))
    let shared = Self.content([.cell(10 × 10, overlapping), Self.cell(20, 1)]).layout()
    expectEqual(shared.frames(), [rect(-30, 0, 50 × 10), rect(40, 0, 60 × 10)])
  }
}
