import Foundation

// Interactive reordering (evidence D for the calls, I for their order).
extension CollectionDriver {
  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, let dataSource = view.dataSource, itemExists(at: path) else {
      return false
    }
    return perform(orElse: false) {
      let canMove = try call(.dataSource) {
        dataSource.collectionView(view, canMoveItemAt: path)
      }
      guard canMove, let resting = try currentAttributes(.cell(path)) else { return false }
      let attributes = try movingAttributes(at: path, resting.center)
      movement = InteractiveMovement(
        original: path, target: path, position: resting.center, attributes: attributes)
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
      let target = try redirected(proposed, of: moving)
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

  /// Called by the default of an optional method that moving needs.
  func dataSourceCannotMove() {
    report(
      .cannotMove,
      "the data source has no collectionView(_:moveItemAt:to:), so that UIKit would move nothing")
    guard let moving = movement else { return }
    reorder(from: moving.target, to: moving.original)
  }

  /// In each pass the moved item goes where the layout puts it under the finger.
  func followFinger() throws {
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

  private func redirected(_ proposed: IndexPath, of moving: InteractiveMovement) throws -> IndexPath
  {
    guard let delegate = view.delegate else { return within(proposed, moving) }
    let answer = try call(.delegate) {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
        atCurrentIndexPath: moving.target, toProposedIndexPath: proposed)
    }
    return within(answer, moving)
  }

  /// The item may go to any place in its section, and after the last item of another one.
  private func within(_ path: IndexPath, _ moving: InteractiveMovement) -> IndexPath {
    let counts = sectionCounts
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else {
      return moving.target
    }
    let places = counts[path.section] + (path.section == moving.target.section ? 0 : 1)
    return path.item < places ? path : moving.target
  }

  /// Views keep their items when the tentative order changes, and counts follow it.
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
