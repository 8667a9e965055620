import Synchronization

extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"

  /// The traits of the screen, which all views inherit.
  static let ofScreen = Mutex(UITraitCollection.defaultPhone)

  static let defaultPhone = UITraitCollection(
    values: Values(
      displayScale: 2, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, legibilityWeight: .regular, userInterfaceLevel: .base,
      activeAppearance: .active))

  /// The traits with which the current thread resolves colors and fonts.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection
        ?? ofScreen.withLock { $0 }
    }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs a closure while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let key = UITraitCollection.currentKey
    let previous = Thread.current.threadDictionary[key]
    Thread.current.threadDictionary[key] = self
    actions()
    Thread.current.threadDictionary[key] = previous
  }
}
