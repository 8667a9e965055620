#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  extension AlignedStage {
    /// Makes a stage with three equal sections that have headers and footers, in a view low enough
    /// to scroll.
    static func ofThreeSections(
      keepsAnswers: Bool, laysOut: Bool = true,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      return AlignedStage(threeSections, height: 90, layout: layout, laysOut: laysOut)
    }

    static var threeSections: TestContent {
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 9), headerLength: 12, footerLength: 6)
      return TestContent(width: 100, sectionSpacing: 4, sections: [section, section, section])
    }

    /// Deletes a cell of the first section and inserts one into the second, within a batch.
    func edit() {
      content.sections[0].cells.removeFirst()
      content.sections[1].cells.insert(.cell(60 × 30), at: 4)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 4, section: 1)])
    }

    func expectSettled(_ location: SourceLocation = #_sourceLocation) {
      view.layoutIfNeeded()
      expectShownAsComputed(location)
    }
  }
#endif
