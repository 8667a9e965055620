/// Actions for tests that a person, a device or the system performs on Apple's platforms.
///
/// AppKit has none of these, so a test that uses them runs only with the headless AppKit.
@preconcurrency @MainActor
public enum Headless {
  /// Moves a window to a screen with another number of pixels in a point.
  public static func setBackingScaleFactor(_ factor: CGFloat, of window: NSWindow) {
    guard factor != window.backingScaleFactor else { return }
    window.scaleFactor = factor
    for view in window.contentView?.tree ?? [] { view.viewDidChangeBackingProperties() }
  }

  /// Changes a window between light and dark.
  public static func changeEffectiveAppearance(of window: NSWindow) {
    for view in window.contentView?.tree ?? [] { view.viewDidChangeEffectiveAppearance() }
  }

  /// Runs a body in an app of another direction, which views have unless they are given their own.
  public static func withUserInterfaceLayoutDirection<Result>(
    _ direction: NSUserInterfaceLayoutDirection, _ body: () throws -> Result
  ) rethrows -> Result {
    let usual = NSApplication.shared.direction
    NSApplication.shared.direction = direction
    defer { NSApplication.shared.direction = usual }
    return try body()
  }

  // MARK: Animations

  /// Runs a body, and returns the changes in it that are animated, in the order in which they ended.
  public static func recordingAnimations(_ body: () throws -> Void) rethrows -> [AnimationRecord] {
    let outer = NSAnimationContext.records
    NSAnimationContext.records = []
    defer { NSAnimationContext.records = outer }
    try body()
    return NSAnimationContext.records ?? []
  }

  /// Runs a body in which animations do not end at once: their completion handlers are held until
  /// `finishAnimations()` or the end of the body. Groups without duration end at once.
  ///
  /// The views themselves have their new values at once.
  public static func holdingAnimations<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = NSAnimationContext.held
    NSAnimationContext.held = []
    defer {
      let completions = NSAnimationContext.held ?? []
      NSAnimationContext.held = outer
      for completion in completions { completion() }
    }
    return try body()
  }

  /// Calls the held completion handlers, in the order in which their groups ended. Those of groups that
  /// begin meanwhile are held.
  public static func finishAnimations() {
    guard let completions = NSAnimationContext.held else { return }
    NSAnimationContext.held = []
    for completion in completions { completion() }
  }
}

/// A value that a view got in an animation.
public struct AnimationRecord {
  public enum Change: Equatable, Sendable {
    case frame(from: NSRect, to: NSRect)
    case alphaValue(from: CGFloat, to: CGFloat)
  }

  public let view: NSView
  public let change: Change
  public let duration: TimeInterval
}
