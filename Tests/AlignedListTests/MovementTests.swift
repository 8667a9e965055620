@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items that a person moves, while and after the list is shown again.
@MainActor
@Suite(.underAllModes)
struct MovementTests {
  /// A section of rows that a person may move, and one row below.
  @MainActor
  private struct Rows {
    let stage = ListStage()

    /// How the rows are written: as one array of components, or in a builder.
    var isTyped = true

    func show(
      _ names: [String], other: String = "x",
      onReorder: @escaping @MainActor (_ names: [String]) -> Void = { _ in }
    ) {
      func row(_ name: String) -> Tile { Tile(id: Int(name) ?? 0, text: name, width: 200) }
      stage.list.show {
        if isTyped {
          ListSection("a", of: names, component: row).onReorder(of: names, onReorder)
        } else {
          ListSection("a") { for name in names { row(name) } }.onReorder(of: names, onReorder)
        }
        ListSection("b") { Tile(id: 9, text: other, width: 200) }
      }
    }

    /// Moves the first row below the third.
    func moveFirstToEnd() {
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `an update of another section keeps the order that a person has given`() {
    let rows = Rows()
    var order: [String] = []
    rows.show(["1", "2", "3"]) { order = $0 }
    rows.moveFirstToEnd()
    expectEqual(rows.stage.texts, ["2", "3", "1", "x"])
    expectEqual(order, ["2", "3", "1"])
    rows.stage.list.update { ListSection("b") { Tile(id: 9, text: "y", width: 200) } }
    rows.stage.view.layoutIfNeeded()
    expectEqual(rows.stage.texts, ["2", "3", "1", "y"])
  }

  /// What a client shows when a person has changed an order.
  enum Answer: CaseIterable {
    case sameOrder, oldOrder, reversed, withoutOne, otherSection

    var texts: [String] {
      switch self {
      case .sameOrder: ["2", "3", "1", "y"]
      case .oldOrder: ["1", "2", "3", "y"]
      case .reversed: ["1", "3", "2", "y"]
      case .withoutOne: ["2", "3", "y"]
      case .otherSection: ["z"]
      }
    }
  }

  @Test(arguments: Answer.allCases, [true, false])
  func `a list is shown again when a person has changed an order`(
    answer: Answer, isTyped: Bool
  ) async {
    let rows = Rows(isTyped: isTyped)
    var orders: [[String]] = []
    rows.show(["1", "2", "3"]) { order in
      orders.append(order)
      if answer == .otherSection {
        rows.stage.list.show { ListSection("z") { Tile(id: 1, text: "z") } }
      } else {
        rows.show(answer.texts.dropLast(), other: "y") { orders.append($0) }
      }
    }
    rows.stage.view.layoutIfNeeded()
    rows.moveFirstToEnd()
    await rows.stage.settle()
    expectEqual(orders, [["2", "3", "1"]])
    expectEqual(rows.stage.texts, answer.texts)
  }

  /// What a client shows while a person moves the first of three rows.
  enum Interruption: CaseIterable {
    case otherContent, insertion, insertionAbove, deletionOfMoved, otherOrder, otherSection
  }

  @Test(
    .expectingWarning(.updatedDuringMovement), arguments: Interruption.allCases, [true, false])
  func `a list is shown during a movement`(interruption: Interruption, ends: Bool) async {
    let rows = Rows()
    let stage = rows.stage
    rows.show(["1", "2", "3"])
    stage.view.layoutIfNeeded()
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
    switch interruption {
    case .otherContent: rows.show(["1", "2", "3"], other: "y")
    case .insertion: rows.show(["1", "2", "3", "4"])
    case .insertionAbove: rows.show(["0", "1", "2", "3"])
    case .deletionOfMoved: rows.show(["2", "3"])
    case .otherOrder: rows.show(["2", "3", "1"])
    case .otherSection: stage.list.show { ListSection("z") { Tile(id: 1, text: "z") } }
    }
    stage.view.layoutIfNeeded()
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 55))
    if ends {
      stage.view.endInteractiveMovement()
    } else {
      stage.view.cancelInteractiveMovement()
    }
    await stage.settle()
    for item in 0..<stage.view.numberOfItems(inSection: 0) {
      expectEqual(stage.list.record(at: [0, item])?.index, item)
    }
    rows.show(["3", "2", "5"])
    await rows.stage.settle()
    expectEqual(stage.texts, ["3", "2", "5", "x"])
  }

  @Test(arguments: [true, false])
  func `rows stay where they are moved to, and follow what is shown`(isTyped: Bool) {
    var random = SplitMix64(seed: 7)
    let rows = Rows(isTyped: isTyped)
    let view = rows.stage.view
    view.frame.size.height = 300
    var order: [String] = []
    var names = (1...6).map(String.init)
    var expected: [String] { names + ["x"] }
    rows.show(names) { order = $0 }
    view.layoutIfNeeded()
    for step in 0..<40 {
      #expect(view.beginInteractiveMovementForItem(at: [0, Int.random(in: 0..<6, using: &random)]))
      for _ in 0..<3 {
        let y = CGFloat.random(in: 0...170, using: &random)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: y))
      }
      if random.happens(onceIn: 4) {
        view.cancelInteractiveMovement()
      } else {
        order = names
        view.endInteractiveMovement()
        names = order
      }
      view.layoutIfNeeded()
      expectEqual(rows.stage.texts, expected, "step \(step)")
      switch Int.random(in: 0..<4, using: &random) {
      case 0: names.shuffle(using: &random)
      case 1: names[2] = "\(100 + step)"
      case 2: break
      default: continue
      }
      rows.show(names) { order = $0 }
      view.layoutIfNeeded()
      expectEqual(rows.stage.texts, expected, "step \(step)")
    }
  }
}
