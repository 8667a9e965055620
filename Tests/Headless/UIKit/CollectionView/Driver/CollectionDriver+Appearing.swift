import Foundation

// Initial and final attributes: the questions to the layout, and the base class's answers.
extension CollectionDriver {
  func initialAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    let answer = try call(.query) {
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
    return try checkedAnimationAnswer(answer, "initial", id)
  }

  func finalAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    try finalAttributes(id, of: layout)
  }

  func finalAttributes(
    _ id: ElementID, of layout: UICollectionViewLayout
  ) throws -> UICollectionViewLayoutAttributes? {
    let answer = try call(.query) {
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
    return try checkedAnimationAnswer(answer, "final", id)
  }

  /// UIKit may change what it is given here, so it must be a copy; it gets one in any case.
  private func checkedAnimationAnswer(
    _ answer: UICollectionViewLayoutAttributes?, _ name: String, _ id: ElementID
  ) throws -> UICollectionViewLayoutAttributes? {
    guard let answer else { return nil }
    guard answer.frame.isFiniteRect else { throw invalidGeometry(answer) }
    if received.values.contains(where: { $0.given === answer }) {
      report(
        .wrongAnimationAttributes,
        """
        the \(name) attributes of the \(id.text) are the very object returned by a query, which \
        the caller may change: return a copy
        """)
    }
    return answer.copy() as? UICollectionViewLayoutAttributes
  }

  /// The base class's initial attributes: an inserted element fades in where it will be, any other
  /// comes from where it was.
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

  /// The base class's final attributes: a deleted element fades out where it was, any other goes
  /// where it will be.
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
