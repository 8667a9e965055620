/// The text size that the user prefers.
public struct UIContentSizeCategory: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(name: "Unspecified")
  public static let extraSmall = UIContentSizeCategory(name: "XS")
  public static let small = UIContentSizeCategory(name: "S")
  public static let medium = UIContentSizeCategory(name: "M")
  public static let large = UIContentSizeCategory(name: "L")
  public static let extraLarge = UIContentSizeCategory(name: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(name: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(name: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(name: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(name: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(name: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(name: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    name: "AccessibilityXXXL")

  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  private init(name: String) {
    self.init(rawValue: "UICTContentSizeCategory" + name)
  }
}

extension UIContentSizeCategory {
  /// The categories from the smallest to the largest, each with its size of body text in points.
  private static let bodySizes: [(category: UIContentSizeCategory, points: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The size of body text, which for an unknown category is that of `large`.
  var bodySize: CGFloat {
    UIContentSizeCategory.bodySizes.first { $0.category == self }?.points ?? 17
  }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }

  private var rank: Int {
    UIContentSizeCategory.bodySizes.firstIndex { $0.category == self } ?? -1
  }
}
