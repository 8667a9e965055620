#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Inserts a tag of a width of its own. The tags after it move to their new places.
  @MainActor
  func insertTag(at indexPath: IndexPath, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout as? CollectionViewAlignedLayout
    layout?.keepsAnswersAcrossUpdates = true
    collectionView.performBatchUpdates {
      collectionView.insertItems(at: [indexPath])
    }
  }
#endif
