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

  /// An order that the data source does not know, and the heights of three rows of which the second one grows.
  struct Order: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let begin: @MainActor @Sendable (UncommittedOrderTests) -> Void
    let end: @MainActor @Sendable (UICollectionView) -> Void

    /// The items that are looked at under the order, and their heights.
    let items: Range<Int>
    let heights: [CGFloat]

    /// The texts and heights after it.
    let lastTexts: [String]
    let lastHeights: [CGFloat]
  }

  nonisolated static let orders: [Order] = [
    Order(
      testDescription: "while another row is moved",
      begin: { $0.moveFirstToEnd() }, end: { $0.endInteractiveMovement() },
      items: 0..<3, heights: [50, 20, 20],
      lastTexts: ["1", "2", "0"], lastHeights: [50, 20, 20]),
    Order(
      testDescription: "behind a placeholder",
      begin: { Headless.insertPlaceholder(at: [0, 0], in: $0.stage.view) },
      end: { Headless.removePlaceholder(at: [0, 0], in: $0) },
      items: 1..<4, heights: [20, 50, 20],
      lastTexts: ["0", "1", "2"], lastHeights: [20, 50, 20]),
  ]

  @Test(.expectingWarning(.updatedDuringMovement), arguments: orders)
  func `a row grows`(under order: Order) {
    show([20, 20, 20])
    order.begin(self)
    show([20, 50, 20])
    if growsAtOnce { expectEqual(order.items.map { stage.frame($0)?.height }, order.heights) }
    order.end(stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(stage.texts, order.lastTexts)
    expectEqual((0..<3).map { stage.frame($0)?.height }, order.lastHeights)
  }

  @Test(arguments: orders) func `the view of an item is found`(under order: Order) {
    show([20, 20, 20])
    let views = (0..<3).map { stage.tile($0) }
    order.begin(self)
    expectEqual(
      (0..<3).map { stage.list.view(ofItem: $0, inSection: "a") === views[$0] },
      [true, true, true])
    order.end(stage.view)
  }

  @Test func `a list refuses drops while another order is under way`() {
    let board = DropBoard([1, 2], rules: .init(reorders: true))
    _ = board.stage.view.beginInteractiveMovementForItem(at: [0, 0])
    #expect(!board.drop(board.dragFromElsewhere([7]), at: 1))
    board.stage.view.endInteractiveMovement()
    #expect(board.drop(board.dragFromElsewhere([7]), at: 1))
  }
}
