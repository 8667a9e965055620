/// An object that may be the first responder of a window. There are no events here.
@preconcurrency @MainActor
open class NSResponder: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The next object in the responder chain. Adding a view to another one sets it.
  open weak var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
}
