import AlignedLayout
import Testing

/// Headers and footers that are inset at the sides.
@Suite struct SupplementaryInsetsTests {
  private let content = TestContent(
    width: 100, contentInsets: Insets(top: 2, leading: 7, bottom: 4, trailing: 3),
    supplementaryInsets: Insets(top: 50, leading: 10, bottom: 50, trailing: 5),
    sections: [TestSection(cells: [.cell(20 × 60)], headerLength: 10, footerLength: 6)])

  @Test func `headers and footers have their insets at the sides, and no others`() {
    let layout = content.layout()
    #expect(layout.frame(ofHeaderInSection: 0) == rect(10, 2, 85 × 10))
    #expect(layout.frame(ofFooterInSection: 0) == rect(10, 72, 85 × 6))
    #expect(layout.frames() == [rect(7, 12, 20 × 60)])
    #expect(layout.contentSize == (100 × 82))
    #expect(layout.frame(ofSection: 0) == rect(0, 2, 100 × 76))
  }

  @Test func `right to left, they are mirrored`() {
    var mirrored = content
    mirrored.direction = .rightToLeft
    #expect(mirrored.layout().frame(ofHeaderInSection: 0) == rect(5, 2, 85 × 10))
    #expect(mirrored.layout().frame(ofFooterInSection: 0) == rect(5, 72, 85 × 6))
  }

  @Test func `by default they are as wide as the content`() {
    var plain = content
    plain.supplementaryInsets = .zero
    #expect(plain.layout().frame(ofHeaderInSection: 0) == rect(0, 2, 100 × 10))
    let specification = ContentLayout.Specification(width: 100, sections: [])
    #expect(specification.supplementaryInsets == .zero)
  }

  @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
  func `pinned, they keep their sides`(direction: ContentLayout.Direction) {
    var content = content
    content.direction = direction
    let x: CGFloat = direction == .leftToRight ? 10 : 5
    let layout = content.layout()
    let pinning = ContentLayout.Pinning(visibleTop: 20, visibleBottom: 60, pinsFooters: true)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: pinning) == rect(x, 20, 85 × 10))
    #expect(layout.frame(ofFooterInSection: 0, pinning: pinning) == rect(x, 54, 85 × 6))
    let found = layout.elements(in: rect(0, 21, 100 × 1), pinning: pinning)
    #expect(found.map(\.element).contains(.header(section: 0)))
    let beside = layout.elements(in: rect(0, 21, 5 × 1), pinning: pinning)
    #expect(beside.isEmpty)
  }

  @Test func `insets wider than the content leave no width, and negative ones reach out of it`() {
    var content = content
    content.supplementaryInsets = Insets(leading: 70, trailing: 70)
    #expect(content.layout().frame(ofHeaderInSection: 0) == rect(70, 2, 0 × 10))
    content.supplementaryInsets = Insets(leading: -4, trailing: -6)
    #expect(content.layout().frame(ofHeaderInSection: 0) == rect(-4, 2, 110 × 10))
  }

  @Test func `origins are floored to pixels, and widths are not`() {
    var content = content
    content.displayScale = 2
    content.supplementaryInsets = Insets(leading: 3.3, trailing: 4.4)
    #expect(content.layout().frame(ofHeaderInSection: 0) == rect(3, 2, (100 - 3.3 - 4.4) × 10))
    content.direction = .rightToLeft
    #expect(content.layout().frame(ofHeaderInSection: 0)?.minX == 4)
  }

  @Test func `contents with other insets are not equal, and edits keep the insets`() {
    var other = content
    other.supplementaryInsets = .zero
    #expect(other.layout() != content.layout())
    var edited = EditedLayout(content)
    var batch = TestBatch()
    batch.insertSection(TestSection(cells: [.cell(10 × 10)], headerLength: 8), at: 0)
    edited.apply(batch)
    #expect(edited.difference == nil)
    #expect(edited.layout.frame(ofHeaderInSection: 0) == rect(10, 2, 85 × 8))
  }

  @Test func `a specification has the insets`() {
    let specification = ContentLayout.Specification(
      width: 100, contentInsets: content.contentInsets,
      supplementaryInsets: content.supplementaryInsets,
      sections: content.sections.map(\.section))
    let layout = ContentLayout(specification) { _, _ in 20 × 60 }
    #expect(layout.supplementaryInsets == content.supplementaryInsets)
    #expect(layout.frame(ofHeaderInSection: 0) == rect(10, 2, 85 × 10))
  }
}
