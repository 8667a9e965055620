import Testing
import UIKit

/// A scroll view's offset is its bounds' origin and stays where content is (evidence: D; I for
/// when exactly an offset out of reach comes back).
@MainActor
struct ScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let recorder = ScrollRecorder()

  init() {
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = recorder
  }

  @Test func `the offset and the bounds' origin are one point`() {
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 100))
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
    #expect(view.frame.origin == .zero)
  }

  @Test func `each move is told and laid out`() {
    let view = Layouts(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = recorder
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(recorder.log == ["scroll 10.0"])
    #expect(view.passes == 2)
  }

  @Test func `an offset may be set beyond the content`() {
    view.contentOffset.y = -50
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -50)
  }

  @Test func `content that shrinks brings the offset back`() {
    view.contentOffset.y = 400
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a view that grows brings the offset back`() {
    view.contentOffset.y = 400
    view.frame.size.height = 200
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a finger keeps the offset out of reach`() {
    view.contentOffset.y = 400
    Headless.beginDragging(view)
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 400)
    Headless.endDragging(view)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `an animated move ends with a call`() {
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(recorder.log == ["scroll 20.0", "end of animation", "scroll 30.0"])
  }

  @Test(
    arguments: [
      (120, 30, 50), (10, 30, 0), (0, 30, 0), (480, 20, 400), (50, 200, 50), (1000, 5, 400),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a rectangle is shown with the least move`(y: CGFloat, height: CGFloat, expected: CGFloat) {
    view.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(view.contentOffset.y == expected)
  }

  @Test func `a rectangle above comes to the top edge of what is free`() {
    view.contentInset.top = 20
    view.contentOffset.y = 300
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 80)
  }

  @Test func `a drag is told from begin to end`() {
    Headless.beginDragging(view)
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
    Headless.drag(view, to: CGPoint(x: 0, y: 10))
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20), steps: 2)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(
      recorder.log == [
        "begin", "scroll 10.0", "will end at 30.0", "end, decelerates true", "decelerating",
        "scroll 20.0", "scroll 30.0", "end of momentum",
      ])
  }

  /// Evidence: I.
  @Test func `momentum is dragging and decelerating without a finger`() {
    var states: [[Bool]] = []
    recorder.onScroll = { states.append([$0.isTracking, $0.isDragging, $0.isDecelerating]) }
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: 10))
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20), steps: 1)
    #expect(states == [[true, true, false], [false, true, true]])
  }

  @Test func `the delegate decides where momentum ends`() {
    recorder.target = CGPoint(x: 0, y: 77)
    Headless.beginDragging(view)
    Headless.endDragging(view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20))
    #expect(view.contentOffset.y == 77)
  }

  @Test func `momentum that ends beyond the content springs back`() {
    recorder.target = CGPoint(x: 0, y: -77)
    Headless.beginDragging(view)
    Headless.endDragging(view, velocity: CGPoint(x: 0, y: -1))
    #expect(recorder.log.suffix(3) == ["scroll -77.0", "end of momentum", "scroll 0.0"])
  }

  @Test func `a finger that does not move only tracks`() {
    Headless.beginTracking(view)
    #expect(view.isTracking && !view.isDragging)
    Headless.endTracking(view)
    #expect(!view.isTracking)
  }

  @Test func `a drag that ends beyond the content springs back`() {
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: -60))
    Headless.endDragging(view)
    #expect(view.contentOffset.y == 0)
  }
}

/// Writes down what a delegate is told.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var target: CGPoint?
  var onScroll: (UIScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll(scrollView)
    log.append("scroll \(scrollView.contentOffset.y)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("begin")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("will end at \(targetContentOffset.pointee.y)")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("end, decelerates \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("end of momentum")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("end of animation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.append("insets \(scrollView.adjustedContentInset.top)")
  }
}

/// Counts its layout passes.
private final class Layouts: UIScrollView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
