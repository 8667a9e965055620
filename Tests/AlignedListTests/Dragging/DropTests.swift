@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What a person drops on a list, from other apps, other lists and the list itself.
@MainActor
@Suite(.underAllModes)
struct DropTests {
  @Test(arguments: [(0, false, 0), (1, false, 1), (1, true, 2)])
  func `a drop has the index before which it was dropped`(
    item: Int, isLower: Bool, index: Int
  ) {
    let board = DropBoard([1, 2])
    #expect(board.drop(board.dragFromElsewhere([7]), at: item, isLower: isLower))
    expectEqual(board.drops.map(\.drop.index), [index])
    let drop = board.drops.first?.drop
    #expect(drop?.itemProviders.count == 1 && drop?.isFromSameList == false)
    #expect(drop?.elements(of: DropBoard.Entry.self).isEmpty == true)
  }

  @Test func `an element that is dropped from another list needs no loading`() {
    let (source, board) = (DropBoard([7, 8]), DropBoard([1]))
    let drag = source.drag(0)
    drag?.add(itemAt: [0, 1])
    drag?.move(to: board.point(0), in: board.stage.view)
    expectEqual(drag?.proposal?.operation, .copy)
    #expect(board.drop(drag, at: 0))
    #expect(board.drops.first?.drop.isFromSameList == false)
    expectEqual(board.stage.texts, ["7", "8", "1"])
    expectEqual(source.stage.texts, ["7", "8"])
  }

  @Test func `an item moves to another section of the same list`() {
    let board = DropBoard([1, 2], [3])
    let view = board.stage.tile(0)
    let drag = board.drag(0)
    drag?.move(to: board.point(0, section: 1), in: board.stage.view)
    expectEqual(drag?.proposal?.operation, .move)
    #expect(board.drop(drag, at: 0, section: 1, isLower: true))
    expectEqual(board.entries, [[2], [3, 1]])
    expectEqual(board.stage.texts, ["2", "3", "1"])
    #expect(board.stage.tile(1, section: 1) === view)
    expectEqual(drag?.targets, [[1, 1]])
  }

  nonisolated static let examples: [DropExample] = [
    DropExample(
      testDescription: "an item that an action moves within its section flies to its new place",
      dragged: 0, item: 2, isLower: true, indexes: [3], texts: ["2", "3", "1"], targets: [[0, 2]]
    ) { DropBoard([1, 2, 3]) },
    DropExample(
      testDescription: "items behind the elements do not count", item: 2, isLower: true,
      indexes: [2], texts: ["1", "2", "1001", "add"]
    ) { DropBoard([1, 2], rules: .init(hasLastRow: true)) },
    DropExample(
      testDescription: "the index counts in the order that a person has given the items",
      item: 2, texts: ["2", "3", "1001", "1"]
    ) {
      let board = DropBoard([1, 2, 3], rules: .init(reorders: true))
      board.moveFirst(behind: 2)
      return board
    },
    DropExample(
      testDescription: "the index counts the items that a person has moved to the section",
      item: 1, section: 1, isLower: true, texts: ["2", "3", "1", "1001"]
    ) {
      let board = DropBoard([1, 2], [3], rules: .init(group: "numbers", reorders: true))
      board.moveFirst(behind: 0, section: 1)
      expectEqual(board.entries, [[2], [3, 1]])
      return board
    },
    DropExample(
      testDescription: "an action that shows nothing moves nothing", item: 0, texts: ["1"],
      targets: [nil]
    ) {
      let board = DropBoard([1])
      board.onDrop = { _, _, _ in }
      return board
    },
    DropExample(
      testDescription: "an action may remove its section", item: 0, section: 1, texts: ["1"],
      targets: [nil]
    ) {
      let board = DropBoard([1], [2])
      board.onDrop = { board, _, _ in board.show([1]) }
      return board
    },
    DropExample(
      testDescription: "a list may be shown while items are over it", item: 3, over: 1,
      meanwhile: { $0.show([1, 5, 2, 6], [8]) }, indexes: [3],
      texts: ["1", "5", "2", "1001", "6", "8"]
    ) { DropBoard([1, 2]) },
    DropExample(
      testDescription: "an item that is gone when it is dropped is passed nevertheless",
      dragged: 0, item: 0, section: 1, meanwhile: { $0.show([2], [3]) }, orders: [],
      texts: ["2", "1", "3"], passed: [1]
    ) { DropBoard([1, 2], [3], rules: .init(group: "numbers", reorders: true)) },
  ]

  @Test(arguments: examples)
  func `a drop is passed to the action of its section`(example: DropExample) {
    example.expect()
  }

  // MARK: Refused

  @Test func `a list refuses what no section accepts`() {
    let board = DropBoard([1])
    let drag = Headless.Drag([.number(7, type: "com.example.other")])
    #expect(!board.drop(drag, at: 0))
    #expect(board.drops.isEmpty && board.mark == nil)
  }

