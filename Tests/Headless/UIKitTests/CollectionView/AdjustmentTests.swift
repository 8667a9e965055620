import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Adjustments of content offset and content size in contexts. Evidence: L (ChatLayout works out
/// differences to the present offset; both adjust in `finalizeCollectionViewUpdates()`).
@MainActor
@Suite(.underAllModes)
struct AdjustmentTests {
  private func context(offset: CGFloat = 0, height: CGFloat = 0)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = offset
    context.contentSizeAdjustment.height = height
    return context
  }

  @Test func `adjustments apply at once`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.view.collectionViewLayout.invalidateLayout(with: context(offset: 50, height: 10))
    expectEqual(stage.view.contentOffset.y, 50)
    expectEqual(stage.view.contentSize.height, 840)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 50)
    expectEqual(stage.view.contentSize.height, 830)
  }

  @Test func `a context that a layout passes to super alone can be observed`() {
    final class SilentLayout: RowsLayout {
      func send(_ context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
      }
    }
    let layout = SilentLayout()
    let stage = Stage(layout, counts: [20])
    var received: [UICollectionViewLayoutInvalidationContext] = []
    Headless.observeContexts(sentTo: stage.view) { received.append($0) }
    let sent = [context(height: 20), context(height: 10)]
    layout.send(sent[0])
    layout.invalidateLayout(with: sent[1])
    expectEqual(received, sent)
  }

  @Test func `contexts that work out a difference to the present offset count once`() {
    final class RestoringLayout: RowsLayout {
      var desired: CGFloat = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if desired > 0 {
          context.contentOffsetAdjustment.y = desired - (collectionView?.contentOffset.y ?? 0)
        }
        super.invalidateLayout(with: context)
      }
    }
    let layout = RestoringLayout()
    let stage = Stage(layout, counts: [20])
    layout.desired = 300
    layout.invalidateLayout()
    layout.invalidateLayout()
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 300)
    stage.expectConsistent()
  }

  @Test func `an offset out of range is clamped when the new content size is known`() {
    let layout = RowsLayout()
    let stage = Stage(layout, counts: [20])
    layout.rowHeight = 20
    layout.invalidateLayout(with: context(offset: 2000, height: 3000))
    expectEqual(stage.view.contentOffset.y, 2000)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 230)
  }

  @Test func `an adjustment in finalize comes before the offset is clamped`() {
    /// Keeps the end of the content at the bottom edge, although the batch drops adjustments.
    final class BottomLayout: RowsLayout {
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        guard let view = collectionView else { return }
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y =
          collectionViewContentSize.height - view.bounds.height - view.contentOffset.y
        invalidateLayout(with: context)
      }
    }
    let stage = Stage(BottomLayout(), ItemSource(counts: [20]))
    stage.scroll(to: 830 - 200)
    stage.source.sections[0] += ["a", "b", "c"]
    stage.view.insertItems(at: (20..<23).map { IndexPath(item: $0, section: 0) })
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 750)
    stage.expectConsistent()
  }

  @Test func `an adjustment sent within the closure of a batch is dropped`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.view.performBatchUpdates({
      stage.view.collectionViewLayout.invalidateLayout(with: context(offset: 50))
    })
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 0)
  }
}
