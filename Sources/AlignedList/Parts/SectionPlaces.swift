#if canImport(UIKit) && !os(watchOS)
  /// The sections of a list while others take their places, one group after the other. A later group may
  /// take the places of an earlier one.
  ///
  /// All groups together take time in proportion to the number of sections. Each section is listed under its
  /// id and under each of its parts, and a group removes the list of all sections that it replaces.
  @MainActor
  struct SectionPlaces {
    /// A position in the order of the sections.
    private struct Place: Comparable {
      let index: Int

      /// The indexes in groups of several sections that have taken the place, from the outside in.
      var inner: [Int] = []

      static func < (first: Place, second: Place) -> Bool {
        first.index == second.index
          ? first.inner.lexicographicallyPrecedes(second.inner) : first.index < second.index
      }
    }

    /// What a group replaces: a section by its id, or all sections of a part.
    private enum Key: Hashable {
      case id(AnyHashable)
      case part(PartKey)
    }

    /// Sections with their places, or nil where others have taken the place.
    private var entries: [(section: ListSection, place: Place)?] = []

    /// The keys of the groups that are to come.
    private let keys: Set<Key>
    private var indexes: [Key: [Int]] = [:]
    private var endIndex: Int

    /// - Parameter groups: all groups that will be inserted.
    init(_ sections: [ListSection], for groups: [ArraySlice<ListSection>]) {
      keys = Set(groups.compactMap(\.first).map(Self.key))
      endIndex = sections.count
      entries.reserveCapacity(sections.count)
      for (index, section) in sections.enumerated() {
        append(section, at: Place(index: index))
      }
    }

    /// The sections in their order.
    var sections: [ListSection] {
      entries.compactMap(\.self).sorted { $0.place < $1.place }.map(\.section)
    }

    /// Puts sections of one part, or a single section, in place of those that they replace. If they replace
    /// none, they are appended.
    mutating func insert(_ group: ArraySlice<ListSection>) {
      guard let first = group.first else { return }
      let former = (indexes.removeValue(forKey: Self.key(first)) ?? []).compactMap { index in
        let entry = entries[index]
        entries[index] = nil
        return entry
      }
      let replaced = former.min { $0.place < $1.place }
      if replaced == nil { endIndex += 1 }
      let place = replaced?.place ?? Place(index: endIndex)
      let outer = replaced?.section.parts(around: first.values.parts.last?.key) ?? []
      for (offset, section) in group.enumerated() {
        var place = place
        if group.count > 1 { place.inner.append(offset) }
        append(section.belonging(toAll: outer), at: place)
      }
    }

    private mutating func append(_ section: ListSection, at place: Place) {
      let sectionKeys = [Key.id(section.id)] + section.values.parts.map { .part($0.key) }
      for key in sectionKeys where keys.contains(key) {
        indexes[key, default: []].append(entries.count)
      }
      entries.append((section, place))
    }

    private static func key(_ section: ListSection) -> Key {
      section.values.parts.last.map { .part($0.key) } ?? .id(section.id)
    }
  }

  extension ListSection {
    /// Returns the parts that contain a part of the section, or all if that is nil.
    fileprivate func parts(around part: PartKey?) -> ArraySlice<PartMembership> {
      guard let part, let index = values.parts.firstIndex(where: { $0.key == part }) else {
        return values.parts[...]
      }
      return values.parts[(index + 1)...]
    }
  }
#endif
