import AlignedLayout
import Testing

/// Separators in the gaps between lines.
@Suite struct LineSeparatorTests {
  /// Returns cells 20 points high, each on a line of its own, with 90 points of width.
  private static func content(
    _ separator: SectionAttributes.LineSeparator?, lineSpacing: CGFloat = 6, lineCount: Int = 3,
    sizing: SectionAttributes.Sizing = .asked,
    direction: ContentLayout.Direction = .leftToRight, displayScale: CGFloat = 0
  ) -> TestContent {
    let section = TestSection(
      attributes: SectionAttributes(
        sizing: sizing, cellSpacing: 0,
        lineSpacing: lineSpacing, insets: Insets(top: 4, leading: 7, bottom: 2, trailing: 3),
        lineSeparator: separator),
      cells: Array(repeating: .cell(60 × 20), count: lineCount), headerLength: 10, footerLength: 6)
    return TestContent(
      width: 100, direction: direction, displayScale: displayScale, sections: [section])
  }

  /// A row of a table: the separators of content.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    /// The lines with a separator below.
    let lines: [Int]
    let separators: [CGRect]

    init(_ name: String, _ content: TestContent, below lines: [Int], separators: [CGRect]) {
      testDescription = name
      self.content = content
      self.lines = lines
      self.separators = separators
    }
  }

  static let examples: [Example] = [
    Example(
      "a separator is in the middle of the gap below each line but the last",
      content(.init(kind: "line")),
      below: [0, 1], separators: [rect(7, 36.5, 90 × 1), rect(7, 62.5, 90 × 1)]),
    Example(
      "a section with one line has no separators",
      content(.init(kind: "line"), lineCount: 1), below: [], separators: []),
    Example(
      "a section without lines has no separators",
      content(.init(kind: "line"), lineCount: 0), below: [], separators: []),
    Example(
      "a section without a separator has no separators",
      content(nil), below: [], separators: []),
    Example(
      "a separator has leading and trailing insets, but no top and bottom insets",
      content(
        .init(
          kind: "line", thickness: 2,
          insets: Insets(top: 9, leading: 10, bottom: 9, trailing: -2))),
      below: [0, 1], separators: [rect(17, 36, 82 × 2), rect(17, 62, 82 × 2)]),
    Example(
      "a separator whose insets are wider than the line has no width",
      content(.init(kind: "line", insets: Insets(leading: 95))),
      below: [0, 1], separators: [rect(102, 36.5, 0 × 1), rect(102, 62.5, 0 × 1)]),
    Example(
      "a separator thicker than its gap overlaps the lines",
      content(.init(kind: "line", thickness: 10), lineSpacing: 0),
      below: [0, 1], separators: [rect(7, 29, 90 × 10), rect(7, 49, 90 × 10)]),
    Example(
      "a separator is in the middle of the overlap of two lines",
      content(.init(kind: "line", thickness: 10), lineSpacing: -4),
      below: [0, 1], separators: [rect(7, 27, 90 × 10), rect(7, 43, 90 × 10)]),
    Example(
      "lines of cells of a fixed size have separators",
      content(.init(kind: "line"), sizing: .fixed(60 × 20)),
      below: [0, 1], separators: [rect(7, 36.5, 90 × 1), rect(7, 62.5, 90 × 1)]),
    Example(
      "right to left, a separator is mirrored",
      content(.init(kind: "line", insets: Insets(leading: 10)), direction: .rightToLeft),
      below: [0, 1], separators: [rect(3, 36.5, 80 × 1), rect(3, 62.5, 80 × 1)]),
    Example(
      "the origin of a separator is floored to pixels, and its size is not",
      content(.init(kind: "line", thickness: 0.7), displayScale: 2),
      below: [0, 1], separators: [rect(7, 36.5, 90 × 0.7), rect(7, 62.5, 90 × 0.7)]),
  ]

  @Test(arguments: examples)
  func `separators are in the gaps between the lines of a section`(example: Example) {
    let layout = example.content.layout()
    expectEqual(layout.separatedLines(), example.lines)
    expectEqual(layout.separators(), example.separators)
  }

  @Test func `a separator is found wherever it reaches`() {
    let separator = SectionAttributes.LineSeparator(kind: "line", thickness: 200)
    let layout = Self.content(separator).layout()
    expectEqual(layout.separators().map(\.minY), [-63, -37])
    let found = layout.elements(in: rect(0, 136.5, 100 × 20)).map(\.element)
    expectEqual(found, [.lineSeparator(section: 0, line: 0), .lineSeparator(section: 0, line: 1)])
    expectEqual(
      layout.elements(in: rect(0, -50, 100 × 5)).map(\.element),
      [
        .lineSeparator(section: 0, line: 0)
      ])
  }

  @Test func `a query returns elements in the order in which they are drawn`() {
    var both = Self.content(.init(kind: "line"), lineCount: 2)
    both.sections[0].attributes = both.sections[0].attributes.with(
      backgrounds: [.init(kind: "card")])
    expectEqual(
      both.layout().elements(in: .infinite).map(\.element),
      [
        .background(section: 0), .header(section: 0),
        .cell(.init(section: 0, cell: 0)), .cell(.init(section: 0, cell: 1)),
        .lineSeparator(section: 0, line: 0), .footer(section: 0),
      ])
  }

  @Test func `the reading order has no decorations`() {
    var both = Self.content(.init(kind: "line"), lineCount: 2)
    both.sections[0].attributes = both.sections[0].attributes.with(
      backgrounds: [.init(kind: "card")])
    let order = both.layout().readingOrder
    expectEqual(Array(order), Array(Self.content(nil, lineCount: 2).layout().readingOrder))
    #expect(order.index(of: .background(section: 0)) == nil)
    #expect(order.index(of: .lineSeparator(section: 0, line: 0)) == nil)
  }

  @Test func `a line among a hundred thousand is found without looking at the others`() {
    var layout = ContentLayout(
      width: 100,
      sections: [
        .init(
          attributes: SectionAttributes(lineSeparator: .init(kind: "line")), cellCount: 100_000)
      ]
    ) { _, _ in 80 × 20 }
    let clock = ContinuousClock()
    let duration = clock.measure {
      for _ in 0..<100 {
        expectEqual(layout.elements(in: rect(0, 1_250_000, 100 × 50)).count, 4)
      }
    }
    layout.apply([.deleteCell(.init(section: 0, cell: 0))]) { _, _ in 80 × 20 }
    expectEqual(layout.elements(in: rect(0, 1_250_000, 100 × 50)).count, 4)
    #expect(duration < .seconds(1))
  }
}
