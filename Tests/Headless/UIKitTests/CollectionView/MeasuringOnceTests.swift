import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// When a view is asked for its preferred attributes, and what the layout sees of them. Evidence: O
/// and R (ASCollectionView#215, IGListKit#1002) for once per view, O for the rounding, L and R
/// (rdar 48955657) for old sections.
@MainActor
@Suite(.underAllModes)
struct MeasuringOnceTests {
  private let layout = SelfSizingRowsLayout()
  private let stage: Stage

  init() {
    let source = ItemSource([["a", "b"], ["c"]])
    source.heights = ["a": 20, "b": 60, "c": 35]
    stage = Stage(layout, source)
    stage.source.measurements = []
  }

  private var measures: Set<String> { Set(stage.source.measurements) }
  private var isAskedOnce: Bool { Headless.modes.measuring == .once }

  /// Lets the layout give the cells another size, without a plain context.
  private func resizeCells() {
    layout.rowHeight = 45
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: stage.view.indexPathsForVisibleItems)
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
  }

  @Test func `another size from the layout does not ask again`() {
    resizeCells()
    if isAskedOnce { expectEqual(stage.source.measurements, []) }
  }

  @Test func `scrolling does not ask again`() {
    let stage = Stage(SelfSizingRowsLayout(), counts: [30])
    let shown = stage.names
    stage.source.measurements = []
    stage.scroll(to: 3)
    stage.scroll(to: 7)
    expectEqual(stage.source.measurements.filter(shown.contains), [])
  }

  @Test func `a plain context asks again`() {
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(measures, ["a", "b", "c"])
  }

  @Test func `a new size of the collection view asks again`() {
    stage.view.frame.size.height = 190
    stage.view.layoutIfNeeded()
    expectEqual(measures, ["a", "b", "c"])
  }

  @Test func `new insets ask again`() {
    stage.view.contentInset.bottom = 3
    stage.view.layoutIfNeeded()
    expectEqual(measures, ["a", "b", "c"])
  }

  @Test func `a reconfigured item is asked again`() {
    stage.source.heights["b"] = 70
    stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(measures.contains("b"))
    #expect(stage.view.visibleCells.contains { $0.frame.height == 70 })
  }

  @Test func `a batch update asks only the views that appear`() {
    stage.source.sections[0].append("d")
    stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    stage.view.layoutIfNeeded()
    if isAskedOnce { expectEqual(stage.source.measurements, ["d"]) }
    stage.expectConsistent()
  }

  @Test(arguments: [(70.2, 70), (70.3, 70.5), (70.74, 70.5), (70.8, 71)] as [(CGFloat, CGFloat)])
  func `preferred sizes are rounded to pixels`(preferred: CGFloat, rounded: CGFloat) {
    stage.source.heights["b"] = preferred
    stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    expectEqual(
      stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height, rounded)
  }

  @Test func `a header whose section moves up may be measured under its old section in the batch`()
  {
    final class PathRecorder: RowsLayout {
      var paths: [IndexPath] = []
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        if preferred.representedElementCategory == .supplementaryView {
          paths.append(preferred.indexPath)
        }
        return false
      }
    }
    let recorder = PathRecorder()
    let stage = Stage(recorder, counts: [1, 1])
    recorder.paths = []
    stage.source.sections.removeFirst()
    stage.view.deleteSections([0])
    let isOld = Headless.modes.preferredPaths == .oldSection
    expectEqual(recorder.paths.contains(IndexPath(item: 0, section: 1)), isOld)
  }
}
