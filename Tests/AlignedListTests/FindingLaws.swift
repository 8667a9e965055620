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
      for _ in 0..<8 {
        list = random.list(after: list, repeatingIDs: repeatsIDs)
        stage.show { list.content { _ in } }
        if random.happens(onceIn: 3) { random.moveItem(on: stage) }
        for (index, section) in list.sections.enumerated() {
          for id in 0...13 {
            let path = stage.list.contents.sections[index].items.firstIndex {
              $0.key.identity == .own(AnyHashable(id))
            }.map { IndexPath(item: $0, section: index) }
            #expect(stage.list.indexPath(ofItem: id, inSection: section.id) == path)
          }
        }
        #expect(stage.list.indexPath(ofItem: 1, inSection: "none") == nil)
      }
    }
  }
}

extension SplitMix64 {
  /// Lets a person move an item within its section.
  @MainActor
  fileprivate mutating func moveItem(on stage: ListStage) {
    guard let record = stage.list.contents.sections.randomElement(using: &self) else { return }
    record.reorder(record.items.shuffled(using: &self))
  }
}
