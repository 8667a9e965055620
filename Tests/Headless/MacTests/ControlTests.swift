import AppKit
import Testing

/// Sizes and baselines of labels and buttons, which are the same on every host (evidence: none for the
/// numbers; D for the rules).
@MainActor
struct ControlTests {
  /// The letters are 6.67, 6.67 and 7.22 points wide, and a pixel is half a point.
  @Test func `a label is as wide as its letters, rounded up to whole pixels`() {
    let label = Self.label("ABC")
    expectEqual(label.intrinsicContentSize, NSSize(width: 21, height: 12))
    expectEqual(label.fittingSize, NSSize(width: 21, height: 12))
    label.sizeToFit()
    expectEqual(label.frame.size, NSSize(width: 21, height: 12))
  }

  @Test func `only a wrapping label breaks its lines`() {
    let label = Self.label("ABC ABC")
    let narrow = NSSize(width: 40, height: 0)
    expectEqual(label.sizeThatFits(narrow), NSSize(width: 44, height: 12))
    label.lineBreakMode = .byWordWrapping
    expectEqual(label.sizeThatFits(narrow), NSSize(width: 21, height: 24))
    label.maximumNumberOfLines = 1
    expectEqual(label.sizeThatFits(narrow), NSSize(width: 44, height: 12))
  }

  @Test func `the preferred width limits the intrinsic size of a wrapping label`() {
    let label = NSTextField(wrappingLabelWithString: "ABC ABC")
    label.font = .systemFont(ofSize: 10)
    expectEqual(label.intrinsicContentSize, NSSize(width: 44, height: 12))
    label.preferredMaxLayoutWidth = 40
    expectEqual(label.intrinsicContentSize, NSSize(width: 21, height: 24))
  }

  @Test func `an editable field has no width of its own`() {
    let field = NSTextField()
    field.stringValue = "ABC"
    expectEqual(field.intrinsicContentSize.width, NSView.noIntrinsicMetric)
    expectEqual(field.fittingSize.width, 0)
  }

  @Test func `the baselines of a label are those of its first and last line`() {
    let label = NSTextField(wrappingLabelWithString: "ABC ABC")
    label.font = .systemFont(ofSize: 10)
    label.frame = NSRect(x: 0, y: 0, width: 40, height: 30)
    expectEqual(label.firstBaselineOffsetFromTop, 9.52)
    // The text is 24 points high and begins at the top.
    expectEqual(label.lastBaselineOffsetFromBottom, 8.41)
    expectEqual(NSView().firstBaselineOffsetFromTop, 0)
  }

  @Test func `a superview learns of a new size only if constraints set the frame`() {
    let superview = NSView()
    let label = Self.label("ABC")
    superview.addSubview(label)
    superview.layoutSubtreeIfNeeded()
    label.stringValue = "longer"
    #expect(!superview.needsLayout)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.stringValue = "even longer"
    #expect(superview.needsLayout)
  }

  @Test func `a window of another scale has other pixels`() {
    let window = NSWindow(
      contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
    let label = Self.label("il")
    expectEqual(label.intrinsicContentSize.width, 5.5)
    Headless.setBackingScaleFactor(1, of: window)
    window.contentView?.addSubview(label)
    expectEqual(label.intrinsicContentSize.width, 6)
  }

  @Test func `a button is larger than its title, on whose baseline it stands`() {
    let button = NSButton(title: "ABC", target: nil, action: nil)
    let title = NSTextField(labelWithString: "ABC").intrinsicContentSize
    expectEqual(button.frame.width, title.width + 24)
    expectEqual(button.frame.height, title.height + 8)
    expectEqual(
      button.firstBaselineOffsetFromTop + button.lastBaselineOffsetFromBottom, button.frame.height)
  }

  @Test func `a click sends the action of an enabled button`() {
    let button = SendingButton(title: "OK", target: nil, action: nil)
    button.performClick(nil)
    button.isEnabled = false
    button.performClick(nil)
    expectEqual(button.sent, 1)
  }

  private static func label(_ text: String) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: 10, weight: .regular)
    return label
  }
}

/// A button that counts its actions.
private final class SendingButton: NSButton {
  var sent = 0

  override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    sent += 1
    return super.sendAction(action, to: target)
  }
}
