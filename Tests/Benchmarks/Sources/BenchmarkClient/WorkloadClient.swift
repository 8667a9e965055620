import AlignedLayout
import UIKit

/// A client as an app has one, in a module of its own: a data source and a delegate that answers
/// the workload's sizes from an array.
@MainActor
public final class WorkloadClient: NSObject {
  private let sizes: [[CGSize]]

  /// A client whose sections have cells of these sizes.
  public init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
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
    .default
  }
}
