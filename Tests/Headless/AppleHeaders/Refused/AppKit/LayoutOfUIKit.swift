// refused: method does not override any method from its superclass
import AppKit

class LayoutOfUIKit: NSView {
  override func layoutSubviews() {
    super.layout()
  }
}
