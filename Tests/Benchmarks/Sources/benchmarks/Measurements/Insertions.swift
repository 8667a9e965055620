import AlignedLayout
import BenchmarkClient
import UIKit

/// Measures what the audits of the headless UIKit add to an insertion among self-sizing cells. Times
/// of whole collection views are taken without them.
@MainActor
func insertions(_ setting: Setting) -> [Figure] {
  let count = 1_000
  let audited = GrowingStage(cellCount: count)
  let plain = GrowingStage(cellCount: count)
  let comparison = setting.compare {
    audited.insert($0)
  } with: { operation in
    Headless.withoutAudits { plain.insert(operation) }
  }
  return [
    Figure(
      "an audited insertion", cells: count, comparison, unit: "ns", other: "without audits",
      limit: .ratio(10))
  ]
}

/// A collection view in which a self-sizing cell is inserted and deleted by turns.
@MainActor
private final class GrowingStage {
  private let client: SelfSizingClient
  private let stage: Stage

  init(cellCount: Int) {
    client = SelfSizingClient(sectionCount: 1, cellCount: cellCount)
    stage = Stage(client: client)
    stage.view.register(SelfSizingCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
  }

  /// Inserts a cell at the start and deletes it.
  func insert(_ number: Int) {
    let path = [IndexPath(item: number % 8, section: 0)]
    client.cellCount += 1
    stage.view.insertItems(at: path)
    stage.view.layoutIfNeeded()
    client.cellCount -= 1
    stage.view.deleteItems(at: path)
    stage.view.layoutIfNeeded()
  }
}
