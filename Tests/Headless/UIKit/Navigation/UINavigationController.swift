/// A controller that shows the last controller of a stack below a bar.
///
/// The bar is no view here: it is the part of the safe area that it covers. Pushing and popping show the other
/// view at once, where UIKit animates or waits for the next layout pass.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The height of a bar of a phone in portrait (evidence D: Human Interface Guidelines).
  private static let barInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)

  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, added, removed) = (
      topViewController, viewControllers.filter { $0.parent !== self },
      stack.filter { !viewControllers.contains($0) }
    )
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added {
      addChild(controller)
      controller.barInsets = Self.barInsets
    }
    stack = viewControllers
    showTop(insteadOf: old)
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed {
      controller.removeFromParent()
      controller.barInsets = .zero
    }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController), "A controller is pushed that is in the stack already.")
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Returns the controller that is no longer in the stack, or nil: the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = topViewController else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  // MARK: What is shown

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(insteadOf: nil)
  }

  /// Shows the last controller. It appears with the navigation controller if that is not shown yet.
  private func showTop(insteadOf old: UIViewController?) {
    guard isViewLoaded, let top = topViewController, top.viewIfLoaded?.superview !== view
    else { return }
    let isShown = view.window != nil
    if let old, old.viewIfLoaded?.superview === view {
      if isShown { old.beginAppearing(false, animated: false) }
      old.view.removeFromSuperview()
      if isShown { old.endAppearing() }
    }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isShown { top.beginAppearing(true, animated: false) }
    view.addSubview(top.view)
    if isShown { top.endAppearing() }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
