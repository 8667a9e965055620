/// A trait as a type, with which to register for its changes.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value trait collections contain. Changes of custom traits are not reported.
protocol ReadableTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension ReadableTrait {
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: ReadableTrait, Sendable {
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The layout direction.
public struct UITraitLayoutDirection: ReadableTrait, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: ReadableTrait, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// Whether text is bold.
public struct UITraitLegibilityWeight: ReadableTrait, Sendable {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The visual level of the content.
public struct UITraitUserInterfaceLevel: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

/// Whether the content looks active.
public struct UITraitActiveAppearance: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceActiveAppearance {
    traits.activeAppearance
  }
}
