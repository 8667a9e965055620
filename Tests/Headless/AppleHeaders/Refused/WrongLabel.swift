// refused: argument labels for method 'layoutAttributesForElements(inRect:)' do not match
import UIKit

class WrongLabel: UICollectionViewLayout {
  override func layoutAttributesForElements(
    inRect rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
}
