#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Contents cached for a width with another safe area, as for a phone that rotates. Rests on what
  /// the tests of safe areas rest on, and with a given safe area on UIKit invalidating with no
  /// context but the one for the bounds (I).
  @MainActor
  @Suite(.underAllModes)
  struct CachedContentSafeAreaInHeadlessTests {
    private let safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 30)

    private func stage(
      _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ reference: UIContentInsetsReference
    ) -> AlignedStage {
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(cells: Array(repeating: .cell(50 × 20), count: 8), headerLength: 5)
          ]),
        height: 200, laysOut: false)
      stage.view.contentInsetAdjustmentBehavior = behavior
      stage.layout.contentInsetsReference = reference
      Headless.setSafeAreaInsets(
        UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 4), on: stage.window)
      stage.view.layoutIfNeeded()
      return stage
    }

    private func rotate(_ stage: AlignedStage) -> [Question] {
      stage.asked {
        Headless.setSafeAreaInsets(safeAreaInsets, on: stage.window)
        stage.window.frame.size = 200 × 100
        stage.view.frame.size = 200 × 100
      }
    }

    @Test(
      .underPlainModes,
      arguments: [
        UIContentInsetsReference.none, .automatic, .safeArea, .layoutMargins, .readableContent,
      ])
    func `a content for a given safe area is used`(reference: UIContentInsetsReference) {
      let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
        .automatic, .scrollableAxes, .never, .always,
      ]
      for behavior in behaviors {
        let stage = stage(behavior, reference)
        #expect(stage.cacheContent(fittingWidth: 200, safeAreaInsets: safeAreaInsets))
        let asked = rotate(stage)
        // The readable width is known only for the view's present width.
        if reference != .readableContent { #expect(asked.isEmpty) }
        let frames = (0..<8).map { stage.frame($0) }
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        expectEqual((0..<8).map { stage.frame($0) }, frames)
      }
    }

    @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.never, .always])
    func `a safe area that was not given asks for everything`(
      behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) {
      let stage = stage(behavior, .safeArea)
      #expect(stage.cacheContent(fittingWidth: 200))
      allowingCellsBeyondContent {
        expectEqual(Set(rotate(stage).sizes).count, 8)
      }
      expectEqual(stage.view.contentSize.exact.width, (behavior == .always ? 130 : 200))
      expectEqual(stage.frame(0)?.minX, (behavior == .always ? 0 : 40))
    }
  }
#endif
