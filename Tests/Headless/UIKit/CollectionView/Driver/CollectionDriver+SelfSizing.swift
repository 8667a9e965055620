import Foundation

// Self-sizing: preferred attributes, which UIKit asks for within the pass (evidence S, a stack with
// `_checkForPreferredAttributesInView`; R).
extension CollectionDriver {
  /// Whether a view must be asked for its preferred attributes. A device marks the answer as valid
  /// on the view, and another size from the layout does not clear the mark (evidence O; R:
  /// ASCollectionView, issue 215; IGListKit, issue 1002).
  func mustMeasure(_ shown: UICollectionReusableView, as size: CGSize) -> Bool {
    guard let measured = shown.reuseState?.sizeWhenMeasured else { return true }
    return modes.measuring == .whenResized && measured != size
  }

  /// Makes all views be measured again, after a plain context or a new size of the collection view
  /// (evidence O).
  func forgetMeasurements() {
    for shown in displayed.values { shown.reuseState?.sizeWhenMeasured = nil }
    for ahead in prefetched.values { ahead.reuseState?.sizeWhenMeasured = nil }
  }

  /// Asks a view for its preferred attributes and passes them to the layout, even if they are
  /// equal.
  func measure(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard let original = known[id]?.copy else { return }
    try measure(shown, as: original)
  }

  func measure(
    _ shown: UICollectionReusableView, as original: UICollectionViewLayoutAttributes
  ) throws {
    guard original.representedElementCategory != .decorationView,
      let argument = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    shown.reuseState?.sizeWhenMeasured = original.size
    let preferred = try call(.view) {
      (shown as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      return shown.preferredLayoutAttributesFitting(argument)
    }
    guard preferred.frame.isFiniteRect else { throw invalidGeometry(preferred) }
    try sendPreferredAttributes(roundedToPixels(preferred), original: original)
  }

  /// Returns the attributes with a frame on whole pixels, as UIKit passes them to the layout
  /// (evidence O).
  private func roundedToPixels(
    _ preferred: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let scale = max(1, view.traitCollection.displayScale)
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let frame = preferred.frame
    let onPixels = CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
    guard onPixels != frame, preferred.transform.isIdentity,
      let copy = preferred.copy() as? UICollectionViewLayoutAttributes
    else { return preferred }
    copy.frame = onPixels
    return copy
  }

  /// Asks the layout whether preferred attributes invalidate it, and sends its context if they do.
  private func sendPreferredAttributes(
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
    context.origin = .preferredAttributes
    try send(context)
  }

  /// Receives the attributes that a cell prefers which is not shown.
  func receive(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) {
    perform(orElse: ()) { try sendPreferredAttributes(preferred, original: original) }
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
      if mustMeasure(made, as: attributes.size) { try measure(made, id) }
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

  /// Passes preferred attributes with the old section to the layout, for a header or footer whose
  /// section has changed by a deletion above it. UIKit may do so in the batch (evidence L; R: radar
  /// 48955657; MagazineLayout, issue 29).
  func measureUnderOldSections(_ batch: BatchUpdate) throws {
    guard modes.preferredPaths == .oldSection else { return }
    for (old, attributes) in batch.before.sorted(by: { $0.key < $1.key }) {
      guard old.category == .supplementaryView, let new = batch.newElement(for: old),
        new.indexPath < old.indexPath, let shown = displayed[new]
      else { continue }
      let exceptionsBefore = exceptionCount
      do {
        try measure(shown, as: attributes)
      } catch {
        guard exceptionCount != exceptionsBefore else { throw error }
        report(
          .stalePreferredAttributes,
          "the layout fails on preferred attributes with the old section of the \(new.text)")
        throw error
      }
    }
  }
}
