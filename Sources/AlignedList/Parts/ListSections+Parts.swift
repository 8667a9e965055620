#if canImport(UIKit) && !os(watchOS)
  extension [ListSection] {
    /// Returns the sections with new ones in place of those that have the same parts or ids.
    @MainActor
    func replacing(_ new: [ListSection]) -> [ListSection] {
      if new.count == 1, new[0].values.parts.isEmpty { return replacing(new[0]) }
      let groups = new.groups
      var places = SectionPlaces(self, for: groups)
      for group in groups { places.insert(group) }
      return places.sections
    }

    /// Returns the sections with a new one in place of those that have its id. The new one belongs to their
    /// parts.
    @MainActor
    private func replacing(_ section: ListSection) -> [ListSection] {
      let replaced = indices.filter { self[$0].hasSameID(as: section) }
      guard let first = replaced.first else { return self + [section] }
      var sections = self
      sections[first] = self[first].values.parts.reduce(section) { $0.belonging(to: $1) }
      for index in replaced.dropFirst().reversed() { sections.remove(at: index) }
      return sections
    }

    /// The sections of each part that stands among them, and each section outside of parts by itself.
    @MainActor
    private var groups: [ArraySlice<ListSection>] {
      var groups: [ArraySlice<ListSection>] = []
      var remaining = self[...]
      while let first = remaining.first {
        let part = first.values.parts.last
        // All headers of the list, or all its footers, take the place of those before.
        let kind = first.values.boundary?.kind
        let group =
          part == nil && kind == nil
          ? remaining.prefix(1)
          : remaining.prefix {
            $0.values.parts.last === part && (part != nil || $0.values.boundary?.kind == kind)
          }
        groups.append(group)
        remaining = remaining.dropFirst(group.count)
      }
      return groups
    }

    /// Reports the parts of one type that cannot be told from each other.
    @MainActor
    func reportRepeatedParts(_ report: (String) -> Void) {
      var known: [PartKey: PartMembership] = [:]
      for section in self {
        for part in section.values.parts {
          if let other = known.updateValue(part, forKey: part.key), other !== part {
            report("The list has several parts \(part.key.name). Make the type Identifiable.")
          }
        }
      }
    }
  }
#endif
