/// The sections and items of a collection view at one time, by their identifiers.
///
/// Each identifier occurs once: an item is in one section.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]
  /// The section of each item. Items keep it when sections move.
  private var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  var sectionsToReload = MarkedIdentifiers<SectionIdentifierType>()
  var itemsToReload = MarkedIdentifiers<ItemIdentifierType>()
  var itemsToReconfigure = MarkedIdentifiers<ItemIdentifierType>()

  public init() {}

  public var numberOfItems: Int { sectionsOfItems.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionsToReload.identifiers }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemsToReload.identifiers }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemsToReconfigure.identifiers }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let index = sectionIndexes[identifier] else {
      Self.raiseUnknownSection(identifier)
      return []
    }
    return sections[index].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  /// Returns the number of items before this one, in all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndexes[identifier]
  }
}

extension NSDiffableDataSourceSnapshot {
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let owner = sectionsOfItems[identifier], let section = sectionIndexes[owner],
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return (section, item)
  }

  func contains(_ identifier: ItemIdentifierType) -> Bool { sectionsOfItems[identifier] != nil }

  /// Returns this snapshot without what it wants to have reloaded or reconfigured.
  var unmarked: Self {
    var snapshot = self
    snapshot.sectionsToReload = MarkedIdentifiers()
    snapshot.itemsToReload = MarkedIdentifiers()
    snapshot.itemsToReconfigure = MarkedIdentifiers()
    return snapshot
  }

  /// Inserts items that are not in the snapshot.
  mutating func insert(_ identifiers: [ItemIdentifierType], inSection section: Int, at item: Int) {
    sections[section].items.insert(contentsOf: identifiers, at: item)
    for identifier in identifiers {
      sectionsOfItems[identifier] = sections[section].identifier
    }
  }

  /// Takes items out of their sections, but keeps their marks.
  mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
    let owners = Set(identifiers.compactMap { sectionsOfItems.removeValue(forKey: $0) })
    for owner in owners {
      guard let section = sectionIndexes[owner] else { continue }
      sections[section].items.removeAll(where: identifiers.contains)
    }
  }

  mutating func removeEverything() { self = Self() }

  /// Inserts sections, which may have items.
  mutating func insert(_ inserted: [Section], at index: Int) {
    sections.insert(contentsOf: inserted, at: index)
    for section in inserted {
      for item in section.items { sectionsOfItems[item] = section.identifier }
    }
    numberSections()
  }

  /// Removes sections with their items and returns them.
  @discardableResult
  mutating func remove(_ identifiers: Set<SectionIdentifierType>) -> [Section] {
    let removed = sections.filter { identifiers.contains($0.identifier) }
    sections.removeAll { identifiers.contains($0.identifier) }
    for section in removed {
      for item in section.items { sectionsOfItems[item] = nil }
    }
    numberSections()
    return removed
  }

  private mutating func numberSections() {
    sectionIndexes = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { ($1.identifier, $0) })
  }
}

/// Identifiers in the order in which they were marked, each once.
struct MarkedIdentifiers<Identifier: Hashable & Sendable> {
  private(set) var identifiers: [Identifier] = []
  private var members: Set<Identifier> = []

  func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

  mutating func insert(_ marked: [Identifier]) {
    for identifier in marked where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  mutating func remove(_ removed: Set<Identifier>) {
    guard !members.isDisjoint(with: removed) else { return }
    members.subtract(removed)
    identifiers.removeAll(where: removed.contains)
  }
}
