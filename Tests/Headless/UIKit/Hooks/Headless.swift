/// Actions for tests that a person, a device or the system performs on Apple's platforms.
///
/// UIKit has none of these, so a test that uses them runs only with the headless UIKit.
@preconcurrency @MainActor
public enum Headless {
  /// The traits of the screen, which all views inherit. Views in a window that the current task has made change
  /// with them at once, other views when they are added to a superview.
  public static var screenTraits: UITraitCollection {
    get { UIScreen.main.traitCollection }
    set {
      UITraitCollection.ofScreen.withLock { $0 = newValue }
      UIWindow.screenTraitsChanged()
    }
  }

  /// Runs a body on a screen with other traits, which override the present ones.
  public static func withScreenTraits<Result>(
    _ traits: UITraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let usual = screenTraits
    screenTraits = UITraitCollection(traitsFrom: [usual, traits])
    defer { screenTraits = usual }
    return try body()
  }

  /// Overrides traits that a view inherits.
  public static func setTraits(_ traits: UITraitCollection, on view: UIView) {
    view.viewState.traitOverrides = traits
    view.updateTraits()
  }

  /// Sets safe area insets of a view, usually a window, instead of those from its superview. Nil
  /// restores those.
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets?, on view: UIView) {
    view.viewState.ownSafeAreaInsets = insets
    view.updateSafeArea()
  }

  /// Returns a nib whose contents a closure makes, because there are no nib files here.
  public static func nib(making contents: @escaping @MainActor () -> [Any]) -> UINib {
    UINib(contents: contents)
  }

  /// Resizes a window as rotation does: calls `viewWillTransition(to:with:)` of its controller,
  /// then sets the size and lays out in an animation.
  public static func resize(_ window: UIWindow, to size: CGSize, animated: Bool = true) {
    let coordinator = UIResizeCoordinator(animated: animated, containerView: window)
    window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    coordinator.run {
      window.frame = CGRect(origin: window.frame.origin, size: size)
    }
  }
}
