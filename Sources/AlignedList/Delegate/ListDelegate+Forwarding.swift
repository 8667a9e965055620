#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Methods for the client's delegate. If it does not implement one, or has been deallocated, the list answers as UIKit
  // does without the method. UIKit declares the methods as optional, so each is looked up first.
  extension ListDelegate {
    private func call(_ method: ((UIScrollView) -> Void)?, _ scrollView: UIScrollView) {
      method?(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      carousel?.didScroll()
      reachEndsOfCoveredItems()
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
      reachEndsOfCoveredItems()
      call(forwarded?.scrollViewDidChangeAdjustedContentInset, scrollView)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      let method: ((UICollectionView, IndexPath) -> Bool)? =
        forwarded?.collectionView(_:shouldDeselectItemAt:)
      return list?.calls.during { method?(collectionView, indexPath) } ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let method: ((UICollectionView, CGPoint) -> CGPoint)? =
        forwarded?.collectionView(_:targetContentOffsetForProposedContentOffset:)
      return list?.calls.during { method?(collectionView, proposedContentOffset) }
        ?? proposedContentOffset
    }

    // The headless UIKit does not declare this method.
    #if canImport(ObjectiveC)
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        let made = list?.calls.during {
          forwarded?.collectionView?(
            collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
        return made
          ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      }
    #endif
  }
#endif
