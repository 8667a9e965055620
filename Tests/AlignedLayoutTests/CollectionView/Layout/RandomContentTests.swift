#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random contents have the frames in a collection view that the engine computes. Rests on UIKit
  /// showing elements where their attributes say (D).
  @MainActor
  @Suite(.underAllModes)
  struct RandomContentTests {
    @Test(arguments: Wildness.allCases, 0..<5)
    func `cells, headers and footers have the frames that the engine computes`(
      wildness: Wildness, seed: UInt64
    ) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: seed % 2 == 1)
      content.width = CGFloat(random.length(40...400))
      allowingCellsBeyondContent {
        let stage = AlignedStage(content)
        stage.layout.pinsSectionFooters = seed % 2 == 0
        stage.view.layoutIfNeeded()
        stage.expectShownAsComputed()
        for _ in 0..<3 {
          stage.scroll(to: CGFloat(random.length(0...600)))
          stage.expectShownAsComputed()
        }
      }
    }

    @Test(arguments: 0..<5)
    func `a changed width is laid out again`(seed: UInt64) {
      var random = SplitMix64(seed: 100 + seed)
      var content = random.content(.tame, limitsLines: seed % 2 == 1)
      content.width = CGFloat(random.length(40...400))
      allowingCellsBeyondContent {
        let stage = AlignedStage(content)
        for _ in 0..<3 {
          stage.resize(CGFloat(random.length(40...400)) × CGFloat(random.length(0...300)))
          stage.expectShownAsComputed()
        }
      }
    }
  }
#endif
