/// The app, with what views and a program with one window need. There is no run loop and no screen.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  open class var shared: NSApplication { theApp }
  private static let theApp = NSApplication()

  var direction = NSUserInterfaceLayoutDirection.leftToRight

  private override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { direction }

  open weak var delegate: (any NSApplicationDelegate)?

  /// Stores nothing, and returns true.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { true }
  open func activate(ignoringOtherApps flag: Bool) {}

  /// Returns at once, because there are no events.
  open func run() {}
}

extension NSApplication {
  /// Whether the app is in the Dock.
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }
}

/// What an app asks its delegate.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}
