#if canImport(UIKit) && !os(watchOS)
  /// A part whose sections a list describes when it is to show them, and whenever what they depend on changes.
  @MainActor
  final class DescribedPart: PartMembership {
    /// Whether the sections depend on the width and the traits of the list.
    let readsSurroundings: Bool

    /// The states of the part, in the order of its properties.
    let states: [any PartState]
    private let describe: @MainActor (_ surroundings: ListSurroundings) -> [ListSection]

    init(
      key: PartKey, readsSurroundings: Bool = false, states: [any PartState] = [],
      describe: @escaping @MainActor (_ surroundings: ListSurroundings) -> [ListSection]
    ) {
      (self.readsSurroundings, self.states, self.describe) = (readsSurroundings, states, describe)
      super.init(key: key)
    }

    /// A section that stands for those that the list has yet to describe.
    var placeholder: ListSection {
      emptySection.changing { $0.isUndescribed = true }.belonging(to: [self])
    }

    /// - Parameters:
    ///   - former: the parts that the list shows, from whose states those of the same parts go on.
    ///   - connect: a closure that has the list show a part again when one of its states changes.
    fileprivate func described(
      in surroundings: ListSurroundings, former: [PartKey: DescribedPart],
      connect: (DescribedPart) -> Void
    ) -> [ListSection] {
      if let known = former[key], known !== self {
        for (state, old) in zip(states, known.states) { state.goOn(from: old) }
      }
      connect(self)
      return sections(describe(surroundings)).described(
        in: surroundings, former: former, connect: connect)
    }
  }

  @MainActor
  extension PartMembership {
    /// Returns the sections of the part, which remember that they belong to it. If there are none, an empty
    /// section keeps the place of the part.
    func sections(_ body: [ListSection]) -> [ListSection] {
      (body.isEmpty ? [emptySection] : body).map { $0.belonging(to: [self]) }
    }

    fileprivate var emptySection: ListSection {
      ListSection(id: AnyHashable(key), ElementRun(items: []))
    }
  }

  @MainActor
  extension [ListSection] {
    /// Returns the sections with others in place of those that have the same parts or ids.
    func replacing(_ new: [ListSection]) -> [ListSection] {
      map(\.stored).replacing(new.map(\.stored)).map { ListSection($0.stored) }
    }

    /// Returns the sections with those described that the list has yet to describe.
    ///
    /// - Parameters:
    ///   - former: the parts that the list shows, from whose states those of the same parts go on.
    ///   - connect: a closure that has the list show a part again when one of its states changes.
    func described(
      in surroundings: ListSurroundings, former: [PartKey: DescribedPart],
      connect: (DescribedPart) -> Void
    ) -> [ListSection] {
      guard contains(where: \.values.isUndescribed) else { return self }
      return flatMap { section in
        guard section.values.isUndescribed, let part = section.stored.parts.first as? DescribedPart
        else { return [section] }
        let outer = section.stored.parts.dropFirst()
        return part.described(in: surroundings, former: former, connect: connect)
          .map { $0.belonging(to: outer) }
      }
    }

    /// Returns the sections with those of a part described again, or nil if the part is not among them.
    func describing(
      _ part: DescribedPart, in surroundings: ListSurroundings, former: [PartKey: DescribedPart],
      connect: (DescribedPart) -> Void
    ) -> [ListSection]? {
      func isOfPart(_ section: ListSection) -> Bool {
        section.stored.parts.contains { $0 === part }
      }
      guard let first = firstIndex(where: isOfPart) else { return nil }
      let outer = self[first].stored.parts.drop { $0 !== part }.dropFirst()
      let new = part.described(in: surroundings, former: former, connect: connect)
      return self[..<first] + new.map { $0.belonging(to: outer) }
        + self[first...].filter { !isOfPart($0) }
    }

    /// The parts with states, by what identifies them.
    var partsWithStates: [PartKey: DescribedPart] {
      reduce(into: [:]) { parts, section in
        for case let part as DescribedPart in section.stored.parts where !part.states.isEmpty {
          parts[part.key] = part
        }
      }
    }

    /// The outermost parts that depend on the surroundings of the list.
    var partsThatReadSurroundings: [DescribedPart] {
      reduce(into: []) { parts, section in
        let readers = section.stored.parts.compactMap { $0 as? DescribedPart }
        if let part = readers.last(where: \.readsSurroundings), parts.last !== part {
          parts.append(part)
        }
      }
    }
  }
#endif
