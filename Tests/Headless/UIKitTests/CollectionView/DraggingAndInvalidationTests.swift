import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Self-sizing headers, drags, and contexts that invalidate single elements.
/// Evidence: S for self-sizing of every kind of view, D for the target of a drag, W for contexts
/// that name elements.
@MainActor
@Suite(.underAllModes)
struct DraggingAndInvalidationTests {
  /// Rows under self-sizing headers.
  private final class TallHeaderLayout: RowsLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferred.representedElementCategory == .supplementaryView
        && abs(preferred.size.height - headerHeight) > 0.5
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      headerHeight = preferred.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  private final class TallHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 55
      return layoutAttributes
    }
  }

  private func stage(_ layout: RowsLayout, counts: [Int]) -> Stage {
    let stage = Stage(layout, ItemSource(counts: counts), laysOut: false)
    stage.view.register(
      TallHeader.self, forSupplementaryViewOfKind: RowsLayout.header,
      withReuseIdentifier: "header")
    stage.view.layoutIfNeeded()
    return stage
  }

  @Test func `headers have their preferred height, pinned too`() {
    let stage = stage(TallHeaderLayout(), counts: [3, 20])
    let header = stage.view.visibleSupplementaryViews(ofKind: RowsLayout.header).first
    expectEqual(header?.frame.height, 55)
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 55)
    stage.scroll(to: 40)
    let pinned = stage.view.supplementaryView(
      forElementKind: RowsLayout.header, at: IndexPath(item: 0, section: 0))
    expectEqual(pinned?.frame, CGRect(x: 0, y: 40, width: 100, height: 55))
    stage.expectConsistent()
  }

  @Test func `a drag lays out at each position, beyond the edge too`() {
    let stage = stage(TallHeaderLayout(), counts: [30])
    Headless.beginDragging(stage.view)
    for y in [CGFloat(-30), -60, 20, 200] {
      Headless.drag(stage.view, to: CGPoint(x: 0, y: y))
      expectEqual(stage.view.contentOffset.y, y)
      stage.expectConsistent()
    }
    Headless.endDragging(stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 200)
  }

  @Test func `the layout decides where deceleration after a drag ends`() {
    final class SnappingLayout: RowsLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposed.y / 40).rounded() * 40)
      }
    }
    let stage = stage(SnappingLayout(), counts: [30])
    Headless.beginDragging(stage.view)
    Headless.drag(stage.view, to: CGPoint(x: 0, y: 100))
    Headless.endDragging(
      stage.view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 155))
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 240)
    stage.expectConsistent()
  }

  @Test func `the offset is not clamped during a drag`() {
    let stage = stage(RowsLayout(), counts: [10])
    Headless.beginDragging(stage.view)
    Headless.drag(stage.view, to: CGPoint(x: 0, y: 230))
    stage.source.sections = [Array(stage.source.sections[0].prefix(8))]
    stage.view.deleteItems(at: [IndexPath(item: 8, section: 0), IndexPath(item: 9, section: 0)])
    expectEqual(stage.view.contentOffset.y, 230)
    Headless.endDragging(stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 150)
    stage.expectConsistent()
  }

  @Test func `only an invalidated item is asked for`() {
    final class FadingLayout: RowsLayout {
      var faded: IndexPath?
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        attributes?.alpha = path == faded ? 0.5 : 1
        return attributes
      }
    }
    let layout = FadingLayout()
    let stage = Stage(layout, counts: [3])
    let path = IndexPath(item: 1, section: 0)
    _ = stage.calls()
    layout.faded = path
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.cellForItem(at: path)?.alpha, 0.5)
    expectEqual(stage.calls { $0.hasPrefix("item") }, ["item 0-1"])
    stage.expectConsistent()
  }

  @Test func `a content size adjustment lasts only until the next prepare`() {
    let stage = stage(RowsLayout(), counts: [10])
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 100)
    stage.view.collectionViewLayout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentSize.height, 430)
    stage.expectConsistent()
  }

  @Test func `an offset out of range after a content size adjustment is clamped`() {
    let layout = RowsLayout()
    let stage = stage(layout, counts: [10])
    stage.scroll(to: 230)
    layout.rowHeight = 30
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: -100)
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 130)
    stage.expectConsistent()
  }

  @Test func `selecting an item can scroll to it`() {
    let stage = stage(RowsLayout(), counts: [30])
    let path = IndexPath(item: 20, section: 0)
    stage.view.selectItem(at: path, animated: false, scrollPosition: .top)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 830)
    #expect(stage.view.cellForItem(at: path)?.isSelected == true)
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    #expect(stage.view.cellForItem(at: path)?.isSelected == false)
  }

  @Test func `a query may read the collection view`() {
    final class ReadingLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        if let view = collectionView {
          _ = (view.bounds, view.contentOffset, view.adjustedContentInset, view.contentSize)
          _ = (view.numberOfSections, view.traitCollection.displayScale, view.isDragging)
          _ = view.effectiveUserInterfaceLayoutDirection
        }
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let stage = stage(ReadingLayout(), counts: [10])
    stage.scroll(to: 20)
    stage.expectConsistent()
  }
}
