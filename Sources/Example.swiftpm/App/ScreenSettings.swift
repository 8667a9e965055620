import UIKit

/// What a person can vary on every screen.
struct ScreenSettings: Equatable {
  var isDark = false
  var isRightToLeft = false
  var textSize = TextSize.device
  var width = Width.screen
  var showsLineMarks = false

  /// A text size, named as in the menu.
  enum TextSize: String, CaseIterable {
    case device = "As on the device"
    case smallest = "Smallest"
    case standard = "Standard"
    case large = "Large"
    case largest = "Largest"

    /// The category, or nil for that of the device.
    var category: UIContentSizeCategory? {
      switch self {
      case .device: nil
      case .smallest: .extraSmall
      case .standard: .large
      case .large: .extraExtraExtraLarge
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// The greatest width of an example, named as in the menu.
  enum Width: String, CaseIterable {
    case screen = "As wide as the screen"
    case playground = "375 points, as in the playground"
    case narrow = "320 points"
    case narrowest = "200 points"

    var points: CGFloat {
      switch self {
      case .screen: .infinity
      case .playground: 375
      case .narrow: 320
      case .narrowest: 200
      }
    }
  }
}

extension ScreenSettings {
  /// The traits that are set. The other ones are those of the device.
  var traits: UITraitCollection {
    var traits: [UITraitCollection] = []
    if isDark { traits.append(UITraitCollection(userInterfaceStyle: .dark)) }
    if isRightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    if let category = textSize.category {
      traits.append(UITraitCollection(preferredContentSizeCategory: category))
    }
    return UITraitCollection(traitsFrom: traits)
  }
}

// MARK: The menu

extension ScreenSettings {
  /// Returns a menu that shows the settings, and calls a closure with other ones when a person chooses them.
  @MainActor
  func menu(_ change: @escaping @MainActor (ScreenSettings) -> Void) -> UIMenu {
    UIMenu(
      title: "Settings",
      children: [
        toggle("Dark mode", \.isDark, change),
        toggle("Right to left", \.isRightToLeft, change),
        toggle("Line marks", \.showsLineMarks, change),
        UIMenu(title: "Text size", children: choices(of: \.textSize, change)),
        UIMenu(title: "Width", children: choices(of: \.width, change)),
      ])
  }

  @MainActor
  private func toggle(
    _ title: String, _ setting: WritableKeyPath<ScreenSettings, Bool>,
    _ change: @escaping @MainActor (ScreenSettings) -> Void
  ) -> UIAction {
    UIAction(title: title, state: self[keyPath: setting] ? .on : .off) { _ in
      var settings = self
      settings[keyPath: setting].toggle()
      change(settings)
    }
  }

  @MainActor
  private func choices<Choice: CaseIterable & Equatable & RawRepresentable<String>>(
    of setting: WritableKeyPath<ScreenSettings, Choice>,
    _ change: @escaping @MainActor (ScreenSettings) -> Void
  ) -> [UIAction] {
    Choice.allCases.map { choice in
      UIAction(title: choice.rawValue, state: self[keyPath: setting] == choice ? .on : .off) { _ in
        var settings = self
        settings[keyPath: setting] = choice
        change(settings)
      }
    }
  }
}
