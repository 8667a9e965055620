import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The plain context after a change of adjusted insets, safe area or margins, and the bounds that a
/// layout sees when it receives a context. Evidence: O and R (ios-oss#1147, IGListKit#732) for the
/// plain context, S and L (MagazineLayout, ChatLayout) for the bounds.
@MainActor
@Suite(.underAllModes)
struct SurroundingsContextTests {
  /// Records the contexts that it receives, and the bounds at that time.
  private final class ContextRecorder: RowsLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}

    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var widths: [CGFloat] = []
    var offsets: [CGFloat] = []

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      widths.append(collectionView?.bounds.width ?? 0)
      offsets.append(collectionView?.bounds.minY ?? 0)
      super.invalidateLayout(with: context)
    }
  }

  private let layout = ContextRecorder()
  private let stage: Stage

  init() {
    layout.pins = false
    stage = Stage(layout, counts: [40])
    layout.contexts = []
  }

  private var steps: Int { Headless.modes.insetChange == .tenSteps ? 10 : 1 }

  private func isPlain(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context is ContextRecorder.Context && !context.invalidateEverything
      && !context.invalidateDataSourceCounts && context.invalidatedItemIndexPaths == nil
      && context.invalidatedSupplementaryIndexPaths == nil
      && context.invalidatedDecorationIndexPaths == nil
  }

  @Test func `new content insets send a plain context of the layout's class`() {
    stage.view.contentInset.bottom = 30
    expectEqual(layout.contexts.count, steps)
    #expect(layout.contexts.allSatisfy(isPlain))
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `a new safe area sends a plain context, though the adjusted insets ignore it`() {
    stage.view.contentInsetAdjustmentBehavior = .never
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), on: stage.window)
    expectEqual(layout.contexts.count, 1)
    #expect(layout.contexts.allSatisfy(isPlain))
  }

  @Test func `new margins send a plain context`() {
    stage.view.layoutMargins.left = 20
    expectEqual(layout.contexts.count, 1)
    #expect(layout.contexts.allSatisfy(isPlain))
  }

  @Test func `insets that stay the same send nothing`() {
    stage.view.contentInset = .zero
    stage.view.layoutMargins = stage.view.layoutMargins
    #expect(layout.contexts.isEmpty)
  }

  @Test func `a layout receives the context for a new size when the bounds are new`() {
    layout.widths = []
    stage.view.frame.size.width = 160
    expectEqual(layout.widths, [160])
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.width == 160 })
  }

  @Test func `a layout makes the context for scrolling before, and receives it after the change`() {
    final class OffsetRecorder: RowsLayout {
      var offsets: [CGFloat] = []
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        offsets.append(collectionView?.bounds.minY ?? 0)
        return super.invalidationContext(forBoundsChange: newBounds)
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        offsets.append(collectionView?.bounds.minY ?? 0)
        super.invalidateLayout(with: context)
      }
    }
    let layout = OffsetRecorder()
    let stage = Stage(layout, counts: [40])
    layout.offsets = []
    stage.view.contentOffset.y = 25
    expectEqual(layout.offsets, [0, 25])
  }
}
