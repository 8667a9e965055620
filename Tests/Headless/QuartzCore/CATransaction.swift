/// A group of changes of layers. Their animations end at once here, so a transaction calls its
/// completion block when it is committed.
open class CATransaction: NSObject {
  /// The transactions of a thread, from the outside in. The first one is implicit.
  private final class Open {
    var settings = [Settings()]
  }

  private struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private class var open: Open {
    let key = "CATransaction.open"
    if let open = Thread.current.threadDictionary[key] as? Open { return open }
    let open = Open()
    Thread.current.threadDictionary[key] = open
    return open
  }

  private class var current: Settings {
    get { open.settings[open.settings.count - 1] }
    set { open.settings[open.settings.count - 1] = newValue }
  }

  /// Begins a transaction within the current one. It inherits all settings but the completion block.
  open class func begin() {
    var settings = current
    settings.completion = nil
    open.settings.append(settings)
  }

  open class func commit() {
    guard open.settings.count > 1 else { return flush() }
    let completion = open.settings.removeLast().completion
    completion?()
  }

  /// Commits the implicit transaction, as a run loop does on a device.
  open class func flush() {
    let completion = open.settings[0].completion
    open.settings[0] = Settings()
    completion?()
  }

  open class func animationDuration() -> CFTimeInterval { current.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  open class func disableActions() -> Bool { current.disablesActions }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets the block that is called when the transaction ends. A block that is replaced is called at
  /// once, because the animations for which it waits have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let replaced = current.completion
    current.completion = block
    replaced?()
  }
}

/// The pace of an animation. Declared only.
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {
    super.init()
  }
}

/// The names of paces.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
