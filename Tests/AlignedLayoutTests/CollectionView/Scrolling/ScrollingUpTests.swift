#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Scrolling up into cells that were never measured does not move what is read. Rests on UIKit
  /// measuring a cell when it becomes visible (S), and applying adjustments at once (L).
  @MainActor
  @Suite(.underAllModes)
  struct ScrollingUpTests {
    private func stage() -> AlignedStage {
      let cells = (0..<600).map { TestCell.filling(height: CGFloat(34 + $0 * 37 % 55)) }
      return SizingSource.stage(
        TestContent(
          width: 100,
          SectionAttributes.sizingItself.with(
            sizing: .selfSizing(estimatedWidth: 100, estimatedHeight: 36)), cells), height: 400
      ).stage
    }

    private func places(_ stage: AlignedStage) -> [IndexPath: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: stage.view.indexPathsForVisibleItems.map { path in
          (path, (stage.frame(path[1])?.minY ?? 0) - stage.view.bounds.minY)
        })
    }

    @Test func `every cell seen before and after a drag moves by the drag`() {
      let stage = stage()
      stage.scroll(to: 12_000)
      var jumps = 0
      withoutAudits {
        for _ in 0..<200 {
          let before = places(stage)
          stage.scroll(to: stage.view.bounds.minY - 10)
          let after = places(stage)
          let moves = before.compactMap { path, place in after[path].map { $0 - place } }
          if !moves.allSatisfy({ abs($0 - 10) <= 0.5 }) { jumps += 1 }
        }
      }
      #expect(jumps == 0)
    }

    @Test func `after a jump the first measured cell is held, otherwise the first`() {
      let stage = stage()
      stage.scroll(to: 12_000)
      let first = stage.view.indexPathsForVisibleItems[0][1]
      let place = stage.frame(first).map { $0.minY - stage.view.bounds.minY }
      // Nothing here was measured before, so the first cell stays where the jump has brought it.
      #expect(place.map { $0 <= 0 && $0 > -36 } == true)
    }
  }
#endif
