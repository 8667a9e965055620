#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Scrolling with and without pinned headers and footers. Rests on UIKit asking before each
  /// change of bounds (P), on contexts that name elements (W) and on UIKit's exception for a header
  /// that moves without an invalidation (R).
  @MainActor
  @Suite(.underAllModes)
  struct PinningInCollectionViewTests {
    private let layout: SpyLayout
    private let stage: AlignedStage

    /// Makes ten sections of 100 points: a header of 10, cells of 80 and a footer of 10.
    init() {
      let section = TestSection(
        cells: [.cell(100 × 40), .cell(100 × 40)], headerLength: 10, footerLength: 10)
      layout = SpyLayout()
      stage = AlignedStage(
        TestContent(width: 100, sections: Array(repeating: section, count: 10)), height: 150,
        layout: layout)
      layout.contexts = []
    }

    private func bounds(_ y: CGFloat) -> CGRect { rect(0, y, 100 × 150) }

    /// A row: what happens before the view is scrolled to some offsets, and what that names.
    struct Scrolling: CustomTestStringConvertible, Sendable {
      /// An offset, and the sections whose headers and footers move when the view is scrolled to it.
      struct Step: Sendable {
        let offset: CGFloat
        var headers: [Int] = []
        var footers: [Int] = []
      }

      let testDescription: String
      let setUp: @MainActor @Sendable (AlignedStage) -> Void
      let steps: [Step]

      init(
        _ name: String, setUp: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in },
        _ steps: [Step]
      ) {
        testDescription = name
        self.setUp = setUp
        self.steps = steps
      }
    }

    nonisolated static let unpinned: [Scrolling] = [
      Scrolling(
        "without pinning scrolling invalidates nothing",
        setUp: { $0.layout.pinsSectionHeaders = false },
        [.init(offset: 5), .init(offset: 120), .init(offset: 850), .init(offset: 0)]),
      Scrolling(
        "without headers and footers scrolling invalidates nothing",
        setUp: { stage in
          for section in stage.content.sections.indices {
            stage.content.sections[section].headerLength = 0
          }
          stage.reload()
        }, [.init(offset: 33)]),
    ]

    @Test(arguments: unpinned)
    func `scrolling invalidates nothing if nothing is pinned`(scrolling: Scrolling) {
      scrolling.setUp(stage)
      stage.view.layoutIfNeeded()
      layout.contexts = []
      layout.preparations = 0
      for step in scrolling.steps {
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds(step.offset)))
        stage.scroll(to: step.offset)
        stage.expectShownAsComputed()
      }
      #expect(layout.contexts.isEmpty)
      expectEqual(layout.preparations, 0)
    }

    nonisolated static let pinned: [Scrolling] = [
      Scrolling(
        "only headers that move are invalidated",
        [
          .init(offset: 20, headers: [0]), .init(offset: 50, headers: [0]),
          .init(offset: 120, headers: [0, 1]), .init(offset: 100, headers: [1]),
        ]),
      Scrolling(
        "a header at its section's end is not invalidated", setUp: { $0.scroll(to: 150) },
        [.init(offset: 170, headers: [1])]),
      Scrolling(
        "only footers that move are invalidated", setUp: { pinFooters(in: $0) },
        [.init(offset: 10, footers: [1]), .init(offset: 300, footers: [1, 2, 3, 4])]),
    ]

    @Test(arguments: pinned)
    func `only pinned views that move are invalidated`(scrolling: Scrolling) {
      scrolling.setUp(stage)
      stage.view.layoutIfNeeded()
      layout.contexts = []
      for step in scrolling.steps {
        stage.scroll(to: step.offset)
        let named = layout.named()
        expectEqual(named.headers, step.headers, "at \(step.offset)")
        expectEqual(named.footers, step.footers, "at \(step.offset)")
      }
      stage.expectShownAsComputed()
    }

    private static func pinFooters(in stage: AlignedStage) {
      stage.layout.pinsSectionHeaders = false
      stage.layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
    }

    @Test func `invalidating a header keeps the content and names no item`() {
      stage.scroll(to: 20)
      let contexts = layout.contexts.compactMap {
        $0 as? CollectionViewAlignedLayoutInvalidationContext
      }
      #expect(contexts.allSatisfy { !$0.invalidatesContent })
      #expect(contexts.allSatisfy { $0.invalidatedItemIndexPaths == nil })
      #expect(contexts.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
      expectEqual(contexts.count, 1)
    }

    @Test func `a rectangle that contains only a pinned header finds it`() {
      stage.scroll(to: 60)
      let visible = layout.layoutAttributesForElements(in: rect(0, 60, 100 × 5)) ?? []
      #expect(visible.contains { $0.frame == rect(0, 60, 100 × 10) })
      expectEqual(stage.header(0), rect(0, 60, 100 × 10))
    }

    /// A row: what happens, and where headers or footers are then, by their sections.
    struct Pinned: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let headers: [Int: CGRect]
      let footers: [Int: CGRect]
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, headers: [Int: CGRect] = [:], footers: [Int: CGRect] = [:],
        _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.headers = headers
        self.footers = footers
        self.change = change
      }
    }

    nonisolated static let places: [Pinned] = [
      Pinned("a header is pushed off by its section's end", headers: [0: rect(0, 90, 100 × 10)]) {
        $0.scroll(to: 95)
      },
      Pinned("pinning starts below the insets", headers: [0: rect(0, 50, 100 × 10)]) { stage in
        stage.view.contentInset.top = 20
        stage.view.layoutIfNeeded()
        stage.scroll(to: 30)
      },
      Pinned("a pinned footer ends with the view", footers: [1: rect(0, 150, 100 × 10)]) { stage in
        pinFooters(in: stage)
        stage.scroll(to: 10)
      },
      Pinned("a changed height moves pinned footers", footers: [0: rect(0, 50, 100 × 10)]) {
        stage in
        stage.layout.pinsSectionFooters = true
        stage.view.layoutIfNeeded()
        stage.resize(100 × 60)
      },
      Pinned(
        "announced bounds that do not take effect do no harm", headers: [0: rect(0, 0, 100 × 10)]
      ) { announce(60, in: $0) },
      Pinned(
        "after announced bounds that did not take effect, others do",
        headers: [0: rect(0, 20, 100 × 10)]
      ) { stage in
        announce(60, in: stage)
        stage.scroll(to: 20)
      },
    ]

    /// Asks the layout about bounds, and does not set them.
    private static func announce(_ y: CGFloat, in stage: AlignedStage) {
      _ = stage.layout.shouldInvalidateLayout(forBoundsChange: rect(0, y, 100 × 150))
      _ = stage.layout.invalidationContext(forBoundsChange: rect(0, y, 100 × 150))
    }

    @Test(arguments: places)
    func `headers and footers are pinned to the visible area`(pinned: Pinned) {
      pinned.change(stage)
      for (section, frame) in pinned.headers { expectEqual(stage.header(section), frame) }
      for (section, frame) in pinned.footers { expectEqual(stage.footer(section), frame) }
      stage.expectShownAsComputed()
    }

    @Test func `a pinned header has its zIndex above items`() {
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: 0)
      for y in [0, 50] as [CGFloat] {
        stage.scroll(to: y)
        let header = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        expectEqual(header?.zIndex, CollectionViewAlignedLayout.headerZIndex)
        let cell = layout.layoutAttributesForItem(at: path)
        expectEqual(cell?.zIndex, CollectionViewAlignedLayout.cellZIndex)
      }
    }

    @Test func `the content size does not depend on the offset`() {
      let size = layout.collectionViewContentSize
      for y in [0, 77, 500] as [CGFloat] {
        stage.scroll(to: y)
        expectEqual(layout.collectionViewContentSize, size)
      }
    }

    @Test func `a changed width invalidates the content and names no header`() {
      let context = layout.invalidationContext(forBoundsChange: rect(0, 0, 80 × 150))
      #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 80 × 150)))
      #expect(context.invalidatedSupplementaryIndexPaths == nil)
      #expect(
        (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent == true)
    }

    @Test func `a changed height without pinned footers invalidates nothing`() {
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 100 × 90)))
    }

    @Test func `scrolling between reloadData and its pass names no header that does not exist`() {
      stage.content.sections = [TestSection(cells: [.cell(100 × 40)])]
      stage.view.reloadData()
      stage.view.contentOffset.y = 30
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
