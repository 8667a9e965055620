import Testing

@testable import UIKit

/// The hooks that a subclass overrides to act before and after its bounds change (evidence: P: a
/// collection view asks its layout before its bounds change).
@MainActor
struct BoundsHookTests {
  private let view = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `the hooks are called before and after a new size`() {
    view.frame.size = CGSize(width: 20, height: 10)
    expectEqual(view.log, ["will 20.0 at 0.0, is 10.0 at 0.0", "did 20.0 at 0.0, was 10.0 at 0.0"])
  }

  @Test func `the hooks are called before and after a new offset`() {
    view.contentOffset.y = 5
    expectEqual(view.log, ["will 10.0 at 5.0, is 10.0 at 0.0", "did 10.0 at 5.0, was 10.0 at 0.0"])
  }

  @Test func `a new position does not change the bounds`() {
    view.center.x += 5
    view.frame.origin.y += 5
    view.bounds = view.bounds
    #expect(view.log.isEmpty)
  }

  /// A rotation resizes a controller's view in this way.
  @Test func `the hooks are called for a resize by the superview`() {
    let parent = UIView(frame: view.bounds)
    view.autoresizingMask = [.flexibleWidth]
    parent.addSubview(view)
    parent.bounds.size.width = 30
    expectEqual(view.log.first, "will 30.0 at 0.0, is 10.0 at 0.0")
  }
}

/// A view that logs changes of its bounds, as width and offset.
private final class HookedView: UIScrollView {
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
