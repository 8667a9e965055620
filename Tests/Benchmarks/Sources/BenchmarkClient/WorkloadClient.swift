import AlignedLayout
import UIKit

/// A data source and delegate as in an app. It is in another module, and returns the workload's
/// sizes from an array.
@MainActor
public final class WorkloadClient: NSObject {
  private let sizes: [[CGSize]]
  private let attributes: CellAttributes

  /// Creates a client from the sizes of the cells of each section, and the attributes of all cells.
  public init(_ sizes: [[CGSize]], attributes: CellAttributes = .default) {
    self.sizes = sizes
    self.attributes = attributes
  }
}

extension WorkloadClient: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    sizes.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sizes[section].count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension WorkloadClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    sizes[indexPath.section][indexPath.item]
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    attributes
  }
}
