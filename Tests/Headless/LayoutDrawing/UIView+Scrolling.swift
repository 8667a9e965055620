import UIKit

extension UIView {
  /// The view that scrolls: this one, or the first of those in it, as where a view hosts a screen.
  package var scrollingView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.compactMap(\.scrollingView).first
  }
}
