@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items that are dropped on the list from which they come, where a person may change their order.
@MainActor
@Suite(.underAllModes)
struct DropOrderTests {
  private static func board(_ numbers: [Int]..., group: String? = nil, drops: Bool = true)
    -> DropBoard
  {
    let board = DropBoard(
      [], rules: .init(drops: drops, group: group.map(AnyHashable.init), reorders: true))
    if numbers.count == 1 { board.show(numbers[0]) } else { board.show(numbers[0], numbers[1]) }
    return board
  }

  @Test(arguments: [true, false])
  func `a drop in the same section changes its order`(drops: Bool) {
    let board = Self.board([1, 2, 3], drops: drops)
    let view = board.stage.tile(0)
    let drag = board.drag(0)
    let log = TileLog.recording { #expect(board.drop(drag, at: 1, isLower: true)) }
    #expect(board.orders.map(\.order) == [[2, 1, 3]] && board.drops.isEmpty)
    expectEqual(board.stage.texts, ["2", "1", "3"])
    #expect(board.stage.tile(1) === view && log.fills.isEmpty)
    expectEqual(drag?.targets, [[0, 1]])
  }

  nonisolated static let examples: [DropExample] = [
    DropExample(
      testDescription: "a drop at its own place changes nothing",
      dragged: 0, item: 0, isLower: true, sections: [], orders: [], targets: [[0, 0]]
    ) { board([1, 2]) },
    DropExample(
      testDescription: "a section of no group passes the drop to its action",
      dragged: 0, item: 0, section: 1, sections: [1], orders: [], texts: ["2", "1", "3"]
    ) { board([1, 2], [3]) },
    DropExample(
      testDescription: "several items come to one place, in the order in which they were lifted",
      dragged: 2, joining: [[1, 1], [0, 0]], item: 1, isLower: true,
      texts: ["2", "3", "5", "1", "4"], entries: [[2, 3, 5, 1], [4]],
      targets: [[0, 1], [0, 2], [0, 3]]
    ) { board([1, 2, 3], [4, 5], group: "numbers") },
    DropExample(
      testDescription: "a drop behind the elements comes to their end",
      dragged: 0, item: 2, isLower: true, orders: [[2, 1]], texts: ["2", "1", "add"]
    ) { DropBoard([1, 2], rules: .init(reorders: true, hasLastRow: true)) },
    DropExample(
      testDescription: "what stands in an empty section leaves it when an item is dropped there",
      dragged: 0, item: 0, section: 1, isLower: true, texts: ["nothing", "1"], targets: [[1, 0]]
    ) {
      let board = DropBoard(
        [1], [], rules: .init(group: "numbers", reorders: true, hasPlaceholders: true))
      board.showsInOrders = true
      expectEqual(board.stage.texts, ["1", "nothing"])
      return board
    },
  ]

  @Test(arguments: examples)
  func `a drop comes to its place`(example: DropExample) {
    example.expect()
  }

  @Test(arguments: [true, false])
  func `a drop in another section of the group tells both sections`(showsAgain: Bool) {
    let board = Self.board([1, 2], [3, 4], group: "numbers")
    board.showsInOrders = showsAgain
    let view = board.stage.tile(0)
    let drag = board.drag(0)
    #expect(board.drop(drag, at: 0, section: 1, isLower: true))
    expectEqual(board.orders.map(\.section), [0, 1])
    expectEqual(board.entries, [[2], [3, 1, 4]])
    expectEqual(board.stage.texts, ["2", "3", "1", "4"])
    #expect(board.stage.tile(1, section: 1) === view && drag?.targets == [[1, 1]])
  }

  @Test func `the last item of a section leaves it, and another comes back`() {
    let board = Self.board([1], [2], group: "numbers")
    board.drop(board.drag(0), at: 0, section: 1)
    expectEqual(board.entries, [[], [1, 2]])
    let drag = board.drag(1, section: 1)
    drag?.move(to: CGPoint(x: 10, y: -5), in: board.stage.view)
    #expect(drag?.drop() == true)
    board.stage.view.layoutIfNeeded()
    expectEqual(board.entries, [[2], [1]])
    expectEqual(board.stage.texts, ["2", "1"])
  }

  /// A component whose height follows from its width.
  private struct Card: ListComponent, Hashable, Identifiable {
    let id: Int

    func makeView() -> BarView { BarView() }

    func configure(_ view: BarView) {}

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: width / 2) }
  }

  @Test func `an item in another section has the size that it has there`() {
    let stage = ListStage(height: 400)
    stage.show {
      for (index, numbers) in [[1, 2], [3]].enumerated() {
        ListSection(index, of: numbers) { Card(id: $0) }
          .attributes(index == 0 ? .init() : .columns(2))
          .onDrag(of: numbers) { .number($0) }
          .onReorder(of: numbers, inGroup: "numbers") { _ in }
      }
    }
    let drag = Headless.Drag(itemAt: [0, 0], of: stage.view)
    let target = stage.frame(0, section: 1) ?? .zero
    drag?.move(to: CGPoint(x: target.minX + 1, y: target.midY), in: stage.view)
    #expect(drag?.drop() == true)
    stage.view.layoutIfNeeded()
    expectEqual(drag?.targets.first?.map(\.section), 1)
    expectEqual((0..<2).map { stage.frame($0, section: 1)?.size }, [target.size, target.size])
  }
}
