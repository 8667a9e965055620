/// The app, with the one member that views need.
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
}
