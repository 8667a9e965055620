import AlignedLayout
import Testing

/// Cells that take of the space that their line has left.
@Suite struct GrowthTests {
  private func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0)
  ) -> TestContent {
    TestContent(width: 100, attributes.with(lineSpacing: 0), cells)
  }

  private func cell(_ width: CGFloat, _ growth: CGFloat, _ largest: CGFloat = .infinity)
    -> TestCell
  {
    .cell(width × 10, CellAttributes(growth: growth, maximumWidth: largest))
  }

  @Test func `a field that fills its line needs no arithmetic`() {
    #expect(
      content([.cell(30 × 10), cell(20, 1), .cell(80 × 10)]).layout().picture() == """
        AAABBBBBBB
        CCCCCCCC
        """)
  }

  @Test func `shares go by weight`() {
    let frames = content([cell(10, 1), cell(10, 3)]).layout().frames()
    #expect(frames == [rect(0, 0, 30 × 10), rect(30, 0, 70 × 10)])
  }

  @Test func `what a largest width leaves goes to the others`() {
    let frames = content([cell(10, 1, 20), cell(10, 1), cell(10, 2)]).layout().frames()
    #expect(frames.map(\.width) == [20, 30, 50])
  }

  @Test func `shares are whole pixels, and the last cell gets the rest`() {
    var content = content([cell(10, 1), cell(10, 1), cell(10, 1)])
    content.displayScale = 1
    #expect(content.layout().frames().map(\.width) == [33, 33, 34])
  }

  @Test func `lines are broken with the widths that were answered`() {
    #expect(
      content([cell(30, 1), cell(30, 1), cell(30, 1), cell(30, 1)]).offers == [
        [100], [70], [40], [10, 100],
      ])
  }

  @Test func `cells grow before gaps are justified, and take all`() {
    let justified = SectionAttributes(
      justification: .init(lastLines: .justified), cellSpacing: 0)
    #expect(
      content([cell(20, 1, 40), .cell(20 × 10)], justified).layout().picture() == "AAAA    BB")
    #expect(content([cell(20, 1), .cell(20 × 10)], justified).layout().picture() == "AAAAAAAABB")
  }

  @Test func `weights that are no positive numbers are 0`() {
    for weight in [-1, .nan, 0, -.infinity] as [CGFloat] {
      #expect(content([cell(20, weight), .cell(20 × 10)]).layout().frames()[0].width == 20)
    }
  }

  @Test func `the height that was answered stays`() {
    let text = TestCell.text(area: 400, atMost: 40, CellAttributes(growth: 1))
    let frame = content([text]).layout().frames()[0]
    #expect(frame == rect(0, 0, 100 × 10))
  }

  @Test func `a trailing line with a growing cell begins at the leading edge`() {
    let trailing = SectionAttributes(lineAlignment: .trailing, cellSpacing: 0)
    #expect(content([.cell(20 × 10), cell(20, 1)], trailing).layout().picture() == "AABBBBBBBB")
  }

  @Test func `a cell that grew is where indentation starts or ends`() {
    let start = CellAttributes(indentation: .start)
    #expect(
      content([cell(20, 1), .cell(20 × 10, start), .cell(20 × 10)]).layout().frames()[2].minX == 80)
  }
}
