import UIKit

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The size of text that a person prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize.allCases.first(where: { $0.category == uiSizeCategory })
    else { return nil }
    self = size
  }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

/// The weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold

  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension LayoutDirection {
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

/// What a pull to refresh does.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async {
    await action()
  }
}

/// The way in which scrolling dismisses the keyboard. Apple does not document that it is `Equatable`.
public struct ScrollDismissesKeyboardMode: Sendable {
  private enum Mode: Sendable { case automatic, immediately, interactively, never }
  private let mode: Mode

  public static var automatic: ScrollDismissesKeyboardMode { .init(mode: .automatic) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .immediately) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { .init(mode: .never) }
}

/// Whether scroll indicators are visible. Apple does not document that it is `Equatable` or `Sendable`.
public struct ScrollIndicatorVisibility {
  private enum Visibility { case automatic, visible, hidden, never }
  private let visibility: Visibility

  public static var automatic: ScrollIndicatorVisibility { .init(visibility: .automatic) }
  public static var visible: ScrollIndicatorVisibility { .init(visibility: .visible) }
  public static var hidden: ScrollIndicatorVisibility { .init(visibility: .hidden) }
  public static var never: ScrollIndicatorVisibility { .init(visibility: .never) }
}

extension ScrollDismissesKeyboardMode: ComparableInside {
  func isSame(as other: ScrollDismissesKeyboardMode) -> Bool { mode == other.mode }
}

extension ScrollIndicatorVisibility: ComparableInside {
  func isSame(as other: ScrollIndicatorVisibility) -> Bool { visibility == other.visibility }
}

/// Parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
