// refused: property cannot be marked '@IBInspectable' because its type cannot be represented
import UIKit

struct Spacing { var top: CGFloat }

class InspectableStruct: UICollectionViewLayout {
  @IBInspectable var spacing = Spacing(top: 0)
}
