/// What has become stale since the layout was last prepared.
///
/// Invalidations only add to it. `prepare()` takes it.
struct Staleness: Sendable {
  /// Whether everything has to be asked for and laid out again.
  private(set) var isContentStale = true

  /// The items to ask for again, if the rest of the content is not stale.
  private(set) var items: [ContentLayout.CellPosition] = []

  /// The headers, footers and overflow views that were named together with stale content.
  private(set) var supplementaryViews: [ContentLayout.Element] = []

  /// Whether the numbers of sections and items may have changed.
  private(set) var areCountsStale = false

  /// Whether all data may have been replaced, as by `reloadData()`.
  private(set) var isReloaded = false

  /// Whether measured sizes have become estimates.
  private(set) var areMeasuredSizesStale = false

  /// Whether UIKit knows that any element may have changed.
  private(set) var isEveryElementStale = true

  /// Returns what is stale, and begins to collect again.
  mutating func take() -> Staleness {
    defer { self = Staleness(isContentStale: false, isEveryElementStale: false) }
    return self
  }

  /// Returns the items to ask for again that a content has.
  func items(in content: ContentLayout) -> [ContentLayout.CellPosition] {
    items.filter { content.contains(.cell($0)) }
  }

  /// Adds what an invalidation makes stale.
  ///
  /// - Returns: whether more elements may have changed than the context names. If one cell
  ///   changes its size, for example, others move.
  mutating func add(_ invalidation: Invalidation) -> Bool {
    if invalidation.keepsContent {
      isEveryElementStale = isEveryElementStale || !invalidation.namesElements
      return false
    }
    isEveryElementStale = true
    areCountsStale = areCountsStale || invalidation.invalidatesCounts
    isReloaded = isReloaded || invalidation.isReload
    areMeasuredSizesStale = areMeasuredSizesStale || invalidation.invalidatesMeasuredSizes
    supplementaryViews += invalidation.supplementaryViews
    // During an interactive movement UIKit names the moved items, but all items between their old
    // and their new place move with them.
    if !invalidation.movesItems, !invalidation.items.isEmpty, !invalidation.isReload,
      !invalidation.invalidatesCounts
    {
      items += invalidation.items
      return true
    }
    isContentStale = true
    return invalidation.namesElements
  }
}
