@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// However many sections change at once, the data source gets the sections and items that a new list has.
@MainActor
@Suite(.underPlainModes)
struct SnapshotLaws {
  private typealias Sections = [(id: Int, items: [Int])]

  @Test func `the data source has the snapshot of the sections`() {
    var counts = (few: 0, many: 0, sections: 0)
    for seed in Seeds(1_000, usually: 30) {
      var random = SplitMix64(seed: seed)
      let stage = ListStage()
      var sections: Sections = (0..<random.pick([2, 5, 40])).map { ($0, Array(0..<$0 % 4)) }
      show(sections, on: stage)
      for step in 0..<6 {
        let changed = random.pick([1, 2, 30])
        let changesSections = random.happens(onceIn: 3)
        for _ in 0..<changed where !sections.isEmpty { random.changeItems(&sections) }
        if changesSections { random.changeSections(&sections, step) }
        if changesSections { counts.sections += 1 } else if changed < 30 { counts.few += 1 }
        if changed == 30 { counts.many += 1 }
        show(sections, on: stage)
        let fresh = ListStage()
        show(sections, on: fresh)
        guard let fault = fault(of: stage, fresh, sections) else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)\n\(sections)")
        return
      }
    }
    #expect(counts.few > 20 && counts.many > 20 && counts.sections > 20)
  }

  private func show(_ sections: Sections, on stage: ListStage) {
    stage.show {
      for section in sections {
        ListSection(section.id, of: section.items) { Tile(id: $0, text: "\(section.id) \($0)") }
      }
    }
  }

  private func fault(of stage: ListStage, _ fresh: ListStage, _ sections: Sections) -> String? {
    let (snapshot, whole) = (stage.list.dataSource.snapshot(), stage.list.core.snapshot)
    guard snapshot.sectionIdentifiers == whole.sectionIdentifiers else { return "other sections" }
    for number in whole.sectionIdentifiers
    where snapshot.itemIdentifiers(inSection: number) != whole.itemIdentifiers(inSection: number) {
      return "other items"
    }
    guard fresh.mistakes.isEmpty || !stage.mistakes.isEmpty else { return "reports nothing" }
    for index in sections.indices {
      let (record, other) = (
        stage.list.record(ofSection: index), fresh.list.record(ofSection: index)
      )
      guard record?.index == index, record?.section.id == other?.section.id else {
        return "another section \(index)"
      }
      let identities = record?.items.map(\.item?.identity)
      guard identities == other?.items.map(\.item?.identity) else {
        return "other items in \(index)"
      }
      guard record?.items.map(\.index) == Array(sections[index].items.indices) else {
        return "other indexes in \(index)"
      }
    }
    return nil
  }
}

extension SplitMix64 {
  /// Inserts, deletes or moves an item of a section.
  fileprivate mutating func changeItems(_ sections: inout [(id: Int, items: [Int])]) {
    let index = Int.random(in: sections.indices, using: &self)
    let count = sections[index].items.count
    switch Int.random(in: 0..<4, using: &self) {
    case 0 where count > 0:
      sections[index].items.remove(at: Int.random(in: 0..<count, using: &self))
    case 1 where count > 1: sections[index].items.shuffle(using: &self)
    case 2 where happens(onceIn: 4): sections[index].items = []
    default:
      let new = (sections[index].items.max() ?? 0) + 1
      sections[index].items.insert(new, at: Int.random(in: 0...count, using: &self))
    }
  }

  /// Inserts, deletes, moves or repeats a section.
  fileprivate mutating func changeSections(
    _ sections: inout [(id: Int, items: [Int])], _ step: Int
  ) {
    let place = Int.random(in: 0...sections.count, using: &self)
    switch Int.random(in: 0..<4, using: &self) {
    case 0 where place < sections.count: sections.remove(at: place)
    case 1: sections.shuffle(using: &self)
    case 2 where place < sections.count: sections.insert(sections[place], at: 0)
    default: sections.insert((100 + step, [1, 2]), at: place)
    }
  }
}
