import AlignedLayout
import Testing

/// Queries in contents that reach further than any number passed in may be: 1e9 points.
@Suite struct LongContentTests {
  /// Thirty million rows, 1.2e9 points in all, below a header.
  private let rows = ContentLayout(
    width: 100, contentInsets: .zero,
    sections: [
      ContentLayout.Section(
        attributes: SectionAttributes(
          sizing: .fixed(100 × 40), cellSpacing: 0, lineSpacing: 0),
        cellCount: 30_000_000, headerLength: 40)
    ])

  private func cells(_ layout: ContentLayout, in rect: CGRect) -> [Int] {
    layout.elements(in: rect).compactMap { placed in
      if case .cell(let position) = placed.element { position.cell } else { nil }
    }
  }

  private func caret(_ layout: ContentLayout, _ x: CGFloat, _ y: CGFloat) -> Int? {
    layout.insertionPosition(at: CGPoint(x: x, y: y))?.cell
  }

  @Test func `beyond 1e9 points a query returns the rows of its rectangle alone`() {
    expectEqual(rows.contentSize.height, 1_200_000_040)
    expectEqual(
      cells(rows, in: rect(0, 1_100_000_040, 100 × 120)), [27_500_000, 27_500_001, 27_500_002])
    expectEqual(cells(rows, in: rect(0, 1_100_000_039.5, 100 × 1)), [27_499_999, 27_500_000])
    expectEqual(cells(rows, in: rect(0, 1_200_000_000, 100 × 1e12)), [29_999_999])
    #expect(cells(rows, in: rect(0, 1_200_000_040, 100 × 800)).isEmpty)
    #expect(cells(rows, in: rect(0, .infinity, 100 × 800)).isEmpty)
  }

  @Test func `a rectangle that ends at 1e9 points returns no rows below`() {
    expectEqual(cells(rows, in: rect(0, 999_999_960, 100 × 40)), [24_999_998])
  }

  @Test func `beyond 1e9 points the caret is at the row under the point`() {
    expectEqual(caret(rows, 49, 1_100_000_050), 27_500_000)
    expectEqual(caret(rows, 50, 1_100_000_050), 27_500_001)
    expectEqual(caret(rows, 50, 1_200_000_041), 30_000_000)
    expectEqual(caret(rows, 50, .infinity), 30_000_000)
    expectEqual(caret(rows, 50, -.infinity), 0)
  }

  @Test func `beyond 1e9 points a header stays at the visible top`() {
    let pinning = ContentLayout.Pinning(
      visibleTop: 1_100_000_000, visibleBottom: 1_100_000_800)
    let header = rect(0, 1_100_000_000, 100 × 40)
    expectEqual(rows.frame(ofHeaderInSection: 0, pinning: pinning), header)
    let found = rows.elements(in: rect(0, 1_100_000_000, 100 × 40), pinning: pinning)
    expectEqual(
      found.map(\.element),
      [
        .header(section: 0), .cell(ContentLayout.CellPosition(section: 0, cell: 27_499_999)),
      ])
  }

  @Test func `an infinite visible part pins to the ends of sections`() {
    let below = ContentLayout.Pinning(visibleTop: .infinity, visibleBottom: .infinity)
    expectEqual(
      rows.frame(ofHeaderInSection: 0, pinning: below), rect(0, 1_200_000_000, 100 × 40))
    let above = ContentLayout.Pinning(visibleTop: -.infinity, visibleBottom: -.infinity)
    expectEqual(rows.frame(ofHeaderInSection: 0, pinning: above), rect(0, 0, 100 × 40))
  }

  @Test func `cells are found beyond 1e9 points above the content and beside it, too`() {
    let tall = TestContent(width: 100, Array(repeating: .cell(100 × 4e8), count: 4)).layout()
    expectEqual(cells(tall, in: rect(0, 1_199_999_999, 100 × 1)), [2])
    expectEqual(cells(tall, in: rect(0, 1_200_000_000, 100 × 1)), [3])
    expectEqual(caret(tall, 10, 1_300_000_000), 3)
    let rising = TestContent(
      width: 100, SectionAttributes(lineSpacing: -8e8),
      Array(repeating: .cell(100 × 1e8), count: 4)
    ).layout()
    expectEqual(cells(rising, in: rect(0, -1_400_000_000, 100 × 1)), [2])
    #expect(cells(rising, in: rect(0, -2_100_000_001, 100 × 1)).isEmpty)
    let beside = CellAttributes(insets: Insets(leading: 9e8, trailing: -9e8))
    let wide = TestContent(width: 1e9, [.cell(5e8 × 10), .cell(5e8 × 10, beside)]).layout()
    #expect(cells(wide, in: rect(1_399_999_999, 0, 1 × 10)).isEmpty)
    expectEqual(cells(wide, in: rect(1_400_000_000, 0, 1 × 10)), [1])
  }
}
