#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Long random work in which contents are computed ahead at any time, and handed over then or
  /// later. Rests on what the single tests rest on.
  @MainActor
  @Suite(.underAllModes)
  struct AheadSoakTests {
    private typealias Computed = (content: ContentLayout, plan: CollectionViewAlignedLayout.Plan)

    @Test(arguments: 0..<4)
    func `whatever is handed over, what is shown is what a fresh layout shows`(seed: UInt64) {
      allowingCellsBeyondContent {
        let section = TestSection(
          cells: Array(repeating: .cell(30 × 20), count: 9), headerHeight: 12, footerHeight: 7)
        let stage = AlignedStage(TestContent(width: 120, sections: [section, section]), height: 90)
        var random = SplitMix64(seed: 2_000 + seed)
        var updates = RandomUpdates(stage, seed: seed)
        var computed: [Computed] = []
        var taken = 0
        for _ in 0..<80 {
          let width = CGFloat(Int.random(in: 1...3, using: &random) * 60)
          switch Int.random(in: 0..<7, using: &random) {
          case 0: updates.step()
          case 1, 2, 3:
            let plan = stage.layout.plan(fittingWidth: width)
            computed.append((stage.content.sections.layout(plan.specification), plan))
          case 4:
            for (content, plan) in computed { stage.layout.use(content, for: plan) }
          default:
            let isOther = width != stage.view.bounds.width && stage.computed.positions != []
            stage.view.layoutIfNeeded()
            if stage.asked(during: { stage.view.frame.size.width = width }).isEmpty, isOther {
              taken += 1
            }
          }
          if !random.happens(onceIn: 3) {
            stage.view.layoutIfNeeded()
            stage.expectShownAsComputed()
          }
        }
        #expect(taken > 0)
      }
    }
  }
#endif
