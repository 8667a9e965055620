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

    /// Whether single cells can have attributes other than the default if no delegate returns them.
    var describesCells: Bool {
      attributesForItem != nil || defaultCellAttributes != .default
    }

    /// Returns a cell's attributes instead of a delegate that does not implement the method.
    func attributes(
      forItemAt indexPath: IndexPath, insteadOf delegate: any CollectionViewDelegateAlignedLayout
    ) -> CellAttributes {
      state.delegateWithoutCellAttributes = ObjectIdentifier(delegate)
      return attributes(forItemAt: indexPath)
    }

    /// Returns a cell's attributes, and whether the delegate itself implements the method by which
    /// they are asked for. A delegate may also forward the question to one that does not.
    func implementation(
      of delegate: any CollectionViewDelegateAlignedLayout, asking: () -> CellAttributes
    ) -> (attributes: CellAttributes, isDelegates: Bool) {
      state.delegateWithoutCellAttributes = nil
      let attributes = asking()
      return (attributes, state.delegateWithoutCellAttributes != ObjectIdentifier(delegate))
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
