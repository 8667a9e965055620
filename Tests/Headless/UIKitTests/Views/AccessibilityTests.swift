import Testing
import UIKit

/// Accessibility properties, which are declared and stored only (evidence: D).
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
    #expect(view.accessibilityElements as? [UIView] == elements.reversed())
    view.accessibilityElements = nil
    #expect(view.accessibilityElements == nil)
  }
}
