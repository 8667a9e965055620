#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Headers and footers that size themselves in height. Rests on UIKit measuring views as soon as
  /// it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingHeadersTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    private func stage(
      headers: Bool = true, footers: Bool = true, height: CGFloat = 300
    ) -> (stage: AlignedStage, source: SizingSource) {
      let section = TestSection(
        cells: Array(repeating: .cell(50 × 20), count: 4), headerLength: 10, footerLength: 5)
      let layout = CollectionViewAlignedLayout()
      layout.pinsSectionHeaders = false
      layout.selfSizesSectionHeaders = headers
      layout.selfSizesSectionFooters = footers
      return SizingSource.stage(
        TestContent(width: 100, sections: [section, section]), height: height, layout: layout
      ) {
        $0.heights = [header: [0: 30, 1: 12], footer: [0: 16, 1: 7]]
      }
    }

    @Test func `headers and footers have the heights they prefer`() {
      let (stage, _) = stage()
      expectEqual(stage.header(0), rect(0, 0, 100 × 30))
      expectEqual(stage.frame(0), rect(0, 30, 50 × 20))
      expectEqual(stage.footer(0), rect(0, 70, 100 × 16))
      expectEqual(stage.header(1), rect(0, 86, 100 × 12))
      expectEqual(stage.footer(1), rect(0, 138, 100 × 7))
      expectEqual(stage.view.contentSize.exact, (100 × 145))
    }

    @Test func `without self-sizing headers have the delegate's height`() {
      let (stage, _) = stage(headers: false)
      expectEqual(stage.header(0), rect(0, 0, 100 × 10))
      expectEqual(stage.footer(0), rect(0, 50, 100 × 16))
    }

    @Test func `an invalidated header is measured again`() {
      let (stage, source) = stage()
      source.heights = [header: [0: 44, 1: 55], footer: [0: 66, 1: 77]]
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: header, at: [[0, 0]])
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      expectEqual(stage.header(0)?.height, 44)
    }

    @Test func `a header without height is not shown`() {
      let content = TestContent(
        width: 100, sections: [TestSection(cells: [.cell(50 × 20)])])
      let layout = CollectionViewAlignedLayout()
      layout.selfSizesSectionHeaders = true
      let (stage, _) = SizingSource.stage(content, layout: layout)
      #expect(stage.header(0) == nil)
    }

    @Test func `the offered space of a header is the content's width`() {
      let (stage, _) = stage()
      let attributes = stage.view.layoutAttributesForSupplementaryElement(
        ofKind: header, at: [0, 0])
      expectEqual((attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace, 100)
    }

    @Test func `measured heights survive invalidations and batches`() {
      let (stage, source) = stage(height: 60)
      stage.showEverything()
      stage.layout.invalidateLayout()
      stage.scroll(to: 0)
      expectEqual(stage.view.contentSize.exact, (100 × 145))
      stage.view.performBatchUpdates({
        source.content.sections.insert(source.content.sections[0], at: 0)
        source.heights = [header: [0: 10, 1: 30, 2: 12], footer: [0: 5, 1: 16, 2: 7]]
        stage.view.insertSections([0])
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact, (100 × 200))
    }

    @Test func `a pinned header sizes itself`() {
      let (stage, _) = stage(height: 60)
      stage.layout.pinsSectionHeaders = true
      stage.scroll(to: 20)
      expectEqual(stage.header(0)?.size, (100 × 30))
      stage.showEverything()
      expectEqual(stage.view.contentSize.exact, (100 × 145))
    }
  }
#endif
