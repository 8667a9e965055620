import Foundation

/// What differs between the sections that a list shows and new ones: what the list has to carry out.
@MainActor
struct ListChange {
  var changesSections = false

  /// The items that take the place of others, by their numbers, in sections whose order changes.
  var replacements: [(section: SectionRecord, old: [Int], new: Range<Int>)] = []

  /// The numbers of items that stay, but whose views have to be filled again.
  var reconfigured: [Int] = []

  /// The old index paths of items that stay, but have another size or other attributes.
  var resized: [IndexPath] = []
  var changesSurroundings = false

  /// The sections that have other attributes, or other views than those of items, whose lengths may be others.
  var askedSections: [SectionRecord] = []
  var mistakes: [String]

  var insertedItems: [ItemRecord] = []
  var removedItems: [ItemRecord] = []
  var removedSections: [SectionRecord] = []

  /// Where sections stand between those that stay at both ends, and the new ones there.
  let place: Range<Int>
  private(set) var sections: [SectionRecord] = []
  private var sectionsByID: [AnyHashable: SectionRecord] = [:]

  /// For each id, the number of sections that got another id in its place.
  private var repetitions: [AnyHashable: Int] = [:]
  private(set) var lastNumber: Int

  init(at place: Range<Int> = 0..<0, lastNumber: Int = 0, mistakes: [String] = []) {
    self.place = place
    self.lastNumber = lastNumber
    self.mistakes = mistakes
  }

  var changesOrder: Bool { changesSections || !replacements.isEmpty }

  var isEmpty: Bool {
    !changesOrder && reconfigured.isEmpty && resized.isEmpty && !changesSurroundings
  }

  mutating func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a section. Its id is that of no section before.
  mutating func append(_ section: SectionRecord) {
    sections.append(section)
    sectionsByID[section.id] = section
  }

  /// Returns another id for a section if a section before has its own, or nil.
  mutating func otherID(of section: ComparedSection) -> AnyHashable? {
    guard sectionsByID[section.id] != nil else { return nil }
    mistakes.append("The id \(section.id.base) belongs to two sections.")
    repetitions[section.id, default: 0] += 1
    return RepeatedID(id: section.id, number: repetitions[section.id] ?? 0)
  }

  mutating func add(_ change: ItemChange, of item: ItemRecord, in section: SectionRecord) {
    if change.contains(.content) { reconfigured.append(item.number) }
    if change.contains(.size) { item.sizes.forget() }
    if change.contains(.attachments) { item.attachmentSizes = [:] }
    if !change.isDisjoint(with: [.size, .attributes, .attachments]) {
      resized.append([section.index, item.index])
    }
  }

  /// Has items that leave one section and come to another one keep their views.
  mutating func moveItemsAmongSections() {
    guard !insertedItems.isEmpty else { return }
    let leaving = unique(removedItems + removedSections.flatMap(\.items))
    guard !leaving.isEmpty else { return }
    var moved: Set<Int> = []
    for (key, new) in unique(insertedItems).sorted(by: { $0.value.number < $1.value.number }) {
      // The cards of two carousels that a view shows in turn have nothing to do with each other.
      guard let section = new.section, !section.value.hasCards, let item = leaving[key],
        let former = item.section
      else { continue }
      let difference = section.value.items.change(at: new.index, from: item)
      add(difference.union(.attributes), of: item, in: former)
      section.adopt(item, inPlaceOf: new)
      moved.formUnion([item.number, new.number])
    }
    removedItems.removeAll { moved.contains($0.number) }
    insertedItems.removeAll { moved.contains($0.number) }
  }

  /// Returns the items with identities of their own, without those that several of them have: the same photo
  /// may stand in several sections.
  private func unique(_ items: [ItemRecord]) -> [ItemKey: ItemRecord] {
    let own = items.filter(\.key.isOwn)
    let counts = Dictionary(own.map { ($0.key, 1) }, uniquingKeysWith: +)
    return own.reduce(into: [:]) { unique, item in
      if counts[item.key] == 1 { unique[item.key] = item }
    }
  }
}

/// The id of a section whose own id belongs to a section before it.
private struct RepeatedID: Hashable {
  let id: AnyHashable
  let number: Int
}
