@testable import AlignedList

import Testing

/// Updates of parts and sections give the order that one replacement after the other gives.
@MainActor
struct ReplacingLaws {
  @Test(arguments: Seeds(2_000))
  func `groups take the places of what they replace, one after the other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sections: [ListSection] = []
    for _ in 0..<6 {
      let new = random.sections(depth: 0)
      let expected = sections.replacingOneByOne(new)
      sections = sections.replacing(new)
      expectEqual(sections.map(\.words), expected.map(\.words))
      #expect(sections.elementsEqual(expected) { $0.items === $1.items })
    }
  }
}

extension ListSection {
  fileprivate var words: String {
    "\(id.base) in \(values.parts.map(\.key.name))"
  }
}

extension SplitMix64 {
  /// Returns sections and parts that may contain parts, of few ids.
  @MainActor
  fileprivate mutating func sections(depth: Int) -> [ListSection] {
    (0..<Int.random(in: 0...4, using: &self)).flatMap { _ -> [ListSection] in
      let number = Int.random(in: 0..<5, using: &self)
      if depth == 3 || happens(onceIn: 2) {
        return [ListSection(id: AnyHashable(number), ElementRun(items: []))]
      }
      let key = PartKey(type: ObjectIdentifier(Int.self), id: number, name: "\(number)")
      let part = PartMembership(key: key)
      let body = sections(depth: depth + 1)
      let sections =
        body.isEmpty ? [ListSection(id: AnyHashable(key), ElementRun(items: []))] : body
      return sections.map { $0.belonging(to: part) }
    }
  }
}

// The plainest replacement.
extension [ListSection] {
  @MainActor
  fileprivate func replacingOneByOne(_ new: [ListSection]) -> [ListSection] {
    var result = self
    var remaining = new[...]
    while let section = remaining.first {
      let part = section.values.parts.last
      let group =
        part == nil ? remaining.prefix(1) : remaining.prefix { $0.values.parts.last === part }
      remaining = remaining.dropFirst(group.count)
      func isReplaced(_ old: ListSection) -> Bool {
        guard let part else { return old.id == section.id }
        return old.values.parts.contains { $0.key == part.key }
      }
      let place = result.firstIndex(where: isReplaced) ?? result.count
      let parts = place < result.count ? result[place].values.parts[...] : []
      let outer = part == nil ? parts : parts.drop { $0.key != part?.key }.dropFirst()
      result.removeAll(where: isReplaced)
      result.insert(
        contentsOf: group.map { outer.reduce($0) { $0.belonging(to: $1) } }, at: place)
    }
    return result
  }
}
