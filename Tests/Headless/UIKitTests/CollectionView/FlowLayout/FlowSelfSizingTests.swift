import Testing
import UIKit
import UIKitTestSupport

/// Cells that determine their sizes in a flow layout. Evidence D; R for single items (Texture, issue
/// 1906); I for what is kept in updates.
@MainActor
@Suite(.underAllModes)
struct FlowSelfSizingTests {
  private let layout = UICollectionViewFlowLayout(lines: 10, items: 10)

  private func stage(_ heights: [CGFloat?], estimate: CGSize) -> Stage {
    layout.estimatedItemSize = estimate
    let source = ItemSource(counts: [heights.count])
    for (item, height) in heights.enumerated() { source.heights["0-\(item)"] = height }
    return Stage(flow: layout, source)
  }

  @Test func `cells replace the estimated sizes`() {
    let stage = stage([30, nil, 50], estimate: CGSize(width: 100, height: 20))
    expectEqual(
      stage.frames(), [CGRect(0, 0, 100, 30), CGRect(0, 40, 100, 20), CGRect(0, 70, 100, 50)])
    expectEqual(stage.view.contentSize.height, 120)
    stage.expectConsistent()
  }

  @Test func `with automaticSize the size of the layout is the estimate`() {
    layout.itemSize = CGSize(width: 100, height: 40)
    let stage = stage([nil, 30], estimate: UICollectionViewFlowLayout.automaticSize)
    expectEqual(stage.frames().map(\.height), [40, 30])
  }

  @Test func `without an estimate cells do not determine sizes`() {
    layout.itemSize = CGSize(width: 100, height: 40)
    expectEqual(stage([30], estimate: .zero).frames(), [CGRect(0, 0, 100, 40)])
  }

  @Test func `a single item on the last line is centered`() {
    expectEqual(stage([20], estimate: CGSize(width: 40, height: 20)).frames()[0].minX, 30)
  }

  @Test func `a last line of several items has the minimum spacing`() {
    let stage = stage([20, 20], estimate: CGSize(width: 30, height: 20))
    expectEqual(stage.frames().map(\.minX), [0, 40])
  }

  @Test func `measured sizes survive updates and a new width`() {
    let stage = stage([30, nil, 50], estimate: CGSize(width: 60, height: 20))
    stage.source.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    expectEqual(stage.frames().map(\.height), [20, 30, 20, 50])
    stage.expectConsistent()
    stage.resize(CGSize(width: 200, height: 200))
    expectEqual(stage.frames().map(\.height), [20, 30, 20, 50])
    stage.source.sections[0].removeSubrange(0...1)
    stage.view.deleteItems(at: [0, 1].map { IndexPath(item: $0, section: 0) })
    expectEqual(stage.frames().map(\.height), [20, 50])
    stage.expectConsistent()
  }

  @Test func `measured sizes follow an item that is moved by hand`() {
    let stage = stage([30, nil, 50], estimate: CGSize(width: 100, height: 20))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    expectEqual(stage.frames().map(\.height), [20, 50, 30])
    stage.view.endInteractiveMovement()
    expectEqual(stage.frames().map(\.height), [20, 50, 30])
    stage.expectConsistent()
  }

  @Test func `the context names the cell and keeps everything else`() throws {
    let stage = stage([nil, nil], estimate: CGSize(width: 100, height: 20))
    let path = IndexPath(item: 1, section: 0)
    let original = try #require(layout.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    preferred.size.height = 60
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = try #require(
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? UICollectionViewFlowLayoutInvalidationContext)
    expectEqual(context.invalidatedItemIndexPaths, [path])
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.height).contains(60) || stage.frames().map(\.height) == [20, 20])
  }
}
