import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

/// Expectations that compare two layouts: of two widths, or of both directions.
struct ComparisonTests {
  @Test func `the height never grows with the width`() throws {
    #expect(
      LayoutTest.cells([30, 60, 30, 45])
        .failure(forWidths: 60...1366, expecting: [.heightNeverGrowsWithWidth]) == nil)
    let test = LayoutTest.suddenlyWideCells(2)
    let failure = try #require(
      test.failure(forWidths: 40...1366, expecting: [.heightNeverGrowsWithWidth]))
    #expect(failure.width == 100)
    #expect(
      "\(failure)" == """
        The height never grows with the width: first fails at 100 points, left to right. The \
        content is 70 points high, but 30 points at 99.99999999999999.
        ┏━━━━━━━━━━━━━━━━━━━━┓
        ┃╭────────────────╮  ┃
        ┃│        0       │  ┃
        ┃╰────────────────╯  ┃
        ┃                    ┃
        ┃╭────────────────╮  ┃
        ┃│        1       │  ┃
        ┃╰────────────────╯  ┃
        ┗━━━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `both directions are equal, unless something stays at the left`() throws {
    func failure(_ alignment: SectionAttributes.LineAlignment, at width: CGFloat = 100)
      -> LayoutFailure?
    {
      LayoutTest.cells([30, 30], SectionAttributes(lineAlignment: alignment))
        .failure(forWidths: 320...1366, expecting: [.isMirrored(at: width)])
    }
    #expect(failure(.leading) == nil)
    #expect(failure(.center) == nil)
    #expect(failure(.trailing) == nil)
    #expect(failure(.left, at: 70) == nil)
    let left = try #require(failure(.left))
    #expect(
      "\(left)" == """
        Equal at 100 in both directions: first fails at 100 points, right to left. Cell 0 of \
        section 0 is at (40, 0; 30 × 30) from right to left, and its mirror image at (70, 0; 30 × \
        30).
        ┏━━━━━━━━━━━━━━━━━━━━┓
        ┃╭────╮  ╭────╮      ┃
        ┃│  1 │  │  0 │      ┃
        ┃╰────╯  ╰────╯      ┃
        ┗━━━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `origins that are floored to pixels count as equal`() {
    let specification = ContentLayout.Specification(
      width: 0, displayScale: 3, contentInsets: Insets(5.2), sections: [.init(cellCount: 9)])
    let test = LayoutTest(specification) { CGSize(width: 20.1 + CGFloat($0.cell), height: 30) }
    #expect(test.failure(forWidths: 100...200, expecting: [.isMirrored(at: 100.5)]) == nil)
  }
}
