import Testing
import UIKit

/// Accessibility properties, which are stored, and which views override (evidence: D).
@MainActor
struct AccessibilityTests {
  @Test func `accessibility properties store their values`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "label"
    view.accessibilityValue = "value"
    view.accessibilityHint = "hint"
    view.accessibilityIdentifier = "identifier"
    view.accessibilityTraits = [.header, .staticText]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "label" && view.accessibilityValue == "value")
    #expect(view.accessibilityHint == "hint" && view.accessibilityIdentifier == "identifier")
    #expect(view.accessibilityTraits.contains(.header))
  }
  @Test func `accessibilityElements is nil until it is set, and keeps its order`() {
    let view = UIView()
    let elements = [UIView(), UIView()]
    #expect(view.accessibilityElements == nil)
    view.accessibilityElements = elements.reversed()
    expectEqual(view.accessibilityElements as? [UIView], elements.reversed())
    view.accessibilityElements = nil
    #expect(view.accessibilityElements == nil)
  }

  @Test func `a view may override how it is described, and what activating it does`() {
    let view: UIView = DescribedView()
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "described")
    expectEqual(view.accessibilityTraits, [.button, .header])
    #expect(view.accessibilityActivate() && !UIView().accessibilityActivate())
    view.accessibilityLabel = "label"
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    expectEqual(view.accessibilityLabel, "described label")
    #expect(view.accessibilityElementsHidden && view.shouldGroupAccessibilityChildren)
  }
}

/// A view that describes itself.
private final class DescribedView: UIView {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { ["described", super.accessibilityLabel].compactMap(\.self).joined(separator: " ") }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .header]) }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool { true }
}
