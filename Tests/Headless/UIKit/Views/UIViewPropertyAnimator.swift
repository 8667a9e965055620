/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Whether an animation has begun.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// An object that animates changes of views. Like all animations here, its own end at once: when
/// it starts, it runs its animations and completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  open private(set) var duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.duration = duration
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    guard state != .stopped else { return }
    let started = animations
    (animations, state) = ([], .active)
    UIView.animate(withDuration: duration) {
      for animation in started { animation() }
    } completion: { [self] _ in
      finish(at: .end)
    }
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Makes the animator active. Its animations run when it starts.
  open func pauseAnimation() {
    if state != .stopped { state = .active }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    let called = completions
    (completions, state) = ([], .inactive)
    for completion in called { completion(position) }
  }
}

/// The pace of an animator. Declared only.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace that is a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }
}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat) {
    super.init()
  }
}

extension UIView {
  /// The pace of an animation. Declared only.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
