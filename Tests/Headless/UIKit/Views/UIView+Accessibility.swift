/// The accessibility properties of a view.
struct UIViewAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
}

/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

extension UIView {
  public var isAccessibilityElement: Bool {
    get { state.accessibility.isElement ?? false }
    set { state.accessibility.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { state.accessibility.label }
    set { state.accessibility.label = newValue }
  }
  public var accessibilityValue: String? {
    get { state.accessibility.value }
    set { state.accessibility.value = newValue }
  }
  public var accessibilityHint: String? {
    get { state.accessibility.hint }
    set { state.accessibility.hint = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { state.accessibility.identifier }
    set { state.accessibility.identifier = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { state.accessibility.traits }
    set { state.accessibility.traits = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { state.accessibility.elements }
    set { state.accessibility.elements = newValue }
  }
}
