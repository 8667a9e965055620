import Synchronization

extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"

  /// What every tree of views starts from: the screen's traits.
  static let ofScreen = Mutex(UITraitCollection.ofUsualPhone)

  static let ofUsualPhone = UITraitCollection(
    values: Values(
      displayScale: 2, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
      verticalSizeClass: .regular))

  /// The traits by which the thread resolves what depends on traits.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection
        ?? ofScreen.withLock { $0 }
    }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Does something while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let key = UITraitCollection.currentKey
    let previous = Thread.current.threadDictionary[key]
    Thread.current.threadDictionary[key] = self
    actions()
    Thread.current.threadDictionary[key] = previous
  }
}
