// Changes of items. After a recorded exception the snapshot is as it was.
extension NSDiffableDataSourceSnapshot {
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard Self.areUnique(identifiers) else { return }
    guard let owner = sectionIdentifier ?? sections.last?.identifier else {
      return Self.raise(
        .unknownIdentifier,
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let section = indexOfSection(owner) else { return Self.raiseUnknownSection(owner) }
    moveAway(identifiers)
    insert(identifiers, inSection: section, at: sections[section].items.count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insertItems(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insertItems(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  /// Deletes items. Identifiers that are not in the snapshot have no effect (evidence I).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    remove(deleted)
    unmark(deleted)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { removeEverything() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    moveItem(identifier, nextTo: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    moveItem(identifier, nextTo: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, to: "reload") else { return }
    itemsToReload.insert(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, to: "reconfigure") else { return }
    itemsToReconfigure.insert(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to a place that is counted without it.
  mutating func moveItem(_ identifier: ItemIdentifierType, toSection section: Int, item: Int) {
    remove([identifier])
    insert([identifier], inSection: section, at: item)
  }

  mutating func unmark(_ identifiers: Set<ItemIdentifierType>) {
    itemsToReload.remove(identifiers)
    itemsToReconfigure.remove(identifiers)
  }

  private mutating func insertItems(
    _ identifiers: [ItemIdentifierType], nextTo neighbor: ItemIdentifierType, offset: Int
  ) {
    guard Self.areUnique(identifiers) else { return }
    guard contains(neighbor) else { return Self.raiseUnknownItem(neighbor) }
    let inserted = identifiers.filter { $0 != neighbor }
    moveAway(identifiers)
    insertNext(inserted, to: neighbor, offset: offset)
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, nextTo neighbor: ItemIdentifierType, offset: Int
  ) {
    guard contains(identifier) else { return Self.raiseUnknownItem(identifier) }
    guard contains(neighbor) else { return Self.raiseUnknownItem(neighbor) }
    guard identifier != neighbor else { return }
    remove([identifier])
    insertNext([identifier], to: neighbor, offset: offset)
  }

  private mutating func insertNext(
    _ identifiers: [ItemIdentifierType], to neighbor: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(of: neighbor) else { return }
    insert(identifiers, inSection: place.section, at: place.item + offset)
  }

  /// Removes those items that are in the snapshot already, because UIKit moves them into place.
  private mutating func moveAway(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter(contains)
    guard !existing.isEmpty else { return }
    Headless.violate(
      .insertedAgain,
      """
      Diffable data source detected an attempt to insert or append \(existing.count) item \
      identifiers that already exist in the snapshot. The existing item identifiers will be moved \
      into place instead, but this operation will be more expensive. Item identifiers that already \
      exist: \(existing)
      """)
    remove(Set(existing))
  }

  private func areKnown(_ identifiers: [ItemIdentifierType], to verb: String) -> Bool {
    guard let unknown = identifiers.first(where: { !contains($0) }) else { return true }
    Self.raise(
      .unknownIdentifier,
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)")
    return false
  }

  static func areUnique(_ identifiers: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let repeated = identifiers.filter { !seen.insert($0).inserted }
    guard !repeated.isEmpty else { return true }
    raise(
      .repeatedIdentifier,
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(repeated))}
      """)
    return false
  }

  static func raise(_ kind: Violation.Kind, _ message: String) {
    Headless.violate(kind, message)
  }

  static func raiseUnknownItem(_ identifier: ItemIdentifierType) {
    raise(.unknownIdentifier, "the item identifier \(identifier) is not in the snapshot")
  }

  static func raiseUnknownSection(_ identifier: SectionIdentifierType) {
    raise(.unknownIdentifier, "the section identifier \(identifier) is not in the snapshot")
  }
}
