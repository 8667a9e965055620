#if canImport(UIKit) && !os(watchOS)
  extension [ListSection] {
    /// Returns the sections with others in place of those of the same parts and ids.
    @MainActor
    func replacing(_ new: [ListSection]) -> [ListSection] {
      var result = self
      var remaining = new[...]
      while let section = remaining.first {
        let part = section.parts.last
        let group =
          part == nil ? remaining.prefix(1) : remaining.prefix { $0.parts.last === part }
        remaining = remaining.dropFirst(group.count)
        func isReplaced(_ old: ListSection) -> Bool {
          if let part { old.belongs(to: part.key) } else { old.id == section.id }
        }
        let place = result.firstIndex(where: isReplaced) ?? result.count
        let outer = result.indices.contains(place) ? result[place].parts(around: part?.key) : []
        result.removeAll(where: isReplaced)
        result.insert(contentsOf: group.map { $0.belonging(toAll: outer) }, at: place)
      }
      return result
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

  extension ListSection {
    fileprivate func belongs(to part: PartKey) -> Bool {
      parts.contains { $0.key == part }
    }

    /// Returns the parts that contain a part of the section, or all if that is nil.
    fileprivate func parts(around part: PartKey?) -> ArraySlice<PartMembership> {
      guard let part, let index = parts.firstIndex(where: { $0.key == part }) else {
        return parts[...]
      }
      return parts[(index + 1)...]
    }

    fileprivate func belonging(toAll parts: ArraySlice<PartMembership>) -> ListSection {
      parts.reduce(self) { $0.belonging(to: $1) }
    }
  }
#endif
