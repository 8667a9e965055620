extension Headless {
  /// Runs a body while the person has Reduce Motion turned on.
  public static func reducingMotion<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = UIAccessibility.isReduceMotionEnabled
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = outer }
    return try body()
  }

  /// Runs a body in which animations do not end at once: their completions are held until
  /// `finishAnimations()` or the end of the body. Animations without duration, and those while
  /// animations are disabled, end at once.
  ///
  /// The completions of the animation methods of `UIView` and the ends of animated scrolling are held.
  /// The views themselves have their new values at once.
  public static func holdingAnimations<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UIViewAnimation.holdCompletions(body)
  }

  /// Calls the held completions with `true`, in the order in which the calls of their animations
  /// returned, and announces the ends of animated scrolling. Completions of animations that begin
  /// meanwhile are held.
  public static func finishAnimations() {
    UIViewAnimation.callHeldCompletions()
    ScrollAnimations.endAll()
  }
}
