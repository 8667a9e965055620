import UIKit

/// An invalidation context that overrides every member.
open class ContextProbe: UICollectionViewLayoutInvalidationContext {
  public var pinsOnly = false

  open override var invalidateEverything: Bool { super.invalidateEverything }
  open override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  open override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
  open override func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
  }
  open override func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
  }
  open override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  open override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    super.invalidatedSupplementaryIndexPaths
  }
  open override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    super.invalidatedDecorationIndexPaths
  }
  open override var contentOffsetAdjustment: CGPoint {
    get { super.contentOffsetAdjustment }
    set { super.contentOffsetAdjustment = newValue }
  }
  open override var contentSizeAdjustment: CGSize {
    get { super.contentSizeAdjustment }
    set { super.contentSizeAdjustment = newValue }
  }
  open override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.previousIndexPathsForInteractivelyMovingItems
  }
  open override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.targetIndexPathsForInteractivelyMovingItems
  }
  open override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
}

/// An update item that overrides every member.
open class UpdateItemProbe: UICollectionViewUpdateItem {
  open override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  open override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  open override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}
