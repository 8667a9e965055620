extension Array where Element: ComparedSection {
  /// Puts new sections in place of those that have the same parts or ids.
  ///
  /// Sections of one part replace all that the part had. A section outside of parts replaces those with its id. What
  /// replaces none is appended. One group takes the places of others after the other, also those of a new one.
  ///
  /// - Complexity: O(*n*) in the number of all sections, if few of the new ones replace new ones.
  mutating func replace(with new: [Element]) {
    if new.count == 1, new[0].parts.isEmpty { return replace(with: new[0]) }
    let groups = new.groups
    var places = SectionPlaces(self, for: groups)
    for group in groups { places.insert(group) }
    self = places.sections
  }

  private mutating func replace(with section: Element) {
    let places = indices.filter { self[$0].hasSameID(as: section) }
    guard let first = places.first else { return append(section) }
    let parts = self[first].parts
    self[first] = parts.isEmpty ? section : section.belonging(to: parts) as? Element ?? section
    for place in places.dropFirst().reversed() { remove(at: place) }
  }

  /// The sections of each part that stands among them, and each section outside of parts by itself.
  private var groups: [ArraySlice<Element>] {
    var groups: [ArraySlice<Element>] = []
    var remaining = self[...]
    while let first = remaining.first {
      let part = first.parts.last
      let group =
        part == nil && !first.isOneOfSeveral
        ? remaining.prefix(1)
        : remaining.prefix { $0.parts.last === part && (part != nil || $0.id == first.id) }
      groups.append(group)
      remaining = remaining.dropFirst(group.count)
    }
    return groups
  }
}

/// The sections of a list while others take their places.
private struct SectionPlaces<Section: ComparedSection> {
  /// What a group replaces: a section by its id, or all sections of a part.
  private enum Key: Hashable {
    case id(AnyHashable)
    case part(PartKey)

    init(_ group: ArraySlice<Section>) {
      let first = group[group.startIndex]
      self = first.parts.last.map { .part($0.key) } ?? .id(first.id)
    }

    func isKey(of section: Section) -> Bool {
      switch self {
      case .id(let id): section.id == id
      case .part(let key): section.parts.contains { $0.key == key }
      }
    }
  }

  /// The sections at each place: those that were there, or those that took it.
  private var places: [[Section]] = []

  /// The keys of all groups, with the places where their sections stand or have stood.
  private var indexes: [Key: [Int]] = [:]

  init(_ sections: [Section], for groups: [ArraySlice<Section>]) {
    for group in groups { indexes[Key(group)] = [] }
    for section in sections { insert([section], at: (places.count, 0)) }
  }

  var sections: [Section] { places.flatMap(\.self) }

  private mutating func insert(_ sections: [Section], at place: (index: Int, offset: Int)) {
    if place.index == places.count { places.append([]) }
    places[place.index].insert(contentsOf: sections, at: place.offset)
    for section in sections {
      indexes[.id(section.id)]?.append(place.index)
      for part in section.parts { indexes[.part(part.key)]?.append(place.index) }
    }
  }

  /// Puts a group in place of the sections that it replaces, or behind all others.
  mutating func insert(_ group: ArraySlice<Section>) {
    let key = Key(group)
    var place: (index: Int, offset: Int)?
    var outer: ArraySlice<PartMembership> = []
    for index in Set(indexes[key] ?? []).sorted() {
      if place == nil, let offset = places[index].firstIndex(where: key.isKey) {
        place = (index, offset)
        let parts = places[index][offset].parts
        outer = parts[...]
        if case .part(let own) = key { outer = parts.drop { $0.key != own }.dropFirst() }
      }
      places[index].removeAll(where: key.isKey)
    }
    indexes[key] = []
    let sections =
      outer.isEmpty
      ? Array(group) : group.map { $0.belonging(to: $0.parts + outer) as? Section ?? $0 }
    insert(sections, at: place ?? (places.count, 0))
  }
}
