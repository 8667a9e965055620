import UIKit

/// A layout in the manner of one that ships.
@MainActor
protocol MannerLayout: UICollectionViewLayout {
  /// Returns a layout that knows the same measured sizes, but has seen nothing else yet.
  func twin() -> UICollectionViewLayout
}
