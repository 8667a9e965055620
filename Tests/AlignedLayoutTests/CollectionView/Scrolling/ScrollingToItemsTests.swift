#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// `scrollToItem(at:position:animated:)` arrives among cells that were never measured. Rests on
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

    @Test(arguments: [false, true])
    func `an item among unmeasured cells arrives at the top`(animated: Bool) async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: animated)
      await stage.endTurns()
      #expect(isNear(top(stage, 75), 0))
    }

    @Test(arguments: [false, true])
    func `an item arrives at the bottom, below cells that are measured`(animated: Bool) async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .bottom, animated: animated)
      await stage.endTurns()
      #expect(isNear(bottom(stage, 75), 400))
    }

    @Test func `an item arrives at the center`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .centeredVertically, animated: false)
      await stage.endTurns()
      #expect(isNear((top(stage, 75) + bottom(stage, 75)) / 2, 200))
    }

    @Test func `the last item arrives at the end, and the first at the top`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 119], position: .bottom, animated: false)
      await stage.endTurns()
      #expect(isNear(bottom(stage, 119), 400))
      stage.layout.scrollToItem(at: [0, 0], position: .top, animated: false)
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `pinned headers and footers do not cover the item`() async {
      let stage = stage(headerLength: 30, footerLength: 20)
      stage.layout.pinsSectionFooters = true
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: false)
      await stage.endTurns()
      #expect(isNear(top(stage, 75), 30))
      stage.layout.scrollToItem(at: [0, 30], position: .bottom, animated: false)
      await stage.endTurns()
      #expect(isNear(bottom(stage, 30), 380))
      stage.layout.scrollToItem(at: [0, 50], position: .centeredVertically, animated: false)
      await stage.endTurns()
      #expect(isNear((top(stage, 50) + bottom(stage, 50)) / 2, 205))
    }

    @Test func `without a position the view scrolls no further than it must`() async {
      let stage = stage()
      let visible = stage.view.contentOffset.y
      stage.layout.scrollToItem(at: [0, 3], position: [], animated: false)
      #expect(stage.view.contentOffset.y == visible)
      stage.layout.scrollToItem(at: [0, 75], position: .left, animated: false)
      await stage.endTurns()
      #expect(isNear(bottom(stage, 75), 400))
      stage.layout.scrollToItem(at: [0, 30], position: [], animated: false)
      await stage.endTurns()
      #expect(isNear(top(stage, 30), 0))
    }

    @Test func `an item of a view without a size is shown in the first layout pass`() async {
      let stage = stage()
      stage.resize(0 × 400)
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: false)
      #expect(stage.view.contentOffset.y == 0)
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

    /// At the very top nothing is held, so that the inserted cell becomes visible.
    @Test func `an item of known size is released when the turn ends`() async {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 30), count: 40)), height: 200)
      stage.layout.scrollToItem(at: [0, 0], position: .top, animated: true)
      await stage.endTurns()
      var batch = TestBatch()
      batch.insert(.cell(100 × 30), at: ContentLayout.CellPosition(section: 0, cell: 0))
      stage.perform(batch)
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `an item that does not exist is ignored`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 120], position: .top, animated: false)
      stage.layout.scrollToItem(at: [1, 0], position: .top, animated: true)
      stage.layout.scrollToItem(at: IndexPath(), position: .top, animated: true)
      CollectionViewAlignedLayout().scrollToItem(at: [0, 0], position: .top, animated: false)
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a client that scrolls elsewhere releases the item`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: false)
      stage.scroll(to: 100)
      await stage.endTurns()
      #expect(isNear(stage.view.contentOffset.y, 100))
    }

    @Test func `cells inserted above move the view with the item`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: false)
      var batch = TestBatch()
      for cell in 0..<4 {
        batch.insert(
          .filling(height: 50), at: ContentLayout.CellPosition(section: 0, cell: cell))
      }
      stage.perform(batch)
      await stage.endTurns()
      #expect(isNear(top(stage, 79), 0))
    }

    @Test func `a reload releases the item`() async {
      let stage = stage()
      stage.layout.scrollToItem(at: [0, 75], position: .top, animated: true)
      stage.content.sections[0].cells.removeLast(110)
      stage.reload()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y >= 0)
      #expect(stage.view.numberOfItems(inSection: 0) == 10)
    }
  }
#endif
