import AlignedLayout
import Testing

@Suite struct NumbersTests {
  private static func content(
    _ cells: [TestCell], displayScale: CGFloat,
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0),
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(width: 100, attributes, cells)
    content.direction = direction
    content.displayScale = displayScale
    return content
  }

  /// A cell whose leading edge is on no pixel.
  private static let besidePixel = TestCell.cell(
    10 × 10, CellAttributes(insets: Insets(leading: 0.123)))

  static let rows: [LayoutExample] = [
    LayoutExample(
      "origins are floored to pixels, sizes are not",
      content(
        [.cell(20.3 × 10), .cell(30.2 × 10)], displayScale: 3,
        SectionAttributes(lineAlignment: .center, cellSpacing: 0)),
      frames: [rect(74 / 3, 0, 20.3 × 10), rect(135 / 3, 0, 30.2 × 10)]),
    LayoutExample(
      "an origin less than a thousandth of a pixel below a pixel is on that pixel",
      content(
        [.cell(10 × 10, CellAttributes(insets: Insets(top: 0.4996, leading: 0.4994)))],
        displayScale: 2),
      frames: [rect(0, 0.5, 10 × 10)]),
    LayoutExample(
      "the greatest valid display scale is 100",
      content([besidePixel], displayScale: 100), frames: [rect(0.12, 0, 10 × 10)]),
    LayoutExample(
      "right to left, frames are mirrored before they are snapped",
      content([.cell(10.4 × 10)], displayScale: 1, direction: .rightToLeft),
      frames: [rect(89, 0, 10.4 × 10)]),
    LayoutExample(
      "a display scale of 0 snaps nothing",
      content([besidePixel], displayScale: 0), frames: [rect(0.123, 0, 10 × 10)]),
    LayoutExample(
      "a negative display scale snaps nothing",
      content([besidePixel], displayScale: -2), frames: [rect(0.123, 0, 10 × 10)]),
    LayoutExample(
      "a display scale above 100 snaps nothing",
      content([besidePixel], displayScale: 101), frames: [rect(0.123, 0, 10 × 10)]),
    LayoutExample(
      "a display scale that is NaN snaps nothing",
      content([besidePixel], displayScale: .nan), frames: [rect(0.123, 0, 10 × 10)]),
    LayoutExample(
      "an infinite display scale snaps nothing",
      content([besidePixel], displayScale: .infinity), frames: [rect(0.123, 0, 10 × 10)]),
    LayoutExample(
      "an infinite width is clamped",
      TestContent(width: .infinity, [.cell(1 × 1)]), contentSize: 1e9 × 1),
    LayoutExample(
      "a width that is NaN counts as 0",
      TestContent(width: .nan, [.cell(1 × 1)]), contentSize: 0 × 1),
    LayoutExample(
      "a negative width counts as 0",
      TestContent(width: -1, [.cell(1 × 1)]), contentSize: 0 × 1),
    LayoutExample(
      "insets wider than the content leave no space",
      TestContent(
        width: 100, contentInsets: Insets(leading: 80, trailing: 80),
        sections: [TestSection(cells: [.filling(height: 10), .cell(10 × 10)])]),
      frames: [rect(80, 0, 0 × 10), rect(80, 10, 10 × 10)], offers: [[0], [0]]),
  ]

  @Test(arguments: rows)
  func `frames are on pixels of valid scales, and no width or space is invalid`(
    row: LayoutExample
  ) {
    row.expect()
  }

  @Test func `the frame of a section is not snapped`() {
    var content = TestContent(
      width: 100, sections: Array(repeating: TestSection(cells: [.cell(10 × 10.4)]), count: 2))
    content.displayScale = 1
    // Up to the 2⁻²⁹ points to which the heights of sections are rounded.
    #expect(abs(content.layout().frame(ofSection: 1).origin.y - 10.4) < 1e-9)
  }

  @Test func `sums are not rounded`() {
    var content = TestContent(width: 10, Array(repeating: .cell(10 × 0.4), count: 10))
    content.displayScale = 1
    let layout = content.layout()
    #expect(abs(layout.contentSize.height - 4) < 1e-8)
    expectEqual(layout.frames().map(\.origin.y), [0, 0, 0, 1, 1, 2, 2, 2, 3, 3])
    #expect(abs(layout.lines(inSection: 0)[1].frame.origin.y - 0.4) < 1e-8)
  }

  @Test func `invalid sizes are clamped`() {
    let content = TestContent(
      width: 100,
      [
        .cell(.nan × 10), .cell((-5) × (-5)), .cell(.infinity × .infinity), .cell(10 × .nan),
      ])
    expectEqual(
      content.layout().frames().map(\.size), [0 × 10, 0 × 0, 1e9 × 1e9, 10 × 0])
  }

  @Test func `invalid counts and lengths are clamped`() {
    let section = ContentLayout.Section(cellCount: -3, headerLength: .infinity, footerLength: -1)
    expectEqual(section, ContentLayout.Section(cellCount: 0, headerLength: 1e9))
  }

  @Test func `in the edges of pinning NaN counts as 0, and nothing else is clamped`() {
    let pinning = ContentLayout.Pinning(visibleTop: .nan, visibleBottom: 2e9)
    expectEqual(pinning, ContentLayout.Pinning(visibleTop: 0, visibleBottom: 2e9))
    let endless = ContentLayout.Pinning(visibleTop: -.infinity, visibleBottom: .infinity)
    #expect(endless.visibleTop == -.infinity && endless.visibleBottom == .infinity)
  }

  @Test func `a million cells are laid out`() {
    let layout = ContentLayout(
      width: 375, contentInsets: .zero, sections: [.init(cellCount: 1_000_000)]
    ) { position, _ in
      CGFloat(20 + position.cell % 7) × 10
    }
    expectEqual(layout.frames().count, 1_000_000)
    let end = layout.elements(in: rect(0, layout.contentSize.height - 10, 375 × 10))
    expectEqual(end.last?.element, .cell(.init(section: 0, cell: 999_999)))
  }

  @Test func `a specification has no scale where no display has it`() {
    for scale: CGFloat in [101, -1, .nan] {
      let specification = ContentLayout.Specification(width: 1, displayScale: scale, sections: [])
      expectEqual(specification.displayScale, 0)
    }
  }
}
