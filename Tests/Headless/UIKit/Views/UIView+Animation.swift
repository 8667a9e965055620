extension UIView {
  /// The options of an animation. All but `overrideInheritedDuration` are declared only, because
  /// animations end at once.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimation.run(
      duration: duration, inherits: !options.contains(.overrideInheritedDuration), animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIViewAnimation.runWithout(actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimation.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIViewAnimation.isEnabled }

  /// The duration of the current animation block, 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimation.duration }

  /// Whether changes are animated at present.
  static var isAnimating: Bool { UIViewAnimation.isEnabled && UIViewAnimation.duration > 0 }
}

/// The current animation block, and the completions that a test holds.
@MainActor
enum UIViewAnimation {
  fileprivate static var isEnabled = true
  fileprivate static var duration: TimeInterval = 0
  /// The completions of animations that have not ended, or nil if animations end at once.
  private static var held: [(Bool) -> Void]?

  /// Runs an animation. An animation within another one inherits its duration.
  fileprivate static func run(
    duration ownDuration: TimeInterval, inherits: Bool, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = duration
    duration = inherits && outer > 0 && ownDuration > 0 ? outer : ownDuration
    animations()
    let isHeld = held != nil && UIView.isAnimating
    duration = outer
    if isHeld, let completion { held?.append(completion) } else { completion?(true) }
  }

  fileprivate static func runWithout(_ actions: () -> Void) {
    let outer = isEnabled
    isEnabled = false
    actions()
    isEnabled = outer
  }

  static func holdCompletions<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = held
    held = []
    defer {
      let completions = held ?? []
      held = outer
      for completion in completions { completion(true) }
    }
    return try body()
  }

  /// Holds an action until the held completions are called, if they are held.
  static func hold(_ action: @escaping () -> Void) -> Bool {
    held?.append { _ in action() }
    return held != nil
  }

  static func callHeldCompletions() {
    guard let completions = held else { return }
    held = []
    for completion in completions { completion(true) }
  }
}
