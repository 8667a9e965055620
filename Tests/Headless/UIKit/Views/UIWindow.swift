/// A window, the root of a tree of views. It shows the view of its root view controller.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open private(set) var isKeyWindow = false
  /// The object in the window that gets the text of a keyboard.
  weak var firstResponder: UIResponder?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { show(rootViewController, insteadOf: oldValue) }
  }

  private static var all: [Weak] = []

  open override var isHidden: Bool {
    didSet { show(rootViewController, insteadOf: nil) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    UIWindow.all.append(Weak(window: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIWindow.all.append(Weak(window: self))
  }

  /// The screen of the window.
  open var screen = UIScreen.main

  open func makeKey() {
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Updates the traits of all windows after those of the screen have changed.
  static func screenTraitsChanged() {
    all.removeAll { $0.window == nil }
    for window in all.compactMap(\.window) { window.updateTraits() }
  }

  /// A weak reference to a window.
  private struct Weak {
    weak var window: UIWindow?
  }

  /// Shows the view of a controller if the window is visible. Before that the view is not loaded.
  private func show(_ controller: UIViewController?, insteadOf old: UIViewController?) {
    if let old, old !== controller, let view = old.viewIfLoaded, view.superview === self {
      old.disappear { view.removeFromSuperview() }
    }
    guard let controller, !isHidden, controller.viewIfLoaded?.superview !== self else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear { addSubview(controller.view) }
  }
}

/// The screen, with its size, its scale and the traits that all views inherit.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { UITraitCollection.ofScreen.withLock { $0 } }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private override init() {
    super.init()
  }
}
