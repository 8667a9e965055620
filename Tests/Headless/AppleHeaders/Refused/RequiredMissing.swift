// refused: 'required' initializer 'init(coder:)' must be provided by subclass
import UIKit

class RequiredMissing: UICollectionViewLayout {
  let gap: CGFloat
  init(gap: CGFloat) {
    self.gap = gap
    super.init()
  }
}
