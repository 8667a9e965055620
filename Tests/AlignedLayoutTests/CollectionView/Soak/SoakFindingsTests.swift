#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Mistakes that the soak has found, in few steps. Each test says what it rests on.
  @MainActor
  @Suite(.underAllModes)
  struct SoakFindingsTests {
    /// Makes a stage with one section of self-sizing cells that are all measured.
    private func soak(_ cells: [TestCell], height: CGFloat = 90) -> SoakStage {
      let soak = SoakStage(layout: CollectionViewAlignedLayout())
      soak.stage.content = soak.source.named(
        TestContent(
          width: 120, sections: [TestSection(attributes: .sizingItself, cells: cells)]))
      soak.view.reloadData()
      soak.view.frame.size.height = height
      _ = soak.perform(.showEverything)
      return soak
    }

    /// The line limit makes the content too short for the held cell, so that UIKit scrolls back. Rests
    /// on UIKit limiting the content offset when the content becomes shorter (D).
    @Test func `a cell that could not be held is not held in a later turn`() async {
      let failure = await Soak(seed: 5, stepCount: 6).failure(of: [
        .reload(seed: 33247), .batch(seed: 68592), .batch(seed: 54612), .scroll(to: 0.96),
        .limitLines(seed: 34040), .invalidate(seed: 73791),
      ])
      #expect(failure?.fault == nil)
    }

    /// UIKit scrolls back to the end of the content, the layout corrects that at the end of the turn,
    /// and only then does UIKit apply what the layout has sent in `prepare()`. Rests on nothing known.
    @Test func `an adjustment that UIKit applies after the turn is taken back`() async {
      let failure = await Soak(seed: 5, stepCount: 4).failure(of: [
        .reload(seed: 38676), .batch(seed: 54118), .scroll(to: 0.668), .limitLines(seed: 54524),
      ])
      #expect(failure?.fault == nil)
    }

    /// The cell is 0 points wide as its view prefers. The soak adds up insets in another order than the
    /// layout, and took the offer that came of it for one that the view was never measured for. Rests on
    /// UIKit measuring no empty view (I).
    @Test func `a cell whose view prefers no width has none for an offer of other last bits`() async
    {
      let failure = await Soak(seed: 9, stepCount: 3).failure(of: [
        .inset(top: 8.75, left: 0, bottom: 15.333333333333334, right: 0), .turn,
        .reload(seed: 75874),
      ])
      #expect(failure?.fault == nil)
    }

    /// A line limit narrows the cell, whose view then prefers no width. The soak adds up insets in another
    /// order, and took the cell's first offer for one that the view was never measured for. Rests on UIKit
    /// measuring no empty view (I).
    @Test func `a narrowed cell that is empty was measured for an offer of other last bits`() async
    {
      let failure = await Soak(seed: 7, stepCount: 6).failure(of: [
        .inset(top: 8.25, left: 0, bottom: 15.333333333333334, right: 0), .reload(seed: 2177),
        .limitLines(seed: 59460), .turn, .batch(seed: 81327), .batch(seed: 83022),
      ])
      #expect(failure?.fault == nil)
    }

    /// Rests on visible views changing their sizes at any time (D), also before the layout is
    /// prepared (I).
    @Test func `a view measured when a movement ends is not taken for the cell in its place`() {
      let soak = soak((0..<12).map { .cell(100 × (20 + CGFloat($0))) })
      #expect(soak.view.beginInteractiveMovementForItem(at: [0, 0]))
      soak.stage.scroll(to: 100)
      soak.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
      soak.view.cancelInteractiveMovement()
      soak.view.layoutIfNeeded()
      let heights = (0..<12).map { soak.stage.frame($0)?.height.rounded() }
      let own: [CGFloat] = (20..<32).map { CGFloat($0) }
      expectEqual(heights, own)
    }

    /// Rests on UIKit laying out the old order when an update begins (S), for which it has made the
    /// context before (S).
    @Test func `a view measured before an item moves is not taken for the cell in its place`() {
      let soak = soak((0..<12).map { .cell(100 × (20 + CGFloat($0))) })
      var heights: [CGFloat?] { (0..<12).map { soak.stage.frame($0)?.height.rounded() } }
      #expect(soak.view.beginInteractiveMovementForItem(at: [0, 0]))
      soak.layout.invalidateLayout()
      soak.view.updateInteractiveMovementTargetPosition(CGPoint(x: 110, y: 75))
      expectEqual(heights, [21, 22, 23, 20] + (24..<32).map { CGFloat($0) })
      soak.layout.invalidateLayout()
      soak.view.cancelInteractiveMovement()
      expectEqual(heights, (20..<32).map { CGFloat($0) })
    }

    /// Rests on visible views changing their sizes at any time (D).
    @Test func `a cell that changes its size does so for all widths`() {
      expectChangedSize(for: 50 × 20)
    }

    /// Rests on visible views changing their sizes at any time (D).
    @Test func `a clamped cell that changes its size does so for all widths`() {
      expectChangedSize(for: 500 × 20)
    }

    /// Expects the first cell, measured at two widths, to have a new size at both once it has
    /// changed its size at one.
    private func expectChangedSize(
      for size: CGSize, _ location: SourceLocation = #_sourceLocation
    ) {
      let soak = soak((0..<12).map { _ in .cell(size) })
      for width: CGFloat in [100, 120] {
        soak.stage.resize(width × 90)
        _ = soak.perform(.showEverything)
      }
      let id = soak.stage.content.sections[0].cells[0].id
      soak.stage.content.sections[0].cells[0] = TestCell(id: id) { _ in 30 × 44 }
      soak.view.reconfigureItems(at: [[0, 0]])
      soak.view.layoutIfNeeded()
      soak.stage.scroll(to: 60)
      soak.stage.resize(100 × 60)
      expectEqual(soak.stage.frame(0)?.width, 30, sourceLocation: location)
    }

    // MARK: Pinned cells

    /// The soak took the place of a line before the step, and that of its pinned cell after it. Rests on
    /// nothing known.
    @Test func `the line of a pinned cell stays in place when the cell leaves it`() async {
      let failure = await Soak(seed: 23, stepCount: 4).failure(of: [
        .reload(seed: 90954), .rotate(width: 232, height: 40.5), .scrollToItem(seed: 38021),
        .invalidateItem(seed: 59222),
      ])
      #expect(failure?.fault == nil)
    }

    /// Makes a stage with a pinned cell above ten lines, twice.
    private func stage(
      pinned: CGSize, cellsOnLine count: Int = 1, of size: CGSize
    ) -> AlignedStage {
      let cells =
        [.cell(pinned, CellAttributes(pins: true))]
        + Array(repeating: TestCell.cell(size), count: 10 * count)
      return AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: cells + cells)]), height: 100)
    }

    private func grow(_ item: Int, by height: CGFloat, on stage: AlignedStage) async {
      let size = stage.content.sections[0].cells[item].size(100)
      let attributes = stage.content.sections[0].cells[item].attributes
      stage.content.sections[0].cells[item] = .cell(
        size.width × (size.height + height), attributes)
      stage.layout.invalidateItems(at: [[0, item]])
      stage.view.layoutIfNeeded()
      await stage.endTurn()
    }

    /// The line that the pinned cell hides was held: if it grew, it pushed those in sight away. Rests on
    /// nothing known.
    @Test(arguments: [1, 13])
    func `the first line in sight below a pinned cell stays in place`(changed: Int) async {
      let stage = stage(pinned: 100 × 20, cellsOnLine: 3, of: 30 × 20)
      stage.scroll(to: 105)
      expectEqual(stage.frame(0), rect(0, 105, 100 × 20))
      await grow(changed, by: 30, on: stage)
      expectEqual(stage.view.bounds.minY, 135)
      expectEqual(stage.frame(16), rect(0, 150, 30 × 20))
    }

    /// Rests on batch updates as reconstructed from stacks (S).
    @Test func `a cell reloaded behind a pinned cell does not move the lines in sight`() {
      let stage = stage(pinned: 100 × 20, cellsOnLine: 3, of: 30 × 20)
      stage.scroll(to: 105)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[13] = .cell(30 × 50)
        stage.view.reloadItems(at: [[0, 13]])
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.bounds.minY, 135)
      expectEqual(stage.frame(16), rect(0, 150, 30 × 20))
    }

    @Test func `a line beside a narrow pinned cell is in sight`() async {
      let stage = stage(pinned: 20 × 20, of: 90 × 20)
      stage.scroll(to: 105)
      expectEqual(stage.frame(0), rect(0, 105, 20 × 20))
      await grow(5, by: 30, on: stage)
      expectEqual(stage.view.bounds.minY, 105)
      await grow(4, by: 30, on: stage)
      expectEqual(stage.view.bounds.minY, 135)
    }

    @Test func `a pinned cell that covers everything is held by its line`() async {
      let stage = stage(pinned: 100 × 150, of: 90 × 20)
      // The second pinned cell begins at 350.
      stage.scroll(to: 380)
      expectEqual(stage.frame(11), rect(0, 380, 100 × 150))
      await grow(2, by: 30, on: stage)
      expectEqual(stage.view.bounds.minY, 410)
    }
  }
#endif
