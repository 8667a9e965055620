import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What contexts for movement and scrolling carry, and what an override of `invalidateLayout(with:)`
/// loses that passes another object to super. Evidence: O.
@MainActor
@Suite(.underAllModes)
struct ReplacedContextTests {
  @Test func `a movement context names its items also when the target stays`() {
    final class Recorder: RowsLayout {
      var movements: [[IndexPath]] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let target = context.targetIndexPathsForInteractivelyMovingItems else { return }
        movements.append((context.previousIndexPathsForInteractivelyMovingItems ?? []) + target)
      }
    }
    let layout = Recorder()
    let stage = Stage(layout, counts: [4])
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.view.beginInteractiveMovementForItem(at: path))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 85))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
    expectEqual(layout.movements, [[path, path], [path, path]])
    stage.view.endInteractiveMovement()
    expectEqual(layout.movements, [[path, path], [path, path], [path, path]])
  }

  @Test(arguments: [false, true])
  func `a context that another object replaces counts as a plain one`(replaces: Bool) {
    final class Replacing: SelfSizingRowsLayout {
      var replaces = false
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isOfUIKit = context.invalidateEverything || context.invalidateDataSourceCounts
        super.invalidateLayout(
          with: replaces && !isOfUIKit ? UICollectionViewLayoutInvalidationContext() : context)
      }
    }
    let layout = Replacing()
    layout.pins = false
    let stage = Stage(layout, counts: [30])
    let shown = stage.names
    layout.replaces = replaces
    stage.source.measurements = []
    stage.scroll(to: 3)
    expectEqual(stage.source.measurements.contains(shown[1]), replaces)
  }
}
