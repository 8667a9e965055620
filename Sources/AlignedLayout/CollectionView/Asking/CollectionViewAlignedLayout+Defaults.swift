#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout's own values, used where no delegate provides others: those of its closures, or
  /// else of its properties.
  extension CollectionViewAlignedLayout {
    func size(forItemAt indexPath: IndexPath, remainingLineSpace: CGFloat) -> CGSize {
      sizeForItem?(indexPath, remainingLineSpace) ?? defaultCellSize
    }

    func attributes(forSectionAt section: Int) -> SectionAttributes {
      attributesForSection?(section) ?? defaultSectionAttributes
    }

    func attributes(forItemAt indexPath: IndexPath) -> CellAttributes {
      attributesForItem?(indexPath) ?? defaultCellAttributes
    }

    func referenceLength(forHeaderInSection section: Int) -> CGFloat {
      referenceLengthForHeader?(section) ?? defaultHeaderLength
    }

    func referenceLength(forFooterInSection section: Int) -> CGFloat {
      referenceLengthForFooter?(section) ?? defaultFooterLength
    }

    /// The size of an overflow view. Without a closure it is zero: there is no view.
    func size(forOverflowInSection section: Int, hiddenItemCount: Int) -> CGSize {
      sizeForOverflow?(section, hiddenItemCount) ?? .zero
    }
  }
#endif
