import Testing
import UIKit

/// What a view says to those who do not see it is kept (evidence: D).
@MainActor
struct AccessibilityTests {
  @Test func `what is said is kept`() {
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
}
