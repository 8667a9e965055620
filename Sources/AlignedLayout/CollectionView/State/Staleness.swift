#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What the next `prepare()` has to do. Invalidation only adds to it.
  @MainActor
  struct Staleness {
    /// Whether everything has to be asked and laid out.
    private(set) var isContentStale = true

    /// The items whose cells have to be asked again, if not everything has.
    private(set) var items: [IndexPath] = []

    /// The headers and footers that were named along with more that is stale.
    private(set) var bars: [(kind: String, path: IndexPath)] = []

    /// Whether the data may have other counts than those laid out.
    private(set) var areCountsStale = false

    /// Whether nothing is left of the data that was laid out.
    private(set) var isReloaded = false

    /// Whether the sizes that views have answered are only guesses any more.
    private(set) var forgetsSizes = false

    /// Whether UIKit knows that any element may have changed.
    private(set) var isWhole = true

    /// Nothing is stale.
    static var nothing: Staleness {
      var staleness = Staleness()
      staleness.isContentStale = false
      staleness.isWhole = false
      return staleness
    }

    /// Adds what a context invalidates.
    ///
    /// - Returns: whether UIKit has to be told that more than what the context names may have
    ///   changed: other cells move when one changes its size.
    mutating func add(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      if context.keepsContent {
        isWhole = isWhole || !context.namesElements
        return false
      }
      isWhole = true
      areCountsStale = areCountsStale || context.invalidateDataSourceCounts
      isReloaded = isReloaded || context.invalidateEverything
      forgetsSizes = forgetsSizes || context.forgetsSizes
      for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
        bars += paths.map { (kind, $0) }
      }
      // Items on the move are named, but all between their old and their new place move with them.
      let isMoving = context.targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      if !isMoving, let named = context.invalidatedItemIndexPaths, !named.isEmpty,
        !context.invalidateEverything, !context.invalidateDataSourceCounts
      {
        items += named
        return true
      }
      isContentStale = true
      return context.namesElements
    }
  }

  extension UICollectionViewLayoutInvalidationContext {
    private var aligned: CollectionViewAlignedLayoutInvalidationContext? {
      invalidateEverything || invalidateDataSourceCounts
        ? nil : self as? CollectionViewAlignedLayoutInvalidationContext
    }

    /// Whether all that was computed still holds.
    var keepsContent: Bool {
      aligned?.invalidatesContent == false
    }

    /// Whether the sizes that views have answered are only guesses any more.
    fileprivate var forgetsSizes: Bool {
      aligned?.invalidatesMeasuredSizes == true
    }

    /// Whether all would be answered as before, if it were asked for the same surroundings.
    var keepsAnswers: Bool {
      keepsContent || (aligned?.keepsAnswersElsewhere == true && !namesElements)
    }

    /// Whether the context names elements, and so says that all others are as they were.
    fileprivate var namesElements: Bool {
      invalidatedItemIndexPaths?.isEmpty == false
        || invalidatedSupplementaryIndexPaths?.isEmpty == false
        || invalidatedDecorationIndexPaths?.isEmpty == false
    }
  }
#endif
