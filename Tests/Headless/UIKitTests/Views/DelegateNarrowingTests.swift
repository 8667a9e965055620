import Testing

@testable import UIKit

/// A subclass of a scroll view may have a delegate of a narrower type, and its own subclasses
/// override that one (evidence: X).
@MainActor
struct DelegateNarrowingTests {
  private let view = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let delegate = NarrowRecorder()

  @Test func `the narrower delegate hears what every scroll view tells`() {
    view.delegate = delegate
    view.contentOffset.y = 3
    #expect(delegate.log == ["scroll 3.0"])
    #expect(view.sets == 1)
  }

  @Test func `the scroll view's own property leads to the same delegate`() {
    (view as UIScrollView).delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    #expect(view.sets == 1)
  }

  @Test func `the delegate is not kept alive`() {
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

/// What a collection view does about its delegate.
private class Narrow: UIScrollView {
  weak var delegate: (any NarrowDelegate)?

  override var currentDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any NarrowDelegate }
  }
}

/// What a client does: watches the delegate being set.
private final class Watching: Narrow {
  var sets = 0

  override var delegate: (any NarrowDelegate)? {
    didSet { sets += 1 }
  }
}
