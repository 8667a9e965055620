import Foundation

// Checks of the attributes that the layout returns.
extension CollectionDriver {
  /// Checks that a result contains no element twice and only elements that exist. Returns the first
  /// attributes of each element.
  @discardableResult
  func checkResult(
    _ result: [UICollectionViewLayoutAttributes]
  ) throws -> [ElementID: UICollectionViewLayoutAttributes] {
    var first: [ElementID: UICollectionViewLayoutAttributes] = [:]
    first.reserveCapacity(result.count)
    for attributes in result {
      let id = attributes.elementID
      if let earlier = first[id] {
        checkRepetition(id, earlier, attributes)
      } else {
        first[id] = attributes
      }
      if let other = id.inOtherCategory, first[other] != nil {
        report(
          .duplicateElement, "the \(id.text) is both supplementary and decoration in one result")
      }
      guard attributes.frame.isFiniteRect else { throw invalidGeometry(attributes) }
      try checkExists(id)
    }
    return first
  }

  private func checkRepetition(
    _ id: ElementID, _ first: UICollectionViewLayoutAttributes,
    _ second: UICollectionViewLayoutAttributes
  ) {
    if first.isEqual(second) {
      reportOnce(.repeatedElement, "the \(id.text) occurs twice in one result")
    } else {
      report(
        .duplicateElement, "the \(id.text) occurs twice in one result, with different attributes")
    }
  }

  private func checkExists(_ id: ElementID) throws {
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
      let sections = sectionCounts.count
      // A path of one index may name any section (evidence M).
      guard id.indexPath.count != 1, let section = id.indexPath.first, section >= sections else {
        return
      }
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

  /// Checks that an element whose attributes are still valid has not changed (evidence R:
  /// Blueprints, issue 49; CSStickyHeaderFlowLayout, issue 166).
  func checkUnchanged(_ id: ElementID, _ new: UICollectionViewLayoutAttributes) throws {
    checkNotReused(id, new)
    guard let old = known[id] else { return }
    try checkUnchanged(id, from: old, to: new)
  }

  /// Checks that attributes are as they were. Headers and decorations that are other objects raise
  /// UIKit's exception. If the layout changed its object, UIKit compares it with itself (evidence L).
  func checkUnchanged(
    _ id: ElementID, from old: KnownAttributes.Entry, to new: UICollectionViewLayoutAttributes
  ) throws {
    guard !old.copy.isEqual(new) else { return }
    guard id.category == .cell || old.original !== new else { return reportMutation(id, old) }
    let message = """
      layout attributes for \(id.text) changed from \(old.copy) to \(new) without invalidating the \
      layout
      """
    guard id.category == .cell else { throw raise(.changedWithoutInvalidation, message) }
    report(.cellChangedWithoutInvalidation, message)
  }

  func reportMutation(_ id: ElementID, _ entry: KnownAttributes.Entry) {
    report(
      .mutatedAttributes,
      """
      the attributes of the \(id.text) were changed after they were returned: \(entry.copy) became \
      \(entry.original)
      """)
  }

  /// Checks that an element named by a context exists or existed (evidence R: radar 25873296).
  func checkExisted(_ id: ElementID) throws {
    guard received[id] == nil else { return }
    let exists: Bool
    if id.category == .cell {
      exists = itemExists(at: id.indexPath)
    } else if id.indexPath.count > 1, id.indexPath.section >= sectionCounts.count {
      exists = false
    } else {
      exists = try item(id) != nil
    }
    guard !exists else { return }
    throw raise(
      .wrongContext, "the invalidation context names the \(id.text), which never existed")
  }

  /// Reports a context for preferred attributes that names other elements (evidence R: radar
  /// 35833995).
  func checkNamesNoOthers(
    _ context: UICollectionViewLayoutInvalidationContext, _ id: ElementID
  ) {
    guard let other = Staleness.elements(in: context).first(where: { $0 != id }) else { return }
    report(
      .contextNamesOthers,
      "the context for preferred attributes of the \(id.text) names the \(other.text) too")
  }

  /// Reports final attributes of a deleted element that are not from the state before the update.
  func checkFinalAttributes(
    _ final: UICollectionViewLayoutAttributes, _ id: ElementID, _ batch: BatchUpdate
  ) {
    if HeadlessScope.audits { batch.finals[id] = .init(original: final, copy: final.copied) }
    guard batch.newElement(for: id) == nil, let old = batch.before[id] else { return }
    warnIfUnshifted(final, at: old, "final", id)
    let isFromBefore = final.frame == old.frame || final.frame == shifted(old).frame
    guard let now = known[id]?.copy, final.frame == now.frame, !isFromBefore else { return }
    // A view that is attached to an item or a header may be replaced although that stays at its path. A path
    // without an item names a view of the whole content.
    if id.category == .supplementaryView, id.indexPath.count == 1 { return }
    if id.category == .supplementaryView, id.indexPath.count == 2 {
      let (section, item) = (id.indexPath.section, id.indexPath.item)
      if batch.map?.survivingItem(id.indexPath) == id.indexPath { return }
      if item == 0, batch.map?.survivingSection(section) == section { return }
    }
    report(
      .wrongAnimationAttributes,
      """
      the final attributes of the deleted \(id.text) have the frame of the element now at that \
      path, not the frame of the deleted element
      """)
  }

  /// Warns about final attributes that the layout changes later, because UIKit has read them by then.
  /// Only initial attributes may change until the update is finalized (evidence L).
  func checkFinalAttributesAreUnchanged(_ finals: [ElementID: KnownAttributes.Entry]) {
    for (id, entry) in finals where !entry.isUnchanged {
      reportOnce(
        .sharedAnimationAttributes,
        "the final attributes of the \(id.text) are changed after they were returned")
    }
  }

  /// Keeps the ends of an animation that was finalized, to notice that the layout changes them even
  /// later.
  func noteFinishedEnds(
    _ initials: [ElementID: UICollectionViewLayoutAttributes],
    _ finals: [ElementID: KnownAttributes.Entry]
  ) {
    finishedEnds = [:]
    guard HeadlessScope.audits else { return }
    finishedEnds = finals.mapValues { [.init(original: $0.original, copy: $0.original.copied)] }
    for (id, initial) in initials {
      finishedEnds[id, default: []].append(.init(original: initial, copy: initial.copied))
    }
  }

  /// Warns about ends that the layout has changed since their animation was finalized. UIKit may
  /// still have them.
  func checkFinishedEnds() {
    for (id, entries) in finishedEnds
    where entries.contains(where: { !$0.isUnchanged }) {
      reportOnce(
        .sharedAnimationAttributes,
        "the attributes of the \(id.text) are changed after the end of the animation")
    }
  }
}
