#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Scrolling, for the client's delegate. A method that it does not implement has the effect that it has
  // without a delegate. UIKit declares the methods as optional, so each is looked up first.
  extension ListDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      list?.carousel?.didScroll()
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewDidScroll
      // UIKit also scrolls while it lays out, where a list cannot be updated.
      list?.calls.during { method?(scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      list?.carousel?.willBeginDragging()
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewWillBeginDragging
      method?(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      list?.carousel?.willEndDragging(with: velocity.x, at: &targetContentOffset.pointee.x)
      let method: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
        forwarded?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      method?(scrollView, velocity, targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      let method: ((UIScrollView, Bool) -> Void)? =
        forwarded?.scrollViewDidEndDragging(_:willDecelerate:)
      method?(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewWillBeginDecelerating
      method?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      list?.carousel?.didEndDecelerating()
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewDidEndDecelerating
      method?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      list?.carousel?.didEndScrollingAnimation()
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewDidEndScrollingAnimation
      method?(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      let method: ((UIScrollView) -> Bool)? = forwarded?.scrollViewShouldScrollToTop
      return method?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewDidScrollToTop
      method?(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      let method: ((UIScrollView) -> Void)? = forwarded?.scrollViewDidChangeAdjustedContentInset
      method?(scrollView)
    }
  }
#endif
