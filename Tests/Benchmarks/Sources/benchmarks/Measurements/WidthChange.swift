import AlignedLayout
import BenchmarkClient
import UIKit

/// Measures a change of width from 375 to 812 points. It should take as long as full layout, and
/// ask for no known sizes.
@MainActor
func widthChange(_ setting: Setting) -> [Figure] {
  setting.cellCounts.flatMap { count in
    [engine(setting, cellCount: count), collectionView(setting, cellCount: count)]
      + questions(setting, cellCount: count)
  }
}

/// Measures the engine while the layout for the old width still exists.
private func engine(_ setting: Setting, cellCount: Int) -> Figure {
  let comparison = setting.compare(operations: max(1, 20_000 / cellCount)) { run in
    layout(setting.slice(run, count: cellCount), width: 375)
  } _: { narrow, operation in
    let wide = layout(setting.slice(operation, count: cellCount), width: 812)
    precondition(wide.contentSize.width != narrow.contentSize.width)
  } with: { operation in
    let floor = Floor(sizes: setting.slice(operation, count: cellCount), width: 812)
    precondition(floor.height > 0)
    floor.deallocate()
  }
  return Figure(
    "engine", cells: cellCount, comparison, per: Double(cellCount), unit: "ns a cell",
    other: "floor", limit: .besideFloor(cellCount: cellCount))
}

/// Measures the collection view layout when a phone is rotated.
@MainActor
private func collectionView(_ setting: Setting, cellCount: Int) -> Figure {
  let portrait = CGRect(x: 0, y: 0, width: 375, height: 812)
  let landscape = CGRect(x: 0, y: 0, width: 812, height: 375)
  let stages = Stage.ofOneSection(setting, cellCount: cellCount)
  let others = Stage.ofOneSection(setting, cellCount: cellCount)
  for stage in others {
    stage.change(boundsTo: landscape)
  }
  let comparison = setting.compare { run in
    stages[run % stages.count].change(boundsTo: portrait)
  } _: { _, operation in
    stages[operation % stages.count].change(boundsTo: landscape)
  } with: { operation in
    others[operation % others.count].invalidateAndPrepare()
  }
  return Figure(
    "collection view", cells: cellCount, comparison, per: Double(cellCount), unit: "ns a cell",
    other: "all stale")
}

/// Counts the sizes asked for when the width changes.
@MainActor
private func questions(_ setting: Setting, cellCount: Int) -> [Figure] {
  [
    ("asked sizes", SectionAttributes()),
    ("fixed sizes", SectionAttributes(sizing: .fixed(CGSize(width: 70, height: 70)))),
  ].map { name, attributes in
    let client = CountingClient(Array(setting.slice(0, count: cellCount)), attributes)
    let stage = Stage(client: client)
    stage.invalidateAndPrepare()
    client.questionCount = 0
    stage.change(boundsTo: CGRect(x: 0, y: 0, width: 812, height: 375))
    precondition(stage.layout.contentFrame(forSection: 0).size.width == 812)
    return Figure(
      name, cells: cellCount, Double(client.questionCount), "questions",
      limit: attributes.sizing == .asked ? nil : .value(0))
  }
}
