#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Long random work in which surroundings change too, sometimes without a word to the layout. Nobody
  /// may be accused meanwhile, and in the end everything stands where it belongs. Rests on what the
  /// single tests rest on.
  @MainActor
  @Suite(.underAllModes)
  struct AlignedLayoutSoakTests {
    @Test(arguments: 0..<4)
    func `changes of data and surroundings in any order`(seed: UInt64) {
      allowingCellsBeyondContent {
        let section = TestSection(
          cells: Array(repeating: .cell(30 × 20), count: 9), headerHeight: 12, footerHeight: 7)
        let stage = AlignedStage(
          TestContent(width: 120, sectionSpacing: 5, sections: [section, section, section]),
          height: 90)
        stage.layout.pinsSectionFooters = true
        stage.layout.keepsAnswersAcrossUpdates = seed > 1
        stage.layout.fadesCellsThatChangeLines = seed % 2 == 0
        var random = SplitMix64(seed: 1_000 + seed)
        var updates = RandomUpdates(stage, seed: seed)
        for _ in 0..<40 {
          if random.happens(onceIn: 2) {
            updates.step()
          } else {
            changeSurroundings(of: stage, &random)
          }
          if !random.happens(onceIn: 4) { stage.view.layoutIfNeeded() }
        }
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        stage.expectShownAsComputed()
      }
    }

    func changeSurroundings(of stage: AlignedStage, _ random: inout SplitMix64) {
      func length() -> CGFloat { CGFloat(random.length(0...20)) }
      let view = stage.view
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: view.contentInset.top = length()
      case 2: view.contentInset.bottom = length()
      case 3:
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        stage.layout.invalidateLayout()
      case 4:
        let size = CGFloat(random.length(0...200)) × CGFloat(random.length(0...150))
        UIView.animate(withDuration: 0.2) {
          view.frame.size = size
          view.layoutIfNeeded()
        }
      case 5: stage.layout.pinsSectionHeaders.toggle()
      default: view.contentOffset.y += CGFloat(random.length(0...40)) - 20
      }
    }
  }
#endif
