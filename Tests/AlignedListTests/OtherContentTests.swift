@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that shows another content, such as another conversation, starts anew.
@MainActor
@Suite(.underAllModes)
struct OtherContentTests {
  /// Shows messages of a conversation, whose items have the same ids in each.
  private func show(_ id: String, of stage: ListStage, count: Int = 20) async {
    stage.list.show(id: id) {
      ListSection("messages", of: Array(0..<count)) { Tile(id: $0, text: "\($0)", width: 200) }
    }
    for _ in 0..<4 {
      await Task {}.value
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `another content opens at its beginning, and the same one stays where it is`() async {
    let stage = ListStage(height: 60)
    await show("one", of: stage)
    stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    await show("one", of: stage)
    expectEqual(stage.view.contentOffset.y, 200)
    await show("two", of: stage)
    expectEqual(stage.view.contentOffset.y, 0)
    expectEqual(stage.texts, ["0", "1", "2"])
  }

  @Test func `another content that stays at its end opens there`() async {
    let stage = ListStage(height: 60)
    stage.list.layout.staysAtEnd = true
    await show("one", of: stage)
    stage.view.setContentOffset(.zero, animated: false)
    await show("two", of: stage, count: 30)
    expectEqual(stage.view.contentOffset.y, 685)
    expectEqual(stage.texts, ["27", "28", "29"])
  }

  @Test func `another content has no item at the top, and no selection`() async {
    let stage = ListStage(height: 60)
    await show("one", of: stage)
    stage.list.anchorItemToTop(19, inSection: "messages", animated: false)
    stage.view.selectItem(at: [0, 19], animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentSize.height, 535)
    await show("two", of: stage)
    expectEqual(stage.view.contentSize.height, 495)
    expectEqual(stage.view.indexPathsForSelectedItems ?? [], [])
  }

  @Test func `items of another content are measured again, also equal ones`() async {
    let stage = ListStage(height: 60)
    func sizes(showing id: String?) -> [String] {
      TileLog.recording {
        stage.list.show(id: id) { ListSection("a") { Tile(id: 1, text: "x") } }
        stage.view.layoutIfNeeded()
      }
      .sizes
    }
    expectEqual(sizes(showing: "one"), ["x"])
    expectEqual(sizes(showing: "one"), [])
    expectEqual(sizes(showing: nil), [])
    expectEqual(sizes(showing: "two"), ["x"])
  }

  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "a content that is shown while another one is laid out waits, and the last one counts",
      records: [["two"]]
    ) { stage, record in
      stage.list.show(id: 1) {
        ListSection("a") {
          Tile(id: 1, text: "one").onDisplay { [weak list = stage.list] in
            list?.show(id: 2) { ListSection("a") { Tile(id: 1, text: "gone") } }
            list?.show { ListSection("a") { Tile(id: 1, text: "two") } }
          }
        }
      }
      await stage.settle()
      record(stage.texts)
    },
    ListExample(
      "items of the former content end, and those of the other one begin",
      records: [["+one"], ["+one", "-one", "+two"]]
    ) { stage, record in
      var log: [String] = []
      @MainActor func show(_ id: String) async {
        stage.list.show(id: id) {
          ListSection("a") {
            Tile(id: 1, text: id).onDisplay { log.append("+" + id) }
              .onEndDisplay { log.append("-" + id) }
          }
        }
        await stage.settle()
        record(log)
      }
      await show("one")
      await show("two")
    },
  ]

  @Test(arguments: examples)
  func `another content starts anew`(example: ListExample<[String]>) async {
    await example.expect()
  }
}
