/// What a test does to the stand-in that on Apple's systems a person, a device or the system does.
/// Nothing here exists in UIKit: a test that uses it runs against the stand-in alone.
@MainActor
public enum Headless {
  /// The traits of the screen, which every tree of views starts from. What is in a window takes on
  /// new ones at once, other views when they are added to something.
  public static var screenTraits: UITraitCollection {
    get { UIScreen.main.traitCollection }
    set {
      UITraitCollection.ofScreen.withLock { $0 = newValue }
      UIWindow.screenTraitsChanged()
    }
  }

  /// Does something on a screen with other traits, laid over the usual ones.
  public static func withScreenTraits<Result>(
    _ traits: UITraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let usual = screenTraits
    screenTraits = UITraitCollection(traitsFrom: [usual, traits])
    defer { screenTraits = usual }
    return try body()
  }

  /// Lays traits over those that a view inherits.
  public static func setTraits(_ traits: UITraitCollection, on view: UIView) {
    view.state.traitOverrides = traits
    view.updateTraits()
  }

  /// Gives a view, usually a window, a safe area that no superview decides; nil gives it back.
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets?, on view: UIView) {
    view.state.ownSafeAreaInsets = insets
    view.updateSafeArea()
  }

  /// An archive that unpacks what a closure makes, instead of a file.
  public static func nib(making contents: @escaping @MainActor () -> [Any]) -> UINib {
    UINib(contents: contents)
  }

  /// Changes a window's size as rotation does: the controller is told, then the size changes and
  /// the tree is laid out within an animation.
  public static func resize(_ window: UIWindow, to size: CGSize, animated: Bool = true) {
    let coordinator = UIResizeCoordinator(animated: animated, containerView: window)
    window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    coordinator.run {
      window.frame = CGRect(origin: window.frame.origin, size: size)
    }
  }
}
