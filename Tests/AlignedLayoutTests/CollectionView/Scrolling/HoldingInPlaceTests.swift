#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The first cell that can be seen stays where it is on the screen, whatever changes above it.
  /// Rests on batch updates and animated bounds as reconstructed from stacks (S, L).
  @MainActor
  @Suite(.underAllModes)
  struct StandingStillTests {
    /// Tags three to a line at a width of 100, two at 70, all 20 tall.
    private func stage(
      headerLength: CGFloat = 0,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      let section = TestSection(
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0),
        cells: Array(repeating: .cell(30 × 20), count: 90), headerLength: headerLength)
      return AlignedStage(TestContent(width: 100, sections: [section]), height: 100, layout: layout)
    }

    /// How far below the top of the bounds a cell stands.
    private func place(of item: Int, section: Int = 0, in stage: AlignedStage) -> CGFloat? {
      stage.frame(item, section: section).map { $0.minY - stage.view.bounds.minY }
    }

    private func insert(_ count: Int, at item: Int, in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(
          contentsOf: Array(repeating: .cell(100 × 35), count: count), at: item)
        stage.view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    private func delete(_ items: Range<Int>, in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(items)
        stage.view.deleteItems(at: items.map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    private func rotate(_ stage: AlignedStage, to size: CGSize, isAnimated: Bool) {
      if isAnimated {
        UIView.animate(withDuration: 0.3) {
          stage.view.frame.size = size
          stage.view.layoutIfNeeded()
        }
      } else {
        stage.resize(size)
      }
    }

    @Test(arguments: [false, true])
    func `what is seen in another height is held`(isAnimated: Bool) {
      let stage = stage()
      stage.scroll(to: 205)
      rotate(stage, to: 100 × 140, isAnimated: isAnimated)
      stage.scroll(to: 405)
      stage.content.sections[0].cells[3] = .cell(30 × 45)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.bounds.minY == 430)
    }

    // MARK: Updates

    @Test(arguments: [false, true])
    func `cells that are inserted above push nothing down`(keepsAnswers: Bool) {
      let stage = stage()
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.scroll(to: 205)
      #expect(place(of: 30, in: stage) == -5)
      insert(3, at: 6, in: stage)
      #expect(place(of: 33, in: stage) == -5)
      #expect(stage.view.bounds.minY == 310)
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `cells that are deleted above pull nothing up`(keepsAnswers: Bool) {
      let stage = stage()
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.scroll(to: 205)
      delete(3..<9, in: stage)
      #expect(place(of: 24, in: stage) == -5)
      #expect(stage.view.bounds.minY == 165)
    }

    @Test func `where the first visible cell is deleted, the next stays`() {
      let stage = stage()
      stage.scroll(to: 205)
      delete(27..<33, in: stage)
      #expect(place(of: 27, in: stage) == 15)
    }

    @Test func `a first visible cell that is reloaded taller grows downwards`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[3] = .cell(100 × 50)
        stage.content.sections[0].cells[30] = .cell(30 × 70)
        stage.view.reloadItems(at: [[0, 3], [0, 30]])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `a cell that is sent away is not followed`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({
        let cell = stage.content.sections[0].cells.remove(at: 30)
        stage.content.sections[0].cells.append(cell)
        stage.view.moveItem(at: [0, 30], to: [0, 89])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `sections that come and go above leave what is seen where it is`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({
        stage.content.sections.insert(TestSection(cells: [.cell(50 × 63)]), at: 0)
        stage.view.insertSections([0])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, section: 1, in: stage) == -5)
      stage.view.performBatchUpdates({
        stage.content.sections.remove(at: 0)
        stage.view.deleteSections([0])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `a section that is reloaded below its first visible cell moves nothing`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(100 × 55)
        stage.view.reloadSections([0])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `where a reloaded section has lost the first visible cell, the next section stays`()
    {
      let stage = stage()
      stage.content.sections.append(TestSection(cells: Array(repeating: .cell(90 × 20), count: 9)))
      stage.reload()
      stage.scroll(to: 565)
      let before = place(of: 0, section: 1, in: stage)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(50..<90)
        stage.view.reloadSections([0])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 0, section: 1, in: stage) == before)
    }

    @Test func `where nothing is left that was seen, the content ends at its end`() {
      let stage = stage()
      stage.scroll(to: 450)
      delete(30..<90, in: stage)
      #expect(stage.view.bounds.minY == 100)
      stage.expectShownAsComputed()
    }

    @Test func `at the very top new cells show themselves`() {
      let stage = stage()
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY == 0)
      stage.view.contentInset.top = 30
      stage.scroll(to: -30)
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY == -30)
    }

    @Test func `a content pulled beyond its top is not pushed back`() {
      let stage = stage()
      stage.scroll(to: -40)
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY <= 0)
    }

    @Test func `right to left the first cell in reading order stays`() {
      let stage = stage()
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.scroll(to: 205)
      insert(1, at: 0, in: stage)
      #expect(place(of: 31, in: stage) == -5)
    }

    // MARK: Bounds

    @Test(arguments: [false, true])
    func `on rotation the first visible cell stays`(isAnimated: Bool) {
      let stage = stage()
      stage.scroll(to: 205)
      rotate(stage, to: 70 × 150, isAnimated: isAnimated)
      #expect(place(of: 30, in: stage) == -5)
      stage.expectShownAsComputed()
      rotate(stage, to: 100 × 100, isAnimated: isAnimated)
      #expect(place(of: 30, in: stage) == -5)
      #expect(stage.view.bounds.minY == 205)
    }

    /// Each width would hold a cell further up, if it were always the first of the first line.
    @Test(arguments: [false, true])
    func `widths that change to and fro lead back to where it was`(isAnimated: Bool) async {
      let stage = stage()
      for item in 0..<90 {
        stage.content.sections[0].cells[item] = .cell((20 + CGFloat(item * 7 % 31)) × 20)
      }
      stage.reload()
      stage.scroll(to: 305)
      for width in [110, 120, 130, 150, 140, 125, 110, 100] as [CGFloat] {
        // Another turn of the run loop, as when a finger changes the width.
        await Task.yield()
        await Task.yield()
        rotate(stage, to: width × 100, isAnimated: isAnimated)
      }
      #expect(stage.view.bounds.minY == 305)
    }

    @Test func `a cell that was held, but has become too short to be seen, is not held again`()
      async
    {
      let stage = stage()
      stage.content.sections[0].cells[30] = .cell(30 × 60)
      stage.content.sections[0].cells[31] = .cell(30 × 60)
      stage.reload()
      stage.scroll(to: 230)
      #expect(place(of: 30, in: stage) == -30)
      stage.content.sections[0].cells[30] = .cell(30 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await Task.yield()
      await Task.yield()
      stage.content.sections[0].cells[30] = .cell(80 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      // Cell 31, which could be seen, has gone to a line of its own.
      #expect(place(of: 31, in: stage) == -30)
    }

    @Test func `an animated change of bounds has one aim, and no jump before it`() {
      let layout = AimingLayout()
      let stage = stage(layout: layout)
      stage.scroll(to: 205)
      rotate(stage, to: 70 × 150, isAnimated: true)
      #expect(layout.aims.map(\.proposed.y) == [205])
      #expect(layout.aims.map(\.target.y) == [stage.view.bounds.minY])
    }

    @Test(arguments: [false, true])
    func `where the content gets too short, it ends at its end`(isAnimated: Bool) {
      let stage = stage()
      stage.scroll(to: 500)
      rotate(stage, to: 300 × 150, isAnimated: isAnimated)
      #expect(stage.view.bounds.minY == 30)
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `where UIKit pushes the content to its end first`(isAnimated: Bool) {
      let stage = stage()
      stage.resize(300 × 60)
      stage.scroll(to: 120)
      #expect(place(of: 60, in: stage) == 0)
      // For a moment the old content ends 80 points further up than the new bounds would have it.
      rotate(stage, to: 100 × 140, isAnimated: isAnimated)
      #expect(place(of: 60, in: stage) == 0)
    }

    @Test func `a size that only UIKit knew of is found, and the cell stays`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.contentInset.left = 30
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    // MARK: Sizes

    @Test func `answers that are asked again leave the first visible cell where it is`() {
      let stage = stage()
      stage.scroll(to: 205)
      for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
      stage.expectShownAsComputed()
    }

    @Test func `a single cell that is asked again above leaves it, too`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.content.sections[0].cells[4] = .cell(30 × 90)
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 4]])
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `what a pinned header covers is not held`() {
      let stage = stage(headerLength: 50)
      stage.scroll(to: 200)
      // The header covers lines down to 250; the first below it is the tenth, from 250.
      stage.content.sections[0].cells[27] = .cell(30 × 45)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == 50)
    }

    // MARK: What is left alone

    @Test func `all new data stands where UIKit scrolls it`() {
      let stage = stage()
      stage.scroll(to: 205)
      for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
      stage.reload()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `a finger that carries an item moves nothing but what makes room`() {
      let stage = stage()
      stage.scroll(to: 205)
      let carrying = Carrying([0, 36], on: stage)
      carrying.move(to: CGPoint(x: 5, y: 150))
      #expect(stage.view.bounds.minY == 205)
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `a property lets everything move`() {
      let stage = stage()
      stage.layout.keepsFirstVisibleCellInPlace = false
      stage.scroll(to: 205)
      insert(1, at: 0, in: stage)
      #expect(stage.view.bounds.minY == 205)
      rotate(stage, to: 130 × 150, isAnimated: true)
      #expect(stage.view.bounds.minY == 205)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `without a change the proposed offset is the answer`() {
      let stage = stage()
      stage.scroll(to: 205)
      let proposed = CGPoint(x: 3, y: 77)
      #expect(stage.layout.targetContentOffset(forProposedContentOffset: proposed) == proposed)
    }
  }

  /// Notes the offsets that UIKit proposes, and what becomes of them.
  private final class AimingLayout: CollectionViewAlignedLayout {
    var aims: [(proposed: CGPoint, target: CGPoint)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      aims.append((proposedContentOffset, target))
      return target
    }
  }
#endif
