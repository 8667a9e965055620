import Testing
import UIKit

/// Adding, ordering, moving and removing views, with the calls that UIKit makes (evidence: D).
@MainActor
struct ViewTreeTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func addAll() {
    for view in [a, b, c] { parent.addSubview(view) }
  }

  @Test func `subviews are in the order in which they were added`() {
    addAll()
    expectEqual(parent.subviews, [a, b, c])
    #expect(a.superview === parent)
  }

  @Test func `a view added again comes to the front`() {
    addAll()
    parent.addSubview(a)
    expectEqual(parent.subviews, [b, c, a])
  }

  @Test func `views are inserted below, above and at an index`() {
    addAll()
    let new = UIView()
    parent.insertSubview(new, belowSubview: b)
    expectEqual(parent.subviews, [a, new, b, c])
    parent.insertSubview(new, aboveSubview: b)
    expectEqual(parent.subviews, [a, b, new, c])
    parent.insertSubview(c, at: 0)
    expectEqual(parent.subviews, [c, a, b, new])
  }

  @Test func `views are brought to the front and sent to the back`() {
    addAll()
    parent.bringSubviewToFront(a)
    expectEqual(parent.subviews, [b, c, a])
    parent.sendSubviewToBack(c)
    expectEqual(parent.subviews, [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(parent.subviews, [a, b, c])
  }

  @Test func `a view has one superview`() {
    addAll()
    let other = UIView()
    other.addSubview(b)
    expectEqual(parent.subviews, [a, c])
    #expect(b.superview === other)
    b.removeFromSuperview()
    #expect(b.superview == nil && other.subviews.isEmpty)
  }

  @Test func `descendants and tags are found`() {
    addAll()
    let deep = UIView()
    deep.tag = 9
    c.addSubview(deep)
    #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
    #expect(parent.viewWithTag(9) === deep)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func `a view is called before and after it moves`() {
    let view = RecordingView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(view)
    window.addSubview(parent)
    view.removeFromSuperview()
    expectEqual(
      view.log,
      [
        "willMove superview", "didMove superview", "willMove window", "didMove window",
        "willMove nil", "willMove nil window", "didMove nil window", "didMove nil",
      ])
  }

  @Test func `a window is the root of its tree`() {
    let window = UIWindow(frame: .zero)
    window.addSubview(parent)
    parent.addSubview(a)
    #expect(a.window === window && window.window === window)
    #expect(a.next === parent)
  }

  @Test func `adding a view to itself ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }
}

/// A view that logs when it moves to another superview or window.
private final class RecordingView: UIView {
  var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("willMove " + (newSuperview == nil ? "nil" : "superview"))
  }
  override func didMoveToSuperview() {
    log.append("didMove " + (superview == nil ? "nil" : "superview"))
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.append("willMove " + (newWindow == nil ? "nil window" : "window"))
  }
  override func didMoveToWindow() {
    log.append("didMove " + (window == nil ? "nil window" : "window"))
  }
}
