import AlignedLayout
import Testing

/// Headers and footers that are inset at the sides.
@Suite struct SupplementaryInsetsTests {
  private static let content = TestContent(
    width: 100, contentInsets: Insets(top: 2, leading: 7, bottom: 4, trailing: 3),
    supplementaryInsets: Insets(top: 50, leading: 10, bottom: 50, trailing: 5),
    sections: [TestSection(cells: [.cell(20 × 60)], headerLength: 10, footerLength: 6)])

  /// Returns the content with other insets of headers and footers.
  private static func content(_ insets: Insets, scale: CGFloat = 0) -> TestContent {
    var content = content
    content.supplementaryInsets = insets
    content.displayScale = scale
    return content
  }

  private static let uneven = Insets(leading: 3.3, trailing: 4.4)
  private static let unevenWidth: CGFloat = 100 - 3.3 - 4.4

  static let rows: [PartsExample] = [
    PartsExample(
      "headers and footers have their insets at the sides, and no others", content,
      .header(rect(10, 2, 85 × 10)), .footer(rect(10, 72, 85 × 6)),
      .frames([rect(7, 12, 20 × 60)]), .contentSize(100 × 82),
      .section(rect(0, 2, 100 × 76), at: 0)),
    PartsExample(
      "right to left, they are mirrored", content.rightToLeft,
      .header(rect(5, 2, 85 × 10)), .footer(rect(5, 72, 85 × 6))),
    PartsExample(
      "by default they are as wide as the content", content(.zero),
      .header(rect(0, 2, 100 × 10))),
    PartsExample(
      "insets wider than the content leave no width", content(Insets(leading: 70, trailing: 70)),
      .header(rect(70, 2, 0 × 10))),
    PartsExample(
      "negative insets reach out of the content", content(Insets(leading: -4, trailing: -6)),
      .header(rect(-4, 2, 110 × 10))),
    PartsExample(
      "origins are floored to pixels, and widths are not", content(uneven, scale: 2),
      .header(rect(3, 2, unevenWidth × 10))),
    PartsExample(
      "right to left, origins are floored to pixels, too", content(uneven, scale: 2).rightToLeft,
      .headerMinX(4)),
  ]

  @Test(arguments: rows)
  func `headers and footers are inset at the sides`(row: PartsExample) {
    row.expect()
  }

  @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
  func `pinned, they keep their sides`(direction: ContentLayout.Direction) {
    var content = Self.content
    content.direction = direction
    let x: CGFloat = direction == .leftToRight ? 10 : 5
    let layout = content.layout()
    let pinning = ContentLayout.Pinning(visibleTop: 20, visibleBottom: 60, pinsFooters: true)
    expectEqual(layout.frame(ofHeaderInSection: 0, pinning: pinning), rect(x, 20, 85 × 10))
    expectEqual(layout.frame(ofFooterInSection: 0, pinning: pinning), rect(x, 54, 85 × 6))
    let found = layout.elements(in: rect(0, 21, 100 × 1), pinning: pinning)
    #expect(found.map(\.element).contains(.header(section: 0)))
    let beside = layout.elements(in: rect(0, 21, 5 × 1), pinning: pinning)
    #expect(beside.isEmpty)
  }

  @Test func `contents with other insets are not equal, and edits keep the insets`() {
    var other = Self.content
    other.supplementaryInsets = .zero
    #expect(other.layout() != Self.content.layout())
    var edited = EditedLayout(Self.content)
    var batch = TestBatch()
    batch.insertSection(TestSection(cells: [.cell(10 × 10)], headerLength: 8), at: 0)
    edited.apply(batch)
    #expect(edited.difference == nil)
    expectEqual(edited.layout.frame(ofHeaderInSection: 0), rect(10, 2, 85 × 8))
  }

  @Test func `a specification has the insets, and by default none`() {
    let plain = ContentLayout.Specification(width: 100, sections: [])
    expectEqual(plain.supplementaryInsets, .zero)
    let specification = ContentLayout.Specification(
      width: 100, contentInsets: Self.content.contentInsets,
      supplementaryInsets: Self.content.supplementaryInsets,
      sections: Self.content.sections.map(\.section))
    let layout = ContentLayout(specification) { _, _ in 20 × 60 }
    expectEqual(layout.supplementaryInsets, Self.content.supplementaryInsets)
    expectEqual(layout.frame(ofHeaderInSection: 0), rect(10, 2, 85 × 10))
  }
}

extension PartsExample.Expectation {
  fileprivate static func headerMinX(_ x: CGFloat) -> Self {
    Self { expectEqual($1.frame(ofHeaderInSection: 0)?.minX, x) }
  }
}
