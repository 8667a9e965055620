import Foundation

// Which views are shown, where, and in which order.
extension CollectionDriver {
  /// Makes, places and removes views so that exactly the elements that meet the bounds are shown.
  func updateDisplay() throws {
    let wanted = wantedElements
    for id in wanted {
      if let shown = displayed[id] {
        try place(shown, id)
      } else {
        try show(id)
      }
    }
    let wantedSet = Set(wanted)
    for id in displayed.keys.sorted() where !wantedSet.contains(id) { try hide(id) }
    if isLayoutValid { try prefetchViews() }
    if isLayoutValid { stackViews() }
  }

  /// What meets the bounds, and what a finger holds.
  private var wantedElements: [ElementID] {
    let visible = known.visible(in: view.bounds).filter {
      // Nobody could be asked for a view.
      $0.category == .decorationView || view.dataSource != nil
    }
    guard let movement, !visible.contains(.cell(movement.target)) else { return visible }
    return visible + [.cell(movement.target)]
  }

  private func show(_ id: ElementID) throws {
    guard let attributes = known[id]?.copy else { return }
    let shown: UICollectionReusableView
    if let ahead = prefetched.removeValue(forKey: id) {
      shown = ahead
    } else {
      shown = try makeView(for: id, attributes)
    }
    displayed[id] = shown
    view.insertSubview(shown, at: view.subviews.count)
    try place(shown, id)
    try tellWillDisplay(shown, id)
  }

  /// Gives a view the attributes now believed, and lets it say which it would prefer.
  func place(_ shown: UICollectionReusableView, _ id: ElementID) throws {
    guard let attributes = placement(of: id) else { return }
    try apply(attributes, to: shown)
    if shown.station?.sizeWhenAsked != attributes.size { try askForPreferred(shown, id) }
  }

  /// Where an element is shown; an item that is being moved follows the finger.
  private func placement(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    if let moving = movement, id == .cell(moving.target) { return moving.attributes }
    return known[id]?.copy
  }

  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to shown: UICollectionReusableView
  ) throws {
    if modes.equalAttributes == .skipped, let applied = shown.station?.applied,
      applied.isEqual(attributes)
    {
      return
    }
    shown.station?.applied = attributes
    shown.transform3D = attributes.transform3D
    shown.bounds = CGRect(origin: shown.bounds.origin, size: attributes.size)
    shown.center = attributes.center
    shown.alpha = attributes.alpha
    shown.isHidden = attributes.isHidden
    shown.layer.zPosition = CGFloat(attributes.zIndex)
    try call(.view) { shown.apply(attributes) }
  }

  func hide(_ id: ElementID) throws {
    guard let gone = displayed.removeValue(forKey: id) else { return }
    gone.removeFromSuperview()
    try tellDidEndDisplaying(gone, id)
    pools.put(gone)
  }

  /// Orders the views of elements by zIndex over everything else; ties keep the order of ids, which
  /// UIKit leaves undefined.
  func stackViews() {
    let views = displayed.sorted { $0.key < $1.key }.map(\.value)
    let ordered = views.enumerated().sorted { a, b in
      let (zA, zB) = (a.element.layer.zPosition, b.element.layer.zPosition)
      return zA == zB ? a.offset < b.offset : zA < zB
    }
    let inTree = view.subviews.filter { subview in views.contains { $0 === subview } }
    guard !zip(inTree, ordered).allSatisfy({ $0 === $1.element }) else { return }
    for (_, shown) in ordered { view.bringSubviewToFront(shown) }
  }

  /// Takes down everything, as after `reloadData`.
  func discardViews() throws {
    for id in displayed.keys.sorted() { try hide(id) }
    for (_, ahead) in prefetched { pools.put(ahead) }
    prefetched = [:]
  }

  private func tellWillDisplay(_ shown: UICollectionReusableView, _ id: ElementID) throws {
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

  func tellDidEndDisplaying(_ gone: UICollectionReusableView, _ id: ElementID) throws {
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
