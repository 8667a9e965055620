import Testing
import UIKit

/// Controls, buttons and their actions (evidence: D).
@MainActor
struct ControlTests {
  private let log = TouchLog()
  private let outer: TouchedView
  private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

  init() {
    outer = TouchedView("outer", log)
    outer.addSubview(button)
  }

  private func add(_ label: String, for events: UIControl.Event) {
    button.addAction(UIAction { [log] _ in log.add(label) }, for: events)
  }

  @Test func `a tap on a button sends its events, and none to the superview`() {
    add("down", for: .touchDown)
    add("up", for: .touchUpInside)
    add("outside", for: .touchUpOutside)
    add("primary", for: .primaryActionTriggered)
    Headless.tap(button)
    expectEqual(log.take(), ["down", "up", "primary"])
    Headless.swipe(button, by: CGVector(dx: 0, dy: 60))
    expectEqual(log.take(), ["down", "outside"])
    button.isEnabled = false
    Headless.tap(button)
    #expect(log.take().isEmpty)
  }

  @Test func `a button is highlighted while it is touched`() {
    button.addAction(
      UIAction { [log] action in
        log.add("\((action.sender as? UIButton)?.isHighlighted == true)")
      }, for: [.touchDown, .touchUpInside])
    Headless.tap(button)
    expectEqual(log.take(), ["true", "false"])
    expectEqual(button.state, .normal)
    button.isSelected = true
    button.isEnabled = false
    expectEqual(button.state, [.selected, .disabled])
  }

  @Test func `actions are replaced and removed by their identifier`() {
    let name = UIAction.Identifier("name")
    button.addAction(UIAction(identifier: name) { [log] _ in log.add("old") }, for: .touchDown)
    button.addAction(UIAction(identifier: name) { [log] _ in log.add("new") }, for: .valueChanged)
    button.sendActions(for: [.touchDown, .valueChanged])
    expectEqual(log.take(), ["new"])
    button.removeAction(identifiedBy: name, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .valueChanged)
    expectEqual(log.take(), ["new"])
  }

  @Test func `a button keeps a tap from tap recognizers of its superviews alone`() {
    add("up", for: .touchUpInside)
    add("cancelled", for: .touchCancel)
    outer.addGestureRecognizer(NamedTap("tap", log))
    Headless.tap(button)
    expectEqual(log.take(), ["tap failed", "up"])
    outer.gestureRecognizers = [ClosureTap("closure", log)]
    Headless.tap(button)
    expectEqual(log.take(), ["closure began", "cancelled", "closure ended", "closure reset"])
    button.addGestureRecognizer(NamedTap("own", log))
    outer.gestureRecognizers = nil
    Headless.tap(button)
    expectEqual(log.take(), ["cancelled", "own ended"])
  }

  @Test func `a button shows title and image of its state, and is as large as both`() {
    let image = Headless.image(size: CGSize(width: 12, height: 30))
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "title", image: image) { _ in })
    #expect(button.buttonType == .system && button.currentTitle == "title")
    let label = UILabel()
    label.text = "title"
    let text = label.intrinsicContentSize
    expectEqual(button.intrinsicContentSize, CGSize(width: text.width + 12, height: 30))
    expectEqual(button.bounds.size, button.intrinsicContentSize)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12 && button.imageView?.frame.maxX == 12)
    button.setTitle("longer title", for: .selected)
    button.setImage(nil, for: .normal)
    button.isSelected = true
    #expect(button.currentTitle == "longer title" && button.currentImage == nil)
    #expect(button.intrinsicContentSize.width > text.width)
    button.setAttributedTitle(NSAttributedString(string: "other"), for: .normal)
    #expect(button.titleLabel?.text == "other" && button.currentAttributedTitle?.string == "other")
  }

  @Test func `a control decides how long it follows a finger`() {
    let control = BriefControl(frame: CGRect(x: 50, y: 10, width: 40, height: 20))
    outer.addSubview(control)
    control.addAction(UIAction { [log] _ in log.add("up") }, for: .touchUpInside)
    Headless.tap(control)
    Headless.swipe(control, by: CGVector(dx: 5, dy: 0))
    expectEqual(log.take(), ["up"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }
}

/// A control that lets go of a finger that moves.
private final class BriefControl: UIControl {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
