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
            sizing: .selfSizing(estimate: 100 × 36)), cells), height: 400
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
      expectEqual(jumps, 0)
    }

    /// Makes a stage of lines with several cells that are different in height.
    private func stageOfLines(
      _ alignment: SectionAttributes.CellAlignment, widths: ClosedRange<CGFloat>, seed: UInt64
    ) -> AlignedStage {
      var random = SplitMix64(seed: seed)
      let cells = (0..<900).map { _ in
        TestCell.cell(
          CGFloat.random(in: widths, using: &random).rounded()
            × CGFloat.random(in: 20...120, using: &random).rounded())
      }
      return SizingSource.stage(
        TestContent(
          width: 100,
          SectionAttributes(
            sizing: .selfSizing(estimate: 30 × 36),
            cellAlignment: alignment), cells), height: 400
      ).stage
    }

    /// Returns the distances of the lines whose cells are all visible from the top of the bounds, by
    /// their cells.
    private func lines(_ stage: AlignedStage) -> [Range<Int>: CGFloat] {
      let visible = Set(stage.view.indexPathsForVisibleItems.map { $0[1] })
      let lines = stage.layout.content.lines(inSection: 0)
      let indices = Set(visible.map { lines.index(ofCell: $0) })
      return Dictionary(
        uniqueKeysWithValues: indices.filter { lines[$0].cells.allSatisfy(visible.contains) }.map {
          (lines[$0].cells, lines[$0].frame.minY - stage.view.bounds.minY)
        })
    }

    @Test(
      arguments: [SectionAttributes.CellAlignment.top, .center, .bottom, .stretch], [30, 40])
    func `lines that stay the same during a drag move by the drag`(
      alignment: SectionAttributes.CellAlignment, greatestWidth: CGFloat
    ) {
      for seed in Seeds(40, usually: 1) {
        let stage = stageOfLines(alignment, widths: 60 - greatestWidth...greatestWidth, seed: seed)
        stage.scroll(to: 9_000)
        var jumps: [String] = []
        withoutAudits {
          for _ in 0..<200 {
            let before = lines(stage)
            stage.scroll(to: stage.view.bounds.minY - 40)
            let moves = lines(stage).compactMap { cells, place in before[cells].map { place - $0 } }
            // Cells that move to other lines may change the distance between two lines that stay.
            let held = moves.count { abs($0 - 40) <= 0.5 }
            if held < (greatestWidth == 30 ? moves.count : min(1, moves.count / 2)) {
              jumps.append("\(moves) at \(stage.view.bounds.minY)")
            }
          }
        }
        expectEqual(jumps, [], "seed \(seed)")
      }
    }

    @Test(arguments: [30, 55])
    func `lines that were read are held beside cells that were measured before`(
      distance: CGFloat
    ) {
      let cells = (0..<40).map { TestCell.cell(100 × ($0 == 3 ? 150 : 50)) }
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100,
          SectionAttributes(
            sizing: .selfSizing(estimate: 100 × 50), lineSpacing: 0), cells),
        height: 150)
      stage.scroll(to: 200)
      let place = (stage.frame(4)?.minY ?? 0) - stage.view.bounds.minY
      stage.scroll(to: stage.view.bounds.minY - distance)
      expectEqual(stage.frame(4).map { $0.minY - stage.view.bounds.minY }, place + distance)
    }

    /// The cells that become visible are wider and higher than estimated. Three of them fill the three lines
    /// of their section, so that no cell of it remains that was read.
    @Test func `lines that were read are held below a section that hides its own`() {
      let rows = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let limited = SectionAttributes(
        lineLimit: .lines(3), sizing: .selfSizing(estimate: 30 × 20), cellSpacing: 0,
        lineSpacing: 0)
      let cells = (0..<9).map { TestCell.cell($0 < 3 ? 100 × 50 : 30 × 20) }
      let lines = Array(repeating: TestCell.cell(100 × 50), count: 10)
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100,
          sections: [
            TestSection(attributes: rows, cells: lines),
            TestSection(attributes: limited, cells: cells),
            TestSection(attributes: rows, cells: lines),
          ]), height: 100)
      func place() -> CGFloat { (stage.frame(0, section: 2)?.minY ?? 0) - stage.view.bounds.minY }
      stage.scroll(to: 530)
      let before = place()
      stage.scroll(to: stage.view.bounds.minY - 20)
      expectEqual(stage.layout.hiddenItemCount(inSection: 1), 6)
      expectEqual(place(), before + 20)
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
