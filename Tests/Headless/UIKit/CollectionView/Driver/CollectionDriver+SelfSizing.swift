import Foundation

// Views that say which size they would like (evidence S, R).
extension CollectionDriver {
  /// Asks a view for its preferred attributes and hands them to the layout, equal or not.
  func askForPreferred(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard id.category != .decorationView, let original = known[id]?.copy else { return }
    guard let argument = original.copy() as? UICollectionViewLayoutAttributes else { return }
    shown.station?.sizeWhenAsked = original.size
    let preferred = try call(.view) { shown.preferredLayoutAttributesFitting(argument) }
    guard preferred.frame.isFiniteRect else { throw invalidGeometry(preferred) }
    try offer(preferred, insteadOf: original)
  }

  /// The layout decides whether preferred attributes change anything.
  func offer(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) throws {
    let wants = try call(.query) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard wants else { return }
    let context = try call(.layout) {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    checkNamesNoOthers(context, preferred.elementID)
    invalidatesForPreferred = true
    defer { invalidatesForPreferred = false }
    try send(context)
  }

  /// iOS 16 lets visible views change their minds between passes.
  func askDisplayedAgain() throws {
    guard view.selfSizingInvalidation != .disabled else { return }
    for id in displayed.keys.sorted() where known[id] != nil {
      guard let shown = displayed[id], movement == nil else { continue }
      try askForPreferred(shown, id)
    }
  }

  /// Makes views for elements that are known but not visible, in any order the mode says.
  func prefetchViews() throws {
    try announceItemsAhead()
    guard modes.offscreen != .none, view.isPrefetchingEnabled, movement == nil else { return }
    let ahead = known.entries.keys.filter { id in
      id.category == .cell && displayed[id] == nil && prefetched[id] == nil
        && !(known[id]?.copy.isHidden ?? true)
    }
    let ordered = modes.offscreen == .ascending ? ahead.sorted() : ahead.sorted(by: >)
    for id in ordered {
      guard let attributes = known[id]?.copy else { continue }
      let made = try makeView(for: id, attributes)
      prefetched[id] = made
      try apply(attributes, to: made)
      try askForPreferred(made, id)
    }
  }

  /// Tells the prefetching data source of items that were asked for ahead of being visible.
  private func announceItemsAhead() throws {
    guard view.isPrefetchingEnabled, let prefetching = view.prefetchDataSource else { return }
    let ahead = known.entries.keys.filter { $0.category == .cell && displayed[$0] == nil }
    let news = Set(ahead.map(\.indexPath)).subtracting(announced).sorted()
    announced = Set(ahead.map(\.indexPath))
    guard !news.isEmpty else { return }
    try call(.dataSource) { prefetching.collectionView(view, prefetchItemsAt: news) }
  }

  private func isGone(_ id: ElementID) -> Bool {
    if id.category == .cell { return !itemExists(at: id.indexPath) }
    return id.indexPath.first.map { $0 >= sectionCounts.count } ?? false
  }

  /// UIKit may still offer what a deleted element's view preferred (evidence R).
  func offerStalePreferences(_ gone: [UICollectionViewLayoutAttributes]) throws {
    guard modes.offscreen != .none else { return }
    for attributes in gone where isGone(attributes.elementID) {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      copy.size.height += 1
      let before = raises
      try? offer(copy, insteadOf: attributes)
      guard raises != before else { continue }
      report(
        .stalePreferredAttributes,
        "preferred attributes of the deleted \(attributes.elementID.text) make the layout fail")
    }
  }
}
