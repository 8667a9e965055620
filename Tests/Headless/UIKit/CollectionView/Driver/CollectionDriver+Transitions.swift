import Foundation

/// The replacement of a layout while it runs.
@MainActor
struct LayoutTransition {
  let old: UICollectionViewLayout
  let before: [ElementID: UICollectionViewLayoutAttributes]
}

// Replacing the layout. The calls are in Apple's documentation (evidence D). PSTCollectionView
// holds the item at the center in place (P). The order of the calls is inferred (I).
extension CollectionDriver {
  func attach() {
    if !isFree(layout) { layout = UICollectionViewLayout() }
    layout.driver = self
  }

  /// Whether no other collection view uses a layout. The layouts of a transition layout are connected
  /// already.
  private func isFree(_ new: UICollectionViewLayout) -> Bool {
    guard new.driver == nil || new.driver === self else {
      report(
        .layoutInUse,
        """
        UICollectionView: the layout \(type(of: new)) is already used by another collection view - \
        only one collection view at a time can use a layout object
        """)
      return false
    }
    return true
  }

  /// Disconnects a layout that was replaced, and those that only it used.
  private func disconnect(_ old: UICollectionViewLayout) {
    for gone in old.connectedLayouts
    where !layout.connectedLayouts.contains(where: { $0 === gone }) {
      gone.driver = nil
    }
  }

  func setLayout(
    _ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    reportIfInLayout("setCollectionViewLayout(_:animated:)")
    guard new !== layout else {
      completion?(true)
      return
    }
    guard isFree(new) else { return }
    guard hasLaidOut else {
      swap(to: new)
      perform(orElse: ()) { try invalidateEverything() }
      completion?(true)
      return
    }
    if !isLayoutValid || needsReload { layoutPass() }
    let isDone = perform(orElse: false) {
      isInPass = true
      defer {
        isInPass = false
        transition = nil
      }
      try change(to: new, animated: animated)
      return true
    }
    if isDone { perform(orElse: ()) { try checkPass() } }
    completion?(isDone)
  }

  private func change(to new: UICollectionViewLayout, animated: Bool) throws {
    let old = layout
    let running = LayoutTransition(old: old, before: shownAttributes)
    transition = running
    if animated {
      try call(.layout) { old.prepareForTransition(to: new) }
      try call(.layout) { new.prepareForTransition(from: old) }
    }
    let proposal = try centeredOffsetProposal()
    // The old layout stays connected to the collection view until its last query.
    layout = new
    new.driver = self
    known = KnownAttributes()
    received = [:]
    scrollCheck = .invalidated
    try invalidateEverything()
    counts = counts ?? fetchCounts()
    try prepareUntilValid()
    let target = try targetOffset(forProposed: proposal())
    if target != view.contentOffset { view.contentOffset = target }
    try prepareUntilValid()
    try queryElements()
    if animated { try queryBothLayouts(running) }
    disconnect(old)
    try transitionViews(from: old, to: new)
    if animated {
      try call(.layout) { old.finalizeLayoutTransition() }
      try call(.layout) { new.finalizeLayoutTransition() }
    }
  }

  private func swap(to new: UICollectionViewLayout) {
    let old = layout
    layout = new
    new.driver = self
    disconnect(old)
    known = KnownAttributes()
    received = [:]
  }

  /// Returns a closure that proposes the offset at which the item nearest to the center is at the
  /// center again, in the new layout.
  private func centeredOffsetProposal() throws -> () throws -> CGPoint {
    let bounds = view.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.midX - center.x) + abs(frame.midY - center.y)
    }
    let cells = shownAttributes.filter { $0.key.category == .cell }
    let middle = cells.min { distance($0.value.frame) < distance($1.value.frame) }?.key
    return { [self] in
      guard let middle, let attributes = try item(middle) else {
        return view.clamped(view.contentOffset)
      }
      let frame = attributes.frame
      return view.clamped(
        CGPoint(
          x: frame.midX - view.bounds.width / 2, y: frame.midY - view.bounds.height / 2))
    }
  }

  /// Queries both layouts for the elements that are visible before or after.
  private func queryBothLayouts(_ running: LayoutTransition) throws {
    let after = known.visible(in: view.bounds)
    var record = AnimationRecord()
    for id in running.before.keys.sorted() {
      let final = try finalAttributes(id, of: running.old)
      let new = try itemIfAny(id)
      record.disappearing[id] = final ?? new ?? running.before[id]
    }
    for id in after {
      let initial = try initialAttributes(id)
      record.appearing[id] = running.before[id] ?? initial ?? known[id]?.copy
    }
    let shown = Dictionary(
      uniqueKeysWithValues: after.compactMap { id in known[id].map { (id, $0.copy) } })
    record.addMotions(before: running.before, after: shown) { $0 }
    lastAnimation = record
  }

  private func itemIfAny(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    guard id.category != .cell || itemExists(at: id.indexPath) else { return nil }
    return try item(id)
  }

  private func transitionViews(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) throws {
    let carried = displayed.sorted { $0.key < $1.key }.map(\.value)
    for shown in carried { try call(.view) { shown.willTransition(from: old, to: new) } }
    try settle()
    for shown in carried { try call(.view) { shown.didTransition(from: old, to: new) } }
  }
}
