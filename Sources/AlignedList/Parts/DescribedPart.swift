#if canImport(UIKit) && !os(watchOS)
  /// A part whose sections a list describes when it is to show them, and whenever what they depend on changes.
  @MainActor
  final class DescribedPart: PartMembership {
    let readsSurroundings: Bool
    let states: [any PartState]
    fileprivate let describe: @MainActor (_ surroundings: ListSurroundings) -> [ListSection]

    init(
      key: PartKey, readsSurroundings: Bool = false, states: [any PartState] = [],
      describe: @escaping @MainActor (_ surroundings: ListSurroundings) -> [ListSection]
    ) {
      (self.readsSurroundings, self.states, self.describe) = (readsSurroundings, states, describe)
      super.init(key: key)
    }

    /// A section that stands for those that the list has yet to describe.
    var placeholder: ListSection {
      emptySection.changing { $0.isUndescribed = true }.belonging(to: self)
    }
  }

  @MainActor
  struct PartDescription {
    let surroundings: ListSurroundings

    /// The parts that the list shows, from whose states those of the same parts go on.
    let former: [PartKey: DescribedPart]

    /// Has the list show a part again when one of its states changes.
    let connect: (DescribedPart) -> Void

    func described(_ sections: [StoredSection]) -> [StoredSection] {
      guard sections.contains(where: \.values.isUndescribed) else { return sections }
      return sections.flatMap { section in
        guard section.values.isUndescribed, let part = section.parts.first as? DescribedPart
        else { return [section] }
        return described(part, inside: section.parts.dropFirst())
      }
    }

    private func described(
      _ part: DescribedPart, inside outer: ArraySlice<PartMembership>
    ) -> [StoredSection] {
      if let known = former[part.key], known !== part {
        for (state, old) in zip(part.states, known.states) { state.goOn(from: old) }
      }
      connect(part)
      let sections = described(part.sections(part.describe(surroundings)).map(\.stored))
      return outer.isEmpty ? sections : sections.map { $0.belonging(to: $0.parts + outer) }
    }

    /// Returns sections with those of a part described again, or nil if the part is not among them.
    func describing(_ part: DescribedPart, in sections: [StoredSection]) -> [StoredSection]? {
      func isOfPart(_ section: StoredSection) -> Bool { section.parts.contains { $0 === part } }
      guard let first = sections.firstIndex(where: isOfPart) else { return nil }
      let outer = sections[first].parts.drop { $0 !== part }.dropFirst()
      return sections[..<first] + described(part, inside: outer)
        + sections[first...].filter { !isOfPart($0) }
    }
  }

  @MainActor
  extension PartMembership {
    /// Returns sections that remember the part. If there are none, an empty section keeps the place of the part.
    func sections(_ body: [ListSection]) -> [ListSection] {
      (body.isEmpty ? [emptySection] : body).map { $0.belonging(to: self) }
    }

    fileprivate var emptySection: ListSection {
      ListSection(id: AnyHashable(key), ElementRun(items: []))
    }
  }

  @MainActor
  extension [StoredSection] {
    var partsWithStates: [PartKey: DescribedPart] {
      reduce(into: [:]) { parts, section in
        for case let part as DescribedPart in section.parts where !part.states.isEmpty {
          parts[part.key] = part
        }
      }
    }

    /// The outermost parts that depend on the surroundings of the list.
    var partsThatReadSurroundings: [DescribedPart] {
      reduce(into: []) { parts, section in
        let readers = section.parts.compactMap { $0 as? DescribedPart }
        if let part = readers.last(where: \.readsSurroundings), parts.last !== part {
          parts.append(part)
        }
      }
    }
  }
#endif
