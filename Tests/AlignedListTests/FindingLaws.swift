@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items are found by their ids where the list shows them, whatever it has shown before.
@MainActor
@Suite(.underPlainModes)
struct FindingLaws {
  @Test(arguments: Seeds(400, usually: 40), [false, true])
  func `items are found where they are after each update`(seed: UInt64, repeatsIDs: Bool) {
    Headless.withoutAudits {
      var random = SplitMix64(seed: seed)
      let stage = ListStage()
      var list = RandomList()
      // The data source does not know of these moves.
      var hasMoved = false
      for _ in 0..<8 {
        list = random.list(after: list, repeatingIDs: repeatsIDs)
        stage.show { list.content { _ in } }
        if !hasMoved { checkIndexPaths(of: stage.list) }
        if random.happens(onceIn: 3) {
          random.moveItem(on: stage)
          hasMoved = true
        }
        for (index, section) in list.sections.enumerated() {
          for id in 0...13 {
            let path = stage.list.core.sections[index].items.firstIndex {
              $0.key.identity == .own(AnyHashable(id))
            }.map { IndexPath(item: $0, section: index) }
            expectEqual(stage.list.indexPath(ofItem: id, inSection: section.id), path)
          }
        }
        #expect(stage.list.indexPath(ofItem: 1, inSection: "none") == nil)
      }
    }
  }

  /// Checks what stands at each index path.
  private func checkIndexPaths(of list: CollectionViewAlignedList) {
    let sections = list.core.sections
    for (index, section) in sections.enumerated() {
      expectEqual(list.sectionID(at: index), section.section.id)
      for (item, record) in section.items.enumerated() {
        let path = IndexPath(item: item, section: index)
        let found = list.item(at: path)
        expectEqual(found?.content.type, record.item?.content.type)
        expectEqual(found?.identity, record.item?.identity)
        let tile = list.component(at: path, as: Tile.self)
        #expect((tile == nil) != (found?.content is ComponentContent<Tile>))
      }
      #expect(list.item(at: [index, section.items.count]) == nil)
    }
    #expect(list.sectionID(at: sections.count) == nil)
  }
}

extension SplitMix64 {
  /// Lets a person move an item within its section.
  @MainActor
  fileprivate mutating func moveItem(on stage: ListStage) {
    guard let record = stage.list.core.sections.randomElement(using: &self) else { return }
    record.reorder(record.items.shuffled(using: &self))
  }
}
