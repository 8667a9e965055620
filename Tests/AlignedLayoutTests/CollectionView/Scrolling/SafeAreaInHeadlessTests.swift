#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Safe areas and display scales, which the real UIKit takes from the device. Rests on adjusted
  /// insets taking in the safe area only on axes that scroll, unless told to (D), and on views
  /// without a screen having a scale of 0 (D).
  @MainActor
  @Suite(.underAllModes)
  struct SafeAreaTests {
    private func stage(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> AlignedStage {
      let stage = AlignedStage(
        TestContent(
          width: 200,
          sections: [
            TestSection(
              cells: Array(repeating: .cell(100 × 50), count: 8), headerLength: 5)
          ]),
        height: 100, laysOut: false)
      stage.view.contentInsetAdjustmentBehavior = behavior
      Headless.setSafeAreaInsets(
        UIEdgeInsets(top: 10, left: 40, bottom: 20, right: 30), on: stage.window)
      stage.view.layoutIfNeeded()
      return stage
    }

    @Test(arguments: [UIContentInsetsReference.safeArea, .automatic])
    func `the safe area keeps cells clear where content insets do not`(
      reference: UIContentInsetsReference
    ) {
      let stage = stage(.never)
      stage.layout.contentInsetsReference = reference
      stage.view.layoutIfNeeded()
      #expect(stage.view.adjustedContentInset == .zero)
      #expect(stage.view.contentSize.width == 200)
      #expect(stage.frame(0)?.minX == 40)
      #expect(stage.header()?.width == 200)
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.maxX == 170)
    }

    @Test func `the safe area counts once where content insets take it in`() {
      let stage = stage(.always)
      #expect(stage.view.adjustedContentInset.left == 40)
      #expect(stage.view.contentSize.width == 130)
      #expect(stage.frame(0)?.minX == 0)
      stage.expectShownAsComputed()
    }

    @Test func `pinning starts below the safe area`() {
      let stage = stage(.always)
      stage.scroll(to: 60)
      #expect(stage.header()?.minY == 70)
      stage.expectShownAsComputed()
    }

    @Test func `another safe area is found`() {
      let stage = stage(.always)
      Headless.setSafeAreaInsets(
        UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), on: stage.window)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.width == 180)
      stage.expectShownAsComputed()
    }

    @Test func `another display scale is found, and asks everything`() {
      var content = TestContent(width: 100, [.cell(10 × 10)])
      content.contentInsets = Insets(0.4)
      let stage = AlignedStage(content)
      #expect(stage.frame(0)?.minX == 0)
      let asked = stage.asked {
        Headless.setTraits(UITraitCollection(displayScale: 3), on: stage.window)
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      }
      #expect(asked.sizes.count == 1)
      #expect(stage.frame(0).map { ($0.minX * 3).rounded() } == 1)
      stage.expectShownAsComputed()
    }

    @Test func `a display scale of 0 snaps nothing`() {
      let usual = Headless.screenTraits
      Headless.screenTraits = UITraitCollection(displayScale: 0)
      defer { Headless.screenTraits = usual }
      var content = TestContent(width: 100, [.cell(10 × 10)])
      content.contentInsets = Insets(0.3)
      let stage = AlignedStage(content)
      #expect(isClose(stage.frame(0), rect(0.3, 0.3, 10 × 10)))
    }
  }

  /// Contents computed ahead for a width at which the safe area is another, as it is on a phone
  /// that is turned. Rests on what the tests above rest on, and where a safe area is taken as
  /// foreseen, on UIKit invalidating with no context but that for the bounds (I).
  @MainActor
  @Suite(.underAllModes)
  struct SafeAreaAheadTests {
    private let coming = UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 30)

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

    private func turn(_ stage: AlignedStage) -> [Question] {
      stage.asked {
        Headless.setSafeAreaInsets(coming, on: stage.window)
        stage.window.frame.size = 200 × 100
        stage.view.frame.size = 200 × 100
      }
    }

    @Test(
      .underPlainModes,
      arguments: [
        UIContentInsetsReference.none, .automatic, .safeArea, .layoutMargins, .readableContent,
      ])
    func `a safe area that was foreseen is taken`(reference: UIContentInsetsReference) {
      let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
        .automatic, .scrollableAxes, .never, .always,
      ]
      for behavior in behaviors {
        let stage = stage(behavior, reference)
        #expect(stage.useAhead(width: 200, safeAreaInsets: coming))
        let asked = turn(stage)
        // What is readable is known for the width that the view has, and not for another.
        if reference != .readableContent { #expect(asked.isEmpty) }
        let frames = (0..<8).map { stage.frame($0) }
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect((0..<8).map { stage.frame($0) } == frames)
      }
    }

    @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.never, .always])
    func `a safe area that was not foreseen asks everything`(
      behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) {
      let stage = stage(behavior, .safeArea)
      #expect(stage.useAhead(width: 200))
      allowingCellsBeyondContent {
        #expect(Set(turn(stage).sizes).count == 8)
      }
      #expect(stage.view.contentSize.width == (behavior == .always ? 130 : 200))
      #expect(stage.frame(0)?.minX == (behavior == .always ? 0 : 40))
    }
  }
#endif
