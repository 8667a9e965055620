import AlignedLayout
import Testing

/// Separators in the gaps between lines.
@Suite struct LineSeparatorTests {
  /// Returns cells 20 points high, each on a line of its own, with 90 points of width.
  private func content(
    _ separator: SectionAttributes.LineSeparator?, lineSpacing: CGFloat = 6, lineCount: Int = 3,
    sizing: SectionAttributes.Sizing = .asked
  ) -> TestContent {
    let section = TestSection(
      attributes: SectionAttributes(
        sizing: sizing, cellSpacing: 0,
        lineSpacing: lineSpacing, insets: Insets(top: 4, leading: 7, bottom: 2, trailing: 3),
        lineSeparator: separator),
      cells: Array(repeating: .cell(60 × 20), count: lineCount), headerLength: 10, footerLength: 6)
    return TestContent(width: 100, sections: [section])
  }

  private func separators(_ content: TestContent) -> [CGRect] {
    content.layout().separators()
  }

  @Test func `a separator is in the middle of the gap below each line but the last`() {
    let layout = content(.init(kind: "line")).layout()
    #expect(layout.separatedLines() == [0, 1])
    #expect(layout.separators() == [rect(7, 36.5, 90 × 1), rect(7, 62.5, 90 × 1)])
  }

  @Test func `a section with fewer than two lines has no separators`() {
    #expect(separators(content(.init(kind: "line"), lineCount: 1)) == [])
    #expect(separators(content(.init(kind: "line"), lineCount: 0)) == [])
    #expect(separators(content(nil)) == [])
  }

  @Test func `a separator has leading and trailing insets, but no top and bottom insets`() {
    let insets = Insets(top: 9, leading: 10, bottom: 9, trailing: -2)
    let separator = SectionAttributes.LineSeparator(kind: "line", thickness: 2, insets: insets)
    #expect(separators(content(separator)) == [rect(17, 36, 82 × 2), rect(17, 62, 82 × 2)])
    let narrow = SectionAttributes.LineSeparator(kind: "line", insets: Insets(leading: 95))
    #expect(separators(content(narrow)).first == rect(102, 36.5, 0 × 1))
  }

  @Test func `a separator thicker than its gap overlaps the lines`() {
    let separator = SectionAttributes.LineSeparator(kind: "line", thickness: 10)
    #expect(
      separators(content(separator, lineSpacing: 0)) == [
        rect(7, 29, 90 × 10), rect(7, 49, 90 × 10),
      ])
    #expect(separators(content(separator, lineSpacing: -4)).first == rect(7, 27, 90 × 10))
  }

  @Test func `lines of cells of a fixed size have separators`() {
    let fixed = content(.init(kind: "line"), sizing: .fixed(60 × 20))
    #expect(separators(fixed) == [rect(7, 36.5, 90 × 1), rect(7, 62.5, 90 × 1)])
  }

  @Test func `right to left, a separator is mirrored`() {
    var mirrored = content(.init(kind: "line", insets: Insets(leading: 10)))
    mirrored.direction = .rightToLeft
    #expect(separators(mirrored).first == rect(3, 36.5, 80 × 1))
  }

  @Test func `the origin of a separator is floored to pixels, and its size is not`() {
    var snapped = content(.init(kind: "line", thickness: 0.7))
    snapped.displayScale = 2
    #expect(separators(snapped).first == rect(7, 36.5, 90 × 0.7))
  }

  @Test func `a separator is found wherever it reaches`() {
    let separator = SectionAttributes.LineSeparator(kind: "line", thickness: 200)
    let layout = content(separator).layout()
    #expect(layout.separators().map(\.minY) == [-63, -37])
    let found = layout.elements(in: rect(0, 136.5, 100 × 20)).map(\.element)
    #expect(found == [.lineSeparator(section: 0, line: 0), .lineSeparator(section: 0, line: 1)])
    #expect(
      layout.elements(in: rect(0, -50, 100 × 5)).map(\.element) == [
        .lineSeparator(section: 0, line: 0)
      ])
  }

  @Test func `a query returns elements in the order in which they are drawn`() {
    var both = content(.init(kind: "line"), lineCount: 2)
    both.sections[0].attributes = both.sections[0].attributes.with(
      backgrounds: [.init(kind: "card")])
    #expect(
      both.layout().elements(in: .infinite).map(\.element) == [
        .background(section: 0), .header(section: 0),
        .cell(.init(section: 0, cell: 0)), .cell(.init(section: 0, cell: 1)),
        .lineSeparator(section: 0, line: 0), .footer(section: 0),
      ])
  }

  @Test func `the reading order has no decorations`() {
    var both = content(.init(kind: "line"), lineCount: 2)
    both.sections[0].attributes = both.sections[0].attributes.with(
      backgrounds: [.init(kind: "card")])
    let order = both.layout().readingOrder
    #expect(Array(order) == Array(content(nil, lineCount: 2).layout().readingOrder))
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
        #expect(layout.elements(in: rect(0, 1_250_000, 100 × 50)).count == 4)
      }
    }
    layout.apply([.deleteCell(.init(section: 0, cell: 0))]) { _, _ in 80 × 20 }
    #expect(layout.elements(in: rect(0, 1_250_000, 100 × 50)).count == 4)
    #expect(duration < .seconds(1))
  }
}
