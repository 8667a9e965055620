import Testing
import UIKit

/// Layout is asked for, then done once, parents first (evidence: D; I for the climb to ancestors).
@MainActor
struct LayoutPassTests {
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a new view is laid out once`() {
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test func `asking often makes one pass, later`() {
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.passes == 1)
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func `a size asks for layout and a place does not`() {
    view.layoutIfNeeded()
    view.center.x += 5
    view.bounds.origin.y += 5
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    view.frame.size.height += 5
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func `subviews that come and go ask for layout`() {
    view.layoutIfNeeded()
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.passes == 3)
  }

  @Test func `the pass reaches down the tree and up to those that ask`() {
    let (middle, leaf) = (Counting(), Counting())
    view.addSubview(middle)
    middle.addSubview(leaf)
    middle.layoutIfNeeded()
    #expect([view, middle, leaf].map(\.passes) == [1, 1, 1])
    leaf.setNeedsLayout()
    view.layoutIfNeeded()
    #expect([view, middle, leaf].map(\.passes) == [1, 1, 2])
  }

  @Test func `layout asked for while laying out is done in the same pass`() {
    let child = Counting()
    view.addSubview(child)
    view.layoutIfNeeded()
    var resizes = 0
    view.onLayout = { view in
      resizes += 1
      if resizes < 3 { view.setNeedsLayout() }
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(resizes == 3)
  }

  @Test func `a layout that never settles stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = Counting()
        view.onLayout = { $0.setNeedsLayout() }
        view.layoutIfNeeded()
      }
    }
  }

  @Test func `a new intrinsic size asks the superview for layout`() {
    let label = UILabel()
    view.addSubview(label)
    view.layoutIfNeeded()
    label.text = "longer"
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }
}

/// Counts its layout passes, and may do something in them.
private final class Counting: UIView {
  var passes = 0
  var onLayout: (Counting) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    onLayout(self)
  }
}
