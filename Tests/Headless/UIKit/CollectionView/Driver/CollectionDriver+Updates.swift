import Foundation

// Batch updates, step by step: settle with the old data; run the closure; validate; tell the layout
// that counts changed, prepare and ask it; give it the update items and ask again; move to its
// target offset; ask where elements go and come from; exchange views; finalize; complete (evidence
// S, L, W and P, in README).
extension CollectionDriver {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    reportIfInLayout("performBatchUpdates(_:completion:)")
    if let update, update.stage == .recording {
      if let completion { update.completions.append(completion) }
      updates?()
      return
    }
    guard update == nil, !isInPass else {
      report(.reentrance, "a batch update starts inside another one's layout pass")
      return
    }
    if !hasLaidOut, modes.timing == .deferred {
      degradeToReload(updates, completion)
      return
    }
    // Before anything else with the old data, or what was before is lost (evidence S).
    if !isLayoutValid || needsReload { view.setNeedsLayout() }
    view.layoutIfNeeded()
    let batch = BatchUpdate(oldCounts: sectionCounts, before: shownAttributes)
    if let completion { batch.completions.append(completion) }
    update = batch
    let isDone = perform(orElse: false) {
      try call(.updates) { updates?() }
      try commit(batch)
      return true
    }
    update = nil
    guard isDone else { return abandonUpdate() }
    if !isLayoutValid { view.setNeedsLayout() }
    // What sized itself during the batch may have made the content shorter.
    view.keepContentInReach()
    for completion in batch.completions { completion(true) }
    layOutIfImmediate()
  }

  /// One operation, in the running batch or in one of its own.
  func operate(_ operation: @escaping (inout UpdateOperations) -> Void) {
    if let update, update.stage == .recording {
      operation(&update.operations)
    } else {
      performBatch(
        { [self] in
          guard let update else { return }
          operation(&update.operations)
        }, completion: nil)
    }
  }

  /// Updates before the first display have nothing to animate (evidence I).
  private func degradeToReload(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let batch = BatchUpdate(oldCounts: [], before: [:])
    update = batch
    updates?()
    update = nil
    counts = nil
    needsReload = true
    view.setNeedsLayout()
    completion?(true)
  }

  private func abandonUpdate() {
    counts = nil
    needsReload = true
  }

  private func commit(_ batch: BatchUpdate) throws {
    isInPass = true
    defer { isInPass = false }
    let map = try validate(batch)
    returnPrefetched()
    batch.stage = .awaitingItems
    try prepareForNewCounts()
    try tell(batch, map)
    try moveToTargetOffset()
    let record = try askAppearing(batch)
    try exchangeViews(batch, map)
    try finish(batch, record)
  }

  private func validate(_ batch: BatchUpdate) throws -> IndexMap {
    let operations = batch.operations
    // A data source that inserted no placeholder of ours counts them on top.
    let new = fetchCounts()
    if let path = operations.repeatedDeletes.first {
      report(.duplicateOperation, "the item at \(path.messageText) is deleted twice in one batch")
    }
    if let refusal = operations.refusal(old: batch.oldCounts, new: new) {
      throw raise(refusal.kind, refusal.message)
    }
    let map = IndexMap(operations, old: batch.oldCounts, new: new)
    selected = Set(selected.compactMap(map.survivingItem))
    batch.map = map
    return map
  }

  /// The layout learns that counts changed and is asked at once, although it does
  /// not know yet what happened.
  private func prepareForNewCounts() throws {
    let context = makeContext(for: layout)
    context.dataSourceCounts = true
    try send(context)
    try prepareIfStale()
    try queryElements()
  }

  /// The update items, after which the layout must answer as it did before, or now for the first
  /// time.
  private func tell(_ batch: BatchUpdate, _ map: IndexMap) throws {
    let items = batch.operations.updateItems(map)
    try callExpectingSuper(.prepareForUpdates, .layout) {
      layout.prepare(forCollectionViewUpdates: items)
    }
    batch.stage = .animating
    try updateContentSize()
    let early = known
    known = KnownAttributes()
    try queryElements()
    for (id, entry) in early.entries {
      guard let now = known[id] else { continue }
      try checkUnchanged(id, from: entry.copy, to: now.copy)
    }
  }

  /// Bounds are touched only if the offset changes.
  private func moveToTargetOffset() throws {
    let proposed = view.isMoving ? view.contentOffset : view.reachable(view.contentOffset)
    let target = try targetOffset(forProposed: proposed)
    if target != view.contentOffset { view.contentOffset = target }
    try prepareIfStale()
    try queryElements()
  }

  /// Every element that was or will be visible is asked for where it goes and comes from.
  private func askAppearing(_ batch: BatchUpdate) throws -> AnimationRecord {
    for kind in knownKinds.sorted() { try askExtraElements(kind, batch) }
    var record = AnimationRecord()
    for id in batch.before.keys.sorted() {
      let final = try finalAttributes(id)
      if let final { checkFinal(final, id, batch) }
      record.disappearing[id] = final ?? baseFinalAttributes(for: id, of: layout)
    }
    for id in known.visible(in: view.bounds) {
      record.appearing[id] =
        try initialAttributes(id) ?? baseInitialAttributes(for: id, of: layout)
    }
    return record
  }

  private func askExtraElements(_ kind: ElementKind, _ batch: BatchUpdate) throws {
    let isSupplementary = kind.category == .supplementaryView
    let (deleted, inserted) = try call(.query) {
      isSupplementary
        ? (
          layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind),
          layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind)
        )
        : (
          layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind),
          layout.indexPathsToInsertForDecorationView(ofKind: kind.kind)
        )
    }
    func id(_ path: IndexPath) -> ElementID {
      ElementID(category: kind.category, kind: kind.kind, indexPath: path)
    }
    batch.deletedElements.formUnion(deleted.map(id))
    batch.insertedElements.formUnion(inserted.map(id))
  }

  /// Views of elements that stay keep their element; the others go, and new ones are made.
  private func exchangeViews(_ batch: BatchUpdate, _ map: IndexMap) throws {
    let old = displayed
    displayed = [:]
    for (id, shown) in old.sorted(by: { $0.key < $1.key }) {
      guard let kept = batch.newElement(for: id) else {
        shown.removeFromSuperview()
        try tellDidEndDisplaying(shown, id)
        pools.put(shown)
        continue
      }
      displayed[kept] = shown
    }
    try reconfigure(batch.operations.reconfiguredItems.compactMap(map.survivingItem))
    try settle()
  }

  private func finish(_ batch: BatchUpdate, _ record: AnimationRecord) throws {
    var record = record
    record.completeMoves(before: batch.before, after: shownAttributes) {
      batch.newElement(for: $0)
    }
    lastAnimation = record
    try callExpectingSuper(.finalizeUpdates, .layout) { layout.finalizeCollectionViewUpdates() }
    try checkPass()
    let gone = batch.before.filter { batch.newElement(for: $0.key) == nil }.map(\.value)
    try offerStalePreferences(gone.sorted { $0.elementID < $1.elementID })
  }

  private func returnPrefetched() {
    for (_, ahead) in prefetched { pools.put(ahead) }
    prefetched = [:]
  }

  /// The data source configures the cells that are shown, without another one being dequeued.
  func reconfigure(_ paths: [IndexPath]) throws {
    for path in paths {
      guard let shown = displayed[.cell(path)] as? UICollectionViewCell,
        let dataSource = view.dataSource, let asked = dataSourcePath(of: path)
      else { continue }
      reconfiguring = shown
      defer { reconfiguring = nil }
      _ = try call(.dataSource) { dataSource.collectionView(view, cellForItemAt: asked) }
      try askForPreferred(shown, .cell(path))
    }
  }
}
