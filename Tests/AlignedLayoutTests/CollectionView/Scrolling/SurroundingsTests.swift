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
    private static func invalidateKeepingContent(_ stage: AlignedStage) {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidatesContent = false
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }

    /// A row: surroundings that change, and the width of the content after an invalidation.
    struct Change: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let contentWidth: CGFloat
      /// The frame of the first cell, or nil if the row says nothing of it.
      let firstCell: CGRect?
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, contentWidth: CGFloat, firstCell: CGRect? = nil,
        _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.contentWidth = contentWidth
        self.firstCell = firstCell
        self.change = change
      }
    }

    nonisolated static let changes: [Change] = [
      Change("a changed width takes effect with a context that keeps the content", contentWidth: 70)
      { stage in
        stage.view.frame.size.width = 70
        invalidateKeepingContent(stage)
      },
      Change(
        "a changed direction takes effect with a context that keeps the content",
        contentWidth: 100, firstCell: rect(70, 10, 30 × 20)
      ) { stage in
        stage.view.semanticContentAttribute = .forceRightToLeft
        invalidateKeepingContent(stage)
      },
      Change(
        "changed insets take effect with a context that keeps the content", contentWidth: 76
      ) { stage in
        stage.view.contentInset = UIEdgeInsets(top: 5, left: 8, bottom: 3, right: 16)
        invalidateKeepingContent(stage)
      },
      Change(
        "changed insets take effect when scrolling with a pinned header", contentWidth: 70
      ) { stage in
        stage.view.contentInset.right = 30
        stage.scroll(to: 15)
        invalidateKeepingContent(stage)
      },
      Change(
        "a changed width takes effect together with an invalidated item", contentWidth: 130
      ) { stage in
        stage.view.frame.size.width = 130
        stage.layout.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      },
    ]

    @Test(arguments: changes)
    func `changed surroundings take effect`(change: Change) {
      change.change(stage)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      expectEqual(stage.view.contentSize.exact.width, change.contentWidth)
      expectEqual(stage.header(0)?.width, change.contentWidth)
      if let frame = change.firstCell { expectEqual(stage.frame(0), frame) }
    }

    @Test func `insets at top and bottom take effect on pinning`() {
      stage.scroll(to: 30)
      stage.view.contentInset.top = 12
      Self.invalidateKeepingContent(stage)
      stage.expectShownAsComputed()
      let asked = stage.asked { stage.view.contentOffset.y += 3 }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `zero bounds ask nothing, and later bounds ask for everything`() {
      let asked = stage.asked { stage.view.frame.size = .zero }
      #expect(asked.isEmpty)
      expectEqual(stage.view.contentSize.height, 0)
      let again = stage.asked { stage.view.frame.size = 100 × 40 }
      expectEqual(again.sizes.count, 14)
      stage.expectShownAsComputed()
    }

    @Test func `bounds without a width ask nothing after an invalidation`() {
      stage.view.frame.size.width = 0
      stage.view.layoutIfNeeded()
      let asked = stage.asked { stage.layout.invalidateLayout() }
      #expect(asked.toDelegate.isEmpty)
      let path = IndexPath(item: 0, section: 0)
      expectEqual(stage.layout.layoutAttributesForItem(at: path)?.frame, .zero)
    }

    @Test func `insets wider than the bounds leave no width`() {
      // UIKit insets step by step, so that for a moment some width is left.
      allowingCellsBeyondContent {
        stage.view.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        stage.layout.invalidateLayout()
        let asked = stage.asked {}
        #expect(asked.toDelegate.isEmpty)
        expectEqual(stage.view.contentSize.exact, .zero)
      }
    }

    @Test func `bounds without a height are laid out`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 20)]), height: 0)
      expectEqual(stage.view.contentSize.exact, (100 × 20))
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
      expectEqual(stage.header(), rect(0, 0, stage.view.contentSize.exact.width × 5))
      return stage.frame(0)?.minX
    }

    /// A row: a reference, and the distance of a cell from the left.
    struct Example: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let reference: UIContentInsetsReference
      let rightToLeft: Bool
      let x: CGFloat
      let setUp: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, _ reference: UIContentInsetsReference, rightToLeft: Bool = false,
        x: CGFloat, _ setUp: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in }
      ) {
        testDescription = name
        self.reference = reference
        self.rightToLeft = rightToLeft
        self.x = x
        self.setUp = setUp
      }
    }

    nonisolated static let examples: [Example] = [
      Example("the reference none adds no insets", .none, x: 0),
      Example(
        "the reference none adds no insets from right to left", .none, rightToLeft: true, x: 190),
      Example("the reference safeArea adds nothing without a safe area", .safeArea, x: 0),
      Example("the reference automatic adds nothing without a safe area", .automatic, x: 0),
      Example("layout margins keep cells clear on their side", .layoutMargins, x: 12),
      Example(
        "layout margins keep cells clear on their side from right to left", .layoutMargins,
        rightToLeft: true, x: 170),
      Example("layout margins add to the layout's own insets", .layoutMargins, x: 15) {
        $0.layout.contentInsets = Insets(leading: 3)
      },
      Example("layout margins beyond the content inset add what is missing", .layoutMargins, x: 7) {
        $0.view.contentInset.left = 5
      },
      Example("layout margins within the content inset count once", .layoutMargins, x: 0) {
        $0.view.contentInset.left = 30
      },
    ]

    @Test(arguments: examples)
    func `the reference decides how far cells are from the edge`(example: Example) {
      example.setUp(stage)
      expectEqual(x(example.reference, rightToLeft: example.rightToLeft), example.x)
    }

    @Test func `the content size for a width includes layout margins`() {
      stage.layout.contentInsetsReference = .layoutMargins
      stage.content.sections[0].cells = Array(repeating: .cell(80 × 10), count: 3)
      expectEqual(stage.layout.contentSize(fitting: 200 × 0).height, 25)
      expectEqual(stage.layout.contentSize(fitting: 191 × 0).height, 35)
    }

    @Test func `the readable content guide insets cells`() async {
      _ = x(.readableContent)
      await stage.endTurn()
      let guide = stage.view.readableContentGuide.layoutFrame
      #expect(guide.width > 0)
      expectEqual(stage.frame(0)?.minX, max(0, guide.minX - stage.view.bounds.minX))
    }

    @Test func `the margins inset cells until the readable content guide is laid out`() async {
      stage.view.frame.size.width = 900
      expectEqual(x(.readableContent), stage.view.layoutMargins.left)
      await stage.endTurn()
      let guide = stage.view.readableContentGuide.layoutFrame
      #expect(guide.minX > stage.view.layoutMargins.left)
      expectEqual(stage.frame(0)?.minX, guide.minX - stage.view.bounds.minX)
    }
  }
#endif
