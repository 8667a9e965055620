import Testing
import UIKit
import UIKitTestSupport

/// Scrolling, resizing and insets. Evidence: P (PSTCollectionView#384) for calls before the bounds
/// change, W (2014, 226) for contexts that name elements, D for the rest.
@MainActor
@Suite(.underAllModes)
struct ScrollingTests {
  @Test func `the layout is asked before the bounds change`() {
    final class BoundsRecorder: RowsLayout {
      var seen: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        seen = [collectionView?.bounds.minY ?? -1, newBounds.minY]
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = BoundsRecorder()
    let stage = Stage(layout, counts: [20])
    stage.scroll(to: 30)
    expectEqual(layout.seen, [0, 30])
  }

  @Test func `scrolling that moves a header asks only for that header`() {
    let stage = Stage(RowsLayout(), counts: [20])
    _ = stage.calls()
    stage.scroll(to: 10)
    let calls = stage.calls { $0 != "elements" && $0 != "prepare" }
    expectEqual(
      calls,
      [
        "should invalidate", "context for bounds", "invalidate headers", "content size",
        "header 0",
      ])
    let header = stage.view.supplementaryView(
      forElementKind: RowsLayout.header, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame, CGRect(x: 0, y: 10, width: 100, height: 30))
    stage.expectConsistent()
  }

  @Test func `scrolling that invalidates nothing calls no prepare`() {
    let layout = RowsLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    _ = stage.calls()
    for y in stride(from: 10, through: 900, by: 37) { stage.scroll(to: CGFloat(y)) }
    let calls = stage.calls { $0 != "elements" && $0 != "should invalidate" }
    expectEqual(calls, [])
    stage.expectConsistent()
  }

  @Test func `a header pins until the next one pushes it out`() {
    let stage = Stage(RowsLayout(), counts: [3, 20])
    let header = IndexPath(item: 0, section: 0)
    for y in stride(from: CGFloat(-40), through: 160, by: 20) {
      stage.scroll(to: y)
      let view = stage.view.supplementaryView(forElementKind: RowsLayout.header, at: header)
      expectEqual(view?.frame.minY ?? min(max(0, y), 120), min(max(0, y), 120))
    }
    stage.expectConsistent()
  }

  @Test func `a new width prepares the layout and asks for all elements`() {
    let stage = Stage(RowsLayout(), counts: [5])
    _ = stage.calls()
    stage.resize(CGSize(width: 150, height: 200))
    let calls = stage.calls { $0 == "prepare" || $0 == "content size" || $0 == "elements" }
    #expect(calls.starts(with: ["prepare", "content size", "elements"]))
    expectEqual(stage.view.contentSize.width, 150)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.width == 150 })
    stage.expectConsistent()
  }

  @Test func `an animated size change asks for final and initial attributes`() {
    let stage = Stage(RowsLayout(), counts: [5])
    stage.scroll(to: 20)
    _ = stage.calls()
    UIView.animate(withDuration: 1) { stage.view.frame.size = CGSize(width: 150, height: 120) }
    let frame = [
      "prepare for bounds animation", "prepare", "target offset", "final 0-0", "final 0-1",
      "final 0-2", "final 0-3", "final 0-4", "initial 0-0", "initial 0-1", "initial 0-2",
      "finalize bounds animation",
    ]
    expectEqual(
      stage.calls(frame.contains).filter { $0 != "prepare" }, frame.filter { $0 != "prepare" })
    let motion = Headless.lastAnimation(of: stage.view)?.motion(
      toItem: IndexPath(item: 0, section: 0))
    expectEqual(motion?.from.frame.width, 100)
    expectEqual(motion?.to.frame.width, 150)
    stage.expectConsistent()
  }

  @Test func `resizing the window resizes the content`() {
    let stage = Stage(RowsLayout(), counts: [30])
    stage.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.scroll(to: 200)
    Headless.resize(stage.window, to: CGSize(width: 200, height: 100))
    stage.window.layoutIfNeeded()
    expectEqual(stage.view.contentSize.width, 200)
    stage.expectConsistent()
  }

  @Test func `a top inset moves content at the top, and the header pins below it`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.view.contentInset = UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, -25)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.scroll(to: 50)
    let header = stage.view.supplementaryView(
      forElementKind: RowsLayout.header, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame.minY, 75)
    stage.expectConsistent()
  }

  @Test func `side insets narrow the content in the next prepare`() {
    let stage = Stage(RowsLayout(), counts: [5])
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentSize.width, 80)
    expectEqual(stage.view.contentOffset.x, -10)
    stage.expectConsistent()
  }

  @Test func `new insets found in a prepare for a header may move everything`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.scroll(to: 100)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stage.view.layoutIfNeeded()
    stage.scroll(to: 130)
    if Headless.modes.supplementaryPreparation == .runs {
      expectEqual(stage.view.contentSize.width, 80)
    }
    stage.expectConsistent()
  }

  @Test func `the safe area is an inset of content that scrolls`() {
    let stage = Stage(RowsLayout(), counts: [20])
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), on: stage.window)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.adjustedContentInset.top, 20)
    expectEqual(stage.view.contentOffset.y, -20)
    stage.expectConsistent()
  }

  @Test func `new data with less content clamps the offset`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.scroll(to: 600)
    stage.source.sections = [["a"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 0)
    stage.expectConsistent()
  }

  @Test func `a context's offset adjustment is added`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.scroll(to: 100)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    stage.view.collectionViewLayout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 130)
    stage.expectConsistent()
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(430)), (.centeredVertically, 350),
    (.bottom, 270), (UICollectionView.ScrollPosition(), 0),
  ])
  func `an item is scrolled to the given position`(
    position: UICollectionView.ScrollPosition, y: CGFloat
  ) {
    let stage = Stage(RowsLayout(), counts: [30])
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
    expectEqual(stage.view.contentOffset.y, y)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `scrolling to an item stops at the end of the content`() {
    let stage = Stage(RowsLayout(), counts: [10])
    stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: true)
    expectEqual(stage.view.contentOffset.y, 230)
  }

  @Test func `an item is found by its point, outside of the bounds too`() {
    let stage = Stage(RowsLayout(), counts: [30])
    expectEqual(
      stage.view.indexPathForItem(at: CGPoint(x: 5, y: 75)), IndexPath(item: 1, section: 0))
    expectEqual(
      stage.view.indexPathForItem(at: CGPoint(x: 5, y: 1035)), IndexPath(item: 25, section: 0))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func `an item selected outside of the bounds is selected when it appears`() {
    let stage = Stage(RowsLayout(), counts: [20])
    stage.view.selectItem(
      at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    stage.scroll(to: 100)
    #expect(stage.view.cellForItem(at: IndexPath(item: 5, section: 0))?.isSelected == true)
  }

  @Test func `a tap selects one item at a time`() {
    let stage = Stage(RowsLayout(), counts: [5])
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    Headless.tapItem(at: first, in: stage.view)
    Headless.tapItem(at: second, in: stage.view)
    expectEqual(stage.view.indexPathsForSelectedItems, [second])
    #expect(stage.view.cellForItem(at: first)?.isSelected == false)
    #expect(stage.view.cellForItem(at: second)?.isSelected == true)
    expectEqual(stage.source.events.suffix(2), ["selected 0-0", "selected 0-1"])
  }
}
