#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Scrolling with and without pinned headers and footers. Rests on UIKit asking before each
  /// change of bounds (P), on contexts that name elements (W) and on UIKit's exception for a header
  /// that moves without an invalidation (R).
  @MainActor
  @Suite(.underAllModes)
  struct PinningInCollectionViewTests {
    private let layout: SpyLayout
    private let stage: AlignedStage

    /// Makes ten sections of 100 points: a header of 10, cells of 80 and a footer of 10.
    init() {
      let section = TestSection(
        cells: [.cell(100 × 40), .cell(100 × 40)], headerLength: 10, footerLength: 10)
      layout = SpyLayout()
      stage = AlignedStage(
        TestContent(width: 100, sections: Array(repeating: section, count: 10)), height: 150,
        layout: layout)
      layout.contexts = []
    }

    private func bounds(_ y: CGFloat) -> CGRect { rect(0, y, 100 × 150) }

    @Test func `without pinning scrolling invalidates nothing`() {
      layout.pinsSectionHeaders = false
      stage.view.layoutIfNeeded()
      layout.contexts = []
      layout.preparations = 0
      for y in [5, 120, 850, 0] as [CGFloat] {
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds(y)))
        stage.scroll(to: y)
        stage.expectShownAsComputed()
      }
      #expect(layout.contexts.isEmpty)
      #expect(layout.preparations == 0)
    }

    @Test func `without headers and footers scrolling invalidates nothing`() {
      for section in stage.content.sections.indices {
        stage.content.sections[section].headerLength = 0
      }
      stage.reload()
      layout.contexts = []
      stage.scroll(to: 33)
      #expect(layout.contexts.isEmpty)
    }

    @Test func `only headers that move are invalidated`() {
      stage.scroll(to: 20)
      #expect(layout.named().headers == [0])
      stage.scroll(to: 50)
      #expect(layout.named().headers == [0])
      stage.scroll(to: 120)
      #expect(layout.named().headers == [0, 1])
      stage.scroll(to: 100)
      #expect(layout.named().headers == [1])
    }

    @Test func `a header at its section's end is not invalidated`() {
      stage.scroll(to: 150)
      layout.contexts = []
      stage.scroll(to: 170)
      #expect(layout.named().headers == [1])
    }

    @Test func `only footers that move are invalidated`() {
      layout.pinsSectionHeaders = false
      layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      layout.contexts = []
      stage.scroll(to: 10)
      var named = layout.named()
      #expect(named.headers.isEmpty)
      #expect(named.footers == [1])
      #expect(stage.footer(1) == rect(0, 150, 100 × 10))
      stage.scroll(to: 300)
      named = layout.named()
      #expect(named.footers == [1, 2, 3, 4])
      stage.expectShownAsComputed()
    }

    @Test func `invalidating a header keeps the content and names no item`() {
      stage.scroll(to: 20)
      let contexts = layout.contexts.compactMap {
        $0 as? CollectionViewAlignedLayoutInvalidationContext
      }
      #expect(contexts.allSatisfy { !$0.invalidatesContent })
      #expect(contexts.allSatisfy { $0.invalidatedItemIndexPaths == nil })
      #expect(contexts.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
      #expect(contexts.count == 1)
    }

    @Test func `a rectangle that contains only a pinned header finds it`() {
      stage.scroll(to: 60)
      let visible = layout.layoutAttributesForElements(in: rect(0, 60, 100 × 5)) ?? []
      #expect(visible.contains { $0.frame == rect(0, 60, 100 × 10) })
      #expect(stage.header(0) == rect(0, 60, 100 × 10))
    }

    @Test func `a header is pushed off by its section's end`() {
      stage.scroll(to: 95)
      #expect(stage.header(0) == rect(0, 90, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a pinned header has its zIndex above items`() {
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: 0)
      for y in [0, 50] as [CGFloat] {
        stage.scroll(to: y)
        let header = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        #expect(header?.zIndex == CollectionViewAlignedLayout.headerZIndex)
        let cell = layout.layoutAttributesForItem(at: path)
        #expect(cell?.zIndex == CollectionViewAlignedLayout.cellZIndex)
      }
    }

    @Test func `pinning starts below the insets`() {
      stage.view.contentInset.top = 20
      stage.view.layoutIfNeeded()
      stage.scroll(to: 30)
      #expect(stage.header(0) == rect(0, 50, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `the content size does not depend on the offset`() {
      let size = layout.collectionViewContentSize
      for y in [0, 77, 500] as [CGFloat] {
        stage.scroll(to: y)
        #expect(layout.collectionViewContentSize == size)
      }
    }

    @Test func `announced bounds that do not take effect do no harm`() {
      _ = layout.shouldInvalidateLayout(forBoundsChange: bounds(60))
      _ = layout.invalidationContext(forBoundsChange: bounds(60))
      #expect(stage.header(0) == rect(0, 0, 100 × 10))
      stage.scroll(to: 20)
      #expect(stage.header(0) == rect(0, 20, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a changed width invalidates the content and names no header`() {
      let context = layout.invalidationContext(forBoundsChange: rect(0, 0, 80 × 150))
      #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 80 × 150)))
      #expect(context.invalidatedSupplementaryIndexPaths == nil)
      #expect(
        (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent == true)
    }

    @Test func `a changed height without pinned footers invalidates nothing`() {
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 100 × 90)))
    }

    @Test func `a changed height moves pinned footers`() {
      layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      stage.resize(100 × 60)
      #expect(stage.footer(0) == rect(0, 50, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `scrolling between reloadData and its pass names no header that does not exist`() {
      stage.content.sections = [TestSection(cells: [.cell(100 × 40)])]
      stage.view.reloadData()
      stage.view.contentOffset.y = 30
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
