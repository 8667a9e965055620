#if canImport(UIKit) && !os(watchOS)
  extension [ListSection] {
    /// Returns the sections with others in place of those of the same parts and ids.
    @MainActor
    func replacing(_ new: [ListSection]) -> [ListSection] {
      let groups = new.groups
      var places = SectionPlaces(self, for: groups)
      for group in groups { places.insert(group) }
      return places.sections
    }

    /// The sections of each part that stands among them, and each section outside of parts by itself.
    @MainActor
    private var groups: [ArraySlice<ListSection>] {
      var groups: [ArraySlice<ListSection>] = []
      var remaining = self[...]
      while let first = remaining.first {
        let part = first.parts.last
        let group =
          part == nil ? remaining.prefix(1) : remaining.prefix { $0.parts.last === part }
        groups.append(group)
        remaining = remaining.dropFirst(group.count)
      }
      return groups
    }

    /// Reports the parts of one type that cannot be told from each other.
    @MainActor
    func reportRepeatedParts(_ report: (String) -> Void) {
      var known: [PartKey: PartMembership] = [:]
      for part in flatMap(\.parts) {
        if let other = known.updateValue(part, forKey: part.key), other !== part {
          report("The list has several parts \(part.key.name). Make the type Identifiable.")
        }
      }
    }
  }
#endif
