import AlignedLayout
import BenchmarkClient
import UIKit

/// Compares `prepare()` with everything stale to a bare loop. Both ask the same delegate by index
/// path, and the loop makes the index paths too.
@MainActor
func delegateByIndexPath(_ setting: Setting) -> [Figure] {
  setting.cellCounts.map { count in
    let stages = Stage.ofOneSection(setting, cellCount: count)
    let comparison = setting.compare(operations: max(1, 10_000 / count)) { operation in
      stages[operation % stages.count].invalidateAndPrepare()
    } with: { operation in
      let floor = Floor(asking: stages[operation % stages.count], cellCount: count)
      precondition(floor.height > 0)
      floor.deallocate()
    }
    stages[0].invalidateAndPrepare()
    check(stages[0], cellCount: count)
    return Figure(
      "prepare()", cells: count, comparison, per: Double(count), unit: "ns a cell",
      other: "bare loop", limit: .ratio(1.5))
  }
}

extension Floor {
  /// Creates the floor with attributes and sizes from a stage's delegate, as its layout does.
  @MainActor
  init(asking stage: Stage, cellCount: Int, width: CGFloat = 375) {
    let (view, layout, delegate) = (stage.view, stage.layout, stage.delegate)
    var path = IndexPath(item: 0, section: 0)
    self.init(
      cellCount: cellCount, width: width,
      ask: { cell, remaining in
        path = IndexPath(item: cell, section: 0)
        let attributes = delegate.collectionView(view, layout: layout, attributesForItemAt: path)
        let size = delegate.collectionView(
          view, layout: layout, sizeForItemAt: path, remainingLineSpace: remaining)
        return (size, attributes.beginsLine)
      },
      askAgain: { _, remaining in
        delegate.collectionView(
          view, layout: layout, sizeForItemAt: path, remainingLineSpace: remaining)
      })
  }
}

@MainActor
private func check(_ stage: Stage, cellCount: Int) {
  let floor = Floor(asking: stage, cellCount: cellCount)
  defer { floor.deallocate() }
  precondition(
    floor.height == stage.layout.collectionViewContentSize.height,
    "The bare loop differs from the layout.")
}
