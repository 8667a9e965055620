#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Width, insets and direction that the layout reads in `prepare()`. Rests on `prepare()` running
  /// after any invalidation (W), even if these changed without one.
  @MainActor
  @Suite(.underAllModes)
  struct SurroundingsTests {
    private let stage: AlignedStage

    init() {
      let section = TestSection(
        cells: Array(repeating: .cell(30 × 20), count: 7), headerLength: 10)
      stage = AlignedStage(TestContent(width: 100, sections: [section, section]), height: 40)
    }

    /// Sends an invalidation that keeps the content.
    private func invalidateKeepingContent() {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidatesContent = false
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }

    @Test func `a changed width takes effect with a context that keeps the content`() {
      stage.view.frame.size.width = 70
      invalidateKeepingContent()
      stage.expectShownAsComputed()
      #expect(stage.view.contentSize.exact.width == 70)
    }

    @Test func `a changed direction takes effect with a context that keeps the content`() {
      stage.view.semanticContentAttribute = .forceRightToLeft
      invalidateKeepingContent()
      stage.expectShownAsComputed()
      #expect(stage.frame(0) == rect(70, 10, 30 × 20))
    }

    @Test func `changed insets take effect with a context that keeps the content`() {
      stage.view.contentInset = UIEdgeInsets(top: 5, left: 8, bottom: 3, right: 16)
      invalidateKeepingContent()
      stage.expectShownAsComputed()
      #expect(stage.view.contentSize.exact.width == 76)
    }

    @Test func `changed insets take effect when scrolling with a pinned header`() {
      stage.view.contentInset.right = 30
      stage.scroll(to: 15)
      invalidateKeepingContent()
      stage.expectShownAsComputed()
      #expect(stage.header(0)?.width == 70)
    }

    @Test func `insets at top and bottom take effect on pinning`() {
      stage.scroll(to: 30)
      stage.view.contentInset.top = 12
      invalidateKeepingContent()
      stage.expectShownAsComputed()
      let asked = stage.asked { stage.view.contentOffset.y += 3 }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a changed width takes effect together with an invalidated item`() {
      stage.view.frame.size.width = 130
      stage.layout.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `zero bounds ask nothing, and later bounds ask for everything`() {
      let asked = stage.asked { stage.view.frame.size = .zero }
      #expect(asked.isEmpty)
      #expect(stage.view.contentSize.height == 0)
      let again = stage.asked { stage.view.frame.size = 100 × 40 }
      #expect(again.sizes.count == 14)
      stage.expectShownAsComputed()
    }

    @Test func `bounds without a width ask nothing after an invalidation`() {
      stage.view.frame.size.width = 0
      stage.view.layoutIfNeeded()
      let asked = stage.asked { stage.layout.invalidateLayout() }
      #expect(asked.toDelegate.isEmpty)
      let path = IndexPath(item: 0, section: 0)
      #expect(stage.layout.layoutAttributesForItem(at: path)?.frame == .zero)
    }

    @Test func `insets wider than the bounds leave no width`() {
      stage.view.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
      stage.layout.invalidateLayout()
      let asked = stage.asked {}
      #expect(asked.toDelegate.isEmpty)
      #expect(stage.view.contentSize.exact == .zero)
    }

    @Test func `bounds without a height are laid out`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]), height: 0)
      #expect(stage.view.contentSize.exact == (100 × 20))
    }
  }

  /// Insets by `contentInsetsReference` beyond the adjusted content inset. Rests on UIKit's margins
  /// (D).
  @MainActor
  @Suite(.underAllModes)
  struct InsetsReferenceTests {
    private let stage: AlignedStage = {
      let stage = AlignedStage(
        TestContent(width: 200, sections: [TestSection(cells: [.cell(10 × 10)], headerLength: 5)]),
        laysOut: false)
      stage.view.insetsLayoutMarginsFromSafeArea = false
      stage.view.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 1, right: 20)
      return stage
    }()

    private func x(_ reference: UIContentInsetsReference, rightToLeft: Bool = false) -> CGFloat? {
      stage.layout.contentInsetsReference = reference
      stage.view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.header() == rect(0, 0, stage.view.contentSize.exact.width × 5))
      return stage.frame(0)?.minX
    }

    @Test func `the reference none adds no insets`() {
      #expect(x(.none) == 0)
      #expect(x(.none, rightToLeft: true) == 190)
    }

    @Test func `the references safeArea and automatic add nothing without a safe area`() {
      #expect(x(.safeArea) == 0)
      #expect(x(.automatic) == 0)
    }

    @Test func `layout margins keep cells clear on their side`() {
      #expect(x(.layoutMargins) == 12)
      #expect(x(.layoutMargins, rightToLeft: true) == 170)
    }

    @Test func `layout margins add to the layout's own insets`() {
      stage.layout.contentInsets = Insets(leading: 3)
      #expect(x(.layoutMargins) == 15)
    }

    @Test func `layout margins within the content inset count once`() {
      stage.view.contentInset.left = 5
      #expect(x(.layoutMargins) == 7)
      stage.view.contentInset.left = 30
      #expect(x(.layoutMargins) == 0)
    }

    @Test func `the content size for a width includes layout margins`() {
      stage.layout.contentInsetsReference = .layoutMargins
      stage.content.sections[0].cells = Array(repeating: .cell(80 × 10), count: 3)
      #expect(stage.layout.contentSize(fitting: 200 × 0).height == 25)
      #expect(stage.layout.contentSize(fitting: 191 × 0).height == 35)
    }

    @Test func `the readable content guide insets cells`() async {
      _ = x(.readableContent)
      await stage.endTurn()
      let guide = stage.view.readableContentGuide.layoutFrame
      #expect(guide.width > 0)
      #expect(stage.frame(0)?.minX == max(0, guide.minX - stage.view.bounds.minX))
    }

    @Test func `the margins inset cells until the readable content guide is laid out`() async {
      stage.view.frame.size.width = 900
      #expect(x(.readableContent) == stage.view.layoutMargins.left)
      await stage.endTurn()
      let guide = stage.view.readableContentGuide.layoutFrame
      #expect(guide.minX > stage.view.layoutMargins.left)
      #expect(stage.frame(0)?.minX == guide.minX - stage.view.bounds.minX)
    }
  }
#endif
