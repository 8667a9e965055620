import AlignedLayout
import UIKit

/// Compares the layout's part in a scroll step to the query for a screenful that follows it. The
/// content has 1,000 sections with pinned headers, and several cell counts.
@MainActor
func scrolling(_ setting: Setting) -> [Figure] {
  setting.cellCounts.dropFirst().map { count in
    let perSection = count / 1_000
    let stage = Stage(
      (0..<1_000).map { Array(setting.slice($0, count: perSection)) })
    stage.layout.defaultHeaderLength = 30
    stage.layout.prepare()
    let last = stage.layout.collectionViewContentSize.height - 812
    let comparison = setting.compare(operations: 100) { run in
      let y = last / 20 * CGFloat(run % 19)
      stage.view.bounds = CGRect(x: 0, y: y, width: 375, height: 812)
      stage.layout.prepare()
    } _: { _, operation in
      stage.scroll(by: CGFloat(7 * (operation % 100 + 1)))
    } with: { operation in
      let bounds = stage.view.bounds.offsetBy(dx: 0, dy: CGFloat(7 * (operation % 100)))
      precondition(stage.layout.layoutAttributesForElements(in: bounds)?.isEmpty == false)
    }
    return Figure(
      "a step over 1,000 sections", cells: count, comparison, unit: "ns", other: "a screenful")
  }
}

extension Stage {
  /// Makes the calls that the layout receives when its view scrolls. The view's bounds stay the
  /// same, so that the view's own work is not measured.
  fileprivate func scroll(by distance: CGFloat) {
    let bounds = view.bounds.offsetBy(dx: 0, dy: distance)
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
      layout.prepare()
    }
  }
}
