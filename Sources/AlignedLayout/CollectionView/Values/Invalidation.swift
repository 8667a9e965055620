struct Invalidation: Sendable {
  /// Whether all data may have been replaced, as by `reloadData()`.
  let isReload: Bool

  /// Whether the numbers of sections and items may have changed, as in a batch of updates.
  let invalidatesCounts: Bool
  let keepsContent: Bool
  let keepsCachedContents: Bool
  let invalidatesMeasuredSizes: Bool

  /// Whether the context names elements. All others have not changed then.
  let namesElements: Bool

  /// Whether the named items are being moved interactively.
  let movesItems: Bool

  let items: [ContentLayout.CellPosition]
  let supplementaryViews: [ContentLayout.Element]
  var beginsBatch = false

  /// Whether that batch need not ask for cells that stay, because no delegate or closure describes
  /// single cells.
  var asksAboutNoCells = false
}
