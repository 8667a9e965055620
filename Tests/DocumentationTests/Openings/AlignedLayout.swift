#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func setTagsOnLines(_ tagSizes: [CGSize], in collectionView: UICollectionView) {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = SectionAttributes(sizing: .asked(offering: .wholeLine))
    layout.sizeForItem = { indexPath, _ in tagSizes[indexPath.item] }
    collectionView.collectionViewLayout = layout
  }
#endif
