import AlignedLayout
import Testing

/// The background behind a section's lines.
@Suite struct BackgroundTests {
  /// Returns lines of two cells, 20 points high and 5 apart, with 90 points of width.
  private static func content(
    _ background: SectionAttributes.Background?, cellCount: Int = 3, header: CGFloat = 10,
    footer: CGFloat = 6, direction: ContentLayout.Direction = .leftToRight,
    displayScale: CGFloat = 0
  ) -> TestContent {
    let section = TestSection(
      attributes: SectionAttributes(
        cellSpacing: 0, lineSpacing: 5,
        insets: Insets(top: 4, leading: 7, bottom: 2, trailing: 3),
        backgrounds: background.map { [$0] } ?? []),
      cells: Array(repeating: .cell(40 × 20), count: cellCount), headerLength: header,
      footerLength: footer)
    return TestContent(
      width: 110, direction: direction, displayScale: displayScale, contentInsets: Insets(5),
      sections: [section])
  }

  private static let covering = SectionAttributes.Background(
    kind: "card", coversHeader: true, coversFooter: true)

  /// A row of a table: the background of content, or nil if it has none.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let background: CGRect?

    init(_ name: String, _ content: TestContent, background: CGRect?) {
      testDescription = name
      self.content = content
      self.background = background
    }
  }

  static let examples: [Example] = [
    Example(
      "a background reaches from the top of the first line to the bottom of the last",
      content(.init(kind: "card")), background: rect(12, 19, 90 × 45)),
    Example(
      "the background of a single line is as high as the line",
      content(.init(kind: "card"), cellCount: 1), background: rect(12, 19, 90 × 20)),
    Example(
      "insets move the edges of a background inwards",
      content(
        .init(kind: "card", insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))),
      background: rect(14, 20, 84 × 41)),
    Example(
      "negative insets move the edges of a background outwards",
      content(.init(kind: "card", insets: Insets(-4))), background: rect(8, 15, 98 × 53)),
    Example(
      "a background can cover the header",
      content(.init(kind: "card", coversHeader: true)), background: rect(12, 5, 90 × 59)),
    Example(
      "a background can cover the footer",
      content(.init(kind: "card", coversFooter: true)), background: rect(12, 19, 90 × 53)),
    Example(
      "a background with insets can cover the header and the footer",
      content(.init(kind: "card", insets: Insets(1), coversHeader: true, coversFooter: true)),
      background: rect(13, 6, 88 × 65)),
    Example(
      "a header or footer that does not exist is not covered",
      content(covering, header: 0, footer: 0), background: rect(12, 9, 90 × 45)),
    Example(
      "the width of a background is at least zero",
      content(.init(kind: "card", insets: Insets(leading: 60, trailing: 60))),
      background: rect(72, 19, 0 × 45)),
    Example(
      "the height of a background is at least zero",
      content(.init(kind: "card", insets: Insets(top: 30, bottom: 30))),
      background: rect(12, 49, 90 × 0)),
    Example(
      "a section without lines has no background",
      content(covering, cellCount: 0), background: nil),
    Example("a section can have no background", content(nil), background: nil),
    Example(
      "right to left, a background is mirrored",
      content(.init(kind: "card", insets: Insets(leading: 10)), direction: .rightToLeft),
      background: rect(8, 19, 80 × 45)),
    Example(
      "the origin of a background is floored to pixels, and its size is not",
      content(.init(kind: "card", insets: Insets(top: 0.7, leading: 0.3)), displayScale: 2),
      background: rect(12, 19.5, 89.7 × 44.3)),
  ]

  @Test(arguments: examples)
  func `the background of a section is behind its lines`(example: Example) {
    expectEqual(
      example.content.layout().frame(ofBackgroundInSection: 0), example.background)
  }

  @Test func `pinned headers and footers do not move a background`() {
    let layout = Self.content(Self.covering).layout()
    let pinning = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 50, pinsFooters: true)
    let pinned = layout.elements(in: .infinite, pinning: pinning)
    expectEqual(pinned.first?.element, .background(section: 0))
    expectEqual(pinned.first?.frame, rect(12, 5, 90 × 67))
  }

  @Test func `a background is found where it reaches beyond its section`() {
    let layout = Self.content(.init(kind: "card", insets: Insets(-30))).layout()
    expectEqual(layout.frame(ofBackgroundInSection: 0), rect(-18, -11, 150 × 105))
    let found = [rect(0, -12, 5 × 2), rect(0, 90, 5 × 20), rect(-20, 20, 5 × 1)].map {
      layout.elements(in: $0).map(\.element)
    }
    expectEqual(found, Array(repeating: [.background(section: 0)], count: 3))
  }
}
