#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The layout's own answer for a cell's size: that of ``sizeForItem`` if it is set, or else
    /// ``defaultCellSize``. A delegate may fall back to it, case by case.
    public func size(forItemAt indexPath: IndexPath, remainingLineSpace: CGFloat) -> CGSize {
      sizeForItem?(indexPath, remainingLineSpace) ?? defaultCellSize
    }

    /// The layout's own answer for a section's attributes: that of ``attributesForSection`` if it
    /// is set, or else ``defaultSectionAttributes``.
    public func attributes(forSectionAt section: Int) -> SectionAttributes {
      attributesForSection?(section) ?? defaultSectionAttributes
    }

    /// The layout's own answer for a cell's attributes: that of ``attributesForCell`` if it is set,
    /// or else ``defaultCellAttributes``.
    public func attributes(forCellAt indexPath: IndexPath) -> CellAttributes {
      attributesForCell?(indexPath) ?? defaultCellAttributes
    }

    /// The layout's own answer for the height of a section's header: that of
    /// ``referenceHeightForHeader`` if it is set, or else ``defaultHeaderHeight``.
    public func referenceHeight(forHeaderInSection section: Int) -> CGFloat {
      referenceHeightForHeader?(section) ?? defaultHeaderHeight
    }

    /// The layout's own answer for the height of a section's footer: that of
    /// ``referenceHeightForFooter`` if it is set, or else ``defaultFooterHeight``.
    public func referenceHeight(forFooterInSection section: Int) -> CGFloat {
      referenceHeightForFooter?(section) ?? defaultFooterHeight
    }

    /// The layout's own answer for the size of the view that stands for the items that a section
    /// hides: that of ``sizeForOverflow`` if it is set, or else zero, which is no view.
    public func size(forOverflowInSection section: Int, hiddenCount: Int) -> CGSize {
      sizeForOverflow?(section, hiddenCount) ?? .zero
    }
  }
#endif
