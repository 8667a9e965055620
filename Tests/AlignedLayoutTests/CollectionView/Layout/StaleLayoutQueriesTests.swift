#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What the layout itself answers before it is prepared and while it is stale. Rests on nothing
  /// of UIKit's: it is the layout's own promise.
  @MainActor
  @Suite(.underAllModes)
  struct StaleReadsTests {
    private let path = IndexPath(item: 0, section: 0)

    @Test func `before the first pass there is nothing, and nobody is asked`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(9 × 9)], headerLength: 5)]),
        laysOut: false)
      let layout = stage.layout
      #expect(layout.collectionViewContentSize == .zero)
      #expect(layout.layoutAttributesForItem(at: path)?.frame == .zero)
      #expect(layout.layoutAttributesForElements(in: rect(0, 0, 100 × 100))?.isEmpty == true)
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
      #expect(layout.contentFrame(forSection: 0) == .zero)
      #expect(layout.contentOffset(showingItemAt: path) == nil)
      #expect(stage.asked().isEmpty)
    }

    @Test func `while it is stale it answers what was last laid out`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]))
      stage.content.sections[0].cells = [.cell(30 × 40), .cell(1 × 1)]
      stage.source.asked = []
      stage.layout.invalidateLayout()
      #expect(stage.layout.collectionViewContentSize == (100 × 20))
      #expect(stage.layout.layoutAttributesForItem(at: path)?.frame == rect(0, 0, 10 × 20))
      #expect(stage.layout.contentFrame(forSection: 0) == rect(0, 0, 100 × 20))
      #expect(stage.asked().isEmpty)
    }

    @Test func `for an item that is not laid out it answers a zero frame`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]))
      for path in [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)] {
        let attributes = stage.layout.layoutAttributesForItem(at: path)
        #expect(attributes?.frame == .zero)
        #expect(attributes?.indexPath == path)
      }
    }

    @Test func `for index paths of other lengths it answers something harmless`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(9 × 9)], headerLength: 5)]))
      for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
        #expect(stage.layout.layoutAttributesForItem(at: path)?.frame == .zero)
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path) == nil)
        #expect(stage.layout.contentOffset(showingItemAt: path) == nil)
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidateItems(at: [path])
        stage.layout.invalidateLayout(with: context)
        stage.view.layoutIfNeeded()
      }
      stage.expectShownAsComputed()
    }
  }

  /// Scrolling to an item that a pinned header would cover. Rests on the content being scrollable
  /// from the inset top to the inset bottom (D).
  @MainActor
  @Suite(.underAllModes)
  struct ShowingItemsTests {
    /// A header of 10 and twenty cells of 20 below each other, in both of two sections.
    private let stage: AlignedStage = {
      let section = TestSection(
        cells: Array(repeating: .cell(100 × 20), count: 20), headerLength: 10)
      return AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 100)
    }()

    private func expectShown(
      _ item: Int, at y: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
      let path = IndexPath(item: item, section: 0)
      guard let offset = stage.layout.contentOffset(showingItemAt: path) else {
        Issue.record("nowhere to scroll to", sourceLocation: location)
        return
      }
      stage.view.setContentOffset(offset, animated: false)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == y, sourceLocation: location)
      guard let frame = stage.frame(item), let header = stage.header(0) else { return }
      #expect(frame.minY >= header.maxY, sourceLocation: location)
    }

    @Test func `the item stands below the pinned header of its section`() {
      expectShown(5, at: 100)
      expectShown(0, at: 0)
    }

    @Test func `the item stands at the top where headers do not pin`() {
      stage.layout.pinsSectionHeaders = false
      stage.view.layoutIfNeeded()
      let path = IndexPath(item: 5, section: 0)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 110)
    }

    @Test func `insets are kept clear`() {
      stage.view.contentInset.top = 30
      stage.view.layoutIfNeeded()
      expectShown(5, at: 70)
    }

    @Test func `the end of the content is not scrolled past`() {
      let path = IndexPath(item: 19, section: 1)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 720)
      stage.view.contentInset.bottom = 15
      stage.view.layoutIfNeeded()
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 735)
    }

    @Test func `content that fits stays where it is`() {
      stage.resize(100 × 1000)
      let path = IndexPath(item: 7, section: 0)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 0)
    }

    @Test func `there is no place for an item that is not laid out`() {
      #expect(stage.layout.contentOffset(showingItemAt: IndexPath(item: 20, section: 0)) == nil)
      #expect(
        CollectionViewAlignedLayout().contentOffset(showingItemAt: IndexPath(item: 0, section: 0))
          == nil)
    }
  }
#endif
