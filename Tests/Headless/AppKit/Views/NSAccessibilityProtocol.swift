/// How an object describes itself to assistive software: the few members that layouts use.
@preconcurrency @MainActor
public protocol NSAccessibilityProtocol: NSObjectProtocol {
  func isAccessibilityElement() -> Bool
  func setAccessibilityElement(_ accessibilityElement: Bool)
  func accessibilityLabel() -> String?
  func setAccessibilityLabel(_ accessibilityLabel: String?)
  func accessibilityChildren() -> [Any]?
  func setAccessibilityChildren(_ accessibilityChildren: [Any]?)
}
