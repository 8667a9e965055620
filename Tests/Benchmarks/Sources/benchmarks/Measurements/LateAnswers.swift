import AlignedLayout
import BenchmarkClient
import UIKit

/// Measures what cells cost that return their sizes late: the first screen of self-sizing cells, by
/// the number of cells in their section, and one such cell by the number of sections.
@MainActor
func lateAnswers(_ setting: Setting) -> [Figure] {
  let counts = setting.isQuick ? [100_000] : [10_000, 100_000, 1_000_000]
  return counts.map { firstScreen(setting, cellCount: $0) }
    + (setting.isQuick ? [] : [everyCellVisible(setting)])
    + [lateAnswer(setting, sectionCount: 10_000)]
}

/// Compares the first screen of self-sizing cells to that of 1,000 such cells.
@MainActor
private func firstScreen(_ setting: Setting, cellCount: Int) -> Figure {
  let comparison = setting.compare { _ in
    stage(cellCount: cellCount)
  } _: { stage, _ in
    stage.view.layoutIfNeeded()
  } with: { _ in
    showFirstScreen(of: stage(cellCount: 1_000))
  }
  return Figure(
    "first screen", cells: cellCount, comparison, unit: "ns", other: "1,000 cells",
    limit: .ratio(10))
}

/// Compares a view that shows all of 4,000 self-sizing cells to one that shows all of 1,000.
@MainActor
private func everyCellVisible(_ setting: Setting) -> Figure {
  let comparison = setting.compare { _ in
    stage(cellCount: 4_000, height: 100_000)
  } _: { stage, _ in
    stage.view.layoutIfNeeded()
  } with: { _ in
    showFirstScreen(of: stage(cellCount: 1_000, height: 100_000))
  }
  return Figure(
    "all visible", cells: 4_000, comparison, unit: "ns", other: "1,000 cells", limit: .ratio(8))
}

/// Lays out a view for the first time. Its client must exist until then.
@MainActor
private func showFirstScreen(of stage: Stage) {
  withExtendedLifetime(stage) {
    stage.view.layoutIfNeeded()
  }
}

/// Compares the layout's part in one late answer to that among 100 sections.
@MainActor
private func lateAnswer(_ setting: Setting, sectionCount: Int) -> Figure {
  let many = LateCells(sectionCount: sectionCount)
  let few = LateCells(sectionCount: 100)
  let comparison = setting.compare(operations: 20) {
    many.answer($0)
  } with: {
    few.answer($0)
  }
  return Figure(
    "an answer among 10,000 sections", cells: sectionCount * LateCells.cellsPerSection, comparison,
    unit: "ns", other: "100 sections", limit: .ratio(3))
}

@MainActor
private func stage(sectionCount: Int = 1, cellCount: Int, height: CGFloat = 812) -> Stage {
  let stage = Stage(client: SelfSizingClient(sectionCount: sectionCount, cellCount: cellCount))
  stage.view.register(SelfSizingCell.self, forCellWithReuseIdentifier: "cell")
  stage.view.frame.size.height = height
  return stage
}

/// A collection view layout of many sections, which gets the sizes of cells one after the other.
@MainActor
private final class LateCells {
  static let cellsPerSection = 20
  private let stage: Stage
  private let sections: [Int]

  init(sectionCount: Int) {
    stage = benchmarks.stage(sectionCount: sectionCount, cellCount: Self.cellsPerSection)
    stage.layout.prepare()
    var numbers = SeededNumbers()
    sections = (0..<256).map { _ in .random(in: 0..<sectionCount, using: &numbers) }
  }

  /// Passes a size to the layout that it does not know yet, as a view does that UIKit has made.
  func answer(_ number: Int) {
    let path = IndexPath(
      item: number / 256 % Self.cellsPerSection, section: sections[number % 256])
    guard let original = stage.layout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    preferred.size = CGSize(width: 60, height: 30 + number % 97)
    guard
      stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    let context = stage.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
  }
}
