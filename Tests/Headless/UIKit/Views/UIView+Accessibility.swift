/// The accessibility properties of a view.
struct UIViewAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
  var hidesElements = false
  var groupsChildren = false
  var frame: CGRect?
  var activationPoint: CGPoint?
}

/// The functions about accessibility.
public enum UIAccessibility {
  /// Whether the person has turned on Reduce Motion, inside `Headless.reducingMotion(_:)`.
  @MainActor public internal(set) static var isReduceMotionEnabled = false

  /// Returns a rectangle of a view in the coordinates of the screen. Here a window fills its screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
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
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
