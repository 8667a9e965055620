#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The layout's own answer for a cell's size: that of ``sizeForItem`` if it is set, or else
    /// ``defaultCellSize``. A delegate may fall back to it, case by case.
    func size(forItemAt indexPath: IndexPath, remainingLineSpace: CGFloat) -> CGSize {
      sizeForItem?(indexPath, remainingLineSpace) ?? defaultCellSize
    }

    /// The layout's own answer for a section's attributes: that of ``attributesForSection`` if it
    /// is set, or else ``defaultSectionAttributes``.
    func attributes(forSectionAt section: Int) -> SectionAttributes {
      attributesForSection?(section) ?? defaultSectionAttributes
    }

    /// The layout's own answer for a cell's attributes: that of ``attributesForItem`` if it is set,
    /// or else ``defaultCellAttributes``.
    func attributes(forItemAt indexPath: IndexPath) -> CellAttributes {
      attributesForItem?(indexPath) ?? defaultCellAttributes
    }

    /// The layout's own answer for the height of a section's header: that of
    /// ``referenceLengthForHeader`` if it is set, or else ``defaultHeaderLength``.
    func referenceLength(forHeaderInSection section: Int) -> CGFloat {
      referenceLengthForHeader?(section) ?? defaultHeaderLength
    }

    /// The layout's own answer for the height of a section's footer: that of
    /// ``referenceLengthForFooter`` if it is set, or else ``defaultFooterLength``.
    func referenceLength(forFooterInSection section: Int) -> CGFloat {
      referenceLengthForFooter?(section) ?? defaultFooterLength
    }

    /// The layout's own answer for the size of the view that stands for the items that a section
    /// hides: that of ``sizeForOverflow`` if it is set, or else zero, which is no view.
    func size(forOverflowInSection section: Int, hiddenItemCount: Int) -> CGSize {
      sizeForOverflow?(section, hiddenItemCount) ?? .zero
    }
  }
#endif
