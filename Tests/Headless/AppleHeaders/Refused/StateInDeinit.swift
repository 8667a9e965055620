// refused: cannot access property 'store' with a non-Sendable type 'Store' from nonisolated deinit
import UIKit

class Store { var values: [CGFloat] = [] }

class StateInDeinit: UICollectionViewLayout {
  var store = Store()
  deinit { store.values.removeAll() }
}
