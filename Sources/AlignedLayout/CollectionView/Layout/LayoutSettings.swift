#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a client sets instead of the delegate's answers, and of the content as a whole. The layout's properties of
  /// these names describe them.
  struct LayoutSettings {
    var defaultItemSize = CGSize(width: 100, height: 100)
    var defaultSectionAttributes = SectionAttributes()
    var defaultItemAttributes = CellAttributes.default
    var defaultHeaderLength: CGFloat = 0
    var defaultFooterLength: CGFloat = 0
    var referencesOfSections: [UIContentInsetsReference] = []
    var sectionSpacing: CGFloat = 10
    var contentInsets = Insets(5)
    var coveredInsets = Insets.zero
    var contentInsetsReference = UIContentInsetsReference.safeArea
    var supplementaryContentInsetsReference = UIContentInsetsReference.none
    var contentHeader: BoundaryView?
    var contentFooter: BoundaryView?
  }

  package struct LayoutClosures {
    package typealias LengthOfBoundaryView = (
      _ elementKind: String, _ width: CGFloat
    ) -> (length: CGFloat, pinned: CGFloat?)

    var sizeForItem: ((_ indexPath: IndexPath, _ remainingLineSpace: CGFloat) -> CGSize)?
    var estimatedSizeForItem: ((_ indexPath: IndexPath) -> CGSize?)?
    var lastLineWidthForItem: ((_ indexPath: IndexPath, _ size: CGSize) -> CGFloat?)?
    var attributesForSection: ((_ section: Int) -> SectionAttributes)?
    var attributesForItem: ((_ indexPath: IndexPath) -> CellAttributes)?
    var referenceLengthForHeader: ((_ section: Int) -> CGFloat)?
    var referenceLengthForFooter: ((_ section: Int) -> CGFloat)?
    var sizeForOverflow: ((_ section: Int, _ hiddenItemCount: Int) -> CGSize)?
    var attachmentsForItem: ((_ indexPath: IndexPath) -> [ViewAttachment])?
    var lengthOfBoundaryView: LengthOfBoundaryView?
    var adjustVisibleAttributes:
      ((_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) -> Void)?
  }
#endif
