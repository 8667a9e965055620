import Testing
import UIKit

/// The adjusted content inset is the sum of content inset and safe area, as the behavior decides.
/// Content at an edge follows it (evidence: D for the sums, S and R for content that follows).
@MainActor
struct ContentInsetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = InsetRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let safe = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)

  private func show(contentHeight: CGFloat) {
    view.contentSize = CGSize(width: 80, height: contentHeight)
    window.addSubview(view)
    Headless.setSafeAreaInsets(safe, on: window)
  }

  @Test func `automatic behavior adds the safe area on axes that scroll`() {
    show(contentHeight: 1000)
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    view.contentSize = CGSize(width: 1000, height: 10)
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    view.alwaysBounceVertical = true
    expectEqual(view.adjustedContentInset, safe)
  }

  @Test(
    arguments: [
      (.never, 0, 0), (.always, 20, 5), (.scrollableAxes, 20, 0), (.automatic, 20, 0),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
  func `the behavior decides which part of the safe area is added`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, left: CGFloat
  ) {
    show(contentHeight: 1000)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = behavior
    expectEqual(view.adjustedContentInset.top, top + 1)
    expectEqual(view.adjustedContentInset.left, left + 2)
  }

  @Test func `a change is reported, and content at the top follows`() {
    show(contentHeight: 1000)
    expectEqual(view.log, ["insets 20.0 at 0.0"])
    expectEqual(view.contentOffset.y, -20)
    view.contentInset.top = 30
    expectEqual(view.contentOffset.y, -50)
    view.contentInset.top = 0
    expectEqual(view.contentOffset.y, -20)
  }

  @Test func `scrolled content does not follow new insets`() {
    view.contentSize.height = 1000
    view.contentOffset.y = 300
    show(contentHeight: 1000)
    expectEqual(view.contentOffset.y, 300)
  }

  @Test func `content at the bottom moves back when its inset is removed`() {
    view.contentSize.height = 1000
    view.contentInset.bottom = 100
    view.contentOffset.y = 900
    view.contentInset.bottom = 0
    expectEqual(view.contentOffset.y, 800)
  }

  @Test func `new insets do not move content during a drag`() {
    view.contentSize.height = 1000
    Headless.beginDragging(view)
    view.contentInset.top = 40
    expectEqual(view.contentOffset.y, 0)
    expectEqual(view.adjustedContentInset.top, 40)
  }

  @Test func `new insets set needs layout`() {
    view.contentSize.height = 1000
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    let passes = view.passes
    view.contentInset.top = 40
    view.layoutIfNeeded()
    expectEqual(view.passes, passes + 1)
  }

  @Test func `the delegate is called for new insets`() {
    let recorder = ScrollRecorder()
    view.contentSize.height = 1000
    view.delegate = recorder
    view.contentInset.top = 40
    expectEqual(recorder.log, ["insets 40.0", "scroll -40.0"])
  }
}

/// A scroll view that logs changes of its adjusted insets with the offset at that moment.
private final class InsetRecorder: UIScrollView {
  var log: [String] = []
  var passes = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log.append("insets \(adjustedContentInset.top) at \(contentOffset.y)")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
