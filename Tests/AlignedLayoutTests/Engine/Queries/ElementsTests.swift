import AlignedLayout
import Testing

@Suite struct ElementsTests {
  private func elements(
    of content: TestContent, in rect: CGRect, pinning: ContentLayout.Pinning? = nil
  ) -> [ContentLayout.Element] {
    content.layout().elements(in: rect, pinning: pinning).map(\.element)
  }

  private static func cell(_ section: Int, _ cell: Int) -> ContentLayout.Element {
    .cell(ContentLayout.CellPosition(section: section, cell: cell))
  }

  private static let sections = TestContent(
    width: 100,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(50 × 10), .cell(50 × 10)], headerLength: 10, footerLength: 10),
      count: 2))

  /// A rectangle, and the elements that are found in it.
  struct Query {
    let rect: CGRect
    let elements: [ContentLayout.Element]

    static func `in`(_ rect: CGRect, _ elements: [ContentLayout.Element]) -> Query {
      Query(rect: rect, elements: elements)
    }
  }

  /// A content, and what is found in some rectangles.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let pinning: ContentLayout.Pinning?
    let queries: [Query]
    /// The top edges of the first section's cells, or nil if the example says nothing of them.
    let tops: [CGFloat]?

    init(
      _ name: String, of content: TestContent = sections, pinning: ContentLayout.Pinning? = nil,
      tops: [CGFloat]? = nil, _ queries: [Query]
    ) {
      testDescription = name
      self.content = content
      self.pinning = pinning
      self.queries = queries
      self.tops = tops
    }
  }

  private static let all: [ContentLayout.Element] = (0..<2).flatMap {
    [.header(section: $0), cell($0, 0), cell($0, 1), .footer(section: $0)]
  }

  static let examples: [Example] = [
    Example(
      "elements are in order of sections: header, cells, footer",
      [
        .in(rect(0, 0, 100 × 60), all), .in(CGRect.infinite, all),
        .in(rect(-.infinity, -.infinity, .infinity × .infinity), all),
      ]),
    Example(
      "elements that only touch the rectangle are not found",
      [
        .in(rect(0, 20, 100 × 10), [.footer(section: 0)]), .in(rect(0, 10, 50 × 10), [cell(0, 0)]),
        .in(rect(0, 60, 100 × 10), []), .in(rect(-10, 0, 10 × 60), []),
      ]),
    Example(
      "an empty rectangle finds the elements around it",
      [
        .in(rect(20, 15, 0 × 0), [cell(0, 0)]), .in(rect(20, 15, (-10) × (-10)), [cell(0, 0)]),
        .in(rect(50, 15, 0 × 0), []),
      ]),
    Example(
      "NaN counts as 0 in a rectangle",
      [
        .in(rect(.nan, .nan, 10 × 5), [.header(section: 0)]),
        .in(rect(10, 5, .nan × .nan), [.header(section: 0)]),
      ]),
    Example(
      "an empty first section hides nothing",
      of: TestContent(width: 100, sections: [TestSection(cells: [])] + sections.sections),
      [.in(rect(0, 0, 100 × 5), [.header(section: 1)])]),
    Example(
      "cells on overlapping lines are found",
      of: TestContent(
        width: 100, SectionAttributes(lineSpacing: -30),
        [.cell(100 × 40), .cell(100 × 10), .cell(100 × 40), .cell(100 × 10)]),
      tops: [0, 10, -10, 0],
      [.in(rect(0, 35, 100 × 10), [cell(0, 0)]), .in(rect(0, -5, 100 × 1), [cell(0, 2)])]),
    Example(
      "a pinned header is found at its pinned position only",
      pinning: ContentLayout.Pinning(visibleTop: 15, visibleBottom: 100),
      [
        .in(rect(0, 0, 100 × 5), []),
        .in(rect(0, 21, 100 × 1), [.header(section: 0), .footer(section: 0)]),
      ]),
    Example(
      "cells are found at their snapped positions",
      of: TestContent(
        width: 100, displayScale: 1,
        sections: [TestSection(cells: [.cell(100 × 9.9), .cell(100 × 9.9)])]),
      tops: [0, 9], [.in(rect(0, 9, 100 × 0.5), [cell(0, 0), cell(0, 1)])]),
  ]

  @Test(arguments: examples)
  func `a query finds the elements that meet its rectangle`(example: Example) {
    if let tops = example.tops {
      expectEqual(example.content.layout().frames().map(\.origin.y), tops)
    }
    for query in example.queries {
      expectEqual(
        elements(of: example.content, in: query.rect, pinning: example.pinning), query.elements,
        "in \(query.rect)")
    }
  }

  @Test func `elements have their frames`() {
    let found = Self.sections.layout().elements(in: rect(60, 12, 1 × 1))
    expectEqual(found.map(\.element), [Self.cell(0, 1)])
    expectEqual(found.map(\.frame), [rect(50, 10, 50 × 10)])
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
    expectEqual(content.layout().frames()[0], rect(0, 200, 100 × 10))
    expectEqual(elements(of: content, in: rect(0, 201, 100 × 1)), [Self.cell(0, 0)])
    expectEqual(content.layout().frames(inSection: 1)[1], rect(0, -70, 100 × 10))
    expectEqual(elements(of: content, in: rect(0, -65, 100 × 1)), [Self.cell(1, 1)])
  }

  @Test func `a cell is found if only the last bit of a sum puts its edge into the rectangle`() {
    var content = TestContent(
      width: 100, SectionAttributes(lineSpacing: 0.1), [.cell(100 × 0.2), .cell(100 × 0.2)])
    content.contentInsets = Insets(top: 0.1)
    #expect(content.layout().frames()[1].maxY > 0.6)
    expectEqual(elements(of: content, in: rect(0, 0.6, 100 × 0.05)), [Self.cell(0, 1)])
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
    expectEqual(found, layout.frames())
  }
}
