/// An object that is informed of a new size before it is set.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// An object that runs animations with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator for a new window size.
@MainActor
final class UIResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let isCancelled = false
  let containerView: UIView
  private var animations: [Action] = []
  private var completions: [Action] = []

  var transitionDuration: TimeInterval { isAnimated ? 0.3 : 0 }

  init(animated: Bool, containerView: UIView) {
    isAnimated = animated
    self.containerView = containerView
    super.init()
  }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: transitionDuration) {
      change()
      for animation in self.animations { animation(self) }
      self.containerView.layoutIfNeeded()
    }
    for completion in completions { completion(self) }
  }
}
