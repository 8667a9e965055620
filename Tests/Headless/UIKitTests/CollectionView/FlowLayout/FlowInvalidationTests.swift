import Testing
import UIKitTestSupport

@testable import UIKit

/// What invalidates a flow layout, and when it asks its delegate. Evidence D; L for the measured
/// sizes in updates; I for what a new width keeps.
@MainActor
@Suite(.underAllModes)
struct FlowInvalidationTests {
  private let layout = UICollectionViewFlowLayout(lines: 10, items: 10)
  private let source = FlowSource(counts: [3])

  private func stage() -> Stage {
    source.size = { _ in CGSize(width: 40, height: 20) }
    return Stage(flow: layout, source)
  }

  @Test func `a new width lays out again without asking for sizes`() {
    let stage = stage()
    expectEqual(source.askedItems.count, 3)
    stage.resize(CGSize(width: 150, height: 200))
    // A plain context, as in the mode without a question, invalidates the metrics.
    expectEqual(source.askedItems.count, (Headless.modes.sizeChange == .asked ? 3 : 6))
    expectEqual(stage.frames().map(\.minX), [0, 55, 110])
  }

  @Test func `a new height does not invalidate a vertical layout`() {
    let stage = stage()
    let bounds = CGRect(0, 0, 100, 300)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 101, 200)))
    layout.scrollDirection = .horizontal
    stage.view.layoutIfNeeded()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 101, 200)))
  }

  @Test func `invalidateLayout asks for all sizes again`() {
    let stage = stage()
    source.size = { _ in CGSize(width: 100, height: 30) }
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames().map(\.height), [30, 30, 30])
  }

  @Test func `a context can keep sizes, or frames too`() {
    let stage = stage()
    source.size = { _ in CGSize(width: 100, height: 30) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames()[0].height, 20)
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames()[0].height, 20)
  }

  @Test func `new properties invalidate the layout`() {
    let stage = stage()
    layout.minimumLineSpacing = 0
    layout.sectionInset.top = 3
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames().map(\.minY), [3, 3, 23])
  }

  @Test func `the context for new bounds keeps sizes, and frames too unless lines change`() throws {
    let stage = stage()
    let wider = try #require(
      layout.invalidationContext(forBoundsChange: CGRect(0, 0, 120, 200))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!wider.invalidateFlowLayoutDelegateMetrics)
    #expect(wider.invalidateFlowLayoutAttributes)
    let scrolled = try #require(
      layout.invalidationContext(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 5))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!scrolled.invalidateFlowLayoutAttributes)
  }

  private func surroundings(_ insets: UIEdgeInsets) -> LayoutSurroundings {
    let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: .init())
    view.contentInset = insets
    return LayoutSurroundings(of: view)
  }

  @Test func `only insets across the scroll direction invalidate it by themselves`() {
    let none = surroundings(.zero)
    let above = surroundings(UIEdgeInsets(top: 5, left: 0, bottom: 3, right: 0))
    let beside = surroundings(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(!layout.isInvalidated(byChangeOf: none, to: above))
    #expect(layout.isInvalidated(byChangeOf: none, to: beside))
    layout.scrollDirection = .horizontal
    #expect(layout.isInvalidated(byChangeOf: none, to: above))
    #expect(!layout.isInvalidated(byChangeOf: none, to: beside))
    #expect(UICollectionViewLayout().isInvalidated(byChangeOf: none, to: above))
  }

  @Test(
    arguments: [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ] as [UICollectionViewFlowLayout.SectionInsetReference])
  func `insets that the section insets are measured from lay out again`(
    reference: UICollectionViewFlowLayout.SectionInsetReference
  ) {
    layout.sectionInsetReference = reference
    let stage = stage()
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.view.layoutIfNeeded()
    let before = stage.frames()[0].minX
    let safeArea: CGFloat = reference == .fromSafeArea ? 10 : 0
    let margins: CGFloat = reference == .fromLayoutMargins ? 10 : 0
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 7, left: safeArea, bottom: 0, right: 0), on: stage.window)
    stage.view.layoutMargins = UIEdgeInsets(top: 5, left: margins, bottom: 0, right: 0)
    stage.view.layoutIfNeeded()
    let after = stage.frames()[0].minX
    expectEqual(after, (reference == .fromContentInset ? before : 10))
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, after)
  }

  @Test func `a context that names items keeps the sizes that their cells determined`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let source = ItemSource([["a", "b"]])
    source.heights = ["a": 70, "b": 60]
    let stage = Stage(layout, source)
    expectEqual(stage.frames().map(\.height), [70, 60])
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames().map(\.height), [70, 60])
    stage.expectConsistent()
    source.measurements = []
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(Set(source.measurements), ["a", "b"])
    expectEqual(stage.frames().map(\.height), [70, 60])
  }

  @Test func `a context for scrolling that asks for sizes keeps those that cells determined`() {
    final class AskingLayout: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = true
        return context
      }
    }
    let layout = AskingLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let source = ItemSource(counts: [20])
    for name in source.sections[0] { source.heights[name] = 60 }
    let stage = Stage(layout, source)
    stage.scroll(to: 30)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    stage.resize(CGSize(width: 120, height: 200))
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    stage.expectConsistent()
  }

  @Test func `batch updates ask for the new items and show them`() {
    let stage = stage()
    source.sections[0].insert("new", at: 1)
    stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    expectEqual(stage.frames().count, 4)
    stage.expectConsistent()
    source.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.expectConsistent()
  }

  @Test func `an item that is moved by hand takes its size along`() {
    source.size = { [source] path in
      CGSize(width: 100, height: source.sections[path.section][path.item] == "0-0" ? 50 : 20)
    }
    let stage = Stage(flow: layout, source)
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 105))
    expectEqual(stage.frames().map(\.height), [20, 20, 50])
    stage.view.endInteractiveMovement()
    expectEqual(stage.names, ["0-1", "0-2", "0-0"])
    expectEqual(stage.frames().map(\.height), [20, 20, 50])
  }
}
