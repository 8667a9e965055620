#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The cells of a collection view, as its delegate or else the layout's closures and properties describe them.
  ///
  /// The conformance is isolated to the main actor, so that the engine's loop calls the delegate directly.
  /// Closures bound to the main actor would check at every call that they run there, which takes longer than most
  /// delegates do.
  @MainActor
  final class DelegateSource: @MainActor CellSource {
    let delegate: any CollectionViewDelegateAlignedLayout
    let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView
    let hasDelegate: Bool

    /// Whether the view shows placeholders of a drop, which the data source does not know.
    let hasPlaceholders: Bool

    /// False once it is known that neither the delegate nor the layout describes or estimates single cells.
    private(set) var hasAttributes: Bool
    private(set) var hasEstimates: Bool

    /// Whether it is still unknown if the delegate implements the methods about single cells.
    private var asksForAttributesFirst: Bool
    private var asksForEstimatesFirst: Bool

    /// Changing the item of a path takes a fraction of the time in which another one is made.
    @exclusivity(unchecked) private var path = IndexPath(item: 0, section: 0)

    init(
      delegate: (any CollectionViewDelegateAlignedLayout)?, layout: CollectionViewAlignedLayout,
      collectionView: UICollectionView, hasPlaceholders: Bool
    ) {
      self.delegate = delegate ?? DelegateWithoutMethods.shared
      hasDelegate = delegate != nil
      self.layout = layout
      self.collectionView = collectionView
      self.hasPlaceholders = hasPlaceholders
      hasAttributes = delegate != nil || layout.describesCells
      hasEstimates = delegate != nil || layout.estimatedSizeForItem != nil
      asksForAttributesFirst = delegate != nil && !hasPlaceholders
      asksForEstimatesFirst = asksForAttributesFirst
    }

    /// Asks for the attributes of a section's first cell if that shows whether the delegate implements the method.
    func attributesOfFirstCell(inSection section: Int) -> CellAttributes? {
      guard asksForAttributesFirst else { return nil }
      asksForAttributesFirst = false
      // A delegate may also forward the question to one that does not implement the method.
      layout.asked.delegateWithoutAttributes = nil
      let attributes = attributes(of: Position(section: section, cell: 0))
      hasAttributes =
        layout.asked.delegateWithoutAttributes != ObjectIdentifier(delegate)
        || layout.describesCells
      return hasAttributes ? attributes : nil
    }

    /// Asks for the estimated size of a section's first cell for the same reason.
    func estimateOfFirstCell(inSection section: Int) -> CGSize? {
      guard asksForEstimatesFirst else { return nil }
      asksForEstimatesFirst = false
      layout.asked.delegateWithoutEstimates = nil
      let estimate = estimatedSize(of: Position(section: section, cell: 0))
      hasEstimates =
        layout.asked.delegateWithoutEstimates != ObjectIdentifier(delegate)
        || layout.estimatedSizeForItem != nil
      return estimate
    }

    func estimatedSize(of cell: Position) -> CGSize? {
      guard hasEstimates, let path = indexPath(of: cell) else { return nil }
      return delegate.collectionView(collectionView, layout: layout, estimatedSizeForItemAt: path)
    }

    /// Returns nil for the placeholder of a drop, which the data source does not know.
    @inline(__always)
    private func indexPath(of cell: Position) -> IndexPath? {
      if path.section == cell.section {
        path.item = cell.cell
      } else {
        path = IndexPath(item: cell.cell, section: cell.section)
      }
      return hasPlaceholders
        ? collectionView.dataSourceIndexPath(forPresentationIndexPath: path) : path
    }

    @inline(__always)
    func attributes(of cell: Position) -> CellAttributes {
      guard let path = indexPath(of: cell) else { return layout.defaultItemAttributes }
      return delegate.collectionView(collectionView, layout: layout, attributesForItemAt: path)
    }

    @inline(__always)
    func size(of cell: Position, _ space: CGFloat) -> CGSize {
      guard let path = indexPath(of: cell) else { return layout.defaultItemSize }
      return delegate.collectionView(
        collectionView, layout: layout, sizeForItemAt: path, remainingLineSpace: space)
    }

    func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
      guard let path = indexPath(of: cell) else { return nil }
      return delegate.collectionView(
        collectionView, layout: layout, lastLineWidthForItemAt: path, size: size)
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      delegate.collectionView(
        collectionView, layout: layout, sizeForOverflowInSection: section,
        hiddenItemCount: hiddenCount)
    }
  }

  /// The delegate where none adopts the protocol: each of its answers is the layout's own.
  final class DelegateWithoutMethods: NSObject, CollectionViewDelegateAlignedLayout {
    static let shared = DelegateWithoutMethods()
  }
#endif
