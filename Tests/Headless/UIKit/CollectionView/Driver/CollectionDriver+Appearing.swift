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

  /// The layout must return a copy, because UIKit may change these attributes. The driver copies
  /// them in any case.
  private func checkedAnimationAttributes(
    _ result: UICollectionViewLayoutAttributes?, _ name: String, _ id: ElementID
  ) throws -> UICollectionViewLayoutAttributes? {
    guard let result else { return nil }
    guard result.frame.isFiniteRect else { throw invalidGeometry(result) }
    if received.values.contains(where: { $0.original === result }) {
      report(
        .wrongAnimationAttributes,
        """
        the \(name) attributes of the \(id.text) are the object that a query returned; UIKit may \
        change them, so return a copy
        """)
    }
    return result.copy() as? UICollectionViewLayoutAttributes
  }

  /// Returns the initial attributes of the base class: an inserted element fades in where it will
  /// be, any other element starts where it was.
  func baseInitialAttributes(
    for id: ElementID, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let new = (known[id]?.copy).flatMap { $0.copy() as? UICollectionViewLayoutAttributes }
    if let update {
      guard let old = update.oldElement(for: id) else {
        guard update.hasItems else { return nil }
        new?.alpha = 0
        return new
      }
      return update.before[old].flatMap { renamed($0, id) } ?? new
    }
    let before = boundsAnimation?.before[id] ?? transition?.before[id]
    return before.flatMap { renamed($0, id) } ?? new
  }

  /// Returns the final attributes of the base class: a deleted element fades out where it was, any
  /// other element ends where it will be.
  func baseFinalAttributes(
    for id: ElementID, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let update {
      if let new = update.newElement(for: id) {
        let there = known[new]?.copy ?? update.before[id]
        return there.flatMap { renamed($0, id) }
      }
      let old = update.before[id].flatMap { renamed($0, id) }
      old?.alpha = 0
      return old
    }
    let before = boundsAnimation?.before[id] ?? transition?.before[id]
    return (known[id]?.copy ?? before).flatMap { renamed($0, id) }
  }

  private func renamed(
    _ attributes: UICollectionViewLayoutAttributes, _ id: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = id.indexPath
    return copy
  }
}
