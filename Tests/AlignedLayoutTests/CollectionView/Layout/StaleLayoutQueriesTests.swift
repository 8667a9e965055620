#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Queries before the first layout pass and while the layout is stale. Rests on nothing of
  /// UIKit's: the layout documents these results itself.
  @MainActor
  @Suite(.underAllModes)
  struct StaleLayoutQueriesTests {
    private let path = IndexPath(item: 0, section: 0)

    @Test func `before the first pass queries return nothing and ask nothing`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(9 × 9)], headerLength: 5)]),
        laysOut: false)
      let layout = stage.layout
      expectEqual(layout.collectionViewContentSize.exact, .zero)
      expectEqual(layout.layoutAttributesForItem(at: path)?.frame, .zero)
      #expect(layout.layoutAttributesForElements(in: rect(0, 0, 100 × 100))?.isEmpty == true)
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
      expectEqual(layout.contentFrame(forSection: 0), .zero)
      #expect(layout.contentOffset(showingItemAt: path) == nil)
      #expect(stage.asked().isEmpty)
    }

    @Test func `a stale layout returns what it last laid out`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]))
      stage.content.sections[0].cells = [.cell(30 × 40), .cell(1 × 1)]
      stage.source.asked = []
      stage.layout.invalidateLayout()
      expectEqual(stage.layout.collectionViewContentSize.exact, (100 × 20))
      expectEqual(stage.layout.layoutAttributesForItem(at: path)?.frame, rect(0, 0, 10 × 20))
      expectEqual(stage.layout.contentFrame(forSection: 0), rect(0, 0, 100 × 20))
      #expect(stage.asked().isEmpty)
    }

    @Test func `an item that is not laid out has a zero frame`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]))
      for path in [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)] {
        let attributes = stage.layout.layoutAttributesForItem(at: path)
        expectEqual(attributes?.frame, .zero)
        expectEqual(attributes?.indexPath, path)
      }
    }

    @Test func `index paths of other lengths do no harm`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(9 × 9)], headerLength: 5)]))
      for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
        expectEqual(stage.layout.layoutAttributesForItem(at: path)?.frame, .zero)
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
        #expect(stage.layout.contentOffset(showingItemAt: path) == nil)
        stage.layout.invalidateItems(at: [path])
        stage.view.layoutIfNeeded()
      }
      stage.expectShownAsComputed()
    }
  }
#endif
