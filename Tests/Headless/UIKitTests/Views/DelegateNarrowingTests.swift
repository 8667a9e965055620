import Testing

@testable import UIKit

/// A subclass of a scroll view can declare a delegate of a narrower type, and subclasses of it can
/// override that property (evidence: none is needed; Swift has to compile it without Objective-C).
@MainActor
struct DelegateNarrowingTests {
  private let view = WatchingScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let delegate = NarrowRecorder()

  @Test func `the narrower delegate receives the scroll view's calls`() {
    view.delegate = delegate
    view.contentOffset.y = 3
    expectEqual(delegate.log, ["scroll 3.0"])
    expectEqual(view.sets, 1)
  }

  @Test func `the scroll view's own property sets the same delegate`() {
    (view as UIScrollView).delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    expectEqual(view.sets, 1)
  }

  @Test func `the delegate is not retained`() {
    view.delegate = NarrowRecorder()
    #expect(view.delegate == nil)
    let plain = UIScrollView()
    plain.delegate = ScrollRecorder()
    #expect(plain.delegate == nil)
  }
}

private protocol NarrowDelegate: UIScrollViewDelegate {}

private final class NarrowRecorder: NSObject, NarrowDelegate {
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(scrollView.contentOffset.y)")
  }
}

/// A scroll view with a narrower delegate, as a collection view has.
private class NarrowScrollView: UIScrollView {
  weak var delegate: (any NarrowDelegate)?

  override var currentDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any NarrowDelegate }
  }
}

/// A client's subclass that counts how often its delegate is set.
private final class WatchingScrollView: NarrowScrollView {
  var sets = 0

  override var delegate: (any NarrowDelegate)? {
    didSet { sets += 1 }
  }
}
