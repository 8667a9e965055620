#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The header and footer of a whole content in a collection view. Rests on UIKit showing supplementary views
  /// of index paths with a single index, as it does for compositional layouts (Apple's documentation of
  /// `indexPathsToInsertForSupplementaryView(ofKind:)`: "the item number is optional").
  @MainActor
  @Suite(.underAllModes)
  struct BoundaryViewsTests {
    private static let header = CollectionViewAlignedLayout.elementKindContentHeader
    private static let footer = CollectionViewAlignedLayout.elementKindContentFooter
    private let path = IndexPath(index: 0)

    private func stage(
      _ behavior: BoundaryView.Behavior = .scrolls, sectionCount: Int = 3, cellCount: Int = 10
    ) -> AlignedStage {
      let section = TestSection(
        cells: (0..<cellCount).map { _ in .cell(100 × 20) }, headerLength: 10)
      return AlignedStage(
        TestContent(
          width: 100, header: BoundaryView(length: 40, behavior: behavior),
          footer: BoundaryView(length: 30, behavior: behavior),
          sections: Array(repeating: section, count: sectionCount)))
    }

    private func frame(_ kind: String, in stage: AlignedStage) -> CGRect? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }

    private func view(_ kind: String, in stage: AlignedStage) -> UICollectionReusableView? {
      stage.view.supplementaryView(forElementKind: kind, at: path)
    }

    @Test func `they are shown, and count in the size of the content`() {
      let stage = stage()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 40))
      #expect(view(Self.footer, in: stage) == nil)
      expectEqual(stage.header(), rect(0, 40, 100 × 10))
      expectEqual(stage.view.contentSize.exact, (100 × 700))
      expectEqual(stage.layout.contentSize(fitting: 100 × 0).height, 700)
      expectEqual(stage.layout.contentFrame(forSection: 0).minY, 40)
      stage.scroll(to: 500)
      #expect(view(Self.header, in: stage) == nil)
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 670, 100 × 30))
      stage.expectShownAsComputed()
    }

    /// Rests on a record of Texture's tests: a path of one index may name a section beyond the last. That there
    /// need not be any section is a guess (`Guess.oneIndexNeedsNoSection`).
    @Test(arguments: [0, 1])
    func `without cells they are all there is`(sectionCount: Int) {
      let stage = stage(sectionCount: sectionCount, cellCount: 0)
      stage.content.sections = stage.content.sections.map { _ in TestSection(cells: []) }
      stage.reload()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 40))
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 40, 100 × 30))
      expectEqual(stage.view.contentSize.exact, (100 × 70))
      expectEqual(stage.layout.contentSize(fitting: 100 × 0).height, 70)
    }

    /// Rests on the same.
    @Test func `they keep their views when the last section goes and the first one comes`() {
      let stage = stage(sectionCount: 1, cellCount: 2)
      let views = [view(Self.header, in: stage), view(Self.footer, in: stage)]
      let sections = stage.content.sections
      stage.view.performBatchUpdates({
        stage.content.sections = []
        stage.view.deleteSections([0])
      })
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 40, 100 × 30))
      stage.view.performBatchUpdates({
        stage.content.sections = sections
        stage.view.insertSections([0])
      })
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 90, 100 × 30))
      #expect(!views.contains(nil))
      #expect(views == [view(Self.header, in: stage), view(Self.footer, in: stage)])
    }

    @Test func `without a data source or a width they are not shown`() {
      let stage = stage()
      let source = stage.view.dataSource
      stage.view.dataSource = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact.height, 0)
      #expect(view(Self.header, in: stage) == nil && frame(Self.header, in: stage) == nil)
      stage.view.dataSource = source
      stage.resize(0 × 200)
      expectEqual(stage.view.contentSize.exact.height, 0)
      #expect(view(Self.header, in: stage) == nil && frame(Self.header, in: stage) == nil)
    }

    /// A stage that is scrolled, and where its header and footer are, if the row says so.
    struct Row: CustomTestStringConvertible, Sendable {
      /// An offset, and the frames at it.
      struct Shown: Sendable {
        let offset: CGFloat
        var header: CGRect?
        var footer: CGRect?
        var sectionHeader: CGRect?
      }

      let testDescription: String
      let behavior: BoundaryView.Behavior
      var sectionCount = 3
      var cellCount = 10
      var contentInset = UIEdgeInsets.zero
      var staysAtEnd = false
      /// Whether the view shows what the engine computes in the end.
      var isShownAsComputed = false
      let shown: [Shown]
    }

    private nonisolated static let rows: [Row] = [
      Row(
        testDescription:
          "pinned, they stay visible, and what pins in sections stays clear of them",
        behavior: .pins, isShownAsComputed: true,
        shown: [
          Row.Shown(
            offset: 100, header: rect(0, 100, 100 × 40), footer: rect(0, 270, 100 × 30),
            sectionHeader: rect(0, 140, 100 × 10)),
          Row.Shown(offset: 0, header: rect(0, 0, 100 × 40)),
        ]),
      Row(
        testDescription: "content insets are no pull", behavior: .stretches,
        contentInset: UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0),
        shown: [
          Row.Shown(offset: -30, header: rect(0, 0, 100 × 40)),
          Row.Shown(offset: -50, header: rect(0, -20, 100 × 60)),
        ]),
      Row(
        testDescription:
          "above content that stays at its end, the header is below the gap, and stretches alike",
        behavior: .stretches, sectionCount: 1, cellCount: 2, staysAtEnd: true,
        shown: [
          Row.Shown(offset: 0, header: rect(0, 80, 100 × 40), footer: rect(0, 170, 100 × 30)),
          Row.Shown(offset: -20, header: rect(0, 60, 100 × 60), footer: rect(0, 170, 100 × 30)),
        ]),
    ]

    @Test(arguments: rows)
    func `at each offset they are where their behavior puts them`(row: Row) {
      let stage = stage(
        row.behavior, sectionCount: row.sectionCount, cellCount: row.cellCount)
      stage.view.contentInset = row.contentInset
      stage.layout.staysAtEnd = row.staysAtEnd
      stage.view.layoutIfNeeded()
      for shown in row.shown {
        if shown.offset != stage.view.contentOffset.y { stage.scroll(to: shown.offset) }
        for (kind, expected) in [(Self.header, shown.header), (Self.footer, shown.footer)] {
          guard let expected else { continue }
          expectEqual(frame(kind, in: stage), expected)
          expectEqual(view(kind, in: stage)?.frame, expected)
        }
        if let header = shown.sectionHeader { expectEqual(stage.header(), header) }
      }
      if row.isShownAsComputed { stage.expectShownAsComputed() }
    }

    @Test func `scrolling to an item stays clear of what pins`() {
      let stage = stage(.pins)
      stage.layout.scrollToItem(
        at: IndexPath(item: 5, section: 1), position: .top, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(5, section: 1)?.minY, stage.view.bounds.minY + 50)
      stage.layout.scrollToItem(
        at: IndexPath(item: 5, section: 1), position: .bottom, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(5, section: 1)?.maxY, stage.view.bounds.maxY - 30)
    }

    @Test func `scrolling comes to rest where a line is clear of a pinned header`() {
      let stage = stage(.pins)
      stage.layout.stopsAtLines = true
      let rest = stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 96), withScrollingVelocity: .zero)
      expectEqual(rest.y, 100)
    }

    @Test func `while the content is pulled, they stretch, and their views stay`() {
      let stage = stage(.stretches)
      let header = view(Self.header, in: stage)
      stage.scroll(to: -25)
      #expect(view(Self.header, in: stage) === header)
      expectEqual(header?.frame, rect(0, -25, 100 × 65))
      expectEqual(stage.header(), rect(0, 40, 100 × 10))
      stage.scroll(to: 515)
      expectEqual(frame(Self.footer, in: stage), rect(0, 670, 100 × 45))
      stage.scroll(to: 0)
      expectEqual(frame(Self.header, in: stage), rect(0, 0, 100 × 40))
    }

    @Test func `sideways from right to left, they stand at the edges of the content`() {
      var content = stage(.stretches).content
      content.axis = .horizontal
      content.direction = .rightToLeft
      let stage = AlignedStage(content, height: 200)
      let width = stage.view.contentSize.width
      expectEqual(frame(Self.header, in: stage), rect(width - 40, 0, 40 × 100))
      stage.scroll(to: width - 200 + 15)
      expectEqual(frame(Self.header, in: stage), rect(width - 40, 0, 55 × 100))
    }

    @Test func `they come and go in batches, and stay whatever sections do`() {
      let stage = stage()
      stage.view.performBatchUpdates {
        stage.content.sections.removeFirst(2)
        stage.view.deleteSections([0, 1])
      }
      stage.view.layoutIfNeeded()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 40))
      stage.view.performBatchUpdates {
        stage.content.sections.removeAll()
        stage.view.deleteSections([0])
      }
      stage.view.layoutIfNeeded()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 40))
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 40, 100 × 30))
      stage.view.performBatchUpdates {
        stage.layout.contentHeader = nil
        stage.content.sections = [TestSection(cells: [.cell(10 × 10)])]
        stage.view.insertSections([0])
      }
      stage.view.layoutIfNeeded()
      #expect(view(Self.header, in: stage) == nil)
      expectEqual(view(Self.footer, in: stage)?.frame, rect(0, 10, 100 × 30))
      stage.view.performBatchUpdates { stage.layout.contentHeader = BoundaryView(length: 12) }
      stage.view.layoutIfNeeded()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 12))
      expectEqual(stage.frame(0), rect(0, 12, 10 × 10))
    }

    @Test func `another header moves the sections, and asks for nothing`() {
      let stage = stage()
      _ = stage.asked()
      #expect(stage.asked { stage.layout.contentHeader = BoundaryView(length: 40) }.isEmpty)
      #expect(stage.asked { stage.layout.contentHeader = BoundaryView(length: 41) }.isEmpty)
      expectEqual(stage.header()?.minY, 41)
    }

    @Test func `other index paths have no such view`() {
      let layout = stage().layout
      for path in [IndexPath(), IndexPath(index: 1), IndexPath(item: 0, section: 0)] {
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path) == nil)
      }
      let section = UICollectionView.elementKindSectionHeader
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: section, at: path) == nil)
    }

    @Test func `a content that is computed ahead of time has them`() {
      let stage = stage()
      let request = stage.layout.contentRequest(fitting: 200 × 200)
      expectEqual(request.specification.header, BoundaryView(length: 40))
      let content = ContentLayout(request.specification) { _, _ in 100 × 20 }
      #expect(stage.layout.cacheContent(content, for: request))
      _ = stage.asked()
      stage.resize(200 × 200)
      #expect(stage.asked().isEmpty)
      expectEqual(frame(Self.header, in: stage), rect(0, 0, 200 × 40))
    }
  }
#endif
