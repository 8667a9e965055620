import AlignedLayout
import Testing

@Suite struct NumbersTests {
  @Test func `origins are floored to pixels, sizes are not`() {
    var content = TestContent(
      width: 100, SectionAttributes(lineAlignment: .center, cellSpacing: 0),
      [.cell(20.3 × 10), .cell(30.2 × 10)])
    content.displayScale = 3
    let frames = content.layout().frames()
    #expect(frames[0] == rect(74 / 3, 0, 20.3 × 10))
    #expect(frames[1] == rect(135 / 3, 0, 30.2 × 10))
  }

  @Test func `an origin less than a thousandth of a pixel below a pixel is on that pixel`() {
    var content = TestContent(
      width: 100, [.cell(10 × 10, CellAttributes(insets: Insets(top: 0.4996, leading: 0.4994)))])
    content.displayScale = 2
    #expect(content.layout().frames() == [rect(0, 0.5, 10 × 10)])
  }

  @Test func `the greatest valid display scale is 100`() {
    var content = TestContent(
      width: 100, [.cell(10 × 10, CellAttributes(insets: Insets(leading: 0.123)))])
    content.displayScale = 100
    #expect(content.layout().frames()[0].origin.x == 0.12)
  }

  @Test func `right to left, frames are mirrored before they are snapped`() {
    var content = TestContent(width: 100, [.cell(10.4 × 10)])
    content.direction = .rightToLeft
    content.displayScale = 1
    #expect(content.layout().frames()[0].origin.x == 89)
  }

  @Test func `the frame of a section is not snapped`() {
    var content = TestContent(
      width: 100, sections: Array(repeating: TestSection(cells: [.cell(10 × 10.4)]), count: 2))
    content.displayScale = 1
    // Up to the 2⁻²⁹ points to which the heights of sections are rounded.
    #expect(abs(content.layout().frame(ofSection: 1).origin.y - 10.4) < 1e-9)
  }

  @Test(arguments: [0, -2, 101, .nan, .infinity] as [CGFloat])
  func `an invalid display scale snaps nothing`(scale: CGFloat) {
    var content = TestContent(
      width: 100, [.cell(10 × 10, CellAttributes(insets: Insets(leading: 0.123)))])
    content.displayScale = scale
    #expect(content.layout().frames()[0].origin.x == 0.123)
  }

  @Test func `sums are not rounded`() {
    var content = TestContent(width: 10, Array(repeating: .cell(10 × 0.4), count: 10))
    content.displayScale = 1
    let layout = content.layout()
    #expect(abs(layout.contentSize.height - 4) < 1e-8)
    #expect(layout.frames().map(\.origin.y) == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3])
    #expect(abs(layout.lines(inSection: 0)[1].frame.origin.y - 0.4) < 1e-8)
  }

  @Test func `invalid sizes are clamped`() {
    let content = TestContent(
      width: 100,
      [
        .cell(.nan × 10), .cell((-5) × (-5)), .cell(.infinity × .infinity), .cell(10 × .nan),
      ])
    #expect(
      content.layout().frames().map(\.size) == [0 × 10, 0 × 0, 1e9 × 1e9, 10 × 0])
  }

  @Test func `an invalid width is clamped`() {
    #expect(TestContent(width: .infinity, [.cell(1 × 1)]).layout().contentSize.width == 1e9)
    #expect(TestContent(width: .nan, [.cell(1 × 1)]).layout().contentSize.width == 0)
    #expect(TestContent(width: -1, [.cell(1 × 1)]).layout().contentSize.width == 0)
  }

  @Test func `invalid counts and lengths are clamped`() {
    let section = ContentLayout.Section(cellCount: -3, headerLength: .infinity, footerLength: -1)
    #expect(section == ContentLayout.Section(cellCount: 0, headerLength: 1e9))
  }

  @Test func `in the edges of pinning NaN counts as 0, and nothing else is clamped`() {
    let pinning = ContentLayout.Pinning(visibleTop: .nan, visibleBottom: 2e9)
    #expect(pinning == ContentLayout.Pinning(visibleTop: 0, visibleBottom: 2e9))
    let endless = ContentLayout.Pinning(visibleTop: -.infinity, visibleBottom: .infinity)
    #expect(endless.visibleTop == -.infinity && endless.visibleBottom == .infinity)
  }

  @Test func `insets wider than the content leave no space`() {
    var content = TestContent(width: 100, [.filling(height: 10), .cell(10 × 10)])
    content.contentInsets = Insets(leading: 80, trailing: 80)
    #expect(content.offers == [[0], [0]])
    #expect(content.layout().frames() == [rect(80, 0, 0 × 10), rect(80, 10, 10 × 10)])
  }

  @Test func `a million cells are laid out`() {
    let layout = ContentLayout(
      width: 375, contentInsets: .zero, sections: [.init(cellCount: 1_000_000)]
    ) { position, _ in
      CGFloat(20 + position.cell % 7) × 10
    }
    #expect(layout.frames().count == 1_000_000)
    let end = layout.elements(in: rect(0, layout.contentSize.height - 10, 375 × 10))
    #expect(end.last?.element == .cell(.init(section: 0, cell: 999_999)))
  }

  @Test func `a specification has no scale where no display has it`() {
    for scale: CGFloat in [101, -1, .nan] {
      let specification = ContentLayout.Specification(width: 1, displayScale: scale, sections: [])
      #expect(specification.displayScale == 0)
    }
  }
}
