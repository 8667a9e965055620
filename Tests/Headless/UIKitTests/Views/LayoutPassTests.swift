import Testing
import UIKit

/// Views that need layout are laid out once, superviews first (evidence: D; I for the pass that
/// begins at an ancestor).
@MainActor
struct LayoutPassTests {
  private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a new view is laid out once`() {
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectEqual(view.passes, 1)
  }

  @Test func `several calls of setNeedsLayout make one pass`() {
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.setNeedsLayout()
    expectEqual(view.passes, 1)
    view.layoutIfNeeded()
    expectEqual(view.passes, 2)
  }

  @Test func `a new size needs layout, and a new position does not`() {
    view.layoutIfNeeded()
    view.center.x += 5
    view.bounds.origin.y += 5
    view.layoutIfNeeded()
    expectEqual(view.passes, 1)
    view.frame.size.height += 5
    view.layoutIfNeeded()
    expectEqual(view.passes, 2)
  }

  @Test func `added and removed subviews need layout`() {
    view.layoutIfNeeded()
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    child.removeFromSuperview()
    view.layoutIfNeeded()
    expectEqual(view.passes, 3)
  }

  @Test func `a pass includes subviews and ancestors that need layout`() {
    let (middle, leaf) = (CountingView(), CountingView())
    view.addSubview(middle)
    middle.addSubview(leaf)
    middle.layoutIfNeeded()
    expectEqual([view, middle, leaf].map(\.passes), [1, 1, 1])
    leaf.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual([view, middle, leaf].map(\.passes), [1, 1, 2])
  }

  @Test func `setNeedsLayout within layoutSubviews repeats the pass`() {
    let child = CountingView()
    view.addSubview(child)
    view.layoutIfNeeded()
    var layouts = 0
    view.onLayout = { view in
      layouts += 1
      if layouts < 3 { view.setNeedsLayout() }
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(layouts, 3)
  }

  @Test func `a layout that never settles ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = CountingView()
        view.onLayout = { $0.setNeedsLayout() }
        view.layoutIfNeeded()
      }
    }
  }

  @Test func `a new intrinsic size needs layout of the superview`() {
    let label = UILabel()
    view.addSubview(label)
    view.layoutIfNeeded()
    label.text = "longer"
    view.layoutIfNeeded()
    expectEqual(view.passes, 2)
  }
}

/// A view that counts its layout passes, and calls a closure in each.
private final class CountingView: UIView {
  var passes = 0
  var onLayout: (CountingView) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    onLayout(self)
  }
}
