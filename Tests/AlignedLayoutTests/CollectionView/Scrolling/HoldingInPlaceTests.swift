#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The first visible cell stays where it is on the screen when content above it changes. Rests on
  /// batch updates and animated bounds as reconstructed from stacks (S, L).
  @MainActor
  @Suite(.underAllModes)
  struct HoldingInPlaceTests {
    /// Makes a stage with tags of 20 points in height, three on a line of 100 points and two on one
    /// of 70.
    private func stage(
      headerLength: CGFloat = 0,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      let section = TestSection(
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0),
        cells: Array(repeating: .cell(30 × 20), count: 90), headerLength: headerLength)
      return AlignedStage(TestContent(width: 100, sections: [section]), height: 100, layout: layout)
    }

    /// Returns the distance of a cell from the top of the bounds.
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
    func `the first visible cell after a change of height is held in place`(isAnimated: Bool) async
    {
      let stage = stage()
      stage.scroll(to: 205)
      rotate(stage, to: 100 × 140, isAnimated: isAnimated)
      stage.scroll(to: 405)
      stage.content.sections[0].cells[3] = .cell(30 × 45)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(stage.view.bounds.minY == 430)
    }

    // MARK: Updates

    @Test(arguments: [false, true])
    func `cells inserted above do not move the first visible cell`(keepsAnswers: Bool) {
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
    func `cells deleted above do not move the first visible cell`(keepsAnswers: Bool) {
      let stage = stage()
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.scroll(to: 205)
      delete(3..<9, in: stage)
      #expect(place(of: 24, in: stage) == -5)
      #expect(stage.view.bounds.minY == 165)
    }

    @Test func `if the first visible cell is deleted, the next is held in place`() {
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

    @Test func `if the first visible cell moves away, the next is held in place`() {
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

    @Test func `sections inserted and deleted above do not move the first visible cell`() {
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

    @Test func `reloading the section of the first visible cell does not move it`() {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(100 × 55)
        stage.view.reloadSections([0])
      })
      stage.view.layoutIfNeeded()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `if a reloaded section loses the first visible cell, the next section is held`() {
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

    @Test func `if no visible cell is left, the content ends at the bounds' end`() {
      let stage = stage()
      stage.scroll(to: 450)
      delete(30..<90, in: stage)
      #expect(stage.view.bounds.minY == 100)
      stage.expectShownAsComputed()
    }

    @Test func `at the top inserted cells are shown`() {
      let stage = stage()
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY == 0)
      stage.view.contentInset.top = 30
      stage.scroll(to: -30)
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY == -30)
    }

    @Test func `content that the user overscrolls is not pushed back`() {
      let stage = stage()
      stage.scroll(to: -40)
      insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY <= 0)
    }

    @Test func `the first cell in reading order is held in place in right-to-left layouts`() {
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
    func `a rotation holds the first visible cell in place`(isAnimated: Bool) async {
      let stage = stage()
      stage.scroll(to: 205)
      rotate(stage, to: 70 × 150, isAnimated: isAnimated)
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -5)
      stage.expectShownAsComputed()
      rotate(stage, to: 100 × 100, isAnimated: isAnimated)
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -5)
      #expect(stage.view.bounds.minY == 205)
    }

    /// At each width another cell would be held, further up, if it were always the first on its
    /// line.
    @Test(arguments: [false, true])
    func `widths that change back and forth restore the offset`(isAnimated: Bool) async {
      let stage = stage()
      for item in 0..<90 {
        stage.content.sections[0].cells[item] = .cell((20 + CGFloat(item * 7 % 31)) × 20)
      }
      stage.reload()
      stage.scroll(to: 305)
      for width in [110, 120, 130, 150, 140, 125, 110, 100] as [CGFloat] {
        // Each width comes in its own turn of the run loop, as when a user resizes a window.
        await stage.endTurn()
        rotate(stage, to: width × 100, isAnimated: isAnimated)
      }
      await stage.endTurn()
      #expect(stage.view.bounds.minY == 305)
    }

    @Test func `a held cell that has become too short to be visible is not held again`()
      async
    {
      let stage = stage()
      stage.content.sections[0].cells[30] = .cell(30 × 60)
      stage.content.sections[0].cells[31] = .cell(30 × 60)
      stage.reload()
      stage.scroll(to: 230)
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -30)
      stage.content.sections[0].cells[30] = .cell(30 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      stage.content.sections[0].cells[30] = .cell(80 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      // Cell 31, the visible one, has moved to the next line.
      await stage.endTurn()
      #expect(place(of: 31, in: stage) == -30)
    }

    @Test func `an animated change of bounds asks for one target offset`() {
      let layout = TargetOffsetRecordingLayout()
      let stage = stage(layout: layout)
      stage.scroll(to: 205)
      rotate(stage, to: 70 × 150, isAnimated: true)
      #expect(layout.offsets.map(\.proposed.y) == [205])
      #expect(layout.offsets.map(\.target.y) == [stage.view.bounds.minY])
    }

    @Test(arguments: [false, true])
    func `if the content becomes too short, it ends at the bounds' end`(isAnimated: Bool) async {
      let stage = stage()
      stage.scroll(to: 500)
      rotate(stage, to: 300 × 150, isAnimated: isAnimated)
      await stage.endTurn()
      #expect(stage.view.bounds.minY == 30)
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `the first visible cell is held even if UIKit clamps the offset first`(isAnimated: Bool)
      async
    {
      let stage = stage()
      stage.resize(300 × 60)
      stage.scroll(to: 120)
      #expect(place(of: 60, in: stage) == 0)
      // Before the new layout the old content ends 80 points above the end of the new bounds.
      rotate(stage, to: 100 × 140, isAnimated: isAnimated)
      await stage.endTurn()
      #expect(place(of: 60, in: stage) == 0)
    }

    @Test func `an inset found in the next pass holds the first visible cell in place`() async {
      let stage = stage()
      stage.scroll(to: 205)
      stage.view.contentInset.left = 30
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -5)
    }

    // MARK: Sizes

    @Test func `sizes asked for again do not move the first visible cell`() async {
      let stage = stage()
      stage.scroll(to: 205)
      for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -5)
      stage.expectShownAsComputed()
    }

    @Test func `an invalidated cell above does not move the first visible cell`() async {
      let stage = stage()
      stage.scroll(to: 205)
      stage.content.sections[0].cells[4] = .cell(30 × 90)
      stage.layout.invalidateItems(at: [[0, 4]])
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == -5)
    }

    @Test func `cells covered by a pinned header are not held in place`() async {
      let stage = stage(headerLength: 50)
      stage.scroll(to: 200)
      // The header covers the lines above 250. The tenth line begins there.
      stage.content.sections[0].cells[27] = .cell(30 × 45)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(place(of: 30, in: stage) == 50)
    }

    // MARK: Changes that hold nothing

    @Test func `reloadData keeps UIKit's offset`() {
      let stage = stage()
      stage.scroll(to: 205)
      for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
      stage.reload()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `an interactive movement keeps the offset`() {
      let stage = stage()
      stage.scroll(to: 205)
      let movement = InteractiveMovement([0, 36], on: stage)
      movement.moveUnchecked(to: CGPoint(x: 5, y: 150))
      #expect(stage.view.bounds.minY == 205)
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `keepsVisibleLinesInPlace turns holding off`() {
      let stage = stage()
      stage.layout.keepsVisibleLinesInPlace = false
      stage.scroll(to: 205)
      insert(1, at: 0, in: stage)
      #expect(stage.view.bounds.minY == 205)
      rotate(stage, to: 130 × 150, isAnimated: true)
      #expect(stage.view.bounds.minY == 205)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.bounds.minY == 205)
    }

    @Test func `without a change the target is the proposed offset`() {
      let stage = stage()
      stage.scroll(to: 205)
      let proposed = CGPoint(x: 3, y: 77)
      #expect(stage.layout.targetContentOffset(forProposedContentOffset: proposed) == proposed)
    }
  }

  /// A layout that records the offsets that UIKit proposes and those that super returns.
  private final class TargetOffsetRecordingLayout: CollectionViewAlignedLayout {
    var offsets: [(proposed: CGPoint, target: CGPoint)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      offsets.append((proposedContentOffset, target))
      return target
    }
  }
#endif
