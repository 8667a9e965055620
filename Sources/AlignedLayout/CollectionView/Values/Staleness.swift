/// What has become stale since the layout was last prepared. Invalidations only add to it.
struct Staleness: Sendable {
  private(set) var isContentStale = true

  /// The items to ask for again, if the rest of the content is not stale.
  private(set) var items: [ContentLayout.CellPosition] = []

  /// The headers, footers and overflow views that were named together with stale content.
  private(set) var supplementaryViews: [ContentLayout.Element] = []
  private(set) var areCountsStale = false
  private(set) var isReloaded = false
  private(set) var areMeasuredSizesStale = false

  /// Whether UIKit knows that any element may have changed.
  private(set) var isEveryElementStale = true

  mutating func take() -> Staleness {
    defer { self = Staleness(isContentStale: false, isEveryElementStale: false) }
    return self
  }

  func items(in content: ContentLayout) -> [ContentLayout.CellPosition] {
    items.filter { content.contains(.cell($0)) }
  }

  /// Returns whether more may have changed than the context names: if one cell changes its size, others move.
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
