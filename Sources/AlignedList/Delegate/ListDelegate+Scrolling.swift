#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Scrolling, for the client's delegate. A method that it does not implement has the effect that it has
  // without a delegate. UIKit declares the methods as optional, so each is looked up first.
  extension ListDelegate {
    private func call(_ method: ((UIScrollView) -> Void)?, _ scrollView: UIScrollView) {
      method?(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      carousel?.didScroll()
      // UIKit also scrolls while it lays out, where a list cannot be updated.
      list?.calls.during { call(forwarded?.scrollViewDidScroll, scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      carousel?.willBeginDragging()
      call(forwarded?.scrollViewWillBeginDragging, scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      carousel?.willEndDragging(with: velocity.x, at: &targetContentOffset.pointee.x)
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
      call(forwarded?.scrollViewWillBeginDecelerating, scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      carousel?.didEndDecelerating()
      call(forwarded?.scrollViewDidEndDecelerating, scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      carousel?.didEndScrollingAnimation()
      call(forwarded?.scrollViewDidEndScrollingAnimation, scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      let method: ((UIScrollView) -> Bool)? = forwarded?.scrollViewShouldScrollToTop
      return method?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      call(forwarded?.scrollViewDidScrollToTop, scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      call(forwarded?.scrollViewDidChangeAdjustedContentInset, scrollView)
    }
  }
#endif
