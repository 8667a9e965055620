import Foundation

// Initial and final attributes: the queries to the layout, and what the base class returns.
extension CollectionDriver {
  func initialAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    let result = try call(.query) {
      switch id.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: id.indexPath)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: id.kind, at: id.indexPath)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: id.kind, at: id.indexPath)
      }
    }
    return try checkedAnimationAttributes(result, "initial", id)
  }

  func finalAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    try finalAttributes(id, of: layout)
  }

  func finalAttributes(
    _ id: ElementID, of layout: UICollectionViewLayout
  ) throws -> UICollectionViewLayoutAttributes? {
    let result = try call(.query) {
      switch id.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: id.indexPath)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: id.kind, at: id.indexPath)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: id.kind, at: id.indexPath)
      }
    }
    return try checkedAnimationAttributes(result, "final", id)
  }

  /// Returns the very object, which the layout may change until the update is finalized: shipping
  /// layouts correct its size and center when the cell that appears has been measured (evidence L).
  private func checkedAnimationAttributes(
    _ result: UICollectionViewLayoutAttributes?, _ name: String, _ id: ElementID
  ) throws -> UICollectionViewLayoutAttributes? {
    guard let result else { return nil }
    guard result.frame.isFiniteRect else { throw invalidGeometry(result) }
    if received[result.elementID]?.original === result || received[id]?.original === result {
      report(
        .sharedAnimationAttributes,
        """
        the \(name) attributes of the \(id.text) are the object that a query returned; UIKit may \
        change them, so return a copy
        """)
    }
    return result
  }

  /// Whether an element becomes visible only because a cell was measured during the update, so that
  /// its initial attributes have not been asked for.
  func mustAskInitialAttributes(_ id: ElementID) -> Bool {
    guard let update else { return false }
    return update.stage == .animating && update.record.appearing[id] == nil
  }

  func askInitialAttributesInBatch(_ id: ElementID) throws {
    update?.record.appearing[id] =
      try initialAttributes(id) ?? baseInitialAttributes(for: id, of: layout)
  }

  /// The change of the content offset in the animated change that is running. A sum of offsets may be off by an
  /// ulp, which is no change.
  private var offsetChange: CGPoint {
    guard let old = update?.oldOffset ?? boundsAnimation?.oldBounds.origin else { return .zero }
    let new = view.contentOffset
    return CGPoint(
      x: abs(new.x - old.x) > 1e-9 ? new.x - old.x : 0,
      y: abs(new.y - old.y) > 1e-9 ? new.y - old.y : 0)
  }

  /// Warns about an element that fades at its old position in the content although the offset
  /// changes: on the screen it moves by that change. `resting` are its attributes in the content.
  ///
  /// UIKit shifts its own attributes. MagazineLayout shifts those of elements that appear, ChatLayout
  /// all (evidence L).
  func warnIfUnshifted(
    _ end: UICollectionViewLayoutAttributes, at resting: UICollectionViewLayoutAttributes,
    _ name: String, _ id: ElementID
  ) {
    guard offsetChange != .zero, end.center == resting.center, end.alpha < resting.alpha
    else { return }
    reportOnce(
      .unshiftedAnimationAttributes,
      """
      the \(name) attributes of the \(id.text) have its position in the content although the \
      content offset changes by \(offsetChange); on the screen it moves while it fades
      """)
  }

  /// Returns the initial attributes of the base class: an inserted element fades in where it will
  /// be on the screen, any other element starts where it was.
  func baseInitialAttributes(
    for id: ElementID, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let update {
      guard let old = update.oldElement(for: id) else {
        return update.hasItems ? fading(known[id]?.copy, id, alpha: 0, sign: -1) : nil
      }
      return renamed(update.before[old] ?? known[id]?.copy, id)
    }
    if let before = boundsAnimation?.before[id] ?? transition?.before[id] {
      return renamed(before, id)
    }
    return fading(known[id]?.copy, id, alpha: nil, sign: -1)
  }

  /// Returns the final attributes of the base class: a deleted element fades out where it was on the
  /// screen, any other element ends where it will be.
  func baseFinalAttributes(
    for id: ElementID, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let update {
      guard let new = update.newElement(for: id) else {
        return fading(update.before[id], id, alpha: 0, sign: 1)
      }
      return renamed(known[new]?.copy ?? update.before[id], id)
    }
    if let now = known[id]?.copy { return renamed(now, id) }
    return fading(boundsAnimation?.before[id] ?? transition?.before[id], id, alpha: nil, sign: 1)
  }

  /// Returns attributes for an element that fades: shifted by the change of the content offset, so
  /// that it stays in place on the screen (evidence O, L).
  private func fading(
    _ attributes: UICollectionViewLayoutAttributes?, _ id: ElementID, alpha: CGFloat?,
    sign: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let copy = renamed(attributes.map { shifted($0, sign) }, id)
    if let alpha { copy?.alpha = alpha }
    return copy
  }

  /// Returns attributes that are moved along with the content offset, or against it.
  func shifted(
    _ attributes: UICollectionViewLayoutAttributes, _ sign: CGFloat = 1
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    copy.center.x += sign * offsetChange.x
    copy.center.y += sign * offsetChange.y
    return copy
  }

  private func renamed(
    _ attributes: UICollectionViewLayoutAttributes?, _ id: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = id.indexPath
    return copy
  }
}
