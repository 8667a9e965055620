/// An object that receives events. There are no events here; the methods exist for overrides.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
}

/// An event. Declared only.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A touch at a point of a view. There are no touches here; a test makes one to pass it to a view.
@preconcurrency @MainActor
open class UITouch: NSObject {
  private weak var touched: UIView?
  private var point = CGPoint.zero

  public override init() {
    super.init()
  }

  fileprivate init(at point: CGPoint, in view: UIView) {
    touched = view
    self.point = point
    super.init()
  }

  /// Returns the point of the touch, in the coordinate system of a view.
  open func location(in view: UIView?) -> CGPoint {
    touched?.convert(point, to: view) ?? point
  }
}

extension Headless {
  /// Makes a touch at a point of a view.
  @MainActor
  public static func touch(at point: CGPoint, in view: UIView) -> UITouch {
    UITouch(at: point, in: view)
  }
}
