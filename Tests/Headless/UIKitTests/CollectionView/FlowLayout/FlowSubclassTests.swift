import Testing
import UIKit
import UIKitTestSupport

/// Subclasses of the flow layout in the manner of those that ship. Evidence L; D for the warning.
@MainActor
@Suite(.underAllModes)
struct FlowSubclassTests {
  /// Aligns the items of each line to the left, as many open layouts do.
  private final class LeftAligned: UICollectionViewFlowLayout {
    var copies = true

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
        attributes.representedElementCategory == .cell
          ? layoutAttributesForItem(at: attributes.indexPath) : attributes
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let original = super.layoutAttributesForItem(at: indexPath) else { return nil }
      let shifted = copies ? original.copy() as? UICollectionViewLayoutAttributes : original
      var before = IndexPath(item: indexPath.item - 1, section: indexPath.section)
      var x = sectionInset.left
      while before.item >= 0, let other = super.layoutAttributesForItem(at: before),
        other.frame.midY == original.frame.midY
      {
        x += other.frame.width + minimumInteritemSpacing
        before.item -= 1
      }
      shifted?.frame.origin.x = x
      return shifted
    }
  }

  @Test func `a subclass that shifts copies is right`() {
    let stage = Stage(
      LeftAligned(lines: 10, items: 10), sizes: .init(widths: [30, 10, 20, 40]))
    expectEqual(stage.frames().map(\.minX), [0, 40, 60, 0])
    stage.resize(CGSize(width: 80, height: 200))
    expectEqual(stage.frames().map(\.minX), [0, 40, 60, 0])
  }

  @Test func `a subclass that changes what it got causes a warning`() {
    let layout = LeftAligned(lines: 10, items: 10)
    layout.copies = false
    expectViolation(.mutatedAfterInvalidation, "without copying them") {
      let stage = Stage(layout, sizes: .init(widths: [30, 10, 20, 40]))
      expectEqual(stage.frames().map(\.minX), [0, 40, 60, 0])
    }
  }

  /// Scales items by their distance from the center, and stops at items.
  private final class Carousel: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap(scaled)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).flatMap(scaled)
    }

    private func scaled(
      _ original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
      let copy = original.copy() as? UICollectionViewLayoutAttributes
      let distance = abs(original.center.x - (collectionView?.bounds.midX ?? 0))
      copy?.alpha = max(0.5, 1 - distance / 200)
      return copy
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let step = itemSize.width + minimumLineSpacing
      return CGPoint(x: (proposed.x / step).rounded() * step, y: proposed.y)
    }
  }

  @Test(.underPlainModes) func `a carousel scales items and stops at one`() {
    let layout = Carousel(lines: 10, items: 10, size: CGSize(width: 60, height: 200))
    layout.scrollDirection = .horizontal
    let stage = Stage(flow: layout, FlowSource(counts: [5]))
    Headless.beginDragging(stage.view)
    Headless.drag(stage.view, to: CGPoint(x: 80, y: 0))
    Headless.endDragging(stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.x.truncatingRemainder(dividingBy: 70), 0)
  }

  /// Halves the width for its items after super has prepared, as in WWDC 2018, session 225.
  private final class Halved: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      guard let width = collectionView?.bounds.width else { return }
      itemSize = CGSize(width: width / 2, height: 20)
      sectionInset.top = width / 10
    }
  }

  @Test func `properties that are set in prepare take effect in the same pass`() {
    let layout = Halved(lines: 10, items: 0)
    let stage = Stage(flow: layout, FlowSource(counts: [3]))
    expectEqual(
      stage.frames(), [CGRect(0, 10, 50, 20), CGRect(50, 10, 50, 20), CGRect(0, 40, 50, 20)])
    expectEqual(stage.view.contentSize.height, 60)
    stage.resize(CGSize(width: 80, height: 200))
    expectEqual(
      stage.view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) },
      [CGRect(0, 8, 40, 20), CGRect(40, 8, 40, 20), CGRect(0, 38, 40, 20)])
    expectEqual(stage.view.contentSize.height, 58)
  }

  @Test func `a query after a property is set has new frames`() {
    let layout = UICollectionViewFlowLayout(lines: 10, items: 10)
    let source = FlowSource(counts: [3])
    let stage = Stage(flow: layout, source)
    layout.itemSize = CGSize(width: 30, height: 30)
    expectEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.size,
      CGSize(width: 30, height: 30))
    withExtendedLifetime(stage) {}
  }

  @Test func `a delegate may query the layout that asks it for a size`() {
    let layout = UICollectionViewFlowLayout(lines: 10, items: 10)
    let source = FlowSource(counts: [3])
    source.size = { path in
      _ = layout.layoutAttributesForItem(at: path)
      return CGSize(width: 20, height: 20)
    }
    let stage = Stage(flow: layout, source)
    layout.invalidateLayout()
    expectEqual(layout.layoutAttributesForElements(in: stage.view.bounds)?.count, 3)
  }
}
