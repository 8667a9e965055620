import Testing
import UIKit

/// The content offset is the bounds' origin, and is clamped to the content (evidence: D; I for
/// when exactly an offset out of range is clamped).
@MainActor
struct ScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let recorder = ScrollRecorder()

  init() {
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = recorder
  }

  @Test func `the content offset is the bounds' origin`() {
    view.contentOffset = CGPoint(x: 0, y: 30)
    expectEqual(view.bounds, CGRect(x: 0, y: 30, width: 100, height: 100))
    view.bounds.origin.y = 40
    expectEqual(view.contentOffset.y, 40)
    expectEqual(view.frame.origin, .zero)
  }

  @Test func `each new offset calls the delegate and needs layout`() {
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = recorder
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    expectEqual(recorder.log, ["scroll 10.0"])
    expectEqual(view.passes, 2)
  }

  @Test func `the offset can be set beyond the content`() {
    view.contentOffset.y = -50
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, -50)
  }

  @Test func `content that decelerates stops when its offset is set by a call`() {
    Headless.beginDecelerating(view)
    view.contentOffset.y = 20
    #expect(view.isDecelerating)
    view.setContentOffset(view.contentOffset, animated: false)
    #expect(!view.isDecelerating)
    #expect(!view.isDragging)
    Headless.beginDragging(view)
    recorder.onScroll = { view in view.setContentOffset(view.contentOffset, animated: false) }
    Headless.endDragging(view, distance: CGPoint(x: 0, y: 80))
    expectEqual(view.contentOffset.y, 40)
  }

  @Test func `a tap on the status bar needs one visible view that scrolls to its top`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    window.addSubview(view)
    view.addSubview(other)
    view.contentOffset.y = 50
    Headless.tapStatusBar(of: window)
    expectEqual(view.contentOffset.y, 50)
    other.scrollsToTop = false
    Headless.tapStatusBar(of: window)
    expectEqual(view.contentOffset.y, 0)
    other.scrollsToTop = true
    other.isHidden = true
    view.contentOffset.y = 50
    Headless.tapStatusBar(of: window)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `content that shrinks clamps the offset`() {
    view.contentOffset.y = 400
    view.contentSize.height = 300
    expectEqual(view.contentOffset.y, 200)
    view.contentSize.height = 50
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `a view that grows clamps the offset`() {
    view.contentOffset.y = 400
    view.frame.size.height = 200
    expectEqual(view.contentOffset.y, 300)
  }

  @Test func `an offset out of range is not clamped before a drag ends`() {
    view.contentOffset.y = 400
    Headless.beginDragging(view)
    view.contentSize.height = 300
    expectEqual(view.contentOffset.y, 400)
    Headless.endDragging(view)
    expectEqual(view.contentOffset.y, 200)
  }

  @Test func `an animated offset change ends after the next layout pass`() {
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    UIView().layoutIfNeeded()
    expectEqual(recorder.log, ["scroll 20.0"])
    view.layoutIfNeeded()
    expectEqual(recorder.log, ["scroll 20.0", "end of animation"])
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    view.layoutIfNeeded()
    expectEqual(recorder.log, ["scroll 20.0", "end of animation", "scroll 30.0"])
  }

  @Test func `a layout pass of a superview ends an animated offset change`() {
    let parent = UIView()
    parent.addSubview(view)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    parent.layoutIfNeeded()
    expectEqual(recorder.log.last, "end of animation")
  }

  @Test func `finishAnimations ends an animated offset change, held or not`() {
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    Headless.finishAnimations()
    expectEqual(recorder.log, ["scroll 20.0", "end of animation"])
    Headless.holdingAnimations {
      view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      view.layoutIfNeeded()
      expectEqual(recorder.log.last, "scroll 30.0")
      Headless.finishAnimations()
      expectEqual(recorder.log.last, "end of animation")
    }
  }

  @Test(
    arguments: [
      (120, 30, 50), (10, 30, 0), (0, 30, 0), (480, 20, 400), (50, 200, 50), (1000, 5, 400),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `scrollRectToVisible scrolls no further than necessary`(
    y: CGFloat, height: CGFloat, expected: CGFloat
  ) {
    view.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    expectEqual(view.contentOffset.y, expected)
  }

  @Test func `scrollRectToVisible leaves the top inset free`() {
    view.contentInset.top = 20
    view.contentOffset.y = 300
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expectEqual(view.contentOffset.y, 80)
  }

  @Test func `a drag calls the delegate from its beginning to its end`() {
    Headless.beginDragging(view)
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
    Headless.drag(view, to: CGPoint(x: 0, y: 10))
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20), steps: 2)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    expectEqual(
      recorder.log,
      [
        "begin", "scroll 10.0", "will end at 30.0", "end, decelerates true", "decelerating",
        "scroll 20.0", "scroll 30.0", "end of momentum",
      ])
  }

  /// Evidence: I.
  @Test func `a decelerating view is dragging and not tracking`() {
    var states: [[Bool]] = []
    recorder.onScroll = { states.append([$0.isTracking, $0.isDragging, $0.isDecelerating]) }
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: 10))
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20), steps: 1)
    expectEqual(states, [[true, true, false], [false, true, true]])
  }

  @Test func `the delegate decides where deceleration ends`() {
    recorder.target = CGPoint(x: 0, y: 77)
    Headless.beginDragging(view)
    Headless.endDragging(view, velocity: CGPoint(x: 0, y: 1), distance: CGPoint(x: 0, y: 20))
    expectEqual(view.contentOffset.y, 77)
  }

  @Test func `deceleration that ends beyond the content springs back`() {
    recorder.target = CGPoint(x: 0, y: -77)
    Headless.beginDragging(view)
    Headless.endDragging(view, velocity: CGPoint(x: 0, y: -1))
    expectEqual(recorder.log.suffix(3), ["scroll -77.0", "end of momentum", "scroll 0.0"])
  }

  @Test func `a touch that does not move only tracks`() {
    Headless.beginTracking(view)
    #expect(view.isTracking && !view.isDragging)
    Headless.endTracking(view)
    #expect(!view.isTracking)
  }

  @Test func `a drag that ends beyond the content springs back`() {
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: -60))
    Headless.endDragging(view)
    expectEqual(view.contentOffset.y, 0)
  }
}

/// A scroll view delegate that logs the calls it receives.
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

/// A scroll view that counts its layout passes.
private final class CountingScrollView: UIScrollView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
