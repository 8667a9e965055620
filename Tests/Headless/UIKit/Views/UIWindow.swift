/// The root of a tree of views, which shows a controller's view.
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open private(set) var isKeyWindow = false

  /// Whose view fills the window.
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

  /// What the window is on.
  open var screen = UIScreen.main

  open func makeKey() {
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The screen's traits are others: all that is in a window takes them on.
  static func screenTraitsChanged() {
    all.removeAll { $0.window == nil }
    for window in all.compactMap(\.window) { window.updateTraits() }
  }

  /// Knows a window without keeping it.
  private struct Weak {
    weak var window: UIWindow?
  }

  /// The view enters a window that shows; before that the controller's view is not even loaded.
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

/// The screen: its size, its pixels per point and the traits that every view starts from.
@MainActor
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
