import LayoutDrawing
import Testing
import UIKit

/// Switches: their size, what a tap does, and how they are drawn (evidence: D for the actions, none for the
/// picture).
@MainActor
struct SwitchTests {
  private let log = TouchLog()
  private let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 300, height: 300))

  @Test func `a switch is 51 points wide and 31 high, whatever frame it is given`() {
    let size = CGSize(width: 51, height: 31)
    expectEqual(control.frame, CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expectEqual(control.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    expectEqual(control.intrinsicContentSize, size)
    expectEqual(control.sizeThatFits(CGSize(width: 20, height: 20)), size)
  }

  @Test func `a tap turns a switch on and off and tells its actions, and setting it does not`() {
    control.addAction(
      UIAction { [log] action in log.add("\((action.sender as? UISwitch)?.isOn == true)") },
      for: .valueChanged)
    Headless.tap(control)
    Headless.tap(control)
    expectEqual(log.take(), ["true", "false"])
    control.setOn(true, animated: true)
    #expect(control.isOn && log.take().isEmpty)
    control.isOn = false
    Headless.swipe(control, by: CGVector(dx: 0, dy: 80))
    control.isEnabled = false
    Headless.tap(control)
    #expect(!control.isOn && log.take().isEmpty)
  }

  @Test(arguments: [
    (isOn: false, isMirrored: false, knob: 2), (true, false, 22), (false, true, 22),
    (true, true, 2),
  ])
  func `a picture shows a capsule, with the knob of one that is on at the trailing edge`(
    isOn: Bool, isMirrored: Bool, knob: CGFloat
  ) {
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    control.onTintColor = .red
    control.isOn = isOn
    control.layoutIfNeeded()
    let picture = Picture(of: control)
    guard case .clipped(_, let marks) = picture.marks.first, marks.count == 2,
      case .box(let track) = marks[0], case .box(let thumb) = marks[1]
    else {
      Issue.record("\(picture.marks)")
      return
    }
    expectEqual(track.frame, CGRect(x: 0, y: 0, width: 51, height: 31))
    expectEqual(track.cornerRadius, 15.5)
    expectEqual(track.fill, Ink((isOn ? UIColor.red : .systemGray4).cgColor))
    expectEqual(thumb.frame, CGRect(x: knob, y: 2, width: 27, height: 27))
    expectEqual(thumb.cornerRadius, 13.5)
  }
}
