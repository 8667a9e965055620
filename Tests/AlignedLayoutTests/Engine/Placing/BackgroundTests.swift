import AlignedLayout
import Testing

/// The background behind a section's lines.
@Suite struct BackgroundTests {
  /// Returns lines of two cells, 20 points high and 5 apart, with 90 points of width.
  private func content(
    _ background: SectionAttributes.Background?, cellCount: Int = 3, header: CGFloat = 10,
    footer: CGFloat = 6
  ) -> TestContent {
    let section = TestSection(
      attributes: SectionAttributes(
        cellSpacing: 0, lineSpacing: 5,
        insets: Insets(top: 4, leading: 7, bottom: 2, trailing: 3),
        backgrounds: background.map { [$0] } ?? []),
      cells: Array(repeating: .cell(40 × 20), count: cellCount), headerLength: header,
      footerLength: footer)
    return TestContent(width: 110, contentInsets: Insets(5), sections: [section])
  }

  private func background(_ content: TestContent) -> CGRect? {
    content.layout().frame(ofBackgroundInSection: 0)
  }

  @Test func `a background reaches from the top of the first line to the bottom of the last`() {
    #expect(background(content(.init(kind: "card"))) == rect(12, 19, 90 × 45))
    #expect(background(content(.init(kind: "card"), cellCount: 1)) == rect(12, 19, 90 × 20))
  }

  @Test func `insets move the edges of a background inwards, and negative insets outwards`() {
    let inner = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(background(content(.init(kind: "card", insets: inner))) == rect(14, 20, 84 × 41))
    #expect(background(content(.init(kind: "card", insets: Insets(-4)))) == rect(8, 15, 98 × 53))
  }

  @Test func `a background can cover the header and the footer`() {
    let header = SectionAttributes.Background(kind: "card", coversHeader: true)
    let footer = SectionAttributes.Background(kind: "card", coversFooter: true)
    let both = SectionAttributes.Background(
      kind: "card", insets: Insets(1), coversHeader: true, coversFooter: true)
    #expect(background(content(header)) == rect(12, 5, 90 × 59))
    #expect(background(content(footer)) == rect(12, 19, 90 × 53))
    #expect(background(content(both)) == rect(13, 6, 88 × 65))
  }

  @Test func `a header or footer that does not exist is not covered`() {
    let both = SectionAttributes.Background(kind: "card", coversHeader: true, coversFooter: true)
    #expect(background(content(both, header: 0, footer: 0)) == rect(12, 9, 90 × 45))
  }

  @Test func `pinned headers and footers do not move a background`() {
    let both = SectionAttributes.Background(kind: "card", coversHeader: true, coversFooter: true)
    let layout = content(both).layout()
    let pinning = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 50, pinsFooters: true)
    let pinned = layout.elements(in: .infinite, pinning: pinning)
    #expect(pinned.first?.element == .background(section: 0))
    #expect(pinned.first?.frame == rect(12, 5, 90 × 67))
  }

  @Test func `the size of a background is at least zero`() {
    let wide = SectionAttributes.Background(kind: "card", insets: Insets(leading: 60, trailing: 60))
    let tall = SectionAttributes.Background(kind: "card", insets: Insets(top: 30, bottom: 30))
    #expect(background(content(wide)) == rect(72, 19, 0 × 45))
    #expect(background(content(tall)) == rect(12, 49, 90 × 0))
  }

  @Test func `a section without lines has no background`() {
    let both = SectionAttributes.Background(kind: "card", coversHeader: true, coversFooter: true)
    #expect(background(content(both, cellCount: 0)) == nil)
    #expect(background(content(nil)) == nil)
  }

  @Test func `right to left, a background is mirrored`() {
    var mirrored = content(.init(kind: "card", insets: Insets(leading: 10)))
    mirrored.direction = .rightToLeft
    #expect(background(mirrored) == rect(8, 19, 80 × 45))
  }

  @Test func `the origin of a background is floored to pixels, and its size is not`() {
    var snapped = content(.init(kind: "card", insets: Insets(top: 0.7, leading: 0.3)))
    snapped.displayScale = 2
    #expect(background(snapped) == rect(12, 19.5, 89.7 × 44.3))
  }

  @Test func `a background is found where it reaches beyond its section`() {
    let layout = content(.init(kind: "card", insets: Insets(-30))).layout()
    #expect(layout.frame(ofBackgroundInSection: 0) == rect(-18, -11, 150 × 105))
    let found = [rect(0, -12, 5 × 2), rect(0, 90, 5 × 20), rect(-20, 20, 5 × 1)].map {
      layout.elements(in: $0).map(\.element)
    }
    #expect(found == Array(repeating: [.background(section: 0)], count: 3))
  }
}
