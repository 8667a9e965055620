/// The settings of the animations in a group. Values change at once here, and tests read which changes
/// were animated from `Headless.recordingAnimations(_:)`.
open class NSAnimationContext: NSObject {
  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  open var completionHandler: (() -> Void)?
  /// Whether values that views get without their animators are animated too.
  open var allowsImplicitAnimation = false

  override init() {
    super.init()
  }

  /// The groups of a thread, from the outside in. The first one is that of no group.
  private final class Stack {
    var contexts = [NSAnimationContext()]
  }

  private class var stack: Stack {
    let key = "NSAnimationContext.stack"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  open class var current: NSAnimationContext {
    let contexts = stack.contexts
    return contexts[contexts.count - 1]
  }

  /// Begins a group within the current one. It inherits all settings but the completion handler.
  open class func beginGrouping() {
    let (outer, context) = (current, NSAnimationContext())
    context.duration = outer.duration
    context.timingFunction = outer.timingFunction
    context.allowsImplicitAnimation = outer.allowsImplicitAnimation
    stack.contexts.append(context)
  }

  open class func endGrouping() {
    precondition(stack.contexts.count > 1, "a group of animations ends that never began")
    let context = stack.contexts.removeLast()
    asked = nil
    guard let completion = context.completionHandler else { return }
    guard context.duration > 0, hold(completion) else { return completion() }
  }

  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    let context = current
    context.completionHandler = completionHandler
    changes(context)
    endGrouping()
  }

  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    runAnimationGroup(changes, completionHandler: nil)
  }

  // MARK: What tests hold and record. AppKit animates on the main thread only.

  /// The view whose animator was asked for last, until it gets a value or the group ends.
  nonisolated(unsafe) static weak var asked: NSView?
  /// The completions of animations that have not ended, or nil if animations end at once.
  nonisolated(unsafe) static var held: [() -> Void]?
  /// The changes that are recorded, or nil if none are.
  nonisolated(unsafe) static var records: [AnimationRecord]?

  private class func hold(_ completion: @escaping () -> Void) -> Bool {
    held?.append(completion)
    return held != nil
  }
}

/// A container whose properties can be animated.
@preconcurrency @MainActor
public protocol NSAnimatablePropertyContainer {
  func animator() -> Self
}

extension NSView {
  /// Whether Core Animation shows the view, as it shows all views of a window.
  private var isShownByLayers: Bool { layer != nil || window != nil }

  /// Makes a change to the frame, and records it if it is animated. Setting the frame sets origin and
  /// size, which is one change.
  func changingFrame(_ change: () -> Void) {
    guard !viewState.isFrameChanging else { return change() }
    let old = frame
    viewState.isFrameChanging = true
    let isAnimated = animating(change)
    viewState.isFrameChanging = false
    if isAnimated, frame != old { record(.frame(from: old, to: frame)) }
  }

  func fade(to value: CGFloat) {
    let old = viewState.alphaValue
    let isAnimated = animating {
      viewState.alphaValue = value
      layer?.opacity = Float(value)
      needsDisplay = true
    }
    if isAnimated, value != old { record(.alphaValue(from: old, to: value)) }
  }

  /// Makes a change, and returns whether it is animated. One by way of the animator animates what
  /// follows from it too.
  private func animating(_ change: () -> Void) -> Bool {
    let context = NSAnimationContext.current
    let allows = context.allowsImplicitAnimation
    let isAsked = NSAnimationContext.asked === self
    if isAsked {
      NSAnimationContext.asked = nil
      context.allowsImplicitAnimation = true
    }
    change()
    context.allowsImplicitAnimation = allows
    return context.duration > 0 && (isAsked || allows && isShownByLayers)
  }

  private func record(_ change: AnimationRecord.Change) {
    NSAnimationContext.records?.append(
      AnimationRecord(
        view: self, change: change, duration: NSAnimationContext.current.duration))
  }
}
