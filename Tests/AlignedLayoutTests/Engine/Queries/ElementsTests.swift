import AlignedLayout
import Testing

@Suite struct ElementsTests {
  private func elements(
    of content: TestContent, in rect: CGRect, pinning: ContentLayout.Pinning? = nil
  ) -> [ContentLayout.Element] {
    content.layout().elements(in: rect, pinning: pinning).map(\.element)
  }

  private func cell(_ section: Int, _ cell: Int) -> ContentLayout.Element {
    .cell(ContentLayout.CellPosition(section: section, cell: cell))
  }

  private let sections = TestContent(
    width: 100,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(50 × 10), .cell(50 × 10)], headerLength: 10, footerLength: 10),
      count: 2))

  @Test func `elements are in order of sections: header, cells, footer`() {
    let all: [ContentLayout.Element] = (0..<2).flatMap {
      [.header(section: $0), cell($0, 0), cell($0, 1), .footer(section: $0)]
    }
    #expect(elements(of: sections, in: rect(0, 0, 100 × 60)) == all)
    #expect(elements(of: sections, in: CGRect.infinite) == all)
    #expect(elements(of: sections, in: rect(-.infinity, -.infinity, .infinity × .infinity)) == all)
  }

  @Test func `elements have their frames`() {
    let found = sections.layout().elements(in: rect(60, 12, 1 × 1))
    #expect(found.map(\.element) == [cell(0, 1)])
    #expect(found.map(\.frame) == [rect(50, 10, 50 × 10)])
  }

  @Test func `elements that only touch the rectangle are not found`() {
    #expect(elements(of: sections, in: rect(0, 20, 100 × 10)) == [.footer(section: 0)])
    #expect(elements(of: sections, in: rect(0, 10, 50 × 10)) == [cell(0, 0)])
    #expect(elements(of: sections, in: rect(0, 60, 100 × 10)) == [])
    #expect(elements(of: sections, in: rect(-10, 0, 10 × 60)) == [])
  }

  @Test func `an empty rectangle finds the elements around it`() {
    #expect(elements(of: sections, in: rect(20, 15, 0 × 0)) == [cell(0, 0)])
    #expect(elements(of: sections, in: rect(20, 15, (-10) × (-10))) == [cell(0, 0)])
    #expect(elements(of: sections, in: rect(50, 15, 0 × 0)) == [])
  }

  @Test func `NaN counts as 0 in a rectangle`() {
    #expect(elements(of: sections, in: rect(.nan, .nan, 10 × 5)) == [.header(section: 0)])
    #expect(elements(of: sections, in: rect(10, 5, .nan × .nan)) == [.header(section: 0)])
  }

  @Test func `an empty first section hides nothing`() {
    var content = sections
    content.sections.insert(TestSection(cells: []), at: 0)
    #expect(elements(of: content, in: rect(0, 0, 100 × 5)) == [.header(section: 1)])
  }

  @Test func `cells that stick out of their line or section are found`() {
    let down = CellAttributes(insets: Insets(top: 200, bottom: -210))
    let up = CellAttributes(insets: Insets(top: -100, bottom: 100))
    let content = TestContent(
      width: 100,
      sections: [
        TestSection(cells: [.cell(100 × 10, down), .cell(100 × 10), .cell(100 × 10)]),
        TestSection(cells: [.cell(100 × 10), .cell(100 × 10, up), .cell(100 × 10)]),
      ])
    #expect(content.layout().frames()[0] == rect(0, 200, 100 × 10))
    #expect(elements(of: content, in: rect(0, 201, 100 × 1)) == [cell(0, 0)])
    #expect(content.layout().frames(inSection: 1)[1] == rect(0, -70, 100 × 10))
    #expect(elements(of: content, in: rect(0, -65, 100 × 1)) == [cell(1, 1)])
  }

  @Test func `cells on overlapping lines are found`() {
    let content = TestContent(
      width: 100, SectionAttributes(lineSpacing: -30),
      [.cell(100 × 40), .cell(100 × 10), .cell(100 × 40), .cell(100 × 10)])
    #expect(content.layout().frames().map(\.origin.y) == [0, 10, -10, 0])
    #expect(elements(of: content, in: rect(0, 35, 100 × 10)) == [cell(0, 0)])
    #expect(elements(of: content, in: rect(0, -5, 100 × 1)) == [cell(0, 2)])
  }

  @Test func `a pinned header is found at its pinned position only`() {
    let pinning = ContentLayout.Pinning(visibleTop: 15, visibleBottom: 100)
    #expect(elements(of: sections, in: rect(0, 0, 100 × 5), pinning: pinning) == [])
    #expect(
      elements(of: sections, in: rect(0, 21, 100 × 1), pinning: pinning)
        == [.header(section: 0), .footer(section: 0)])
  }

  @Test func `a cell is found if only the last bit of a sum puts its edge into the rectangle`() {
    var content = TestContent(
      width: 100, SectionAttributes(lineSpacing: 0.1), [.cell(100 × 0.2), .cell(100 × 0.2)])
    content.contentInsets = Insets(top: 0.1)
    #expect(content.layout().frames()[1].maxY > 0.6)
    #expect(elements(of: content, in: rect(0, 0.6, 100 × 0.05)) == [cell(0, 1)])
  }

  @Test func `cells are found at their snapped positions`() {
    var content = TestContent(width: 100, [.cell(100 × 9.9), .cell(100 × 9.9)])
    content.displayScale = 1
    #expect(content.layout().frames()[1].origin.y == 9)
    #expect(elements(of: content, in: rect(0, 9, 100 × 0.5)) == [cell(0, 0), cell(0, 1)])
  }

  @Test func `for cells of a fixed size a query and single lookups agree to the last bit`() {
    let layout = ContentLayout(
      width: 200,
      sections: [
        ContentLayout.Section(
          attributes: SectionAttributes(
            sizing: .fixed(0.1 × 10), cellSpacing: 12.2),
          cellCount: 40)
      ])
    let found = layout.elements(in: .infinite).map(\.frame)
    #expect(found == layout.frames())
  }
}
