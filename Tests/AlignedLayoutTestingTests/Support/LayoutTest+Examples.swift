import AlignedLayout
import AlignedLayoutTesting
import Foundation

extension ContentLayout.Specification {
  /// One section without insets, whose gaps are 10 points.
  static func cells(
    _ count: Int, _ attributes: SectionAttributes = SectionAttributes()
  ) -> ContentLayout.Specification {
    ContentLayout.Specification(
      width: 0, contentInsets: .zero,
      sections: [
        .init(attributes: attributes.with(cellSpacing: 10, lineSpacing: 10), cellCount: count)
      ])
  }
}

extension LayoutTest {
  /// Cells of some widths, each 30 points high.
  static func cells(
    _ widths: [CGFloat], _ attributes: SectionAttributes = SectionAttributes(),
    _ cellAttributes: CellAttributes = .default
  ) -> LayoutTest {
    LayoutTest(.cells(widths.count, attributes)) {
      CGSize(width: widths[$0.cell], height: 30)
    } attributesOfCell: { _ in
      cellAttributes
    }
  }

  /// Cells that are 30 points wide if they are offered less than 100, and 90 if they are offered more.
  static func suddenlyWideCells(
    _ count: Int, _ attributes: SectionAttributes = SectionAttributes(),
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) -> LayoutTest {
    LayoutTest(
      .cells(count, attributes.with(sizing: .asked(offering: .wholeLine))),
      answerOfCell: { _, offer in
        offer < 100
          ? ContentLayout.CellAnswer(
            CGSize(width: 30, height: 30), forOffers: 0...CGFloat(100).nextDown)
          : ContentLayout.CellAnswer(
            CGSize(width: 90, height: 30), forOffers: 100...CGFloat.infinity)
      }, sizeOfOverflow: sizeOfOverflow)
  }
}
