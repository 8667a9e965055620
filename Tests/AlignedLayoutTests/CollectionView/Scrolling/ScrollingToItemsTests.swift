#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// `scrollToItem(at:position:…)` arrives among cells that were never measured. Rests on
  /// UIKit measuring a cell when it becomes visible (S), and applying adjustments at once (L).
  @MainActor
  @Suite(.underAllModes)
  struct ScrollingToItemsTests {
    /// Rows of 34 to 88 points, estimated at 36.
    private func stage(
      headerLength: CGFloat = 0, footerLength: CGFloat = 0, count: Int = 120,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      let attributes = SectionAttributes.sizingItself.with(
        sizing: .selfSizing(estimate: 100 × 36))
      let section = TestSection(
        attributes: attributes,
        cells: (0..<count).map { TestCell.filling(height: CGFloat(34 + $0 * 37 % 55)) },
        headerLength: headerLength, footerLength: footerLength)
      return SizingSource.stage(
        TestContent(width: 100, sections: [section]), height: 400, layout: layout
      ).stage
    }

    private func top(_ stage: AlignedStage, _ item: Int) -> CGFloat {
      (stage.frame(item)?.minY ?? .nan) - stage.view.bounds.minY
    }

    private func bottom(_ stage: AlignedStage, _ item: Int) -> CGFloat {
      (stage.frame(item)?.maxY ?? .nan) - stage.view.bounds.minY
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

    /// A row: items to which the view is scrolled one after the other, and where each arrives.
    struct Example: CustomTestStringConvertible, Sendable {
      /// Where an item is in the view, or the offset.
      enum Place: Sendable {
        case top(CGFloat)
        case bottom(CGFloat)
        case center(CGFloat)
        case offset(CGFloat)
      }

      struct Visit: Sendable {
        let item: Int
        let position: UICollectionView.ScrollPosition
        let place: Place
      }

      let testDescription: String
      let headerLength: CGFloat
      let footerLength: CGFloat
      let isAnimated: Bool
      let visits: [Visit]

      init(
        _ name: String, headerLength: CGFloat = 0, footerLength: CGFloat = 0,
        isAnimated: Bool = false, _ visits: [Visit]
      ) {
        testDescription = name
        self.headerLength = headerLength
        self.footerLength = footerLength
        self.isAnimated = isAnimated
        self.visits = visits
      }
    }

    nonisolated static let examples: [Example] = [
      Example(
        "an item among unmeasured cells arrives at the top",
        [.init(item: 75, position: .top, place: .top(0))]),
      Example(
        "an item among unmeasured cells arrives at the top in an animation", isAnimated: true,
        [.init(item: 75, position: .top, place: .top(0))]),
      Example(
        "an item arrives at the bottom, below cells that are measured",
        [.init(item: 75, position: .bottom, place: .bottom(400))]),
      Example(
        "an item arrives at the bottom in an animation, below cells that are measured",
        isAnimated: true, [.init(item: 75, position: .bottom, place: .bottom(400))]),
      Example(
        "an item arrives at the center",
        [.init(item: 75, position: .centeredVertically, place: .center(200))]),
      Example(
        "the last item arrives at the end, and the first at the top",
        [
          .init(item: 119, position: .bottom, place: .bottom(400)),
          .init(item: 0, position: .top, place: .offset(0)),
        ]),
      Example(
        "pinned headers and footers do not cover the item", headerLength: 30, footerLength: 20,
        [
          .init(item: 75, position: .top, place: .top(30)),
          .init(item: 30, position: .bottom, place: .bottom(380)),
          .init(item: 50, position: .centeredVertically, place: .center(205)),
        ]),
      Example(
        "without a position the view scrolls no further than it must",
        [
          .init(item: 3, position: [], place: .offset(0)),
          .init(item: 75, position: .left, place: .bottom(400)),
          .init(item: 30, position: [], place: .top(0)),
        ]),
    ]

    @Test(arguments: examples)
    func `items arrive at their positions`(example: Example) async {
      let stage = stage(headerLength: example.headerLength, footerLength: example.footerLength)
      stage.layout.pinsSectionFooters = example.footerLength > 0
      for visit in example.visits {
        stage.layout.scrollToItem(
          at: [0, visit.item], position: visit.position, animated: example.isAnimated)
        if case .offset(let offset) = visit.place, visit.position.isEmpty {
          expectEqual(stage.view.contentOffset.y, offset, "item \(visit.item)")
        }
        await stage.endTurns()
        let (top, bottom) = (top(stage, visit.item), bottom(stage, visit.item))
        switch visit.place {
        case .top(let y): #expect(isNear(top, y), "item \(visit.item)")
        case .bottom(let y): #expect(isNear(bottom, y), "item \(visit.item)")
        case .center(let y): #expect(isNear((top + bottom) / 2, y), "item \(visit.item)")
        case .offset(let y): expectEqual(stage.view.contentOffset.y, y, "item \(visit.item)")
        }
      }
    }

    @Test func `an item of a view without a size is shown in the first layout pass`() async {
      let stage = stage()
      stage.resize(0 × 400)
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: false)
      expectEqual(stage.view.contentOffset.y, 0)
      stage.resize(100 × 400)
      await stage.endTurns()
      #expect(isNear(top(stage, 75), 0))
    }

    /// Two animations of UIKit's, which replaces the first. Both lead in the same direction.
    @Test func `an animation of other code releases the item`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: true)
      stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await stage.endTurns()
      // Cells that are measured out of sight may move the offset with the first visible cell.
      #expect(top(stage, 75) > 400)
    }

    @Test func `the last line is shown instead of an item that a line limit hides`() async {
      let section = TestSection(
        attributes: SectionAttributes(lineLimit: .lines(20)),
        cells: Array(repeating: .cell(100 × 30), count: 40))
      let stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 200)
      stage.layout.scrollToItem(at: [0, 30], position: .bottom, animated: false)
      #expect(isNear(bottom(stage, 19), 200))
      stage.scroll(to: 0)
      stage.layout.scrollToItem(at: [0, 30], position: [], animated: false)
      #expect(isNear(bottom(stage, 19), 200))
    }

    @Test func `a pinned cell arrives where it pins, and others below it`() async {
      let cells = (0..<60).map {
        TestCell.cell(100 × 40, CellAttributes(pins: $0.isMultiple(of: 20)))
      }
      let stage = AlignedStage(TestContent(width: 100, cells), height: 400)
      for (item, y) in [(30, 40), (20, 0), (21, 40), (40, 0)] as [(Int, CGFloat)] {
        stage.layout.scrollToItem(at: [0, item], position: .top, animated: false)
        await stage.endTurns()
        #expect(isNear(top(stage, item), y), "item \(item)")
      }
    }

    /// At the very top nothing is held, so that the inserted cell becomes visible.
    @Test func `an item of known size is released when the turn ends`() async {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 30), count: 40)), height: 200)
      stage.layout.scrollToItem(at: [0, 0], position: .top, animated: true)
      await stage.endTurns()
      var batch = TestBatch()
      batch.insert(.cell(100 × 30), at: ContentLayout.CellPosition(section: 0, cell: 0))
      stage.perform(batch)
      expectEqual(stage.view.contentOffset.y, 0)
    }

    @Test func `an item that does not exist is ignored`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 120], position: .top, animated: false)
      stage.layout.scrollToItem(at: [1, 0], position: .top, animated: true)
      stage.layout.scrollToItem(at: IndexPath(), position: .top, animated: true)
      CollectionViewAlignedLayout().scrollToItem(at: [0, 0], position: .top, animated: false)
      await stage.endTurns()
      expectEqual(stage.view.contentOffset.y, 0)
    }

    @Test func `a reload releases the item`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: true)
      stage.content.sections[0].cells.removeLast(110)
      stage.reload()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y >= 0)
      expectEqual(stage.view.numberOfItems(inSection: 0), 10)
    }
  }
#endif
