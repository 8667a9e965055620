import Foundation

// The views that are shown, their attributes and their order.
extension CollectionDriver {
  /// Makes, places and removes views so that exactly the elements that intersect the bounds are
  /// shown.
  func updateDisplay() throws {
    let wanted = wantedElements
    let isAddingViews = wanted.contains { displayed[$0] == nil }
    for id in inOrderOfRequests(wanted) {
      if let shown = displayed[id] {
        try place(shown, id)
      } else {
        try show(id)
      }
    }
    let wantedSet = Set(wanted)
    for id in displayed.keys.filter({ !wantedSet.contains($0) }).sorted() { try hide(id) }
    if isLayoutValid { try prefetchViews() }
    if isLayoutValid { orderViews() }
    if isAddingViews, modes.lateOrder == .atEndOfTurn {
      Task { [weak self] in self?.bringViewsToFront() }
    }
  }

  /// The elements that intersect the bounds, and the item that is being moved.
  private var wantedElements: [ElementID] {
    let visible = known.visible(in: view.bounds).filter {
      // Without a data source no cell or supplementary view can be made.
      $0.category == .decorationView || view.dataSource != nil
    }
    guard let movement, !visible.contains(.cell(movement.target)) else { return visible }
    return visible + [.cell(movement.target)]
  }

  /// Returns elements in the order in which a batch update asks for their views.
  private func inOrderOfRequests(_ ids: [ElementID]) -> [ElementID] {
    guard modes.newCells == .insertedSectionsFirst,
      let inserted = update?.operations.insertedSections
    else { return ids }
    func isOfInsertedSection(_ id: ElementID) -> Bool {
      id.category == .cell && inserted.contains(id.indexPath.section)
    }
    return ids.filter(isOfInsertedSection) + ids.filter { !isOfInsertedSection($0) }
  }

  private func show(_ id: ElementID) throws {
    guard let attributes = known[id]?.copy else { return }
    // The layout is asked for initial attributes when it has been prepared, in the next round.
    if mustAskInitialAttributes(id), !isLayoutValid { return }
    let shown: UICollectionReusableView
    if let ahead = prefetched.removeValue(forKey: id) {
      shown = ahead
    } else {
      shown = try makeView(for: id, attributes)
    }
    if mustAskInitialAttributes(id) { try askInitialAttributesInBatch(id) }
    displayed[id] = shown
    view.insertSubview(shown, at: view.subviews.count)
    try place(shown, id)
    try notifyWillDisplay(shown, id)
  }

  /// Applies the current attributes to a view, and measures the view if it must be.
  func place(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard let attributes = placement(of: id) else { return }
    try apply(attributes, to: shown)
    if mustMeasure(shown, as: attributes.size) { try measure(shown, id) }
  }

  /// Returns the attributes of an element, which for a moving item follow the touch.
  private func placement(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    if let moving = movement, id == .cell(moving.target) { return moving.attributes }
    return known[id]?.copy
  }

  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to shown: UICollectionReusableView
  ) throws {
    if modes.equalAttributes == .skipped, let applied = shown.reuseState?.applied,
      applied.isEqual(attributes)
    {
      return
    }
    shown.reuseState?.applied = attributes
    shown.transform3D = attributes.transform3D
    shown.bounds = CGRect(origin: shown.bounds.origin, size: attributes.size)
    shown.center = attributes.center
    shown.alpha = attributes.alpha
    shown.isHidden = attributes.isHidden
    // UIKit sets this since iOS 11 (evidence R: radar 34308893; Texture, issue 576).
    shown.layer.zPosition = CGFloat(attributes.zIndex)
    try call(.view) { shown.apply(attributes) }
  }

  func hide(_ id: ElementID) throws {
    guard let gone = displayed.removeValue(forKey: id) else { return }
    gone.removeFromSuperview()
    try notifyDidEndDisplaying(gone, id)
    pools.put(gone)
  }

  /// Orders the views by zIndex, in front of all other subviews. Of equal zIndexes, all cells come before
  /// supplementary views (evidence M), and each in the order of ids, unless a mode reverses those.
  func orderViews() {
    let ordered = viewsInOrder
    let ids = Set(ordered.map(ObjectIdentifier.init))
    let inTree = view.subviews.filter { ids.contains(ObjectIdentifier($0)) }
    guard !inTree.elementsEqual(ordered, by: ===) else { return }
    bringViewsToFront()
  }

  private func bringViewsToFront() {
    for shown in viewsInOrder { view.bringSubviewToFront(shown) }
  }

  private var viewsInOrder: [UICollectionReusableView] {
    let sorted = displayed.sorted { $0.key < $1.key }
    let cells = sorted.prefix { $0.key.category == .cell }
    let others = sorted.dropFirst(cells.count)
    let views =
      (cells + (modes.supplementaryOrder == .reversed ? others.reversed() : Array(others))).map(
        \.value)
    return views.enumerated().sorted { a, b in
      let (zA, zB) = (a.element.layer.zPosition, b.element.layer.zPosition)
      return zA == zB ? a.offset < b.offset : zA < zB
    }.map(\.element)
  }

  /// Removes all views, as `reloadData()` does.
  func discardViews() throws {
    for id in displayed.keys.sorted() { try hide(id) }
    for (_, ahead) in prefetched { pools.put(ahead) }
    prefetched = [:]
  }

  private func notifyWillDisplay(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard let delegate = view.delegate else { return }
    try call(.delegate) {
      switch (id.category, shown) {
      case (.cell, let cell as UICollectionViewCell):
        delegate.collectionView(view, willDisplay: cell, forItemAt: id.indexPath)
      case (.supplementaryView, _):
        delegate.collectionView(
          view, willDisplaySupplementaryView: shown, forElementKind: id.kind, at: id.indexPath)
      default: break
      }
    }
  }

  func notifyDidEndDisplaying(_ gone: UICollectionReusableView, _ id: ElementID) throws {
    guard let delegate = view.delegate else { return }
    try call(.delegate) {
      switch (id.category, gone) {
      case (.cell, let cell as UICollectionViewCell):
        delegate.collectionView(view, didEndDisplaying: cell, forItemAt: id.indexPath)
      case (.supplementaryView, _):
        delegate.collectionView(
          view, didEndDisplayingSupplementaryView: gone, forElementOfKind: id.kind,
          at: id.indexPath)
      default: break
      }
    }
  }
}
