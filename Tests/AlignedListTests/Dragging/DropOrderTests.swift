@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items that are dropped on the list from which they come, where a person may change their order.
@MainActor
@Suite(.underAllModes)
struct DropOrderTests {
  private func board(_ numbers: [Int]..., group: String? = nil, drops: Bool = true) -> DropBoard {
    let board = DropBoard(
      [], rules: .init(drops: drops, group: group.map(AnyHashable.init), reorders: true))
    if numbers.count == 1 { board.show(numbers[0]) } else { board.show(numbers[0], numbers[1]) }
    return board
  }

  @Test(arguments: [true, false])
  func `a drop in the same section changes its order`(drops: Bool) {
    let board = board([1, 2, 3], drops: drops)
    let view = board.stage.tile(0)
    let drag = board.drag(0)
    let log = TileLog.recording { #expect(board.drop(drag, at: 1, isLower: true)) }
    #expect(board.orders.map(\.order) == [[2, 1, 3]] && board.drops.isEmpty)
    #expect(board.stage.texts == ["2", "1", "3"])
    #expect(board.stage.tile(1) === view && log.fills.isEmpty)
    #expect(drag?.targets == [[0, 1]])
  }

  @Test func `a drop at its own place changes nothing`() {
    let board = board([1, 2])
    let drag = board.drag(0)
    #expect(board.drop(drag, at: 0, isLower: true))
    #expect(board.orders.isEmpty && board.drops.isEmpty)
    #expect(drag?.targets == [[0, 0]])
  }

  @Test(arguments: [true, false])
  func `a drop in another section of the group tells both sections`(showsAgain: Bool) {
    let board = board([1, 2], [3, 4], group: "numbers")
    board.showsInOrders = showsAgain
    let view = board.stage.tile(0)
    let drag = board.drag(0)
    #expect(board.drop(drag, at: 0, section: 1, isLower: true))
    #expect(board.orders.map(\.section) == [0, 1])
    #expect(board.entries == [[2], [3, 1, 4]])
    #expect(board.stage.texts == ["2", "3", "1", "4"])
    #expect(board.stage.tile(1, section: 1) === view && drag?.targets == [[1, 1]])
  }

  @Test func `a section of no group passes the drop to its action`() {
    let board = board([1, 2], [3])
    #expect(board.drop(board.drag(0), at: 0, section: 1))
    #expect(board.orders.isEmpty && board.drops.map(\.section) == [1])
    #expect(board.stage.texts == ["2", "1", "3"])
  }

  @Test func `several items come to one place, in the order in which they were lifted`() {
    let board = board([1, 2, 3], [4, 5], group: "numbers")
    let drag = board.drag(2)
    drag?.add(itemAt: [1, 1])
    drag?.add(itemAt: [0, 0])
    #expect(board.drop(drag, at: 1, isLower: true))
    #expect(board.stage.texts == ["2", "3", "5", "1", "4"])
    #expect(board.entries == [[2, 3, 5, 1], [4]])
    #expect(drag?.targets == [[0, 1], [0, 2], [0, 3]])
  }

  @Test func `a drop behind the elements comes to their end`() {
    let board = DropBoard([1, 2], rules: .init(reorders: true, hasLastRow: true))
    #expect(board.drop(board.drag(0), at: 2, isLower: true))
    #expect(board.orders.map(\.order) == [[2, 1]])
    #expect(board.stage.texts == ["2", "1", "add"])
  }

  @Test func `the last item of a section leaves it, and another comes back`() {
    let board = board([1], [2], group: "numbers")
    board.drop(board.drag(0), at: 0, section: 1)
    #expect(board.entries == [[], [1, 2]])
    let drag = board.drag(1, section: 1)
    drag?.move(to: CGPoint(x: 10, y: -5), in: board.stage.view)
    #expect(drag?.drop() == true)
    board.stage.view.layoutIfNeeded()
    #expect(board.entries == [[2], [1]])
    #expect(board.stage.texts == ["2", "1"])
  }

  @Test func `what stands in an empty section leaves it when an item is dropped there`() {
    let board = DropBoard(
      [1], [], rules: .init(group: "numbers", reorders: true, hasPlaceholders: true))
    board.showsInOrders = true
    #expect(board.stage.texts == ["1", "nothing"])
    let drag = board.drag(0)
    #expect(board.drop(drag, at: 0, section: 1, isLower: true))
    #expect(board.stage.texts == ["nothing", "1"] && drag?.targets == [[1, 0]])
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
    #expect(drag?.targets.first?.map(\.section) == 1)
    #expect((0..<2).map { stage.frame($0, section: 1)?.size } == [target.size, target.size])
  }
}
