import Testing
import UIKit

/// Insets of content and safe area add up by the behaviour, and content at the edge follows
/// (evidence: D for the sums, S and R for content that follows).
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

  @Test func `automatic insets count on axes that scroll`() {
    show(contentHeight: 1000)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    view.contentSize = CGSize(width: 1000, height: 10)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == safe)
  }

  @Test(
    arguments: [
      (.never, 0, 0), (.always, 20, 5), (.scrollableAxes, 20, 0), (.automatic, 20, 0),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
  func `the behaviour decides what of the safe area counts`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, left: CGFloat
  ) {
    show(contentHeight: 1000)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = behavior
    #expect(view.adjustedContentInset.top == top + 1)
    #expect(view.adjustedContentInset.left == left + 2)
  }

  @Test func `a change is told, and content at the top follows`() {
    show(contentHeight: 1000)
    #expect(view.log == ["insets 20.0 at 0.0"])
    #expect(view.contentOffset.y == -20)
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -50)
    view.contentInset.top = 0
    #expect(view.contentOffset.y == -20)
  }

  @Test func `scrolled content stays where it is`() {
    view.contentSize.height = 1000
    view.contentOffset.y = 300
    show(contentHeight: 1000)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `content at the bottom comes back when its inset goes`() {
    view.contentSize.height = 1000
    view.contentInset.bottom = 100
    view.contentOffset.y = 900
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 800)
  }

  @Test func `a finger holds content against insets`() {
    view.contentSize.height = 1000
    Headless.beginDragging(view)
    view.contentInset.top = 40
    #expect(view.contentOffset.y == 0)
    #expect(view.adjustedContentInset.top == 40)
  }

  @Test func `new insets ask for layout`() {
    view.contentSize.height = 1000
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    let passes = view.passes
    view.contentInset.top = 40
    view.layoutIfNeeded()
    #expect(view.passes == passes + 1)
  }

  @Test func `the delegate is told of insets`() {
    let recorder = ScrollRecorder()
    view.contentSize.height = 1000
    view.delegate = recorder
    view.contentInset.top = 40
    #expect(recorder.log == ["insets 40.0", "scroll -40.0"])
  }
}

/// Writes down insets and the offset at which it is told of them.
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
