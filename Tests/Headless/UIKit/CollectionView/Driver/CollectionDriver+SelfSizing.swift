import Foundation

// Self-sizing: preferred attributes, which UIKit asks for within the pass (evidence S, a stack with
// `_checkForPreferredAttributesInView`; R).
extension CollectionDriver {
  /// Asks a view for its preferred attributes and passes them to the layout, even if they are
  /// equal.
  func measure(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard id.category != .decorationView, let original = known[id]?.copy else { return }
    guard let argument = original.copy() as? UICollectionViewLayoutAttributes else { return }
    shown.reuseState?.sizeWhenMeasured = original.size
    let preferred = try call(.view) { shown.preferredLayoutAttributesFitting(argument) }
    guard preferred.frame.isFiniteRect else { throw invalidGeometry(preferred) }
    try sendPreferredAttributes(preferred, original: original)
  }

  /// Asks the layout whether preferred attributes invalidate it, and sends its context if they do.
  func sendPreferredAttributes(
    _ preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes
  ) throws {
    let isInvalidated = try call(.query) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard isInvalidated else { return }
    let context = try call(.layout) {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    checkNamesNoOthers(context, preferred.elementID)
    isSendingPreferredContext = true
    defer { isSendingPreferredContext = false }
    try send(context)
  }

  /// Measures all shown views again, as iOS 16 may do in each pass.
  func measureDisplayedViews() throws {
    guard view.selfSizingInvalidation != .disabled else { return }
    for id in displayed.keys.sorted() where known[id] != nil {
      guard let shown = displayed[id], movement == nil else { continue }
      try measure(shown, id)
    }
  }

  /// Makes and measures cells that are known but not visible, in the order of the mode.
  func prefetchViews() throws {
    try announcePrefetchedItems()
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
      try measure(made, id)
    }
  }

  /// Passes the known items that are not visible to the prefetching data source.
  private func announcePrefetchedItems() throws {
    guard view.isPrefetchingEnabled, let prefetching = view.prefetchDataSource else { return }
    let ahead = known.entries.keys.filter { $0.category == .cell && displayed[$0] == nil }
    let new = Set(ahead.map(\.indexPath)).subtracting(announcedItems).sorted()
    announcedItems = Set(ahead.map(\.indexPath))
    guard !new.isEmpty else { return }
    try call(.dataSource) { prefetching.collectionView(view, prefetchItemsAt: new) }
  }

  private func isGone(_ id: ElementID) -> Bool {
    if id.category == .cell { return !itemExists(at: id.indexPath) }
    return id.indexPath.first.map { $0 >= sectionCounts.count } ?? false
  }

  /// Passes preferred attributes of deleted elements to the layout, as UIKit may do (evidence R:
  /// radar 48955657; MagazineLayout, issue 29).
  func sendStalePreferredAttributes(_ gone: [UICollectionViewLayoutAttributes]) throws {
    guard modes.offscreen != .none else { return }
    for attributes in gone where isGone(attributes.elementID) {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      copy.size.height += 1
      let exceptionsBefore = exceptionCount
      try? sendPreferredAttributes(copy, original: attributes)
      guard exceptionCount != exceptionsBefore else { continue }
      report(
        .stalePreferredAttributes,
        "the layout fails on preferred attributes of the deleted \(attributes.elementID.text)")
    }
  }
}
