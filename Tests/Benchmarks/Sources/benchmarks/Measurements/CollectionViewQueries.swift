import AlignedLayout
import BenchmarkClient
import UIKit

/// Measures queries of the collection view layout for a screenful. They should take as long in long
/// content as in short content.
@MainActor
func collectionViewQueries(_ setting: Setting) -> [Figure] {
  let few = Screenfuls(setting, cellCount: 1_000)
  return setting.cellCounts.flatMap { count in
    let many = Screenfuls(setting, cellCount: count)
    let firstTime = setting.compare(operations: Screenfuls.count) { _ in
      many.stage.invalidateAndPrepare()
    } _: { _, operation in
      many.ask(operation)
    } with: { operation in
      many.makeAttributes(operation)
    }
    let again = setting.compare(operations: 5 * Screenfuls.count) {
      many.ask($0)
    } with: {
      few.ask($0)
    }
    return [
      Figure(
        "a screenful, first time", cells: count, firstTime, unit: "ns", other: "bare objects",
        limit: .ratio(1.3)),
      Figure("a screenful, again", cells: count, again, unit: "ns", other: "1,000 cells"),
    ]
  }
}

/// A collection view layout, and a few random rectangles of a screen's size.
@MainActor
private struct Screenfuls {
  static let count = 8

  let stage: Stage
  private let rects: [CGRect]

  /// The frames of the elements in each rectangle.
  private let frames: [[CGRect]]

  init(_ setting: Setting, cellCount: Int) {
    stage = Stage([Array(setting.slice(0, count: cellCount))])
    stage.invalidateAndPrepare()
    rects = screenfuls(
      ofHeight: stage.layout.collectionViewContentSize.height, count: Self.count)
    frames = rects.map { [layout = stage.layout] in
      (layout.layoutAttributesForElements(in: $0) ?? []).map(\.frame)
    }
  }

  func ask(_ operation: Int) {
    let found = stage.layout.layoutAttributesForElements(in: rects[operation % rects.count])
    precondition(found?.isEmpty == false)
  }

  /// Makes the attributes of each element, and nothing else: the minimum that a query takes.
  func makeAttributes(_ operation: Int) {
    let made = frames[operation % frames.count].indices.map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = frames[operation % frames.count][index]
      return attributes
    }
    precondition(!made.isEmpty)
  }
}
