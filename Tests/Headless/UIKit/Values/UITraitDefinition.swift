/// A trait by name, so that its changes can be asked for.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that trait collections have here. Traits of one's own are never seen to change.
protocol ReadableTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension ReadableTrait {
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: ReadableTrait, Sendable {
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The direction in which lines run.
public struct UITraitLayoutDirection: ReadableTrait, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The reader's text size.
public struct UITraitPreferredContentSizeCategory: ReadableTrait, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is along.
public struct UITraitVerticalSizeClass: ReadableTrait, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}
