@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// After any sequence of drags and drops, a list shows what the state says, and filled no view without need.
@MainActor
@Suite(.underAllModes)
struct DropLaws {
  @Test func `a list shows the state after any drags and drops`() {
    Headless.withoutAudits {
      let fault = Seeds(10_000, usually: 100).lazy.compactMap { seed in
        faultOfDrops(seed: seed).map { "seed \(seed): \($0)" }
      }.first
      #expect(fault == nil)
    }
  }

  private func faultOfDrops(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var rules = DropBoard.Rules(
      drops: !random.happens(onceIn: 4), group: random.happens(onceIn: 2) ? "numbers" : nil,
      reorders: random.happens(onceIn: 2), hasLastRow: random.happens(onceIn: 3),
      rowWidth: random.happens(onceIn: 2) ? 200 : 60)
    let showsInOrders = random.happens(onceIn: 2)
    // Otherwise what stands in empty sections stays until the list is shown again.
    rules.hasPlaceholders = showsInOrders && random.happens(onceIn: 2)
    let board = DropBoard([1, 2, 3], [], [4, 5], height: 2_000, rules: rules)
    board.showsInOrders = showsInOrders
    var lastNumber = 100
    for step in 0..<6 {
      let former = Set(board.stage.texts).subtracting(["nothing"])
      let numbers = Set(board.state.joined().filter { !$0.isLoading }.map(\.id))
      let log = TileLog.recording { takeStep(on: board, &random, &lastNumber) }
      let expected = board.state.flatMap { entries in
        let texts = entries.map(\.text) + (rules.hasLastRow ? ["add"] : [])
        return texts.isEmpty && rules.hasPlaceholders ? ["nothing"] : texts
      }
      if board.stage.texts != expected {
        return "step \(step) shows \(board.stage.texts) instead of \(expected)"
      }
      let needless = Set(log.fills).intersection(former)
      if !needless.isEmpty { return "step \(step) fills \(needless)" }
      let lost = numbers.subtracting(board.state.joined().map(\.id))
      if !lost.isEmpty { return "step \(step) loses \(lost)" }
      if board.mark != nil || board.stage.view.hasActiveDrop { return "step \(step) leaves a bar" }
      if !board.stage.mistakes.isEmpty { return "step \(step): \(board.stage.mistakes)" }
    }
    return nil
  }

  /// Drags something over a few points, and drops it there or not.
  private func takeStep(
    on board: DropBoard, _ random: inout SplitMix64, _ lastNumber: inout Int
  ) {
    let view = board.stage.view
    let sources = view.indexPathsForVisibleItems.sorted()
    var drag: Headless.Drag?
    if random.happens(onceIn: 3) {
      drag = board.dragFromElsewhere([7, 8])
    } else if let path = sources.randomElement(using: &random) {
      drag = Headless.Drag(itemAt: path, of: view)
      if random.happens(onceIn: 3), let other = sources.randomElement(using: &random) {
        drag?.add(itemAt: other)
      }
    }
    guard let drag else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      drag.move(
        to: CGPoint(
          x: CGFloat.random(in: 0...200, using: &random),
          y: CGFloat.random(in: -10...(view.contentSize.height + 20), using: &random)), in: view)
      if random.happens(onceIn: 4) { drag.leave() }
      if random.happens(onceIn: 4) {
        lastNumber += 1
        board.insert(lastNumber, section: Int.random(in: 0..<3, using: &random))
      }
    }
    if random.happens(onceIn: 5) { drag.cancel() } else { drag.drop() }
    view.layoutIfNeeded()
  }
}
