@testable import AlignedList

import Testing

/// Updates of parts and sections give the order that one replacement after the other gives.
@MainActor
struct ReplacingLaws {
  @Test(arguments: Seeds(2_000))
  func `groups take the places of what they replace, one after the other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sections: [ComparedSection] = []
    for _ in 0..<6 {
      let new = random.sections(depth: 0)
      let expected = sections.replacingOneByOne(new)
      sections.replace(with: new)
      expectEqual(sections.map(\.words), expected.map(\.words))
      #expect(sections.elementsEqual(expected) { $0.items === $1.items })
    }
  }

  @Test func `parts that cannot be told from each other are mistakes`() {
    let parts = [1, 2, 1].map { PartMembership(key: .numbered($0)) }
    let sections = [0, 0, 1, 2].map { ComparedSection(id: "a", parts: [parts[$0]]) }
    expectEqual(sections.repeatedParts.count, 1)
    expectEqual([ComparedSection](sections.prefix(3)).repeatedParts, [])
  }
}

extension PartKey {
  fileprivate static func numbered(_ number: Int) -> PartKey {
    PartKey(type: ObjectIdentifier(Int.self), id: number, name: "\(number)")
  }
}

extension ComparedSection {
  fileprivate convenience init(id: AnyHashable, parts: [PartMembership] = []) {
    self.init(id: id, items: PlainRun([]), parts: parts)
  }

  fileprivate var words: String {
    "\(id.base) in \(parts.map(\.key.name))"
  }
}

extension SplitMix64 {
  /// Returns sections and parts that may contain parts, of few ids.
  @MainActor
  fileprivate mutating func sections(depth: Int) -> [ComparedSection] {
    (0..<Int.random(in: 0...4, using: &self)).flatMap { _ -> [ComparedSection] in
      let number = Int.random(in: 0..<5, using: &self)
      if depth == 3 || happens(onceIn: 2) { return [ComparedSection(id: AnyHashable(number))] }
      let key = PartKey.numbered(number)
      let part = PartMembership(key: key)
      let body = sections(depth: depth + 1)
      let sections = body.isEmpty ? [ComparedSection(id: AnyHashable(key))] : body
      return sections.map { $0.belonging(to: $0.parts + [part]) }
    }
  }
}

// The plainest replacement.
extension [ComparedSection] {
  fileprivate func replacingOneByOne(_ new: [ComparedSection]) -> [ComparedSection] {
    var result = self
    var remaining = new[...]
    while let section = remaining.first {
      let part = section.parts.last
      let group = part == nil ? remaining.prefix(1) : remaining.prefix { $0.parts.last === part }
      remaining = remaining.dropFirst(group.count)
      func isReplaced(_ old: ComparedSection) -> Bool {
        guard let part else { return old.id == section.id }
        return old.parts.contains { $0.key == part.key }
      }
      let place = result.firstIndex(where: isReplaced) ?? result.count
      let parts = place < result.count ? result[place].parts[...] : []
      let outer = part == nil ? parts : parts.drop { $0.key != part?.key }.dropFirst()
      result.removeAll(where: isReplaced)
      result.insert(contentsOf: group.map { $0.belonging(to: $0.parts + outer) }, at: place)
    }
    return result
  }
}
