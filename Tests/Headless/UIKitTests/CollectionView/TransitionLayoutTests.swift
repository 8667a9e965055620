import Testing
import UIKit
import UIKitTestSupport

/// A layout between two others. Evidence D; I for elements of only one of them.
@MainActor
@Suite(.underAllModes)
struct TransitionLayoutTests {
  private let list = UICollectionViewFlowLayout(
    lines: 0, items: 0, size: CGSize(width: 100, height: 20))
  private let grid = UICollectionViewFlowLayout(
    lines: 0, items: 0, size: CGSize(width: 50, height: 40))

  @Test func `elements stand between their places in both layouts`() {
    grid.headerReferenceSize.height = 10
    let stage = Stage(list, counts: [2])
    let layout = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    #expect(layout.currentLayout === list)
    #expect(layout.nextLayout === grid)
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames(), [CGRect(0, 0, 100, 20), CGRect(0, 20, 100, 20)])
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames(), [CGRect(0, 5, 75, 30), CGRect(25, 15, 75, 30)])
    expectEqual(stage.view.contentSize, CGSize(width: 100, height: 45))
    let header = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.alpha, 0.5)
    layout.transitionProgress = 1
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames(), [CGRect(0, 10, 50, 40), CGRect(50, 10, 50, 40)])
  }

  @Test(arguments: [false, true])
  func `its layouts are connected while they are in use`(animated: Bool) {
    final class NotingLayout: RowsLayout {
      var events: [String] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        events.append("from \(type(of: oldLayout))")
      }
      override func finalizeLayoutTransition() { events.append("finalize") }
    }
    let rows = NotingLayout()
    let stage = Stage(list, counts: [2])
    let layout = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: rows)
    stage.view.setCollectionViewLayout(layout, animated: animated)
    #expect(list.collectionView === stage.view)
    stage.view.layoutIfNeeded()
    #expect(rows.collectionView === stage.view)
    stage.view.setCollectionViewLayout(rows, animated: animated)
    stage.view.layoutIfNeeded()
    expectEqual(
      rows.events, (animated ? ["from UICollectionViewTransitionLayout", "finalize"] : []))
    #expect(rows.collectionView === stage.view)
    #expect(list.collectionView == nil)
    #expect(layout.collectionView == nil)
    let other = Stage(list, counts: [3])
    expectEqual(other.view.visibleCells.count, 3)
    stage.expectConsistent()
  }

  @Test func `values are stored by key`() {
    let layout = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    expectEqual(layout.value(forAnimatedKey: "x"), 0)
    layout.updateValue(3, forAnimatedKey: "x")
    expectEqual(layout.value(forAnimatedKey: "x"), 3)
  }

  @Test func `a client's update item has no operation`() {
    final class Fake: UICollectionViewUpdateItem {
      override var updateAction: UICollectionViewUpdateItem.Action { .insert }
    }
    expectEqual(UICollectionViewUpdateItem().updateAction, .none)
    #expect(UICollectionViewUpdateItem().indexPathBeforeUpdate == nil)
    expectEqual(Fake().updateAction, .insert)
  }
}
