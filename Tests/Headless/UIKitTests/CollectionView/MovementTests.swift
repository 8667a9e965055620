import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Interactive reordering. Evidence: D for the calls, R (IGListKit#1181, Listable#57) for the
/// tentative order over old data; the order of calls is I.
@MainActor
@Suite(.underAllModes)
struct MovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func stage() -> Stage {
    Stage(RowsLayout(), ItemSource([["a", "b", "c", "d"]]))
  }

  @Test func `the moving item follows the target position, in front of the others`() {
    let stage = stage()
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 95))
    let moving = stage.view.visibleCells.first { ($0 as? ItemCell)?.name == "a" }
    expectEqual(moving?.center, CGPoint(x: 70, y: 95))
    #expect(stage.view.subviews.last === moving)
    expectEqual(stage.source.sections, [["a", "b", "c", "d"]])
  }

  @Test func `the other items make room while the data is unchanged`() {
    let stage = stage()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    let others = stage.view.visibleCells.compactMap { $0 as? ItemCell }
      .filter { $0.name != "a" }.sorted { $0.frame.minY < $1.frame.minY }
    expectEqual(others.map(\.name), ["b", "c", "d"])
    expectEqual(others.map(\.frame.minY), [30, 70, 150])
    expectEqual(stage.source.events.filter { $0.hasPrefix("moved") }, [])
  }

  @Test func `the end of a movement moves the data`() {
    let stage = stage()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.sections, [["b", "c", "a", "d"]])
    expectEqual(stage.names, ["b", "c", "a", "d"])
    stage.expectConsistent()
  }

  @Test func `a batch update during a movement causes a warning`() {
    let stage = stage()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    expectViolation(.updatedDuringMovement, "during an interactive movement") {
      stage.view.performBatchUpdates({})
      stage.view.performBatchUpdates({})
    }
    stage.view.endInteractiveMovement()
    #expect(Headless.recordingViolations { stage.view.performBatchUpdates({}) }.isEmpty)
  }

  @Test func `a cancelled movement changes nothing`() {
    let stage = stage()
    _ = stage.view.beginInteractiveMovementForItem(at: path(1))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
    stage.view.cancelInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.names, ["a", "b", "c", "d"])
    stage.expectConsistent()
  }

  @Test func `the layout is asked at each step`() {
    final class MovementRecorder: RowsLayout {
      override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        note("target for \(previousIndexPath.item)")
        return super.targetIndexPath(
          forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      }
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        note(
          """
          moving \(context.previousIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []) to \
          \(context.targetIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []) at \
          \(context.interactiveMovementTarget.y)
          """)
        return context
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        note("end \(previousIndexPaths.map(\.item)) to \(indexPaths.map(\.item))")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
      }
    }
    let stage = Stage(MovementRecorder(), ItemSource([["a", "b", "c"]]))
    _ = stage.calls()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    stage.view.endInteractiveMovement()
    let calls = stage.calls {
      $0.hasPrefix("target for") || $0.hasPrefix("moving") || $0.hasPrefix("end")
        || $0 == "prepare" || $0.hasPrefix("invalidate")
    }
    expectEqual(
      calls,
      [
        "target for 0", "moving [0] to [1] at 90.0", "invalidate counts", "prepare",
        "end [1] to [1]",
        "invalidate", "prepare",
      ])
  }

  @Test func `each new target moves the item in an update of its own`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b", "c"]]))
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    _ = stage.calls()
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    expectEqual(stage.calls { $0.contains("updates") }, [])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    let moves = ["updates move [0, 0] -> [0, 1]", "updates move [0, 1] -> [0, 2]"]
    expectEqual(
      stage.calls { $0.contains("updates") },
      [moves[0], "finalize updates", moves[1], "finalize updates"])
    stage.view.endInteractiveMovement()
    expectEqual(stage.calls { $0.contains("updates") }, [])
    expectEqual(stage.source.sections, [["b", "c", "a"]])
  }

  @Test func `a cancelled movement moves the item back in an update`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b"], ["c"]]))
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    _ = stage.calls()
    stage.view.cancelInteractiveMovement()
    expectEqual(
      stage.calls { $0.contains("updates") }, ["updates move [1, 0] -> [0, 0]", "finalize updates"])
    stage.expectConsistent()
  }

  @Test func `a layout that moves a model by update items follows the movement`() {
    let layout = SelfSizingRowsLayout()
    let source = ItemSource([["a", "b", "c"], ["d"]])
    source.heights = ["a": 20, "b": 60, "c": 35, "d": 30]
    let stage = Stage(layout, source)
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 185))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.sections, [["b", "c"], ["a", "d"]])
    expectEqual(stage.names, ["b", "c", "a", "d"])
    let frames = stage.view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    expectEqual(frames.map(\.height), [60, 35, 20, 30])
    stage.expectConsistent()
  }

  @Test func `the delegate can redirect a movement`() {
    let delegate = RedirectingDelegate()
    let stage = Stage(RowsLayout(), ItemSource([["a", "b", "c"]]))
    stage.view.delegate = delegate
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    stage.view.endInteractiveMovement()
    expectEqual(stage.source.sections, [["b", "c", "a"]])
    withExtendedLifetime(delegate) {}
  }

  @Test func `an item can move to another section`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b"], ["c"]]))
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.sections, [["b"], ["a", "c"]])
    stage.expectConsistent()
  }

  @Test func `selection follows its items during a movement`() {
    let stage = Stage(RowsLayout(), counts: [3, 3])
    stage.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 190))
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    stage.view.cancelInteractiveMovement()
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  @Test func `a data source without moveItemAt is reported`() {
    final class SourceWithoutMoves: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    let layout = RowsLayout()
    layout.headerHeight = 0
    let stage = Stage(layout, counts: [])
    let source = SourceWithoutMoves()
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    expectViolation(.cannotMove, "no collectionView(_:moveItemAt:to:)") {
      stage.view.endInteractiveMovement()
    }
    withExtendedLifetime(source) {}
  }

  @Test func `index paths are translated during a movement`() {
    let stage = stage()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    expectEqual(stage.view.dataSourceIndexPath(forPresentationIndexPath: path(2)), path(0))
    expectEqual(stage.view.dataSourceIndexPath(forPresentationIndexPath: path(0)), path(1))
    expectEqual(stage.view.presentationIndexPath(forDataSourceIndexPath: path(0)), path(2))
    #expect(stage.view.hasUncommittedUpdates)
  }

  @Test func `a placeholder is shown without an item in the data source`() {
    let stage = stage()
    Headless.insertPlaceholder(at: path(1), in: stage.view)
    expectEqual(stage.view.numberOfItems(inSection: 0), 5)
    expectEqual(stage.names, ["a", "", "b", "c", "d"])
    #expect(stage.view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    expectEqual(stage.view.dataSourceIndexPath(forPresentationIndexPath: path(2)), path(1))
    expectEqual(stage.view.presentationIndexPath(forDataSourceIndexPath: path(1)), path(2))
    Headless.removePlaceholder(at: path(1), in: stage.view)
    expectEqual(stage.names, ["a", "b", "c", "d"])
    stage.expectConsistent()
  }
}

/// A delegate that sends every moving item to one index path.
private final class RedirectingDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: 2, section: 0) }
}
