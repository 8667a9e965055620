#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A cell with constraints, as tall as they say in the width that it is offered.
  class FullWidthCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      attributes.size = contentView.systemLayoutSizeFitting(
        CGSize(width: attributes.offeredSpace, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return attributes
    }
  }

  @MainActor
  func showRows(in collectionView: UICollectionView) {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = .columns(1, cellHeight: .selfSizing(estimate: 60))
    collectionView.collectionViewLayout = layout
    collectionView.register(FullWidthCell.self, forCellWithReuseIdentifier: "row")
  }
#endif
