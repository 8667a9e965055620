// refused: can not be mutated from a nonisolated context
import AppKit

class NibOnTheMainActor: NSView {
  override func awakeFromNib() {
    super.awakeFromNib()
    needsLayout = true
  }
}
