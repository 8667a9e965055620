#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What a client's own invalidation contexts do. Rests on contexts that name elements making
  /// UIKit ask for those alone (W), so that it draws the others where they were (R).
  @MainActor
  @Suite(.underAllModes)
  struct ContextTests {
    typealias Context = CollectionViewAlignedLayoutInvalidationContext

    /// Lines of three cells of 30, and a second section below.
    private let stage = AlignedStage(
      TestContent(
        width: 100,
        sections: [
          TestSection(cells: Array(repeating: .cell(30 × 10), count: 9)),
          TestSection(cells: [.cell(30 × 10)], headerLength: 10),
        ]))

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func invalidate(items: [IndexPath]) {
      let context = Context()
      context.invalidateItems(at: items)
      stage.layout.invalidateLayout(with: context)
    }

    @Test func `a context that keeps the computed layout asks nothing`() {
      let context = Context()
      context.invalidatesContent = false
      let asked = stage.asked { stage.layout.invalidateLayout(with: context) }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a context that says nothing asks everything`() {
      let asked = stage.asked { stage.layout.invalidateLayout(with: Context()) }
      #expect(asked.sizes.count == 10)
      #expect(asked.attributes.count == 10)
      #expect(asked.sections == [0, 1])
    }

    @Test func `a context of UIKit's for everything keeps nothing`() {
      stage.content.sections[0].cells[0] = .cell(10 × 10)
      let asked = stage.asked { stage.view.reloadData() }
      #expect(asked.sizes.count == 10)
      stage.expectShownAsComputed()
    }

    @Test func `only the items named are asked`() {
      let asked = stage.asked { invalidate(items: [path(4)]) }
      #expect(asked == [.attributes(path(4)), .size(path(4))])
      stage.expectShownAsComputed()
    }

    @Test func `other cells that move are shown where they belong`() {
      stage.content.sections[0].cells[4] = .cell(30 × 25)
      let asked = stage.asked { invalidate(items: [path(4)]) }
      #expect(asked.sizes == [path(4)])
      #expect(stage.frame(6) == rect(0, 35, 30 × 10))
      #expect(stage.header(1) == rect(0, 45, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `cells that are offered another space are asked too`() {
      stage.content.sections[0].cells[5] = .filling(height: 10)
      stage.reload()
      stage.content.sections[0].cells[3] = .cell(20 × 10)
      let asked = stage.asked { invalidate(items: [path(3)]) }
      #expect(asked.sizes == [path(3), path(4), path(5)])
      #expect(stage.frame(5) == rect(50, 10, 50 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `items of several contexts are asked once, together`() {
      let asked = stage.asked {
        invalidate(items: [path(4)])
        invalidate(items: [path(0), path(4)])
      }
      #expect(asked.sizes == [path(0), path(4)])
    }

    @Test func `items that do not exist are not asked`() {
      let asked = stage.asked {
        invalidate(items: [path(9), path(0, 7), path(-1), IndexPath(), IndexPath(index: 0)])
      }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a context for items and one for everything ask everything`() {
      let asked = stage.asked {
        invalidate(items: [path(4)])
        stage.layout.invalidateLayout()
      }
      #expect(asked.sizes.count == 10)
    }

    @Test func `a context that keeps the layout after one for everything keeps nothing`() {
      stage.content.sections[0].cells[0] = .cell(10 × 10)
      let asked = stage.asked {
        stage.layout.invalidateLayout()
        let context = Context()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      }
      #expect(asked.sizes.count == 10)
      stage.expectShownAsComputed()
    }

    @Test func `a context that names a header may ask everything again`() {
      stage.content.sections[1].headerLength = 20
      let asked = stage.asked {
        let context = Context()
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: [path(0, 1)])
        stage.layout.invalidateLayout(with: context)
      }
      #expect(asked.contains(.header(1)))
      stage.expectShownAsComputed()
    }

    @Test func `adjustments of offset and size come through`() {
      stage.resize(100 × 20)
      let context = Context()
      context.invalidateItems(at: [path(0)])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == 12)
    }

    private final class Everything: CollectionViewAlignedLayoutInvalidationContext {
      override var invalidateEverything: Bool { true }
    }

    @Test func `invalidatesContent has no effect where everything is invalid`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10), .cell(9 × 9)]))
      let context = Everything()
      context.invalidatesContent = false
      let asked = stage.asked { stage.layout.invalidateLayout(with: context) }
      #expect(asked.sizes.count == 2)
    }

    private final class OtherContext: UICollectionViewLayoutInvalidationContext {}

    private final class OtherContexts: CollectionViewAlignedLayout {
      override class var invalidationContextClass: AnyClass { OtherContext.self }
    }

    @Test func `a subclass may bring a class of contexts that is not the layout's own`() {
      let section = TestSection(cells: Array(repeating: .cell(30 × 20), count: 9), headerLength: 5)
      let stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 40, layout: OtherContexts())
      stage.scroll(to: 10)
      stage.expectShownAsComputed()
      stage.content.sections[0].cells[0] = .cell(40 × 30)
      let context = OtherContext()
      context.invalidateItems(at: [path(0)])
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `invalidating items twice before a batch takes them away is harmless`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 7)))
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(6), path(6)])
      stage.view.performBatchUpdates({
        stage.layout.invalidateLayout(with: context)
        stage.content.sections[0].cells.removeLast(3)
        stage.view.deleteItems(at: [path(4), path(5), path(6)])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
