// refused: property 'delegate' with type
import UIKit

class WiderDelegate: UICollectionView {
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}
