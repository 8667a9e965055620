// refused: type 'HashableSize' does not conform to protocol 'Hashable'
import UIKit

struct HashableSize: Hashable {
  var size: CGSize
}
