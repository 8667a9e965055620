#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What an invalidation context invalidates, as a value.
  ///
  /// A client's subclass may override the context's properties. They are all read here, before the
  /// state changes.
  @MainActor
  struct Invalidation {
    /// Whether all data may have been replaced, as by `reloadData()`.
    let isReload: Bool

    /// Whether the numbers of sections and items may have changed, as in a batch of updates.
    let invalidatesCounts: Bool

    /// Whether the content and its frames stay as they are.
    let keepsContent: Bool

    /// Whether contents cached for other surroundings stay valid.
    let keepsCachedContents: Bool

    /// Whether measured sizes become estimates.
    let invalidatesMeasuredSizes: Bool

    /// Whether the context names elements. All others have not changed then.
    let namesElements: Bool

    /// Whether the named items are being moved interactively.
    let movesItems: Bool

    let items: [IndexPath]

    /// The headers, footers and overflow views that the context names.
    let supplementaryViews: [(kind: String, path: IndexPath)]

    /// - Parameter announcesSurroundings: whether a context that invalidates everything may be the
    ///   one by which UIKit announces other insets. The layout then looks for what has changed.
    init(
      _ context: UICollectionViewLayoutInvalidationContext, announcesSurroundings: Bool = false
    ) {
      isReload = context.invalidateEverything
      movesItems = context.targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      // UIKit moves an item within the collection view as in a batch of updates. The layout knows the
      // new order from the context.
      invalidatesCounts = context.invalidateDataSourceCounts && !movesItems
      // The layout's own properties have no effect in a context for new data.
      let isForNewData = isReload || invalidatesCounts
      let ours = isForNewData ? nil : context as? CollectionViewAlignedLayoutInvalidationContext
      items = context.invalidatedItemIndexPaths ?? []
      supplementaryViews = (context.invalidatedSupplementaryIndexPaths ?? [:]).flatMap {
        (kind, paths) in paths.map { (kind, $0) }
      }
      namesElements =
        !items.isEmpty || context.invalidatedSupplementaryIndexPaths?.isEmpty == false
        || context.invalidatedDecorationIndexPaths?.isEmpty == false
      invalidatesMeasuredSizes = ours?.invalidatesMeasuredSizes == true
      keepsContent =
        ours?.invalidatesContent == false
        || (announcesSurroundings && !isForNewData && !namesElements && !movesItems
          && !invalidatesMeasuredSizes)
      keepsCachedContents =
        keepsContent || (ours?.isForOtherSurroundings == true && !namesElements)
    }
  }
#endif
