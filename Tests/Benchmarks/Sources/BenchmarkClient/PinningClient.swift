import AlignedLayout
import UIKit

/// A client with one section, whose cells have lines of their own. Some of them pin, at equal distances.
@MainActor
public final class PinningClient: NSObject {
  private let cellCount: Int
  private let distance: Int

  /// Creates a client from the number of its cells and the number of those that pin.
  public init(cellCount: Int, pinnedCount: Int) {
    self.cellCount = cellCount
    distance = cellCount / pinnedCount
  }
}

extension PinningClient: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    cellCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension PinningClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    CGSize(width: 300, height: 30)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    CellAttributes(
      beginsLine: true, endsLine: true, pins: indexPath.item.isMultiple(of: distance))
  }
}
