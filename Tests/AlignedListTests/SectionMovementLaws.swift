@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A person moves items among three sections while these are shown again, and come and go.
@MainActor
@Suite(.underAllModes)
struct SectionMovementLaws {
  /// The sections of a group, and what their client has been told of them.
  @MainActor
  private final class Board {
    let stage = ListStage(height: 600)
    let names = ["a", "b", "c"]
    var columns: [String: [Int]] = ["a": [1, 2, 3], "b": [4, 5], "c": []]
    var visibleNames: Set<String> = ["a", "b", "c"]
    private var last = 5

    func show() {
      stage.list.show {
        for name in names where visibleNames.contains(name) {
          let ids = columns[name] ?? []
          ListSection(name) {
            for id in ids { Tile(id: id, text: "\(id)", width: 200) }
            if name == "b" { Bar(text: "add") }
          }
          .onReorder(of: ids, inGroup: "rows") { [weak self] in self?.columns[name] = $0 }
          .header { Bar(text: name, height: 10) }
        }
      }
    }

    /// Shows something else, or nothing.
    func change(by random: inout SplitMix64) {
      let name = random.pick(names)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: visibleNames = [name, random.pick(names)]
      case 1:
        last += 1
        columns[name]?.append(last)
      case 2: columns[name]?.shuffle(using: &random)
      case 3: break
      default: return
      }
      show()
    }

    func moveAnyItem(by random: inout SplitMix64) {
      let view = stage.view
      let section = Int.random(in: 0..<view.numberOfSections, using: &random)
      let count = view.numberOfItems(inSection: section)
      guard count > 0,
        view.beginInteractiveMovementForItem(
          at: [section, Int.random(in: 0..<count, using: &random)])
      else { return }
      for _ in 0..<3 {
        let y = CGFloat.random(in: 0...300, using: &random)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: y))
        change(by: &random)
        view.layoutIfNeeded()
      }
      if random.happens(onceIn: 5) {
        view.cancelInteractiveMovement()
      } else {
        view.endInteractiveMovement()
      }
    }

    /// The items that the list shows.
    var shown: [[Int]] {
      (0..<stage.view.numberOfSections).map { section in
        (0..<stage.view.numberOfItems(inSection: section)).compactMap {
          stage.list.component(at: [section, $0], as: Tile.self)?.id
        }
      }
    }

    var expected: [[Int]] {
      names.filter(visibleNames.contains).map { columns[$0] ?? [] }
    }
  }

  @Test(arguments: Seeds(1_000, usually: 4))
  func `a list shows what its client was told`(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let board = Board()
    board.show()
    await board.stage.settle()
    for step in 0..<25 {
      board.moveAnyItem(by: &random)
      await board.stage.settle()
      expectEqual(board.shown, board.expected, "step \(step)")
      if random.happens(onceIn: 3) {
        board.visibleNames = Set(board.names)
        board.show()
        await board.stage.settle()
        expectEqual(board.shown, board.expected, "step \(step), shown again")
      }
    }
    expectEqual(board.stage.mistakes, [])
  }
}
