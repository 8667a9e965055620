import Foundation

// Batch updates, step by step:
//
// 1. Lay out with the old data. Run the closure. Validate its operations.
// 2. Invalidate the data source counts, prepare the layout and query it.
// 3. Send the update items and query the layout again.
// 4. Scroll to the target offset.
// 5. Query final and initial attributes. Update the views.
// 6. Finalize and call the completion.
//
// Evidence S and R for the layout with old data (radars 28167779 and 15262692), L for the queries
// before the update items (MagazineLayout, issue 69; radars 15922530 and 27161788), W for the
// target offset (WWDC 2014, session 232), P for the rest.
extension CollectionDriver {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    reportIfInLayout("performBatchUpdates(_:completion:)")
    warnIfMoving()
    if let update, update.stage == .recording {
      if let completion { update.completions.append(completion) }
      updates?()
      return
    }
    guard update == nil, !isInPass else {
      report(.reentrance, "a batch update starts during a layout pass")
      return
    }
    checkNoViewIsAskedFor("a batch update starts")
    if !hasLaidOut, modes.timing == .deferred {
      reloadInstead(updates, completion)
      return
    }
    // The old data must be laid out first, because the attributes from before the update cannot be
    // computed later (evidence S).
    if !isLayoutValid || needsReload { view.setNeedsLayout() }
    view.layoutIfNeeded()
    let batch = makeBatch()
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
    // Cells that were measured during the batch may have made the content shorter.
    view.clampContentOffset()
    for completion in batch.completions { completion(true) }
    layOutIfImmediate()
  }

  /// Adds an operation to the running batch, or performs a batch of this one operation.
  func operate(_ operation: @escaping (inout UpdateOperations) -> Void) {
    guard !(view.dataSource is any SnapshotDataSource) else { return rejectDirectUpdate() }
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

  func abandonUpdate() {
    counts = nil
    needsReload = true
  }

  func makeBatch() -> BatchUpdate {
    BatchUpdate(
      oldCounts: sectionCounts, oldOffset: view.contentOffset, before: shownAttributes,
      returned: modes.returnedPaths == .changed ? received.mapValues(\.original) : [:],
      elementPaths: modes.elementPaths)
  }

  private func commit(_ batch: BatchUpdate) throws {
    isInPass = true
    defer { isInPass = false }
    let map = try validate(batch)
    try resignInDeletedElements(batch.operations)
    counts = nil
    let context = makeContext(for: layout)
    context.dataSourceCounts = true
    batch.stage = .awaitingItems
    recyclePrefetchedViews()
    try send(context)
    try prepareUntilValid()
    try queryElements()
    try sendUpdateItems(batch, map)
    try moveToTargetOffset()
    try animate(batch, map)
  }

  /// Queries the ends of the animation, updates the views and finalizes the update.
  func animate(_ batch: BatchUpdate, _ map: IndexMap) throws {
    try queryAnimationAttributes(batch)
    try updateViews(batch, map)
    try finish(batch)
  }

  func validate(_ batch: BatchUpdate) throws -> IndexMap {
    let operations = batch.operations
    // The data source does not count placeholders; fetchCounts() adds them.
    let new = fetchCounts()
    if let path = operations.repeatedDeletes.first {
      report(.duplicateOperation, "the item at \(path.messageText) is deleted twice in one batch")
    }
    if let brokenRule = operations.brokenRule(old: batch.oldCounts, new: new) {
      throw raise(brokenRule.kind, brokenRule.message)
    }
    let map = IndexMap(operations, old: batch.oldCounts, new: new, modes.reloadsWithDeletes)
    selected = Set(selected.compactMap(map.survivingItem))
    batch.map = map
    return map
  }

  /// Sends the update items and queries the layout again. Attributes that it returned before them
  /// must be the same now, unless it has invalidated them; elements for which it returned nil may
  /// have attributes now.
  func sendUpdateItems(_ batch: BatchUpdate, _ map: IndexMap) throws {
    let items = batch.operations.updateItems(map)
    try callExpectingSuper(.prepareForUpdates, .layout) {
      layout.prepare(forCollectionViewUpdates: items)
    }
    batch.stage = .animating
    if isLayoutValid { try updateContentSize() }
    try prepareUntilValid()
    let early = known
    known = KnownAttributes()
    try queryElements()
    for (id, entry) in early.entries {
      guard let now = known[id] else { continue }
      try checkUnchanged(id, from: entry, to: now.original)
    }
  }

  /// Scrolls to the target offset, inside the content unless the user scrolls. Sets the bounds only
  /// if the offset changes.
  private func moveToTargetOffset() throws {
    func inRange(_ offset: CGPoint) -> CGPoint { view.isMoving ? offset : view.clamped(offset) }
    let target = inRange(try targetOffset(forProposed: inRange(view.contentOffset)))
    if target != view.contentOffset { view.contentOffset = target }
    try prepareUntilValid()
    try queryElements()
  }

  /// Queries the final attributes of all elements that were visible, and the initial attributes of
  /// all that will be.
  private func queryAnimationAttributes(_ batch: BatchUpdate) throws {
    for kind in knownKinds.sorted() { try queryInsertedAndDeletedElements(kind, batch) }
    for id in batch.before.keys.sorted() {
      let final = try finalAttributes(id)
      if let final { checkFinalAttributes(final, id, batch) }
      batch.record.disappearing[id] =
        final?.copied ?? baseFinalAttributes(for: id, of: layout)
    }
    for id in known.visible(in: view.bounds) {
      let initial = try initialAttributes(id)
      if let initial, let new = known[id]?.copy, batch.oldElement(for: id) == nil {
        warnIfUnshifted(initial, at: new, "initial", id)
      }
      batch.record.appearing[id] = initial ?? baseInitialAttributes(for: id, of: layout)
    }
  }

  private func queryInsertedAndDeletedElements(_ kind: ElementKind, _ batch: BatchUpdate) throws {
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

  /// Gives the views of elements that stay their new ids, removes the others, and makes new ones.
  private func updateViews(_ batch: BatchUpdate, _ map: IndexMap) throws {
    let old = displayed
    displayed = [:]
    for (id, shown) in old.sorted(by: { $0.key < $1.key }) {
      guard let newID = batch.newElement(for: id) else {
        shown.removeFromSuperview()
        try notifyDidEndDisplaying(shown, id)
        pools.put(shown)
        continue
      }
      displayed[newID] = shown
    }
    changeReturnedPaths(batch)
    try reconfigure(batch.operations.reconfiguredItems.compactMap(map.survivingItem))
    try measureUnderOldSections(batch)
    try settle()
  }

  /// Changes the index path in objects of the layout, when their views get it.
  private func changeReturnedPaths(_ batch: BatchUpdate) {
    guard modes.returnedPaths == .changed else { return }
    for (old, attributes) in batch.returned {
      guard let new = batch.newElement(for: old), new != old else { continue }
      attributes.indexPath = new.indexPath
    }
  }

  private func finish(_ batch: BatchUpdate) throws {
    checkFinalAttributesAreUnchanged(batch.finals)
    batch.record.addMotions(before: batch.before, after: shownAttributes) {
      batch.newElement(for: $0)
    }
    lastAnimation = batch.record
    batch.stage = .finalizing
    try callExpectingSuper(.finalizeUpdates, .layout) { layout.finalizeCollectionViewUpdates() }
    try checkPass()
    noteFinishedEnds(batch.record.appearing, batch.finals)
  }

  func recyclePrefetchedViews() {
    for (_, ahead) in prefetched { pools.put(ahead) }
    prefetched = [:]
  }

  /// Asks the data source to configure the shown cells again, and those that were made ahead. A
  /// dequeue returns the existing cell.
  /// Then measures them, or leaves that to the next pass.
  func reconfigure(_ paths: [IndexPath], measuresAtOnce: Bool = true) throws {
    for path in paths {
      guard
        let existing = (displayed[.cell(path)] ?? prefetched[.cell(path)]) as? UICollectionViewCell,
        let dataSource = view.dataSource, let asked = dataSourcePath(of: path)
      else { continue }
      reconfiguring = existing
      defer { reconfiguring = nil }
      let returned = try call(.dataSource) {
        requestingOneView { dataSource.collectionView(view, cellForItemAt: asked) }
      }
      guard returned === existing else {
        throw raise(
          .reconfiguredAsOther,
          """
          the data source returned another cell than the existing one when reconfiguring the item \
          at \(path.messageText)
          """)
      }
      if measuresAtOnce {
        try measure(existing, .cell(path))
      } else {
        existing.reuseState?.sizeWhenMeasured = nil
      }
    }
  }

  /// Warns about a batch while a person moves an item (evidence R: Listable, pull requests 308 and
  /// 513).
  private func warnIfMoving() {
    guard movement != nil else { return }
    reportOnce(
      .updatedDuringMovement,
      """
      a batch update starts during an interactive movement: the data source does not have the order \
      that is shown, so UIKit may ask it for an item that does not exist
      """)
  }

  private func rejectDirectUpdate() {
    _ = raise(
      .updatedPastSnapshot,
      """
      UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
      as the UICollectionView's dataSource: please do not call mutation APIs directly on \
      UICollectionView.
      """)
  }
}
