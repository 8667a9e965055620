#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The header and footer of a whole content that measure themselves. Rests on UIKit measuring views as soon
  /// as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingBoundaryViewsTests {
    private static let header = CollectionViewAlignedLayout.elementKindContentHeader
    private static let footer = CollectionViewAlignedLayout.elementKindContentFooter

    private func stage(
      _ behavior: BoundaryView.Behavior = .scrolls, insets: Insets? = nil, height: CGFloat = 400,
      sideways: Bool = false
    ) -> (stage: AlignedStage, source: SizingSource) {
      let section = TestSection(cells: Array(repeating: .cell(100 × 20), count: 5))
      return SizingSource.stage(
        TestContent(
          width: 100, axis: sideways ? .horizontal : .vertical,
          header: BoundaryView(estimatedLength: 40, behavior: behavior, insets: insets),
          footer: BoundaryView(estimatedLength: 10, behavior: behavior),
          sections: [section, section]),
        height: height
      ) {
        $0.heights = [Self.header: [0: 70], Self.footer: [0: 25]]
      }
    }

    private func attributes(
      _ kind: String, in stage: AlignedStage
    ) -> UICollectionViewLayoutAttributes? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(index: 0))
    }

    @Test func `they have the lengths that they prefer`() {
      let (stage, _) = stage()
      #expect(attributes(Self.header, in: stage)?.frame == rect(0, 0, 100 × 70))
      #expect(stage.frame(0) == rect(0, 70, 100 × 20))
      #expect(attributes(Self.footer, in: stage)?.frame == rect(0, 270, 100 × 25))
      #expect(stage.view.contentSize.exact == (100 × 295))
    }

    @Test func `until they are visible, estimates count`() {
      let (stage, _) = stage(height: 100)
      #expect(stage.view.contentSize.exact == (100 × 280))
      stage.showEverything()
      #expect(stage.view.contentSize.exact == (100 × 295))
      #expect(stage.layout.contentSize(fitting: 100 × 0).height == 295)
    }

    @Test func `they are offered the width that their insets leave`() {
      let (stage, _) = stage(insets: Insets(leading: 8, trailing: 12))
      let header = attributes(Self.header, in: stage) as? CollectionViewAlignedLayoutAttributes
      #expect(header?.offeredSpace == 80)
      #expect(header?.frame == rect(8, 0, 80 × 70))
    }

    @Test
    func `stretched by a pull, they are not laid out again, and have their length afterwards`() {
      let (stage, source) = stage(.stretches)
      _ = stage.asked()
      for offset in [-5, -30, -12, 0] as [CGFloat] {
        stage.scroll(to: offset)
        #expect(attributes(Self.header, in: stage)?.frame == rect(0, offset, 100 × (70 - offset)))
        #expect(stage.frame(0)?.minY == 70)
      }
      #expect(stage.asked().isEmpty)
      #expect(source.heights[Self.header] == [0: 70])
    }

    @Test func `invalidated sizes are measured again`() {
      let (stage, source) = stage()
      source.heights = [Self.header: [0: 33], Self.footer: [0: 44]]
      stage.layout.invalidateMeasuredSizes()
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.minY == 33)
      #expect(stage.view.contentSize.exact == (100 × 277))
    }

    @Test func `after a header of a known length, the next one begins with its estimate`() {
      let (stage, source) = stage()
      #expect(stage.frame(0)?.minY == 70)
      stage.layout.contentHeader = BoundaryView(length: 12)
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.minY == 12)
      source.heights = [:]
      stage.layout.contentHeader = BoundaryView(estimatedLength: 44)
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.minY == 44)
    }

    @Test func `their lengths survive invalidations and batches`() {
      let (stage, source) = stage()
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.exact == (100 × 295))
      stage.view.performBatchUpdates {
        source.content.sections.removeFirst()
        stage.view.deleteSections([0])
      }
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.exact == (100 × 195))
      #expect(stage.frame(0)?.minY == 70)
    }

    @Test func `while a header above is measured, visible lines stay in place`() async {
      let (stage, _) = stage(height: 100)
      stage.layout.contentHeader = nil
      stage.view.layoutIfNeeded()
      stage.scroll(to: 60)
      let place = stage.frame(4).map { $0.minY - stage.view.bounds.minY }
      stage.layout.contentHeader = BoundaryView(estimatedLength: 15)
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(stage.frame(4).map { $0.minY - stage.view.bounds.minY } == place)
    }
  }
#endif
