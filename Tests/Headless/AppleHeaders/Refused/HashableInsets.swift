// refused: type 'HashableInsets' does not conform to protocol 'Hashable'
import UIKit

struct HashableInsets: Hashable {
  var insets: UIEdgeInsets
}
