// Changes of sections. After a recorded exception the snapshot is as it was.
extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: numberOfSections)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return Self.raiseUnknownSection(toIdentifier)
    }
    insertSections(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return Self.raiseUnknownSection(toIdentifier)
    }
    insertSections(identifiers, at: index + 1)
  }

  /// Deletes sections with their items. Identifiers that are not in the snapshot have no effect
  /// (evidence I).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    unmark(Set(remove(deleted).flatMap(\.items)))
    sectionsToReload.remove(deleted)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = identifiers.first(where: { indexOfSection($0) == nil }) {
      return Self.raise(
        .unknownIdentifier,
        "Attempted to reload section identifier that does not exist in the snapshot: \(unknown)")
    }
    sectionsToReload.insert(identifiers)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen = Set(sectionIdentifiers)
    let repeated = identifiers.filter { !seen.insert($0).inserted }
    guard repeated.isEmpty else {
      return Self.raise(
        .repeatedIdentifier,
        """
        Diffable data source detected an attempt to insert or append \(repeated.count) section \
        identifiers that already exist in the snapshot. Identifiers in a snapshot must be unique. \
        Section identifiers that already exist: \(repeated)
        """)
    }
    insert(identifiers.map { Section(identifier: $0) }, at: index)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, nextTo neighbor: SectionIdentifierType, offset: Int
  ) {
    guard indexOfSection(identifier) != nil else { return Self.raiseUnknownSection(identifier) }
    guard indexOfSection(neighbor) != nil else { return Self.raiseUnknownSection(neighbor) }
    guard identifier != neighbor else { return }
    let moved = remove([identifier])
    guard let index = indexOfSection(neighbor) else { return }
    insert(moved, at: index + offset)
  }
}
