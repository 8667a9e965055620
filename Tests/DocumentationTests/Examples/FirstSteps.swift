#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What every move begins with.
  @MainActor
  enum FirstSteps {
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
#endif
