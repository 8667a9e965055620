// refused: overriding declaration requires an 'override' keyword
import UIKit

class OverrideMissing: UICollectionViewController {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
}
