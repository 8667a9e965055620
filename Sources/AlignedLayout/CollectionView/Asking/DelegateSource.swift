#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The cells of a collection view, as its delegate or the layout itself describes them.
  @MainActor
  protocol CollectionSource: CellSource {
    /// Asks for the attributes of a section's first cell if that shows whether single cells have
    /// attributes at all: the delegate may not implement the method. Returns nil if nothing is asked,
    /// or if they have none.
    mutating func attributesOfFirstCell(inSection section: Int) -> CellAttributes?

    /// Whether cells may have estimated sizes of their own.
    var hasEstimates: Bool { get }

    /// Asks for the estimated size of a section's first cell if that shows whether the delegate
    /// implements the method. Returns nil if nothing is asked, or if the cell has none.
    mutating func estimateOfFirstCell(inSection section: Int) -> CGSize?

    /// Returns the estimated size of a self-sizing cell, or nil for that of its section.
    func estimatedSize(of key: Key) -> CGSize?
  }

  /// The cells of a collection view whose delegate adopts the aligned layout's protocol.
  ///
  /// The conformance is isolated to the main actor. The engine's loop then calls the delegate
  /// directly. Closures bound to the main actor would check at every call that they run there,
  /// which takes longer than most delegates do.
  @MainActor
  struct DelegateSource: @MainActor CollectionSource {
    let delegate: any CollectionViewDelegateAlignedLayout
    let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView
    let hasPlaceholders: Bool

    /// False once it is known that neither the delegate nor the layout describes single cells.
    private(set) var hasAttributes = true

    /// False once it is known that neither the delegate nor the layout estimates single cells.
    private(set) var hasEstimates = true

    private var known: Set<OptionalQuestion> = []

    init(
      delegate: any CollectionViewDelegateAlignedLayout, layout: CollectionViewAlignedLayout,
      collectionView: UICollectionView, hasPlaceholders: Bool
    ) {
      self.delegate = delegate
      self.layout = layout
      self.collectionView = collectionView
      self.hasPlaceholders = hasPlaceholders
    }

    mutating func attributesOfFirstCell(inSection section: Int) -> CellAttributes? {
      guard !hasPlaceholders, known.insert(.attributes).inserted else { return nil }
      let path = IndexPath(item: 0, section: section)
      let first = layout.answer(of: delegate, about: .attributes) {
        delegate.collectionView(collectionView, layout: layout, attributesForItemAt: path)
      }
      hasAttributes = first.isDelegates || layout.describesCells
      return hasAttributes ? first.answer : nil
    }

    mutating func estimateOfFirstCell(inSection section: Int) -> CGSize? {
      guard !hasPlaceholders, known.insert(.estimatedSize).inserted else { return nil }
      let path = IndexPath(item: 0, section: section)
      let first = layout.answer(of: delegate, about: .estimatedSize) {
        delegate.collectionView(collectionView, layout: layout, estimatedSizeForItemAt: path)
      }
      hasEstimates = first.isDelegates || layout.estimatedSizeForItem != nil
      return first.answer
    }

    func estimatedSize(of key: IndexPath?) -> CGSize? {
      guard hasEstimates, let key else { return nil }
      return delegate.collectionView(collectionView, layout: layout, estimatedSizeForItemAt: key)
    }

    func key(of position: ContentLayout.CellPosition) -> IndexPath? {
      collectionView.dataSourcePath(of: position, hasPlaceholders: hasPlaceholders)
    }

    func attributes(of key: IndexPath?) -> CellAttributes {
      guard let key else { return layout.defaultItemAttributes }
      return delegate.collectionView(collectionView, layout: layout, attributesForItemAt: key)
    }

    func size(of key: IndexPath?, _ space: CGFloat) -> CGSize {
      guard let key else { return layout.defaultItemSize }
      return delegate.collectionView(
        collectionView, layout: layout, sizeForItemAt: key, remainingLineSpace: space)
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      delegate.collectionView(
        collectionView, layout: layout, sizeForOverflowInSection: section,
        hiddenItemCount: hiddenCount)
    }
  }

  /// The cells of a collection view without such a delegate: the layout's closures and properties
  /// describe them.
  @MainActor
  struct LayoutSource: @MainActor CollectionSource {
    let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView
    let hasPlaceholders: Bool

    var hasAttributes: Bool { layout.describesCells }

    var hasEstimates: Bool { layout.estimatedSizeForItem != nil }

    func attributesOfFirstCell(inSection section: Int) -> CellAttributes? { nil }

    func estimateOfFirstCell(inSection section: Int) -> CGSize? { nil }

    func estimatedSize(of key: IndexPath?) -> CGSize? {
      guard let key else { return nil }
      return layout.estimatedSizeForItem?(key)
    }

    func key(of position: ContentLayout.CellPosition) -> IndexPath? {
      collectionView.dataSourcePath(of: position, hasPlaceholders: hasPlaceholders)
    }

    func attributes(of key: IndexPath?) -> CellAttributes {
      guard let key else { return layout.defaultItemAttributes }
      return layout.attributes(forItemAt: key)
    }

    func size(of key: IndexPath?, _ space: CGFloat) -> CGSize {
      guard let key else { return layout.defaultItemSize }
      return layout.size(forItemAt: key, remainingLineSpace: space)
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      layout.size(forOverflowInSection: section, hiddenItemCount: hiddenCount)
    }
  }

  extension UICollectionView {
    /// Returns the index path by which the data source knows a cell, or nil for the placeholder of
    /// a drop, which it does not know.
    @inline(__always)
    fileprivate func dataSourcePath(
      of position: ContentLayout.CellPosition, hasPlaceholders: Bool
    ) -> IndexPath? {
      let path = IndexPath(item: position.cell, section: position.section)
      return hasPlaceholders ? dataSourceIndexPath(forPresentationIndexPath: path) : path
    }
  }
#endif
