import Foundation

// Checks of each answer of the layout on its arrival.
extension CollectionDriver {
  /// One result as a whole: every element once, and only elements that exist.
  func checkAnswer(_ answer: [UICollectionViewLayoutAttributes]) throws {
    var seen: Set<ElementID> = []
    var categories: [String: UICollectionView.ElementCategory] = [:]
    let sections = sectionCounts.count
    for attributes in answer {
      let id = attributes.elementID
      if !seen.insert(id).inserted {
        report(.duplicateElement, "the \(id.text) occurs twice in one result")
      }
      let place = "\(id.kind) \(id.indexPath.messageText)"
      if let other = categories.updateValue(id.category, forKey: place), other != id.category {
        report(
          .duplicateElement, "the \(id.text) is both supplementary and decoration in one result")
      }
      guard attributes.frame.isFiniteRect else { throw invalidGeometry(attributes) }
      try checkExists(id, sections)
    }
  }

  private func checkExists(_ id: ElementID, _ sections: Int) throws {
    switch id.category {
    case .cell:
      guard !itemExists(at: id.indexPath) else { return }
      throw raise(
        .nonexistentItem,
        """
        UICollectionView received layout attributes for a cell with an index path that does not \
        exist: \(id.indexPath.messageText)
        """)
    case .supplementaryView:
      guard let section = id.indexPath.first, section >= sections else { return }
      throw raise(
        .sectionOutOfRange,
        """
        request for layout attributes for supplementary view \(id.kind) in section \(section) \
        when there are only \(sections) sections in the collection view
        """)
    case .decorationView: return
    }
  }

  func invalidGeometry(_ attributes: UICollectionViewLayoutAttributes) -> Abandoned {
    let (center, size) = (attributes.center, attributes.size)
    return raise(
      .invalidGeometry,
      """
      CALayer position contains NaN: \(center.x, center.y), size \(size.width, size.height) of \
      the \(attributes.elementID.text)
      """)
  }

  /// An element that is still believed may not have changed when it comes again.
  func checkUnchanged(_ id: ElementID, _ new: UICollectionViewLayoutAttributes) throws {
    checkNotReused(id, new)
    guard let old = known[id]?.copy else { return }
    try checkUnchanged(id, from: old, to: new)
  }

  func checkUnchanged(
    _ id: ElementID, from old: UICollectionViewLayoutAttributes,
    to new: UICollectionViewLayoutAttributes
  ) throws {
    guard !old.isEqual(new) else { return }
    let message = """
      layout attributes for \(id.text) changed from \(old) to \(new) without invalidating the \
      layout
      """
    guard id.category == .cell else { throw raise(.changedWithoutInvalidation, message) }
    report(.cellChangedWithoutInvalidation, message)
  }

  /// The very object returned for this element before, with other values: after an invalidation
  /// that is luck, since UIKit may still compare against it.
  private func checkNotReused(_ id: ElementID, _ new: UICollectionViewLayoutAttributes) {
    guard known[id] == nil, let earlier = received[id], earlier.given === new else { return }
    guard !earlier.copy.isEqual(new) else { return }
    report(
      .mutatedAfterInvalidation,
      "the attributes of the \(id.text) are an object returned before and changed since")
  }

  /// A copy that is the same in every property, which a subclass must see to.
  func checkedCopy(
    of attributes: UICollectionViewLayoutAttributes
  ) throws -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      report(.lossyAttributes, "\(type(of: attributes)) copies itself into something else")
      return attributes
    }
    guard type(of: attributes) != UICollectionViewLayoutAttributes.self else { return copy }
    if type(of: copy) != type(of: attributes) {
      report(.lossyAttributes, "a copy of \(type(of: attributes)) is a \(type(of: copy))")
    } else if Self.ownValues(copy) != Self.ownValues(attributes) {
      report(
        .lossyAttributes,
        """
        copying \(type(of: attributes)) loses a property: \(Self.ownValues(attributes)) becomes \
        \(Self.ownValues(copy))
        """)
    } else if !copy.isEqual(attributes) {
      report(.lossyAttributes, "a copy of \(type(of: attributes)) is not equal to it")
    }
    checkComparison(attributes)
    return copy
  }

  /// Attributes that differ in a property of the subclass must not be equal.
  private func checkComparison(_ attributes: UICollectionViewLayoutAttributes) {
    guard let earlier = received[attributes.elementID]?.copy else { return }
    guard Self.ownValues(earlier) != Self.ownValues(attributes) else { return }
    guard earlier.isEqual(attributes) else { return }
    report(
      .lossyAttributes,
      """
      \(type(of: attributes)) compares equal although a property differs: \
      \(Self.ownValues(earlier)) and \(Self.ownValues(attributes))
      """)
  }

  /// The properties that subclasses added, as text.
  private static func ownValues(_ attributes: UICollectionViewLayoutAttributes) -> [String] {
    var values: [String] = []
    var mirror: Mirror? = Mirror(reflecting: attributes)
    while let current = mirror, current.subjectType != UICollectionViewLayoutAttributes.self {
      values += current.children.map { "\($0.label ?? "") \($0.value)" }
      mirror = current.superclassMirror
    }
    return values
  }

  /// A context may name only elements that are or were there (evidence R).
  func checkExisted(_ id: ElementID) throws {
    guard received[id] == nil else { return }
    let exists: Bool
    if id.category == .cell {
      exists = itemExists(at: id.indexPath)
    } else if let section = id.indexPath.first, section >= sectionCounts.count {
      exists = false
    } else {
      exists = try item(id) != nil
    }
    guard !exists else { return }
    throw raise(
      .wrongContext, "the invalidation context names the \(id.text), which never existed")
  }

  /// The context for preferred attributes may name their own element and no other (evidence R).
  func checkNamesNoOthers(
    _ context: UICollectionViewLayoutInvalidationContext, _ id: ElementID
  ) {
    guard let other = Staleness.elements(in: context).first(where: { $0 != id }) else { return }
    report(
      .contextNamesOthers,
      "the context for preferred attributes of the \(id.text) names the \(other.text) too")
  }

  /// A deleted element's final attributes must be found in the state before the update.
  func checkFinal(
    _ final: UICollectionViewLayoutAttributes, _ id: ElementID, _ batch: BatchUpdate
  ) {
    guard batch.newElement(for: id) == nil, let old = batch.before[id], let now = known[id]?.copy
    else { return }
    guard final.frame == now.frame, final.frame != old.frame else { return }
    report(
      .wrongAnimationAttributes,
      """
      the final attributes of the deleted \(id.text) are where the element now at that path is, \
      not where the deleted one was
      """)
  }
}
