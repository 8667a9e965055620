import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Batch updates. Evidence: S and R (rdar 28167779) for the pass before, L (MagazineLayout#69) for
/// the queries before the update items, W (2014, 232; 2018, 225) and P for the rest.
@MainActor
@Suite(.underAllModes)
struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The calls that are the same in every mode.
  private func steps(_ stage: Stage) -> [String] {
    stage.calls {
      $0 != "should invalidate" && $0 != "context for bounds" && $0 != "invalidate headers"
        && !$0.hasPrefix("header") && !$0.hasPrefix("item")
    }
  }

  @Test func `an insertion makes all calls in order`() {
    let stage = Stage(RowsLayout(), counts: [2])
    _ = stage.calls()
    stage.source.sections = [["new", "0-0", "0-1"]]
    var finished: Bool?
    stage.view.performBatchUpdates(
      { stage.view.insertItems(at: [path(0)]) }, completion: { finished = $0 })
    expectEqual(
      steps(stage).map { $0.hasPrefix("updates") ? "updates" : $0 },
      [
        "invalidate counts", "prepare", "content size", "elements", "updates", "content size",
        "elements", "target offset", "final 0-0", "final 0-1", "initial 0-0", "initial 0-1",
        "initial 0-2", "finalize updates",
      ])
    #expect(finished == true)
    stage.expectConsistent()
  }

  @Test func `a stale layout is prepared with the old data first`() {
    let stage = Stage(RowsLayout(), counts: [2])
    stage.view.collectionViewLayout.invalidateLayout()
    _ = stage.calls()
    stage.view.performBatchUpdates({
      expectEqual(steps(stage), ["prepare", "content size", "elements"])
      stage.source.sections = [["0-0"]]
      stage.view.deleteItems(at: [path(1)])
    })
    expectEqual(steps(stage).first, "invalidate counts")
    stage.expectConsistent()
  }

  @Test func `update items are deletions, insertions, reloads, then moves`() {
    let stage = Stage(RowsLayout(), counts: [6])
    _ = stage.calls()
    stage.source.sections = [["0-5", "a", "1", "b", "0-4"]]
    stage.view.performBatchUpdates({
      stage.view.moveItem(at: path(5), to: path(0))
      stage.view.reloadItems(at: [path(1)])
      stage.view.insertItems(at: [path(3), path(1)])
      stage.view.deleteItems(at: [path(0), path(3), path(2)])
    })
    let items = stage.calls { $0.hasPrefix("updates") }
    expectEqual(
      items,
      [
        """
        updates delete [0, 3] -> -, delete [0, 2] -> -, delete [0, 0] -> -, \
        insert - -> [0, 1], insert - -> [0, 3], reload [0, 1] -> [0, 2], move [0, 5] -> [0, 0]
        """
      ])
    expectEqual(stage.names, ["0-5", "a", "1", "b", "0-4"])
    stage.expectConsistent()
  }

  @Test func `update items of sections have no item index`() {
    let stage = Stage(RowsLayout(), ItemSource([["a"], ["b"], ["c"], ["d"]]))
    _ = stage.calls()
    stage.source.sections = [["d"], ["x"], ["b2"]]
    stage.view.performBatchUpdates({
      stage.view.deleteSections([0, 2])
      stage.view.insertSections([1])
      stage.view.reloadSections([1])
      stage.view.moveSection(3, toSection: 0)
    })
    expectEqual(
      stage.calls { $0.hasPrefix("updates") },
      [
        """
        updates delete [2] -> -, delete [0] -> -, insert - -> [1], reload [1] -> [2], \
        move [3] -> [0]
        """
      ])
    expectEqual(stage.names, ["d", "x", "b2"])
    stage.expectConsistent()
  }

  @Test func `the last animation has old and new attributes of each element`() throws {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b", "c"]]))
    stage.source.sections = [["c", "new", "a"]]
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [path(1)])
      stage.view.moveItem(at: path(2), to: path(0))
      stage.view.insertItems(at: [path(1)])
    })
    let animation = try #require(Headless.lastAnimation(of: stage.view))
    let inserted = try #require(animation.motion(toItem: path(1)))
    expectEqual(inserted.from.alpha, 0)
    expectEqual(inserted.from.frame, inserted.to.frame)
    let moved = try #require(animation.motion(toItem: path(0)))
    expectEqual(moved.from.frame.minY, 110)
    expectEqual(moved.to.frame.minY, 30)
    expectEqual(moved.from.alpha, 1)
    let stayed = try #require(animation.motion(toItem: path(2)))
    expectEqual(stayed.from.frame.minY, 30)
    expectEqual(stayed.to.frame.minY, 110)
    let deleted = try #require(animation.departure(ofItem: path(1)))
    expectEqual(deleted.from.frame, deleted.to.frame)
    expectEqual(deleted.to.alpha, 0)
    #expect(animation.departure(ofItem: path(0)) == nil)
  }

  @Test func `the layout's initial and final attributes are used`() throws {
    final class SlidingLayout: RowsLayout {
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        attributes?.center.x -= 500
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        attributes?.center.x += 500
        return attributes
      }
    }
    let stage = Stage(SlidingLayout(), ItemSource([["a", "b"]]))
    stage.source.sections = [["a", "c"]]
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(1)])
    })
    let animation = try #require(Headless.lastAnimation(of: stage.view))
    expectEqual(animation.motion(toItem: path(1))?.from.frame.minX, -500)
    expectEqual(animation.departure(ofItem: path(1))?.to.frame.minX, 500)
    stage.expectConsistent()
  }

  @Test func `views follow their items, and a reloaded item is configured again`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b", "c"]]))
    let a = stage.view.cellForItem(at: path(0))
    stage.source.sections = [["new", "b2", "a"]]
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [path(2)])
      stage.view.insertItems(at: [path(0)])
      stage.view.reloadItems(at: [path(1)])
      stage.view.moveItem(at: path(0), to: path(2))
    })
    #expect(stage.view.cellForItem(at: path(2)) === a)
    expectEqual(stage.names, ["new", "b2", "a"])
    stage.expectConsistent()
  }

  @Test func `reconfiguring an item uses its cell and calls no layout method`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b"]]))
    let cell = stage.view.cellForItem(at: path(1))
    _ = stage.calls()
    stage.source.sections = [["a", "b2"]]
    stage.view.reconfigureItems(at: [path(1)])
    #expect(stage.view.cellForItem(at: path(1)) === cell)
    expectEqual(stage.names, ["a", "b2"])
    expectEqual(stage.calls(), [])
  }

  @Test func `reconfiguring an item fills a cell that was made ahead too`() {
    let stage = Stage(RowsLayout(), counts: [7])
    stage.source.sections[0][6] = "new"
    stage.view.reconfigureItems(at: [path(6)])
    stage.scroll(to: 110)
    expectEqual(stage.names.last, "new")
    stage.expectConsistent()
  }

  @Test func `a single operation is a batch, and batches nest`() {
    let stage = Stage(RowsLayout(), ItemSource([["a"]]))
    stage.source.sections = [["a", "b"]]
    stage.view.insertItems(at: [path(1)])
    expectEqual(stage.names, ["a", "b"])
    var order: [String] = []
    stage.view.performBatchUpdates(
      {
        stage.source.sections = [["b", "c"]]
        stage.view.deleteItems(at: [path(0)])
        stage.view.performBatchUpdates(
          { stage.view.insertItems(at: [path(1)]) }, completion: { _ in order.append("inner") })
      }, completion: { _ in order.append("outer") })
    expectEqual(stage.names, ["b", "c"])
    expectEqual(order, ["outer", "inner"])
    stage.expectConsistent()
  }

  @Test func `selection follows its items`() {
    let stage = Stage(RowsLayout(), ItemSource([["a", "b"]]))
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    stage.source.sections = [["x", "a", "b"]]
    stage.view.insertItems(at: [path(0)])
    expectEqual(stage.view.indexPathsForSelectedItems, [path(2)])
    stage.source.sections = [["x", "a"]]
    stage.view.deleteItems(at: [path(2)])
    expectEqual(stage.view.indexPathsForSelectedItems, [])
  }

  @Test func `a batch ends at the layout's target offset`() {
    final class AnchoringLayout: RowsLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: proposed.x, y: proposed.y + 40)
      }
    }
    let stage = Stage(AnchoringLayout(), counts: [30])
    stage.scroll(to: 400)
    stage.source.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    expectEqual(stage.view.contentOffset.y, 440)
    stage.expectConsistent()
  }

  @Test func `an update outside of the bounds shows the right cells`() {
    let stage = Stage(RowsLayout(), counts: [30, 30])
    stage.scroll(to: 600)
    stage.source.sections[0].removeSubrange(0..<10)
    stage.view.deleteItems(at: (0..<10).map { path($0) })
    stage.expectConsistent()
    stage.scroll(to: 0)
    stage.expectConsistent()
  }

  @Test func `updates before the first display show the new data`() {
    let stage = Stage(RowsLayout(), ItemSource([["a"]]), laysOut: false)
    var finished = false
    stage.view.performBatchUpdates(
      {
        stage.source.sections = [["a", "b"]]
        stage.view.insertItems(at: [path(1)])
      }, completion: { finished = $0 })
    stage.view.layoutIfNeeded()
    #expect(finished)
    expectEqual(stage.names, ["a", "b"])
    stage.expectConsistent()
  }

  @Test func `all sections can be deleted and inserted again`() {
    let stage = Stage(RowsLayout(), counts: [3, 3])
    stage.source.sections = []
    stage.view.deleteSections([0, 1])
    expectEqual(stage.names, [])
    stage.source.sections = [["a"], []]
    stage.view.insertSections([0, 1])
    expectEqual(stage.names, ["a"])
    stage.expectConsistent()
  }

  @Test func `a layout decides which headers are deleted and inserted`() throws {
    final class HeaderReplacingLayout: RowsLayout {
      override func indexPathsToDeleteForSupplementaryView(
        ofKind elementKind: String
      ) -> [IndexPath] { [IndexPath(item: 0, section: 0)] }
      override func indexPathsToInsertForSupplementaryView(
        ofKind elementKind: String
      ) -> [IndexPath] { [IndexPath(item: 0, section: 0)] }
    }
    let stage = Stage(HeaderReplacingLayout(), ItemSource([["a"], ["b"]]))
    let header = path(0)
    let old = stage.view.supplementaryView(forElementKind: RowsLayout.header, at: header)
    stage.source.sections = [["a", "c"], ["b"]]
    stage.view.insertItems(at: [path(1)])
    let animation = try #require(Headless.lastAnimation(of: stage.view))
    let departure = animation.departure(ofSupplementary: RowsLayout.header, at: header)
    expectEqual(departure?.to.alpha, 0)
    let arrival = animation.motion(toSupplementary: RowsLayout.header, at: header)
    expectEqual(arrival?.from.alpha, 0)
    #expect(old?.superview == nil || old?.superview === stage.view)
    let other = animation.motion(toSupplementary: RowsLayout.header, at: path(0, 1))
    expectEqual(other?.from.alpha, 1)
    expectEqual(other?.from.frame.minY, 70)
    expectEqual(other?.to.frame.minY, 110)
  }
}
