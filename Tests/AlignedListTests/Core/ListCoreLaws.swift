@testable import AlignedList

import Foundation
import Testing

/// Whatever sections follow each other, a list knows where items are, and its change leads from one order to the other.
@MainActor
struct ListCoreLaws {
  @Test(arguments: Seeds(2_000))
  func `a change leads from one order to the next`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var core = ListCore()
    for step in 0..<6 {
      let before = core
      let (numbers, keys) = (before.numbers, before.sections.map { $0.items.map(\.key) })
      let words = random.sections()
      let change = core.show(words)
      expectEqual(core.words, words, "seed \(seed), step \(step)")
      var replaced = Dictionary(
        zip(before.sections.map(\.number), numbers), uniquingKeysWith: { first, _ in first })
      for (section, old, new) in change.replacements where !change.changesSections {
        let start = new.lowerBound
        expectEqual(Array(replaced[section.number]?[start..<start + old.count] ?? []), old)
        replaced[section.number]?.replaceSubrange(
          start..<start + old.count, with: section.items[new].map(\.number))
      }
      if !change.changesSections {
        expectEqual(core.sections.map { replaced[$0.number] }, core.numbers, "seed \(seed)")
      }
      check(core)
      // Items that stay in their section are the same ones.
      for (section, (numbers, keys)) in zip(before.sections, zip(numbers, keys)) {
        for (number, key) in zip(numbers, keys) where !section.isGone {
          if let item = section.itemsByKey[key] { expectEqual(item.number, number) }
        }
      }
    }
  }

  @Test(arguments: Seeds(500))
  func `a section that is shown again leads to the change of an equal one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (core, other) = (ListCore(), ListCore())
    var known: [Substring: ComparedSection] = [:]
    for step in 0..<6 {
      let words = random.sections().split(separator: "|").map { section in
        // Some have a header.
        random.happens(onceIn: 3) ? section.replacing(/[a-d]/) { "\($0.output):9" } : section
      }
      let sections = words.map { known[$0] ?? PlainSection(String($0)) }
      for (words, section) in zip(words, sections) { known[words] = section }
      let change = core.show(sections)
      let expected = other.show(words.joined(separator: "|"))
      expectEqual(core.words, other.words, "seed \(seed), step \(step)")
      expectEqual(core.numbers, other.numbers, "seed \(seed), step \(step)")
      expectEqual(change.isEmpty, expected.isEmpty, "seed \(seed), step \(step)")
      expectEqual(change.resized, expected.resized, "seed \(seed), step \(step)")
      check(core)
    }
  }

  private func check(_ core: ListCore) {
    let numbers = core.numbers.flatMap { $0 }
    expectEqual(Set(numbers).count, numbers.count)
    for (index, section) in core.sections.enumerated() {
      expectEqual(section.index, index)
      #expect(core.section(withID: section.id) === section)
      #expect(core.section(section.number, expectedAt: index + 1) === section)
      for (place, item) in section.items.enumerated() {
        expectEqual(item.index, place)
        #expect(core.item(item.number, expectedAt: place + 1, inSection: index) === item)
        #expect(section.itemsByKey[item.key] === item && core.contains(item))
      }
    }
    let last = core.sections.flatMap(\.items).last
    #expect(last.map(core.isLast) != false)
  }
}

extension SplitMix64 {
  /// Returns sections of few ids, without items that have the same one.
  fileprivate mutating func sections() -> String {
    ["a", "b", "c", "d"].shuffled(using: &self).prefix(Int.random(in: 0...4, using: &self))
      .map { section in
        let ids = (1...6).shuffled(using: &self).prefix(Int.random(in: 0...6, using: &self))
        let items = ids.map { happens(onceIn: 5) ? "_" : "\($0)" }
        return ([section] + items).joined(separator: " ")
      }
      .joined(separator: " | ")
  }
}
