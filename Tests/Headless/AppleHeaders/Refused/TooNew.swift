// refused: 'selfSizingInvalidation' is only available in
// refused: 'ContinuousClock' is only available in
import UIKit

@MainActor func adopt(_ view: UICollectionView) {
  view.selfSizingInvalidation = .enabled
  _ = ContinuousClock()
}
