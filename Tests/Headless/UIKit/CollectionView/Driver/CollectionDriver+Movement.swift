import Foundation

// Interactive movement. The calls are in Apple's documentation (evidence D); their order is
// inferred (I).
extension CollectionDriver {
  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, let dataSource = view.dataSource, itemExists(at: path) else {
      return false
    }
    return perform(orElse: false) {
      let canMove = try call(.dataSource) {
        dataSource.collectionView(view, canMoveItemAt: path)
      }
      guard canMove, let current = try currentAttributes(.cell(path)) else { return false }
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
      try send(context)
      moving.target = target
      moving.position = position
      movement = moving
      reorder(from: previous, to: target)
      layoutPass()
    }
  }

  func endMovement(cancelled: Bool) {
    guard let moving = movement else { return }
    perform(orElse: ()) {
      let final = cancelled ? moving.original : moving.target
      let context = try call(.layout) {
        layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [final], previousIndexPaths: [moving.original],
          movementCancelled: cancelled)
      }
      try send(context)
      let tentative = counts
      if cancelled {
        reorder(from: moving.target, to: moving.original)
      } else if moving.target != moving.original {
        try call(.dataSource) {
          view.dataSource?.collectionView(view, moveItemAt: moving.original, to: moving.target)
        }
      }
      movement = nil
      counts = nil
      if !cancelled, let tentative, tentative != sectionCounts { throw wrongMove(tentative) }
      layoutPass()
    }
  }

  /// Called by the default implementation of `collectionView(_:moveItemAt:to:)`, so only when the
  /// data source does not implement it.
  func dataSourceCannotMove() {
    report(
      .cannotMove,
      "the data source has no collectionView(_:moveItemAt:to:), so UIKit would not move the item")
    guard let moving = movement else { return }
    reorder(from: moving.target, to: moving.original)
  }

  /// Updates the attributes of the moving item, which the layout may change in each pass.
  func updateMovingItem() throws {
    guard let moving = movement, isLayoutValid else { return }
    movement?.attributes = try movingAttributes(at: moving.target, moving.position)
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

  /// Renames views and selection, and changes the counts, for a new tentative order.
  private func reorder(from source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    if source.section != target.section {
      counts = sectionCounts
      counts?[source.section] -= 1
      counts?[target.section] += 1
    }
    func renamed<Value>(_ views: [ElementID: Value]) -> [ElementID: Value] {
      var result: [ElementID: Value] = [:]
      for (id, value) in views {
        let path = id.indexPath
        let new =
          id.category == .cell
          ? ElementID.cell(InteractiveMovement.moved(path, from: source, to: target)) : id
        result[new] = value
      }
      return result
    }
    selected = Set(
      selected.map { InteractiveMovement.moved($0, from: source, to: target) })
    displayed = renamed(displayed)
    prefetched = renamed(prefetched)
  }
}
