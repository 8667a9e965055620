import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

@Test func `tags take at most three lines`() {
  let tags = ["Baseline", "Serif", "Em dash", "Ligature", "Kerning", "Small caps", "x-height"]
  let test = LayoutTest(
    ContentLayout.Specification(
      width: 0,
      sections: [
        ContentLayout.Section(
          attributes: SectionAttributes(cellSpacing: 8, lineSpacing: 8), cellCount: tags.count)
      ])
  ) { position in
    CGSize(width: 8 * CGFloat(tags[position.cell].count) + 24, height: 32)
  } nameOfCell: { position in
    tags[position.cell]
  }
  let failure = test.failure(
    forWidths: 320...1366,
    expecting: [
      .noCellIsCut, .lineCount(atMost: 3), .heightNeverGrowsWithWidth, .isMirrored(at: 320),
    ])
  #expect(failure == nil)
}
