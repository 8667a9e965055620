import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// `prepare()` is the first call after each invalidation, whatever causes it. In the midst of a pass
/// that is a new content size, which moves the offset or changes the insets. Evidence: D and S for
/// the order, O for the context after new insets.
@MainActor
@Suite(.underAllModes)
struct PreparationTests {
  private let layout = CachingLayout()

  private func stage(_ count: Int, safeArea: CGFloat = 0) -> Stage {
    let stage = Stage(layout, ItemSource(counts: [count]), laysOut: false)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: safeArea, left: 0, bottom: 0, right: 0), on: stage.window)
    stage.view.layoutIfNeeded()
    return stage
  }

  private func expectPrepared(_ stage: Stage, _ location: SourceLocation = #_sourceLocation) {
    expectEqual(layout.unpreparedQueries, [], sourceLocation: location)
    stage.expectConsistent(location)
  }

  @Test func `content that becomes shorter than the offset shows all its cells`() {
    let stage = stage(60)
    stage.scroll(to: 2200)
    layout.rowHeight = { _ in 20 }
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 1000)
    // The first row covers the others, so one more is in the bounds.
    expectEqual(stage.view.visibleCells.count, 11)
    expectPrepared(stage)
  }

  @Test func `content that becomes long enough to scroll is laid out for its insets`() {
    let stage = stage(1, safeArea: 50)
    expectEqual(stage.view.adjustedContentInset.top, 0)
    stage.source.sections = [(0..<40).map { "\($0)" }]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.adjustedContentInset.top, 50)
    expectPrepared(stage)
  }

  @Test func `an update that makes content long enough to scroll is laid out for its insets`() {
    let stage = stage(1, safeArea: 50)
    stage.source.sections[0] += (0..<40).map { "new \($0)" }
    stage.view.insertItems(at: (1...40).map { IndexPath(item: $0, section: 0) })
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.adjustedContentInset.top, 50)
    expectPrepared(stage)
  }

  @Test func `an update that makes content shorter than the offset prepares first`() {
    let stage = stage(40)
    stage.scroll(to: 1300)
    stage.source.sections[0].removeLast(20)
    stage.view.deleteItems(at: (20..<40).map { IndexPath(item: $0, section: 0) })
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 600)
    expectPrepared(stage)
  }

  @Test func `a layout that is invalidated by the update items is prepared once more`() {
    final class InvalidatingLayout: CachingLayout {
      override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: items)
        rowHeight = { _ in 30 }
        invalidateLayout()
      }
    }
    let layout = InvalidatingLayout()
    let stage = Stage(layout, counts: [20])
    stage.source.sections[0].insert("new", at: 3)
    stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    stage.view.layoutIfNeeded()
    expectEqual(layout.unpreparedQueries, [])
    expectEqual(stage.view.contentSize.height, 630)
    stage.expectConsistent()
  }

  @Test func `a cell that only the measuring of others shows has initial attributes when prepared`()
  {
    final class Recorder: SelfSizingRowsLayout {
      private var isPrepared = false
      /// Whether the layout was prepared each time it was asked about an item.
      var initial: [IndexPath: Bool] = [:]
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        super.invalidateLayout(with: context)
      }
      override func prepare() {
        super.prepare()
        isPrepared = true
      }
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        initial[path] = isPrepared && initial[path] ?? true
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    let layout = Recorder()
    let stage = Stage(layout, counts: [1])
    let new = (0..<30).map { "new \($0)" }
    for name in new { stage.source.heights[name] = 10 }
    stage.source.sections[0] += new
    stage.view.insertItems(at: (1...30).map { IndexPath(item: $0, section: 0) })
    #expect(layout.initial.count > 10)
    #expect(layout.initial.values.allSatisfy { $0 })
    stage.expectConsistent()
  }

  @Test(arguments: [false, true])
  func `a layout that replaces another is prepared for the offset and insets it leads to`(
    animated: Bool
  ) {
    let stage = Stage(RowsLayout(), ItemSource(counts: [3]), laysOut: false)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), on: stage.window)
    stage.view.layoutIfNeeded()
    layout.rowHeight = { _ in 400 }
    stage.view.setCollectionViewLayout(layout, animated: animated)
    stage.view.layoutIfNeeded()
    expectPrepared(stage)
  }

  @Test func `a movement by hand asks a layout that is prepared`() {
    let stage = stage(9)
    layout.invalidateLayout()
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    layout.invalidateLayout()
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    layout.invalidateLayout()
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.source.sections[0][3], "0-1")
    expectPrepared(stage)
  }

  @Test func `looking for an item at a point asks a layout that is prepared`() {
    let stage = stage(90)
    layout.invalidateLayout()
    expectEqual(stage.view.indexPathForItem(at: CGPoint(x: 50, y: 3000))?.item, 75)
    stage.view.layoutIfNeeded()
    expectPrepared(stage)
  }

  // MARK: Insets

  /// Rows that fill the area between the insets.
  private func fillPages(_ view: UICollectionView) -> CGFloat {
    view.bounds.inset(by: view.adjustedContentInset).height
  }

  @Test func `the first content size may change the insets, which the layout then reads`() {
    layout.rowHeight = fillPages
    let stage = stage(5, safeArea: 50)
    expectEqual(stage.view.adjustedContentInset.top, 50)
    expectEqual(stage.view.contentSize.height, 750)
    expectPrepared(stage)
  }

  @Test func `each change of insets after the first preparation sends a context`() {
    final class Recorder: RowsLayout {
      var contexts = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if !context.invalidateEverything { contexts += 1 }
      }
    }
    let recorder = Recorder()
    recorder.pins = false
    let stage = Stage(recorder, ItemSource(counts: [40]), laysOut: false)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), on: stage.window)
    expectEqual(recorder.contexts, 0)
    stage.view.layoutIfNeeded()
    expectEqual(recorder.contexts, 1)
    stage.expectConsistent()
  }
}
