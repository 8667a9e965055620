import Testing
import UIKit
import UIKitTestSupport

/// The closure of a batch update does not escape. Evidence: L (DifferenceKit passes closures that
/// do not), B.
@MainActor
@Suite(.underPlainModes)
struct NonescapingUpdatesTests {
  /// Deletes the first item, with a closure that changes the data and does not escape.
  private func deleteFirst(in view: UICollectionView, setData: () -> Void) {
    view.performBatchUpdates(
      {
        setData()
        view.deleteItems(at: [[0, 0]])
      }, completion: nil)
  }

  @Test func `a batch update runs a closure that does not escape`() {
    let stage = Stage(RowsLayout(), counts: [3])
    deleteFirst(in: stage.view) { stage.source.sections = [["0-1", "0-2"]] }
    expectEqual(stage.names, ["0-1", "0-2"])
    stage.expectConsistent()
  }

  @Test func `an override gets each call once, whatever it passes to super`() {
    let view = CountingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: RowsLayout())
    let plain: UICollectionView = view
    let updates: (() -> Void)? = { view.events.append("updates") }
    plain.performBatchUpdates { view.events.append("updates") }
    expectEqual(view.take(), ["override", "updates", "wrapped"])
    plain.performBatchUpdates(updates, completion: { _ in view.events.append("completion") })
    expectEqual(view.take(), ["override", "updates", "wrapped", "completion"])
    plain.performBatchUpdates(nil)
    expectEqual(view.take(), ["override", "wrapped"])
  }
}

/// A collection view whose override passes another closure to super.
private final class CountingCollectionView: UICollectionView {
  var events: [String] = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    events.append("override")
    super.performBatchUpdates(
      {
        updates?()
        events.append("wrapped")
      }, completion: completion)
  }
}
