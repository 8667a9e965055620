import AlignedLayout
import Testing

/// Elements are read in the order of the content, wherever they are placed.
@Suite struct ReadingOrderTests {
  private func cell(_ section: Int, _ cell: Int) -> ContentLayout.Element {
    .cell(ContentLayout.CellPosition(section: section, cell: cell))
  }

  @Test func `sections are read in order: header, cells, footer`() {
    let layout = TestContent(
      width: 100,
      sections: [
        TestSection(
          cells: [.cell(60 × 10), .cell(60 × 10)], headerLength: 10, footerLength: 10),
        TestSection(cells: [.cell(60 × 10)], footerLength: 10),
      ]
    ).layout()
    #expect(
      Array(layout.readingOrder) == [
        .header(section: 0), cell(0, 0), cell(0, 1), .footer(section: 0), cell(1, 0),
        .footer(section: 1),
      ])
  }

  @Test func `headers and footers without a height and empty sections are left out`() {
    let layout = TestContent(
      width: 100,
      sections: [
        TestSection(cells: []), TestSection(cells: [], headerLength: 10), TestSection(cells: []),
      ]
    ).layout()
    #expect(Array(layout.readingOrder) == [.header(section: 1)])
    #expect(layout.readingOrder.index(of: .header(section: 0)) == nil)
    #expect(layout.readingOrder.index(of: .footer(section: 1)) == nil)
    #expect((0..<3).map(layout.readingOrder.range(ofSection:)) == [0..<0, 0..<1, 1..<1])
  }

  @Test func `empty content has an empty reading order`() {
    #expect(ContentLayout(width: 100, sections: []).readingOrder.isEmpty)
  }

  @Test func `right to left, the first cell of a line, at the right, is read first`() {
    var content = TestContent(width: 100, [.cell(30 × 10), .cell(30 × 10), .cell(50 × 10)])
    content.direction = .rightToLeft
    let layout = content.layout()
    #expect(layout.frames().map(\.minX) == [70, 40, 50])
    #expect(Array(layout.readingOrder) == [cell(0, 0), cell(0, 1), cell(0, 2)])
  }

  @Test func `cells are read in order of their lines, not of their edges`() {
    let layout = TestContent(
      width: 100, SectionAttributes(cellAlignment: .bottom, lineSpacing: -15),
      [.cell(30 × 10), .cell(30 × 30), .cell(80 × 10)]
    ).layout()
    #expect(layout.frames().map(\.minY) == [20, 0, 15])
    #expect(Array(layout.readingOrder) == [cell(0, 0), cell(0, 1), cell(0, 2)])
  }

  @Test(arguments: Wildness.allCases)
  func `elements are read in the order of a query for everything`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 200) { seed in
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness, limitsLines: true).layout()
      let order = layout.readingOrder
      let read = layout.elements(in: .infinite).map(\.element).filter { !$0.decorates }
      if Array(order) != read {
        return "\(Array(order))"
      }
      if order.map({ order.index(of: $0) }) != Array(order.indices) {
        return "numbers \(order.map { order.index(of: $0) })"
      }
      let ranges = (0..<layout.sectionCount).map(order.range(ofSection:))
      let indices = order.indices.filter { ![.contentHeader, .contentFooter].contains(order[$0]) }
      return ranges.flatMap { Array($0) } == indices ? nil : "ranges \(ranges)"
    }
    #expect(fault == nil)
  }
}
