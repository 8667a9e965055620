#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Methods for the client's delegate whose default answer is not nothing. If the delegate does not implement
  // them, or has been deallocated, the list answers as UIKit does without the method.
  extension ListDelegate {
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
