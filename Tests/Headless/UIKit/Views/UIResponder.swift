/// An object that receives touches and may be the first responder of a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool { replaceFirstResponder() }

  @discardableResult
  open func resignFirstResponder() -> Bool { endBeingFirstResponder() }

  // A responder that does nothing with a touch passes it on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window whose first responder this object may be.
  var windowOfResponder: UIWindow? { nil }
}

extension UIResponder {
  /// Becomes the first responder of the window, if the present one resigns.
  fileprivate func replaceFirstResponder() -> Bool {
    guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, present !== self {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  fileprivate func endBeingFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { windowOfResponder?.firstResponder = nil }
    return true
  }
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
