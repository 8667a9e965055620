#if canImport(UIKit) && !os(watchOS)
  /// What identifies a part of a screen.
  struct PartKey: Hashable {
    private let type: ObjectIdentifier
    private let id: AnyHashable?
    let name: String

    init(type: ObjectIdentifier, id: AnyHashable?, name: String) {
      self.type = type
      self.id = id
      self.name = name
    }
  }

  /// The part to which a section belongs. All sections of one value of the part share it.
  final class PartMembership {
    let key: PartKey

    /// What describes the sections of the part, if that is for the list to do.
    let source: SectionSource?

    init(key: PartKey, source: SectionSource? = nil) {
      self.key = key
      self.source = source
    }
  }

  /// What describes sections for a list, which does it when it is to show them, and whenever what they depend
  /// on changes.
  struct SectionSource {
    /// Whether the sections depend on the width and the traits of the list.
    var readsSurroundings = false

    /// The states of the part, in the order of its properties.
    var states: [any PartState] = []
    let describe: @MainActor (_ surroundings: ListSurroundings) -> [ListSection]
  }

  @MainActor
  extension PartMembership {
    /// Returns the sections of the part, which remember that they belong to it. If there are none, an empty
    /// section keeps the place of the part.
    func sections(_ body: [ListSection]) -> [ListSection] {
      (body.isEmpty ? [emptySection] : body).map { $0.belonging(to: self) }
    }

    /// A section that stands for those that the list has yet to describe.
    var placeholder: ListSection {
      emptySection.undescribed.belonging(to: self)
    }

    private var emptySection: ListSection {
      ListSection(id: AnyHashable(key), ElementRun(items: []))
    }
  }

  // MARK: - Describing

  @MainActor
  extension [ListSection] {
    /// Returns the sections with those described that the list has yet to describe.
    ///
    /// - Parameters:
    ///   - former: the parts that the list shows, from whose states those of the same parts go on.
    ///   - connect: a closure that has the list show a part again when one of its states changes.
    func described(
      in surroundings: ListSurroundings, former: [PartKey: PartMembership],
      connect: (PartMembership) -> Void
    ) -> [ListSection] {
      guard contains(where: \.values.isUndescribed) else { return self }
      return flatMap { section in
        guard section.values.isUndescribed, let part = section.values.parts.first else {
          return [section]
        }
        let described = part.described(in: surroundings, former: former, connect: connect)
        return described.map { $0.belonging(toAll: section.values.parts.dropFirst()) }
      }
    }

    /// Returns the sections with those of a part described again, or nil if the part is not among them.
    func describing(
      _ part: PartMembership, in surroundings: ListSurroundings,
      former: [PartKey: PartMembership], connect: (PartMembership) -> Void
    ) -> [ListSection]? {
      guard let first = firstIndex(where: { $0.belongs(to: part) }) else { return nil }
      let outer = self[first].values.parts.drop { $0 !== part }.dropFirst()
      let new = part.described(in: surroundings, former: former, connect: connect)
      return self[..<first] + new.map { $0.belonging(toAll: outer) }
        + self[first...].filter { !$0.belongs(to: part) }
    }

    /// The parts with states, by what identifies them.
    var partsWithStates: [PartKey: PartMembership] {
      reduce(into: [:]) { parts, section in
        for part in section.values.parts where part.source?.states.isEmpty == false {
          parts[part.key] = part
        }
      }
    }

    /// The outermost parts that depend on the surroundings of the list.
    var partsThatReadSurroundings: [PartMembership] {
      var parts: [PartMembership] = []
      for section in self {
        if let part = section.values.parts.last(where: { $0.source?.readsSurroundings == true }),
          parts.last !== part
        {
          parts.append(part)
        }
      }
      return parts
    }
  }

  extension PartMembership {
    @MainActor
    fileprivate func described(
      in surroundings: ListSurroundings, former: [PartKey: PartMembership],
      connect: (PartMembership) -> Void
    ) -> [ListSection] {
      guard let source else { return [] }
      if let known = former[key], known !== self, let old = known.source {
        for (state, old) in zip(source.states, old.states) { state.goOn(from: old) }
      }
      connect(self)
      return sections(source.describe(surroundings)).described(
        in: surroundings, former: former, connect: connect)
    }
  }

  extension ListSection {
    fileprivate func belongs(to part: PartMembership) -> Bool {
      values.parts.contains { $0 === part }
    }
  }
#endif
