#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension Invalidation {
    /// A client's subclass may override the context's properties. They are all read here, before the state
    /// changes.
    ///
    /// - Parameter announcesSurroundings: whether a context that invalidates everything may be the one by which
    ///   UIKit announces other insets. The layout then looks for what has changed.
    @MainActor
    init(
      _ context: UICollectionViewLayoutInvalidationContext, announcesSurroundings: Bool = false,
      beginsBatch: Bool = false
    ) {
      self.beginsBatch = beginsBatch
      isReload = context.invalidateEverything
      movesItems = context.targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      // UIKit moves an item within the collection view as in a batch of updates. The layout knows the
      // new order from the context.
      invalidatesCounts = context.invalidateDataSourceCounts && !movesItems
      // The layout's own properties have no effect in a context for new data.
      let isForNewData = isReload || invalidatesCounts
      let ours = isForNewData ? nil : context as? CollectionViewAlignedLayoutInvalidationContext
      items = (context.invalidatedItemIndexPaths ?? []).map(ContentLayout.CellPosition.init)
      supplementaryViews = (context.invalidatedSupplementaryIndexPaths ?? [:]).flatMap {
        (kind, paths) in paths.compactMap { ContentLayout.Element(ofKind: kind, at: $0) }
      }
      namesElements =
        !items.isEmpty || context.invalidatedSupplementaryIndexPaths?.isEmpty == false
        || context.invalidatedDecorationIndexPaths?.isEmpty == false
        // Nothing is announced by scrolling, as nothing is by elements that pin.
        || ours?.isForScrolling == true
      invalidatesMeasuredSizes = ours?.invalidatesMeasuredSizes == true
      keepsContent =
        ours?.invalidatesContent == false
        || (announcesSurroundings && !isForNewData && !namesElements && !movesItems
          && !invalidatesMeasuredSizes)
      keepsCachedContents = keepsContent || (ours?.isForOtherSurroundings == true && !namesElements)
    }
  }

  extension UICollectionViewLayoutInvalidationContext {
    func adjust(by change: LayoutCore.ContextChange, along axis: ContentLayout.Axis) {
      let offset = axis.point(change.offset)
      contentOffsetAdjustment.x += offset.x
      contentOffsetAdjustment.y += offset.y
      let length = axis.point(change.length)
      contentSizeAdjustment.width += length.x
      contentSizeAdjustment.height += length.y
    }
  }
#endif
