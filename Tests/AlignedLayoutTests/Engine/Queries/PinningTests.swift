import AlignedLayout
import Testing

@Suite struct PinningTests {
  /// Two sections from 0 to 60 and from 60 to 120, with a header and a footer of 10 each.
  private static let content = TestContent(
    width: 40,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(20 × 20), .cell(40 × 20)], headerLength: 10, footerLength: 10),
      count: 2))

  private let layout = content.layout()

  /// A visible part, and the top edges of all headers or all footers in it.
  struct Edges {
    let pinning: ContentLayout.Pinning
    let headers: [CGFloat?]?
    let footers: [CGFloat?]?

    static func headers(
      _ tops: [CGFloat?], from visibleTop: CGFloat, to visibleBottom: CGFloat
    ) -> Edges {
      Edges(
        pinning: ContentLayout.Pinning(visibleTop: visibleTop, visibleBottom: visibleBottom),
        headers: tops, footers: nil)
    }

    static func footers(
      _ tops: [CGFloat?], from visibleTop: CGFloat, to visibleBottom: CGFloat
    ) -> Edges {
      Edges(
        pinning: ContentLayout.Pinning(
          visibleTop: visibleTop, visibleBottom: visibleBottom, pinsHeaders: false,
          pinsFooters: true),
        headers: nil, footers: tops)
    }
  }

  /// A content, and where its headers and footers are in some visible parts.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let edges: [Edges]

    init(_ name: String, of content: TestContent = PinningTests.content, _ edges: [Edges]) {
      testDescription = name
      self.content = content
      self.edges = edges
    }
  }

  static let examples: [Example] = [
    Example(
      "a header stays at the visible top while its section reaches below it",
      [
        .headers([0, 60], from: 0, to: 50), .headers([30, 60], from: 30, to: 80),
        .headers([50, 60], from: 50, to: 100),
      ]),
    Example(
      "a header scrolls out of view with its section",
      [.headers([50, 60], from: 55, to: 105), .headers([50, 110], from: 200, to: 250)]),
    Example(
      "a header is never above its unpinned position", [.headers([0, 60], from: -30, to: 20)]),
    Example(
      "a header of a section above the content's top stays at its unpinned position",
      of: TestContent(
        width: 40, contentInsets: Insets(top: -30),
        sections: [TestSection(cells: [.cell(10 × 100)], headerLength: 10)]),
      [.headers([-30], from: -50, to: 100)]),
    Example(
      "a footer stays at the visible bottom while its section reaches above it",
      [
        .footers([50, 90], from: 50, to: 100), .footers([30, 60], from: -10, to: 40),
        .footers([0, 60], from: -150, to: -100), .footers([50, 110], from: 450, to: 500),
      ]),
    Example(
      "a header pins within a section without cells",
      of: TestContent(
        width: 40, sections: [TestSection(cells: [], headerLength: 10, footerLength: 30)]),
      [.headers([15], from: 15, to: 100)]),
    Example(
      "a header alone in its section cannot move",
      of: TestContent(width: 40, sections: [TestSection(cells: [], headerLength: 30)]),
      [.headers([0], from: 15, to: 100)]),
    Example(
      "a pinned header is snapped to pixels",
      of: TestContent(
        width: 40, displayScale: 2,
        sections: [TestSection(cells: [.cell(10 × 100)], headerLength: 10)]),
      [.headers([15], from: 15.3, to: 100)]),
  ]

  @Test(arguments: examples)
  func `headers and footers pin within their sections`(example: Example) {
    let layout = example.content.layout()
    for edges in example.edges {
      let sections = 0..<layout.sectionCount
      if let headers = edges.headers {
        let found = sections.map {
          layout.frame(ofHeaderInSection: $0, pinning: edges.pinning)?.origin.y
        }
        expectEqual(found, headers, "\(edges.pinning)")
      }
      if let footers = edges.footers {
        let found = sections.map {
          layout.frame(ofFooterInSection: $0, pinning: edges.pinning)?.origin.y
        }
        expectEqual(found, footers, "\(edges.pinning)")
      }
    }
  }

  @Test func `headers and footers that do not pin stay at their positions`() {
    let none = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 40, pinsHeaders: false)
    expectEqual(layout.frame(ofHeaderInSection: 0, pinning: none), rect(0, 0, 40 × 10))
    expectEqual(layout.frame(ofFooterInSection: 1, pinning: none), rect(0, 110, 40 × 10))
    expectEqual(layout.frame(ofHeaderInSection: 0), rect(0, 0, 40 × 10))
  }

  @Test func `a pinned cell is never above its place, though the next one overlaps it`() {
    let layout = TestContent(
      width: 40, SectionAttributes(lineSpacing: -10),
      Array(repeating: .cell(40 × 20, CellAttributes(pins: true)), count: 2)
    ).layout()
    let visible = ContentLayout.Pinning(visibleTop: -100, visibleBottom: 100)
    let tops = (0..<2).map {
      layout.frame(ofCellAt: .init(section: 0, cell: $0), pinning: visible).minY
    }
    expectEqual(tops, [0, 10])
  }

  @Test func `pinning changes no other frame`() {
    expectEqual(
      layout.picture(
        pinning: .init(visibleTop: 30, visibleBottom: 90, pinsFooters: true)),
      """

      AA
      AA
      ####
      BBBB
      ====
      ####
      CC
      ====
      DDDD
      DDDD

      """)
  }
}
