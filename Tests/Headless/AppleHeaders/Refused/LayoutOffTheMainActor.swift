// refused: call to main actor-isolated instance method 'invalidateLayout()'
import UIKit

func refresh(_ layout: UICollectionViewLayout) { layout.invalidateLayout() }