  @Test func `a section refuses what only others accept`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") { Tile(id: 1, width: 200) }
      ListSection("b") { Tile(id: 2, width: 200) }.onDrop(of: [DropBoard.type]) { _ in }
    }
    let drag = Headless.Drag([.number(7)])
    drag.move(to: CGPoint(x: 10, y: 5), in: stage.view)
    expectEqual(drag.proposal?.operation, .forbidden)
    #expect(!stage.view.subviews.contains { $0 is DropMark })
    drag.move(to: CGPoint(x: 10, y: (stage.frame(0, section: 1)?.midY ?? 0)), in: stage.view)
    #expect(drag.proposal?.operation == .copy && drag.proposal?.intent == .unspecified)
    #expect(drag.drop())
  }

  @Test func `only items of accepted types are passed`() {
    let board = DropBoard([1])
    let drag = Headless.Drag([
      .number(7, type: "com.example.other"), .number(8), .number(9, type: "com.example.other"),
    ])
    #expect(board.drop(drag, at: 0))
    expectEqual(board.drops.first?.drop.itemProviders.count, 1)
    expectEqual(drag.targets, [nil, [0, 0], nil])
  }

  // MARK: Places

  @Test func `what stands in an empty section does not count`() {
    let stage = ListStage()
    var indexes: [Int] = []
    stage.show {
      ListSection("a", of: [Int]()) { Tile(id: $0) }.whenEmpty { Tile(id: 0, width: 200) }
        .onDrop(of: [DropBoard.type]) { indexes.append($0.index) }
    }
    let drag = Headless.Drag([.number(7)])
    drag.move(to: CGPoint(x: 190, y: 19), in: stage.view)
    #expect(drag.drop())
    expectEqual(indexes, [0])
  }

  @Test func `a drop below everything comes to the end, also of an empty section`() {
    let board = DropBoard([1], [])
    let drag = board.dragFromElsewhere([7])
    drag.move(to: CGPoint(x: 10, y: 390), in: board.stage.view)
    #expect(drag.drop())
    expectEqual(board.drops.map(\.section), [1])
  }

  // MARK: Shown meanwhile

  @Test func `a section that is removed under the finger takes nothing`() {
    let board = DropBoard([1], [2])
    let drag = board.dragFromElsewhere([7])
    drag.move(to: board.point(0, section: 1), in: board.stage.view)
    board.rules.drops = false
    board.show([1])
    drag.drop()
    board.stage.view.layoutIfNeeded()
    #expect(board.drops.isEmpty && drag.targets == [nil])
    #expect(board.stage.texts == ["1"] && board.mark == nil)
  }

  @Test func `an item that a person has moved is passed while it fades, too`() {
    let board = DropBoard([1, 2], [3], rules: .init(group: "numbers", reorders: true))
    board.moveFirst(behind: 0, section: 1)
    let drag = board.drag(1, section: 1)
    Headless.holdingAnimations {
      board.show([2], [3])
      #expect(board.drop(drag, at: 0))
    }
    expectEqual(board.orders.count, 2)
    expectEqual(board.drops.first?.drop.elements(of: DropBoard.Entry.self).map(\.id), [1])
    expectEqual(board.stage.texts, ["1", "2", "3"])
  }

  @Test func `what waits to be shown is shown before a drop`() {
    let board = DropBoard([1, 2])
    let drag = board.dragFromElsewhere([7])
    drag.move(to: board.point(1, isLower: true), in: board.stage.view)
    board.stage.list.calls.during { board.show([2]) }
    expectEqual(board.stage.texts, ["1", "2"])
    drag.drop()
    board.stage.view.layoutIfNeeded()
    expectEqual(board.drops.map(\.drop.index), [1])
    expectEqual(board.stage.texts, ["2", "1001"])
  }

  // MARK: Placeholders

  @Test func `a placeholder becomes what is loaded, or goes`() {
    let board = DropBoard([1, 2])
    let loading = HeldLoading()
    let drag = Headless.Drag((7...9).map { .number($0, loading: loading) })
    #expect(board.drop(drag, at: 1))
    expectEqual(board.stage.texts, ["1", "loading 1001", "loading 1002", "loading 1003", "2"])
    expectEqual(drag.targets, [[0, 1], [0, 2], [0, 3]])
    let view = board.stage.tile(3)
    loading.fail(0)
    expectEqual(board.stage.texts, ["1", "loading 1002", "loading 1003", "2"])
    loading.finish(2)
    expectEqual(board.stage.texts, ["1", "loading 1002", "1003", "2"])
    #expect(board.stage.tile(2) === view)
    loading.finish(1)
    expectEqual(board.stage.texts, ["1", "1002", "1003", "2"])
  }

  @Test func `loading ends after the section is gone`() {
    let board = DropBoard([1])
    let loading = HeldLoading()
    board.drop(Headless.Drag([.number(7, loading: loading)]), at: 0)
    board.show([2])
    loading.finish(0)
    expectEqual(board.stage.texts, ["2"])
  }

}
