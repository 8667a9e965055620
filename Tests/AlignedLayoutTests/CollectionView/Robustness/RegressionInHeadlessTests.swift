#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Mistakes that the layout once made and that only hooks reveal. Rests on `prepare()` running
  /// for headers alone (W).
  @MainActor
  @Suite(.underAllModes)
  struct RegressionInHeadlessTests {
    @Test func `the display scale may change before scrolling with a pinned header`() {
      var content = TestContent(
        width: 100,
        sections: [
          TestSection(cells: Array(repeating: .cell(30 × 20), count: 20), headerLength: 10)
        ])
      content.contentInsets = Insets(0.4)
      let stage = AlignedStage(content, height: 60)
      Headless.setTraits(UITraitCollection(displayScale: 3), on: stage.window)
      stage.scroll(to: 20)
      stage.layout.invalidateLayout(
        with: CollectionViewAlignedLayoutInvalidationContext())
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
