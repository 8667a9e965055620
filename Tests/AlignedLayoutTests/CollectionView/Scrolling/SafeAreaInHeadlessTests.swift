#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Safe areas and display scales, which the real UIKit takes from the device. Rests on adjusted
  /// insets including the safe area only on axes that scroll, unless set otherwise (D), and on
  /// views without a screen having a scale of 0 (D).
  @MainActor
  @Suite(.underAllModes)
  struct SafeAreaInHeadlessTests {
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
    func `cells stay clear of a safe area that content insets do not include`(
      reference: UIContentInsetsReference
    ) {
      let stage = stage(.never)
      stage.layout.contentInsetsReference = reference
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.adjustedContentInset, .zero)
      expectEqual(stage.view.contentSize.exact.width, 200)
      expectEqual(stage.frame(0)?.minX, 40)
      expectEqual(stage.header()?.width, 200)
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.maxX, 170)
    }

    /// A row: what happens to a view whose content insets include the safe area, and how its content lies.
    struct Example: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let leftInset: CGFloat
      let contentWidth: CGFloat
      /// The top of the header, or nil if the row says nothing of it.
      var headerTop: CGFloat?
      var change: @MainActor @Sendable (AlignedStage) -> Void = { _ in }
    }

    nonisolated static let examples: [Example] = [
      Example(
        testDescription: "a safe area in the content insets counts once", leftInset: 40,
        contentWidth: 130),
      Example(
        testDescription: "pinning starts below the safe area", leftInset: 40, contentWidth: 130,
        headerTop: 70
      ) { $0.scroll(to: 60) },
      Example(
        testDescription: "a changed safe area takes effect", leftInset: 10, contentWidth: 180
      ) { stage in
        Headless.setSafeAreaInsets(
          UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), on: stage.window)
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
      },
    ]

    @Test(arguments: examples)
    func `a content lies between content insets that include the safe area`(example: Example) {
      let stage = stage(.always)
      example.change(stage)
      expectEqual(stage.view.adjustedContentInset.left, example.leftInset)
      expectEqual(stage.view.contentSize.exact.width, example.contentWidth)
      expectEqual(stage.frame(0)?.minX, 0)
      if let top = example.headerTop { expectEqual(stage.header()?.minY, top) }
      stage.expectShownAsComputed()
    }

    @Test func `a changed display scale takes effect and asks for everything`() {
      var content = TestContent(width: 100, [.cell(10 × 10)])
      content.contentInsets = Insets(0.4)
      let stage = AlignedStage(content)
      expectEqual(stage.frame(0)?.minX, 0)
      let asked = stage.asked {
        Headless.setTraits(UITraitCollection(displayScale: 3), on: stage.window)
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      }
      expectEqual(asked.sizes.count, 1)
      expectEqual(stage.frame(0).map { ($0.minX * 3).rounded() }, 1)
      stage.expectShownAsComputed()
    }

    @Test func `a display scale of 0 does not snap to pixels`() {
      let usual = Headless.screenTraits
      Headless.screenTraits = UITraitCollection(displayScale: 0)
      defer { Headless.screenTraits = usual }
      var content = TestContent(width: 100, [.cell(10 × 10)])
      content.contentInsets = Insets(0.3)
      let stage = AlignedStage(content)
      #expect(isClose(stage.frame(0), rect(0.3, 0.3, 10 × 10)))
    }
  }
#endif
