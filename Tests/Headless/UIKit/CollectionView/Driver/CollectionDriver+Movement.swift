import Foundation

// Interactive movement. The calls are in Apple's documentation (evidence D); their order is
// inferred (I). At each new target the collection view moves the item within itself, in a batch
// update with the context of the movement that leaves the data source as it is. Layouts with a model
// of their own move nothing otherwise (L).
extension CollectionDriver {
  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, let dataSource = view.dataSource, itemExists(at: path) else {
      return false
    }
    return perform(orElse: false) {
      let canMove = try call(.dataSource) {
        dataSource.collectionView(view, canMoveItemAt: path)
      }
      guard canMove else { return false }
      try prepareForQuery()
      guard let current = try currentAttributes(.cell(path)) else { return false }
      let attributes = try movingAttributes(at: path, current.center)
      movement = InteractiveMovement(
        original: path, target: path, position: current.center, attributes: attributes)
      view.setNeedsLayout()
      return true
    }
  }

  func updateMovement(to position: CGPoint) {
    guard var moving = movement else { return }
    perform(orElse: ()) {
      try prepareForQuery()
      let previous = moving.target
      let proposed = try call(.query) {
        layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
      }
      let target = try redirectedTarget(proposed, of: moving)
      let context = try call(.layout) {
        layout.invalidationContext(
          forInteractivelyMovingItems: [target], withTargetPosition: position,
          previousIndexPaths: [previous], previousPosition: moving.position)
      }
      context.origin = .movement
      moving.position = position
      movement = moving
      try moveWithinView(to: target, context)
      view.setNeedsLayout()
      layoutPass()
      // In the new order the content may be shorter.
      view.clampContentOffset()
    }
  }

  func endMovement(cancelled: Bool) {
    guard let moving = movement else { return }
    perform(orElse: ()) {
      let final = cancelled ? moving.original : moving.target
      let context = try call(.layout) {
        layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [final], previousIndexPaths: [moving.target],
          movementCancelled: cancelled)
      }
      context.origin = .movement
      try moveWithinView(to: final, context)
      let tentative = counts
      if !cancelled, moving.target != moving.original {
        try call(.dataSource) {
          view.dataSource?.collectionView(view, moveItemAt: moving.original, to: moving.target)
        }
      }
      movement = nil
      counts = nil
      if !cancelled, let tentative, tentative != sectionCounts { throw wrongMove(tentative) }
      view.setNeedsLayout()
      layoutPass()
      // In the order that was dropped the content may be shorter.
      view.clampContentOffset()
    }
  }

  /// Moves the item that follows the touch to another index path of the tentative order, in an
  /// update of the collection view alone. Without a new path only sends the context.
  private func moveWithinView(
    to target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
  ) throws {
    guard let source = movement?.target, source != target else { return try send(context) }
    if !isLayoutValid { layoutPass() }
    // As in each update: without it MagazineLayout asks about the new order before it has the update
    // item (S: `_endItemAnimationsWithInvalidationContext:tentativelyForReordering:`; I, L).
    context.dataSourceCounts = true
    let batch = makeBatch()
    batch.operations.movedItems = [.init(from: source, to: target)]
    update = batch
    isInPass = true
    defer {
      update = nil
      isInPass = false
    }
    let map = reorder(batch, from: source, to: target)
    batch.stage = .awaitingItems
    recyclePrefetchedViews()
    try send(context)
    try prepareUntilValid()
    // A layout with a model of its own has the tentative order only after the update item.
    known = KnownAttributes()
    try sendUpdateItems(batch, map)
    try animate(batch, map)
  }

  /// Called by the default implementation of `collectionView(_:moveItemAt:to:)`, so only when the
  /// data source does not implement it.
  func dataSourceCannotMove() {
    report(
      .cannotMove,
      "the data source has no collectionView(_:moveItemAt:to:), so UIKit would not move the item")
    guard let moving = movement else { return }
    counts = nil
    movement?.target = moving.original
    displayed = displayed.reduce(into: [:]) { result, shown in
      let old = shown.key
      let path = moving.originalPath(of: old.indexPath)
      result[old.category == .cell ? .cell(path) : old] = shown.value
    }
    markAllStale()
  }

  /// Updates the attributes of the moving item, which the layout may change in each pass.
  func updateMovingItem() throws {
    guard let moving = movement, isLayoutValid else { return }
    // The query may ask the delegate, which may translate index paths and so read the movement.
    let attributes = try movingAttributes(at: moving.target, moving.position)
    movement?.attributes = attributes
  }

  private func wrongMove(_ tentative: [Int]) -> Abandoned {
    raise(
      .batchArithmetic,
      """
      Invalid update: invalid number of items after an interactive movement: the sections have \
      \(sectionCounts) items, but \(tentative) were shown
      """)
  }

  private func movingAttributes(
    at path: IndexPath, _ position: CGPoint
  ) throws -> UICollectionViewLayoutAttributes {
    let attributes = try call(.query) {
      layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
    }
    guard attributes.frame.isFiniteRect else { throw invalidGeometry(attributes) }
    return attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }

  private func redirectedTarget(_ proposed: IndexPath, of moving: InteractiveMovement) throws
    -> IndexPath
  {
    guard let delegate = view.delegate else { return validTarget(proposed, moving) }
    let redirected = try call(.delegate) {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
        atCurrentIndexPath: moving.target, toProposedIndexPath: proposed)
    }
    return validTarget(redirected, moving)
  }

  /// Returns the path if it exists in its section or follows the last item of another section.
  /// Otherwise returns the present target.
  private func validTarget(_ path: IndexPath, _ moving: InteractiveMovement) -> IndexPath {
    let counts = sectionCounts
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else {
      return moving.target
    }
    let places = counts[path.section] + (path.section == moving.target.section ? 0 : 1)
    return path.item < places ? path : moving.target
  }

  /// Changes the counts, the selection and the target to the new tentative order, and returns the
  /// map to it. The update renames the views.
  private func reorder(
    _ batch: BatchUpdate, from source: IndexPath, to target: IndexPath
  ) -> IndexMap {
    var new = batch.oldCounts
    new[source.section] -= 1
    new[target.section] += 1
    counts = new
    movement?.target = target
    selected = Set(
      selected.map { InteractiveMovement.moved($0, from: source, to: target) })
    let map = IndexMap(batch.operations, old: batch.oldCounts, new: new)
    batch.map = map
    return map
  }
}
