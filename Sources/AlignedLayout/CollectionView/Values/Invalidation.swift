/// What an invalidation context invalidates, as a value.
struct Invalidation: Sendable {
  /// Whether all data may have been replaced, as by `reloadData()`.
  let isReload: Bool

  /// Whether the numbers of sections and items may have changed, as in a batch of updates.
  let invalidatesCounts: Bool
  let keepsContent: Bool

  /// Whether contents cached for other surroundings stay valid.
  let keepsCachedContents: Bool

  /// Whether measured sizes become estimates.
  let invalidatesMeasuredSizes: Bool

  /// Whether the context names elements. All others have not changed then.
  let namesElements: Bool

  /// Whether the named items are being moved interactively.
  let movesItems: Bool

  let items: [ContentLayout.CellPosition]

  /// The headers, footers and overflow views that the context names.
  let supplementaryViews: [ContentLayout.Element]

  /// Whether it announces a batch of updates.
  var beginsBatch = false
}
