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

  private static var all: [Made] = []

  open override var isHidden: Bool {
    didSet { show(rootViewController, insteadOf: nil) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    UIWindow.all.append(Made(window: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIWindow.all.append(Made(window: self))
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

  /// Updates the traits of windows after those of the screen have changed.
  ///
  /// Each test runs in a task of its own, and changes the screen for its own windows: hundreds of others wait
  /// for their tests at the same time.
  static func screenTraitsChanged() {
    all.removeAll { $0.window == nil }
    let task = Made.currentTask
    for made in all where made.task == task { made.window?.updateTraits() }
  }

  /// A window, and the task in which it was made.
  private struct Made {
    weak var window: UIWindow?
    let task = currentTask

    static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
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
