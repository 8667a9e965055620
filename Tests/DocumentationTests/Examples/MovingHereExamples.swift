#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What every move begins with.
  @MainActor
  enum MovingHereExamples {
    static func choose(_ usesAlignedLayout: Bool, in collectionView: UICollectionView) {
      collectionView.collectionViewLayout =
        usesAlignedLayout ? CollectionViewAlignedLayout() : UICollectionViewFlowLayout()
    }

    static func useDefaultsOfFlowLayout(_ layout: CollectionViewAlignedLayout) {
      layout.contentInsets = .zero
      layout.contentInsetsReference = .none
      layout.sectionSpacing = 0
      layout.pinsSectionHeaders = false
      layout.keepsVisibleLinesInPlace = false
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .asked(offering: .wholeLine), cellSpacing: 10, lineSpacing: 10)
    }
  }

  /// A cell whose width its line decides.
  final class FittingCell: UICollectionViewCell {
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
#endif
