/// A view that a user controls. Its actions are not declared, because they need selectors.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}
