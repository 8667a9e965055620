@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items that go from one section to another.
@MainActor
@Suite(.underAllModes)
struct SectionMovementTests {
  /// Two sections of rows among which items move, and one row below.
  @MainActor
  private final class Board {
    let stage = ListStage(height: 300)
    var columns: [String: [Int]] = [:]
    var calls: [String] = []

    func show(_ first: [Int], _ second: [Int], isReadOnly: Bool = false) {
      columns = ["a": first, "b": second]
      stage.show {
        for name in ["a", "b"] {
          let ids = columns[name] ?? []
          let section = ListSection(name) {
            for id in ids { Tile(id: id, text: "\(id)", width: 200) }
            if name == "b" { Bar(text: "add") }
          }
          if isReadOnly {
            section
          } else {
            section.onReorder(of: ids, inGroup: "rows") { [weak self] ids in
              self?.columns[name] = ids
              self?.calls.append(name)
            }
          }
        }
        ListSection("c", of: [9]) { Tile(id: $0, text: "9", width: 200) }
          .onReorder(of: [9]) { _ in }
      }
    }

    func move(_ path: IndexPath, to y: CGFloat) {
      guard stage.view.beginInteractiveMovementForItem(at: path) else { return }
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: y))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
    }

    var rows: [[String]] {
      (0..<3).map { section in
        (0..<stage.view.numberOfItems(inSection: section)).map { item in
          let content = stage.list.item(at: [section, item])?.content
          return (content as? ComponentContent<Tile>)?.component.text ?? "add"
        }
      }
    }
  }

  @Test func `a section that was shown twice is found when it is shown once`() {
    let stage = ListStage()
    let twice = ListSection("twice") { Tile(id: 1) }
    let other = ListSection("other") { Tile(id: 2) }
    stage.show {
      twice
      other
      twice
    }
    expectEqual(stage.mistakes, ["The id twice belongs to two sections."])
    stage.show {
      other
      twice
    }
    expectEqual(stage.list.indexPath(ofItem: 1, inSection: "twice"), [1, 0])
  }

  @Test func `a person moves an item to another section of the group`() {
    let board = Board()
    board.show([1, 2], [3, 4])
    let view = board.stage.tile(0)
    board.move([0, 0], to: 75)
    expectEqual(board.rows, [["2"], ["1", "3", "4", "add"], ["9"]])
    expectEqual(board.columns, ["a": [2], "b": [1, 3, 4]])
    expectEqual(board.calls, ["a", "b"])
    #expect(board.stage.list.view(ofItem: 1, inSection: "b") === view)
    #expect(board.stage.list.view(ofItem: 1, inSection: "a") == nil)
    let log = TileLog.recording { board.show([2], [1, 3, 4]) }
    expectEqual(log.fills, [])
    expectEqual(board.rows, [["2"], ["1", "3", "4", "add"], ["9"]])
  }

  @Test func `items move several times before the list is shown again`() {
    let board = Board()
    board.show([1, 2], [3, 4])
    board.move([0, 0], to: 75)
    board.move([1, 1], to: 5)
    expectEqual(board.columns, ["a": [3, 2], "b": [1, 4]])
    board.move([1, 0], to: 5)
    board.move([0, 0], to: 5)
    expectEqual(board.columns["b"], [4])
    expectEqual(Set(board.columns["a"] ?? []), [1, 2, 3])
    board.show([3, 1, 2], [4])
    expectEqual(board.rows, [["3", "1", "2"], ["4", "add"], ["9"]])
  }

  @Test func `an item does not move behind those that stay, nor to a section outside of the group`()
  {
    let board = Board()
    board.show([1], [3])
    board.move([0, 0], to: 290)
    expectEqual(board.rows[2], ["9"])
    expectEqual(board.rows[1].last, "add")
    board.show([1], [3])
    board.move([2, 0], to: 5)
    expectEqual(board.rows, [["1"], ["3", "add"], ["9"]])
  }

  @Test func `a client that ignores a movement shows the old order, with the same views`() {
    let board = Board()
    board.show([1, 2], [3, 4])
    let view = board.stage.tile(0)
    board.move([0, 0], to: 75)
    board.show([1, 2], [3, 4])
    expectEqual(board.rows, [["1", "2"], ["3", "4", "add"], ["9"]])
    #expect(board.stage.list.view(ofItem: 1, inSection: "a") === view)
  }

  @Test func `an item that is shown in another section keeps its view`() {
    let board = Board()
    board.show([1, 2], [3, 4], isReadOnly: true)
    let views = [1, 2].map { board.stage.list.view(ofItem: $0, inSection: "a") }
    let log = TileLog.recording { board.show([2], [1, 3, 4], isReadOnly: true) }
    expectEqual(log.fills, [])
    #expect(board.stage.list.view(ofItem: 1, inSection: "b") === views[0])
    #expect(board.stage.list.view(ofItem: 2, inSection: "a") === views[1])
    expectEqual(board.rows, [["2"], ["1", "3", "4", "add"], ["9"]])
  }

  @Test func `only items of the section are announced with its elements`() {
    let stage = ListStage(height: 300)
    var announced: [String] = []
    stage.show {
      ListSection("a", of: ["1", "2"]) { Tile(id: Int($0) ?? 0, text: $0, width: 200) }
        .onReorder(of: ["1", "2"], inGroup: "g") { _ in }
      ListSection("b", of: ["3", "4"]) { Tile(id: Int($0) ?? 0, text: $0, width: 200) }
        .onReorder(of: ["3", "4"], inGroup: "g") { _ in }
        .onPrefetch(of: ["3", "4"]) { announced += $0 }
    }
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 60))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(stage.texts, ["1", "2", "3", "4"])
    expectEqual(stage.view.numberOfItems(inSection: 1), 3)
    stage.view.prefetchDataSource?.collectionView(
      stage.view, prefetchItemsAt: [[1, 0], [1, 1], [1, 2]])
    expectEqual(announced, ["3", "4"])
  }
}
