// refused: 'super.init' isn't called on all paths
import UIKit

class SuperInitMissing: UICollectionViewCell {
  override init(frame: CGRect) {}
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
