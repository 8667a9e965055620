import AlignedLayout
import Testing

/// Elements are read in the order of the content, wherever they are placed.
@Suite struct ReadingOrderTests {
  private static func cell(_ section: Int, _ cell: Int) -> ContentLayout.Element {
    .cell(ContentLayout.CellPosition(section: section, cell: cell))
  }

  /// A content, and the order in which its elements are read.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let order: [ContentLayout.Element]
    /// The left and the top edges of the first section's cells, or nil if the example says nothing of them.
    let lefts: [CGFloat]?
    let tops: [CGFloat]?

    init(
      _ name: String, _ content: TestContent, lefts: [CGFloat]? = nil, tops: [CGFloat]? = nil,
      order: [ContentLayout.Element]
    ) {
      testDescription = name
      self.content = content
      self.order = order
      self.lefts = lefts
      self.tops = tops
    }
  }

  static let examples: [Example] = [
    Example(
      "sections are read in order: header, cells, footer",
      TestContent(
        width: 100,
        sections: [
          TestSection(
            cells: [.cell(60 × 10), .cell(60 × 10)], headerLength: 10, footerLength: 10),
          TestSection(cells: [.cell(60 × 10)], footerLength: 10),
        ]),
      order: [
        .header(section: 0), cell(0, 0), cell(0, 1), .footer(section: 0), cell(1, 0),
        .footer(section: 1),
      ]),
    Example(
      "empty content has an empty reading order", TestContent(width: 100, sections: []), order: []),
    Example(
      "right to left, the first cell of a line, at the right, is read first",
      TestContent(
        width: 100, direction: .rightToLeft,
        sections: [TestSection(cells: [.cell(30 × 10), .cell(30 × 10), .cell(50 × 10)])]),
      lefts: [70, 40, 50], order: [cell(0, 0), cell(0, 1), cell(0, 2)]),
    Example(
      "cells are read in order of their lines, not of their edges",
      TestContent(
        width: 100, SectionAttributes(cellAlignment: .bottom, lineSpacing: -15),
        [.cell(30 × 10), .cell(30 × 30), .cell(80 × 10)]),
      tops: [20, 0, 15], order: [cell(0, 0), cell(0, 1), cell(0, 2)]),
  ]

  @Test(arguments: examples)
  func `elements are read in the order of the content`(example: Example) {
    let layout = example.content.layout()
    if let lefts = example.lefts { expectEqual(layout.frames().map(\.minX), lefts) }
    if let tops = example.tops { expectEqual(layout.frames().map(\.minY), tops) }
    expectEqual(Array(layout.readingOrder), example.order)
    expectEqual(layout.readingOrder.isEmpty, example.order.isEmpty)
  }

  @Test func `headers and footers without a height and empty sections are left out`() {
    let layout = TestContent(
      width: 100,
      sections: [
        TestSection(cells: []), TestSection(cells: [], headerLength: 10), TestSection(cells: []),
      ]
    ).layout()
    expectEqual(Array(layout.readingOrder), [.header(section: 1)])
    #expect(layout.readingOrder.index(of: .header(section: 0)) == nil)
    #expect(layout.readingOrder.index(of: .footer(section: 1)) == nil)
    expectEqual((0..<3).map(layout.readingOrder.range(ofSection:)), [0..<0, 0..<1, 1..<1])
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
