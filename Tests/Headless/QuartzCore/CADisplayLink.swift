// The function is named as Apple names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias CFTimeInterval = Double

/// Returns the seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

/// The name of an Objective-C method. It has no values here, because there is no `#selector` off
/// Apple's platforms. It is declared for arguments that are nil.
public struct Selector: Hashable, Sendable {
  private let never: Never
}

/// A timer that is in step with the display. Declared only: none can be made without a selector,
/// and nothing is drawn.
open class CADisplayLink: NSObject {
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFramesPerSecond = 0

  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
