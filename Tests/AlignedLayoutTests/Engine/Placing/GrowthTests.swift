import AlignedLayout
import Testing

/// Cells that grow into the free space of their line.
@Suite struct GrowthTests {
  private func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0)
  ) -> TestContent {
    TestContent(width: 100, attributes.with(lineSpacing: 0), cells)
  }

  private func cell(_ width: CGFloat, _ growth: CGFloat, _ maximumGrownWidth: CGFloat = .infinity)
    -> TestCell
  {
    .cell(width × 10, CellAttributes(maximumGrownWidth: maximumGrownWidth, growth: growth))
  }

  @Test func `a growing cell fills its line`() {
    #expect(
      content([.cell(30 × 10), cell(20, 1), .cell(80 × 10)]).layout().picture() == """
        AAABBBBBBB
        CCCCCCCC
        """)
  }

  @Test func `a minimum line space counts before cells grow, and keeps no space for its cell`() {
    let frames = content([cell(30, 1), .cell(10 × 10, CellAttributes(minimumLineSpace: 70))])
      .layout().frames()
    #expect(frames == [rect(0, 0, 90 × 10), rect(90, 0, 10 × 10)])
  }

  @Test func `free space is shared by weight`() {
    let frames = content([cell(10, 1), cell(10, 3)]).layout().frames()
    #expect(frames == [rect(0, 0, 30 × 10), rect(30, 0, 70 × 10)])
  }

  @Test func `free space that a maximum width leaves goes to the other cells`() {
    let frames = content([cell(10, 1, 20), cell(10, 1), cell(10, 2)]).layout().frames()
    #expect(frames.map(\.width) == [20, 30, 50])
  }

  @Test func `shares are whole pixels, and the last cell gets the rest`() {
    var content = content([cell(10, 1), cell(10, 1), cell(10, 1)])
    content.displayScale = 1
    #expect(content.layout().frames().map(\.width) == [33, 33, 34])
  }

  @Test func `lines are broken with the widths before growth`() {
    #expect(
      content([cell(30, 1), cell(30, 1), cell(30, 1), cell(30, 1)]).offers == [
        [100], [70], [40], [10, 100],
      ])
  }

  @Test func `cells grow before gaps are justified`() {
    let justified = SectionAttributes(
      justification: .init(lastLines: .justified), cellSpacing: 0)
    #expect(
      content([cell(20, 1, 40), .cell(20 × 10)], justified).layout().picture() == "AAAA    BB")
    #expect(content([cell(20, 1), .cell(20 × 10)], justified).layout().picture() == "AAAAAAAABB")
  }

  @Test func `weights that are not positive count as 0`() {
    for weight in [-1, .nan, 0, -.infinity] as [CGFloat] {
      #expect(content([cell(20, weight), .cell(20 × 10)]).layout().frames()[0].width == 20)
    }
  }

  @Test func `growth does not change the height`() {
    let text = TestCell.text(area: 400, atMost: 40, CellAttributes(growth: 1))
    let frame = content([text]).layout().frames()[0]
    #expect(frame == rect(0, 0, 100 × 10))
  }

  @Test func `a trailing line with a growing cell begins at the leading edge`() {
    let trailing = SectionAttributes(lineAlignment: .trailing, cellSpacing: 0)
    #expect(content([.cell(20 × 10), cell(20, 1)], trailing).layout().picture() == "AABBBBBBBB")
  }

  @Test func `a cell whose insets are more negative than its width takes all that it grows`() {
    let overlapping = CellAttributes(growth: 1, insets: Insets(leading: -30))
    let layout = content([.cell(10 × 10, overlapping), .cell(20 × 10)]).layout()
    // It takes nothing before it grows, and then 80 points, 20 more than its width and inset.
    #expect(layout.frames() == [rect(-30, 0, 90 × 10), rect(80, 0, 20 × 10)])
    #expect(layout.lines(inSection: 0)[0].frame == rect(0, 0, 100 × 10))
    let shared = content([.cell(10 × 10, overlapping), cell(20, 1)]).layout()
    #expect(shared.frames() == [rect(-30, 0, 50 × 10), rect(40, 0, 60 × 10)])
  }

  @Test func `an indentation starts at a cell's position after growth`() {
    let start = CellAttributes(indentation: .start)
    #expect(
      content([cell(20, 1), .cell(20 × 10, start), .cell(20 × 10)]).layout().frames()[2].minX == 80)
  }
}
