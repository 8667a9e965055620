// refused: sending 'object' risks causing data races
import UIKit

class SendingAttributes: UICollectionViewLayoutAttributes {
  var note = ""
  override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated { (object as? SendingAttributes)?.note == note }
  }
}
