/// A section as the core of a list compares it with an older value: by itself one that has items alone.
class ComparedSection {
  let id: AnyHashable

  /// The id if it is known to be a number. Numbers and hash values are compared in a fraction of the time that the ids
  /// of unknown types take.
  let idNumber: Int?
  private lazy var idHash = id.hashValue
  let items: ComparedRun

  /// The parts in which the section was built, from the inside out.
  let parts: [PartMembership]

  init(id: AnyHashable, number: Int? = nil, items: ComparedRun, parts: [PartMembership]) {
    self.id = id
    idNumber = number
    self.items = items
    self.parts = parts
  }

  func hasSameID(as other: ComparedSection) -> Bool {
    if let idNumber, let other = other.idNumber { return idNumber == other }
    return idHash == other.idHash && id == other.id
  }

  func belonging(to parts: [PartMembership]) -> ComparedSection {
    ComparedSection(id: id, number: idNumber, items: items, parts: parts)
  }

  /// Whether several sections of the id are shown together, and replaced by others together.
  var isOneOfSeveral: Bool { false }

  enum Edge: Hashable {
    case header, footer
    case other(_ kind: String)
  }

  /// Whether the section has no other views than those of its items.
  var hasItemsAlone: Bool { true }

  /// Whether a view may stand in place of hidden items.
  var hasOverflow: Bool { false }

  /// Whether the items are the cards of a carousel.
  var hasCards: Bool { false }

  var onReorder: ReorderAction? { nil }

  /// Returns the item that a view shows in place of hidden items, or nil.
  @MainActor func overflow(hiddenCount: Int) -> ComparedRun? { nil }

  /// Returns what differs in the header or footer from that of an older value.
  func change(of edge: Edge, from old: ComparedSection) -> ItemChange { [] }

  /// Returns whether the section stands on its lines as an older value.
  func hasSameAttributes(as old: ComparedSection) -> Bool { true }

  /// Returns whether everything beside the items looks as in an older value, apart from attributes.
  func hasSameSurroundings(as old: ComparedSection) -> Bool { true }
}

/// The items of a section, or another view of it, as the core of a list compares them. This class has none.
@usableFromInline
class ComparedRun {
  final let count: Int

  /// The type of the view of the first item, and those of the views of others.
  final let viewType: ObjectIdentifier?
  final let otherViewTypes: Set<ObjectIdentifier>

  init(count: Int, viewType: ObjectIdentifier?, otherViewTypes: Set<ObjectIdentifier> = []) {
    self.count = count
    self.viewType = viewType
    self.otherViewTypes = otherViewTypes
  }

  final var viewTypes: Set<ObjectIdentifier> {
    viewType.map { otherViewTypes.union([$0]) } ?? []
  }

  func identity(at index: Int) -> ItemIdentity { preconditionFailure("There is no item \(index).") }

  /// Returns what differs between an item and the older value of one that is shown.
  @MainActor func change(at index: Int, from old: ItemRecord) -> ItemChange { [] }

  /// Returns whether views of other items need not be filled again for these.
  func hasSameContents(as other: ComparedRun) -> Bool { true }

  /// Returns what differs from an older run, or nil if that has elements of another type.
  func difference(from old: ComparedRun) -> RunDifference? { nil }
}
