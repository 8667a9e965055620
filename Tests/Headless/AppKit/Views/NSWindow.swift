/// A window, which is on no screen. Its content view fills it.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  private var contentRect: NSRect
  var scaleFactor: CGFloat = 2

  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) {
    self.contentRect = contentRect
    styleMask = style
    super.init()
    show(NSView())
  }

  public required init?(coder: NSCoder) {
    fatalError("Apple documents that windows cannot be encoded")
  }

  open var styleMask: NSWindow.StyleMask
  open var title = ""
  open var isReleasedWhenClosed = true

  /// The frame on the screen. Title bars have no height here.
  open var frame: NSRect { contentRect }
  open var backingScaleFactor: CGFloat { scaleFactor }

  open var contentView: NSView? {
    get { shown }
    set { if newValue !== shown { show(newValue) } }
  }
  private var shown: NSView?

  private func show(_ view: NSView?) {
    let former = shown
    former?.notifyWillMove(toWindow: nil)
    shown = nil
    former?.viewState.window = nil
    former?.nextResponder = nil
    former?.notifyDidMoveToWindow()
    guard let view else { return }
    view.removeFromSuperview()
    view.notifyWillMove(toWindow: self)
    shown = view
    view.viewState.window = self
    view.nextResponder = self
    view.frame = NSRect(origin: .zero, size: contentRect.size)
    view.notifyDidMoveToWindow()
  }

  open func setContentSize(_ size: NSSize) {
    contentRect.size = size
    contentView?.setFrameSize(size)
  }

  /// Does nothing: there is no screen. Nor does `makeKeyAndOrderFront(_:)`.
  open func center() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}

  open func layoutIfNeeded() {
    contentView?.layoutSubtreeIfNeeded()
  }
}

extension NSWindow {
  /// The place of a window or view among others.
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  /// How the window's content is stored.
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  /// What a window has around its content. Declared only.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
  }
}
