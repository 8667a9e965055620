@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that is shown or asked while the collection view has an order that the data source does not know:
/// while a person moves an item, and while a client's own drop delegate has a placeholder.
@MainActor
@Suite(.underAllModes)
struct UncommittedOrderTests {
  private let stage = ListStage(height: 300)

  private func show(_ heights: [CGFloat]) {
    stage.show {
      ListSection("a", of: Array(heights.enumerated())) { id, height in
        Tile(id: id, text: "\(id)", width: 200, height: height)
      }
      .onReorder(of: Array(heights.indices)) { _ in }
    }
  }

  private func moveFirstToEnd() {
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 290))
  }

  /// Whether a snapshot that only reconfigures is an update for the layout. If not, the next update has to do:
  /// the list makes none of its own amid that of a person.
  private var growsAtOnce: Bool { Headless.modes.reconfiguring != .noBatch }

  @Test func `a row that grows while another one is moved`() {
    show([20, 20, 20])
    moveFirstToEnd()
    show([20, 50, 20])
    if growsAtOnce { #expect((0..<3).map { stage.frame($0)?.height } == [50, 20, 20]) }
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["1", "2", "0"])
    #expect((0..<3).map { stage.frame($0)?.height } == [50, 20, 20])
  }

  @Test func `a row that grows behind a placeholder`() {
    show([20, 20, 20])
    Headless.insertPlaceholder(at: [0, 0], in: stage.view)
    show([20, 50, 20])
    if growsAtOnce { #expect((1..<4).map { stage.frame($0)?.height } == [20, 50, 20]) }
    Headless.removePlaceholder(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect((0..<3).map { stage.frame($0)?.height } == [20, 50, 20])
  }

  @Test func `the view of an item is found while another one is moved`() {
    show([20, 20, 20])
    let views = (0..<3).map { stage.tile($0) }
    moveFirstToEnd()
    #expect(
      (0..<3).map { stage.list.view(ofItem: $0, inSection: "a") === views[$0] } == [
        true, true, true,
      ])
  }

  @Test func `the view of an item is found behind a placeholder`() {
    show([20, 20, 20])
    let views = (0..<3).map { stage.tile($0) }
    Headless.insertPlaceholder(at: [0, 0], in: stage.view)
    #expect(
      (0..<3).map { stage.list.view(ofItem: $0, inSection: "a") === views[$0] } == [
        true, true, true,
      ])
    Headless.removePlaceholder(at: [0, 0], in: stage.view)
  }

  @Test func `a list refuses drops while another order is under way`() {
    let board = DropBoard([1, 2], rules: .init(reorders: true))
    _ = board.stage.view.beginInteractiveMovementForItem(at: [0, 0])
    #expect(!board.drop(board.dragFromElsewhere([7]), at: 1))
    board.stage.view.endInteractiveMovement()
    #expect(board.drop(board.dragFromElsewhere([7]), at: 1))
  }
}
