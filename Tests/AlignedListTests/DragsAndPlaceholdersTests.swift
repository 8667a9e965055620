@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What stands in an empty section while a person moves items, where the list is shown again in the action.
@MainActor
@Suite(.underAllModes)
struct DragsAndPlaceholdersTests {
  @MainActor
  private final class Board {
    let stage = ListStage()
    var rows: [String: [Int]]

    init(_ first: [Int], _ second: [Int]) {
      rows = ["a": first, "b": second]
      show()
      stage.view.layoutIfNeeded()
    }

    private func show() {
      stage.list.show {
        for name in ["a", "b"] {
          let ids = rows[name] ?? []
          ListSection(name, of: ids) { Tile(id: $0, text: "\($0)", width: 200) }
            .whenEmpty { Tile(id: 0, text: "nothing", width: 200) }
            .onReorder(of: ids, inGroup: "rows") { [weak self] ids in
              self?.rows[name] = ids
              self?.show()
            }
        }
      }
    }

    func drag(to y: CGFloat) async {
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: y))
      stage.view.endInteractiveMovement()
      await stage.settle()
    }
  }

  @Test func `it leaves when an item comes`() async {
    let board = Board([1, 2], [])
    let view = board.stage.tile(0)
    await board.drag(to: 75)
    expectEqual(board.stage.texts, ["2", "1"])
    #expect(board.stage.list.view(ofItem: 1, inSection: "b") === view)
  }

  @Test func `it comes when the last item leaves`() async {
    let board = Board([1], [2])
    await board.drag(to: 75)
    expectEqual(board.stage.texts.first, "nothing")
    expectEqual(Set(board.stage.texts), ["nothing", "1", "2"])
  }
}
