import Testing

@testable import UIKit

/// Whatever changes bounds, what builds on views hears of it before and after (evidence: P, that
/// a collection view asks its layout while it has its old bounds).
@MainActor
struct BoundsHookTests {
  private let view = Hooked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a size is announced while the old one is there`() {
    view.frame.size = CGSize(width: 20, height: 10)
    #expect(view.log == ["will 20.0 at 0.0, is 10.0 at 0.0", "did 20.0 at 0.0, was 10.0 at 0.0"])
  }

  @Test func `an offset is announced while the old one is there`() {
    view.contentOffset.y = 5
    #expect(view.log == ["will 10.0 at 5.0, is 10.0 at 0.0", "did 10.0 at 5.0, was 10.0 at 0.0"])
  }

  @Test func `a place is no change of bounds`() {
    view.center.x += 5
    view.frame.origin.y += 5
    view.bounds = view.bounds
    #expect(view.log.isEmpty)
  }

  /// A controller's view that fills a window is resized by its mask.
  @Test func `a resize by the superview is announced too`() {
    let parent = UIView(frame: view.bounds)
    view.autoresizingMask = [.flexibleWidth]
    parent.addSubview(view)
    parent.bounds.size.width = 30
    #expect(view.log.first == "will 30.0 at 0.0, is 10.0 at 0.0")
  }
}

/// Writes down changes of its bounds, as width and offset.
private final class Hooked: UIScrollView {
  var log: [String] = []

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    log.append("will \(text(newBounds)), is \(text(bounds))")
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    log.append("did \(text(bounds)), was \(text(oldBounds))")
  }
  private func text(_ bounds: CGRect) -> String {
    "\(bounds.width) at \(bounds.minY)"
  }
}
