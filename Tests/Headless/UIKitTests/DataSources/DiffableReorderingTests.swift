import Testing
import UIKit
import UIKitTestSupport

/// Movement by hand with a diffable data source. Evidence: D for the handlers and their
/// transactions; that the handlers are called at the end of the movement is I.
@MainActor
@Suite(.underAllModes)
struct DiffableReorderingTests {
  private func move(_ stage: DiffableStage, toY y: CGFloat) -> Bool {
    let begins = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    return begins
  }

  @Test func `no item moves without a handler`() {
    let stage = DiffableStage(["x": ["a", "b", "c"]])
    #expect(!move(stage, toY: 130))
    stage.source.reorderingHandlers.canReorderItem = { $0 != "a" }
    #expect(!move(stage, toY: 130))
    expectEqual(stage.names, ["a", "b", "c"])
  }

  @Test func `a movement changes the snapshot between the two handlers`() {
    let stage = DiffableStage(["x": ["a", "b", "c"]])
    var events: [String] = []
    var transactions: [NSDiffableDataSourceTransaction<String, String>] = []
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.source.reorderingHandlers.willReorder = { [source = stage.source] in
      transactions.append($0)
      events.append("will " + source.snapshot().itemIdentifiers.joined())
    }
    stage.source.reorderingHandlers.didReorder = { [source = stage.source] in
      transactions.append($0)
      events.append("did " + source.snapshot().itemIdentifiers.joined())
    }
    #expect(move(stage, toY: 130))
    expectEqual(events, ["will abc", "did bca"])
    for transaction in transactions {
      let initial = transaction.initialSnapshot.itemIdentifiers
      expectEqual(initial, ["a", "b", "c"])
      expectEqual(transaction.finalSnapshot.itemIdentifiers, ["b", "c", "a"])
      expectEqual(initial.applying(transaction.difference), ["b", "c", "a"])
    }
    expectEqual(stage.names, ["b", "c", "a"])
    stage.source.reorderingHandlers = .init()
  }

  @Test func `an item moves to another section`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"]])
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    // Header, a, b, header, c: the last place is below 140.
    #expect(move(stage, toY: 165))
    let shown = stage.source.snapshot()
    expectEqual(shown.itemIdentifiers(inSection: "x"), ["b"])
    expectEqual(Set(shown.itemIdentifiers(inSection: "y")), ["a", "c"])
    expectEqual(stage.names, shown.itemIdentifiers)
  }

  @Test func `a snapshot that is applied after a movement starts from the new order`() {
    let stage = DiffableStage(["x": ["a", "b", "c"]])
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(move(stage, toY: 130))
    _ = stage.updates()
    stage.show(snapshot(["x": ["b", "a"]]))
    expectEqual(stage.updates(), ["delete [0, 1] -> -"])
    expectEqual(stage.names, ["b", "a"])
  }
}
