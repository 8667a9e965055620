#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Long random work with cells that size themselves, some of which change their minds. In the end
  /// everything stands as if all sizes had been known from the start.
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingSoakTests {
    @Test(arguments: 0..<2)
    func `changes of data, surroundings and minds in any order`(seed: UInt64) {
      allowingCellsBeyondContent {
        let start = CellAttributes(startsIndentation: true)
        let section = TestSection(
          attributes: .sizingItself,
          cells: [
            .cell(30 × 25), .text(area: 900, atMost: 90), .cell(20 × 20, start), .cell(70 × 10),
            .filling(height: 12), .cell(400 × 15),
          ], headerHeight: 12)
        let (stage, source) = SizingSource.stage(
          TestContent(width: 120, sectionSpacing: 5, sections: [section, section]), height: 90)
        var random = SplitMix64(seed: 2_000 + seed)
        var updates = RandomUpdates(stage, seed: seed)
        updates.attributes = .sizingItself
        for _ in 0..<30 {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: AlignedLayoutSoakTests().changeSurroundings(of: stage, &random)
          case 1: changeMind(in: stage, source, &random)
          default: updates.step()
          }
          if !random.happens(onceIn: 4) { stage.view.layoutIfNeeded() }
        }
        stage.layout.forgetMeasuredSizes()
        stage.resize(110 × 90)
        stage.showEverything()
        stage.expectShownAsComputed()
      }
    }

    private func changeMind(
      in stage: AlignedStage, _ source: SizingSource, _ random: inout SplitMix64
    ) {
      guard let path = stage.view.indexPathsForVisibleItems.sorted().first else { return }
      let width = CGFloat(random.length(5...150))
      let height = CGFloat(random.length(5...60))
      guard path[0] < source.content.sections.count,
        path[1] < source.content.sections[path[0]].cells.count
      else { return }
      source.content.sections[path[0]].cells[path[1]] = .cell(width × height)
      stage.view.reconfigureItems(at: [path])
    }
  }
#endif
