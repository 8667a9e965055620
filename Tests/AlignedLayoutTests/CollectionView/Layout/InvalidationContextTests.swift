#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Invalidation contexts that a client sends. Rests on UIKit asking only for the elements that a
  /// context names (W), and so drawing other elements in their old places (R).
  @MainActor
  @Suite(.underAllModes)
  struct InvalidationContextTests {
    typealias Context = CollectionViewAlignedLayoutInvalidationContext

    /// Lines of three cells of 30 points, and a second section below them.
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

    @Test func `a context that does not invalidate the content asks nothing`() {
      let context = Context()
      context.invalidatesContent = false
      let asked = stage.asked { stage.layout.invalidateLayout(with: context) }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a plain context asks for everything`() {
      let asked = stage.asked { stage.layout.invalidateLayout(with: Context()) }
      #expect(asked.sizes.count == 10)
      #expect(asked.attributes.count == 10)
      #expect(asked.sections == [0, 1])
    }

    @Test func `reloadData asks for everything`() {
      stage.content.sections[0].cells[0] = .cell(10 × 10)
      let asked = stage.asked { stage.view.reloadData() }
      #expect(asked.sizes.count == 10)
      stage.expectShownAsComputed()
    }

    @Test func `only invalidated items are asked for`() {
      let asked = stage.asked { stage.layout.invalidateItems(at: [path(4)]) }
      #expect(asked == [.attributes(path(4)), .size(path(4))])
      stage.expectShownAsComputed()
    }

    @Test func `cells moved by an invalidated item get their new frames`() {
      stage.content.sections[0].cells[4] = .cell(30 × 25)
      let asked = stage.asked { stage.layout.invalidateItems(at: [path(4)]) }
      #expect(asked.sizes == [path(4)])
      #expect(stage.frame(6) == rect(0, 35, 30 × 10))
      #expect(stage.header(1) == rect(0, 45, 100 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `cells that are offered another space are asked for too`() {
      stage.content.sections[0].cells[5] = .filling(height: 10)
      stage.reload()
      stage.content.sections[0].cells[3] = .cell(20 × 10)
      let asked = stage.asked { stage.layout.invalidateItems(at: [path(3)]) }
      #expect(asked.sizes == [path(3), path(4), path(5)])
      #expect(stage.frame(5) == rect(50, 10, 50 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `items of several contexts are asked for once, in order`() {
      let asked = stage.asked {
        stage.layout.invalidateItems(at: [path(4)])
        stage.layout.invalidateItems(at: [path(0), path(4)])
      }
      #expect(asked.sizes == [path(0), path(4)])
    }

    @Test func `items that do not exist are not asked for`() {
      let asked = stage.asked {
        stage.layout.invalidateItems(
          at: [path(9), path(0, 7), path(-1), IndexPath(), IndexPath(index: 0)])
      }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `contexts for one item and for everything together ask for everything`() {
      let asked = stage.asked {
        stage.layout.invalidateItems(at: [path(4)])
        stage.layout.invalidateLayout()
      }
      #expect(asked.sizes.count == 10)
    }

    @Test func `a context that keeps the content does not cancel an earlier full invalidation`() {
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

    @Test func `the delegate is asked for an invalidated header`() {
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

    @Test func `the content offset adjustment of a context takes effect`() {
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

    @Test func `invalidatesContent has no effect in a context that invalidates everything`() {
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

    @Test func `a subclass may use contexts that do not derive from the layout's class`() {
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

    @Test func `items that a batch deletes may be invalidated twice within it`() {
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
