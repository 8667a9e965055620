import AlignedLayout
import Testing

/// How far headers and footers are from their places because they are pinned.
@Suite struct PinnedFractionTests {
  /// A section from 0 to 130 with a header of 20 and a footer of 10, and one without.
  private let layout = TestContent(
    width: 100,
    sections: [
      TestSection(cells: [.cell(50 × 100)], headerLength: 20, footerLength: 10),
      TestSection(cells: [.cell(50 × 100)]),
    ]
  ).layout()

  @Test(arguments: [(-30, 0), (0, 0), (10, 0.5), (20, 1), (90, 1), (300, 1)])
  func `a header's fraction grows from 0 to 1 over its own length`(top: CGFloat, fraction: CGFloat)
  {
    let pinning = ContentLayout.Pinning(visibleTop: top, visibleBottom: top + 100)
    expectEqual(layout.pinnedFraction(ofHeaderInSection: 0, pinning: pinning), fraction)
    #expect(layout.pinnedFraction(ofHeaderInSection: 1, pinning: pinning) == nil)
  }

  @Test func `a header that does not pin has none, and a footer pins at the bottom`() {
    let pinning = ContentLayout.Pinning(
      visibleTop: 30, visibleBottom: 125, pinsHeaders: false, pinsFooters: true)
    expectEqual(layout.pinnedFraction(ofHeaderInSection: 0, pinning: pinning), 0)
    expectEqual(layout.pinnedFraction(ofFooterInSection: 0, pinning: pinning), 0.5)
    #expect(layout.pinnedFraction(ofFooterInSection: 1, pinning: pinning) == nil)
  }
}
