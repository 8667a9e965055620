// refused: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context
import UIKit

// An observer may be notified on any thread, so its handler is not isolated.
@MainActor
func observe(_ view: UIView) -> NSKeyValueObservation {
  view.observe(\.isHidden) { view, _ in view.setNeedsLayout() }
}
