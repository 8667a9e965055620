// refused: must be unwrapped
import UIKit

@MainActor func select(_ delegate: any UICollectionViewDelegate, in view: UICollectionView) {
  delegate.collectionView(view, didSelectItemAt: [0, 0])
}
