// refused: 'isFlipped' is a get-only property
import AppKit

@MainActor func flip(_ view: NSView) {
  view.isFlipped = true
}
