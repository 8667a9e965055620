#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The first visible cell stays where it is while cells above it turn out to have other sizes.
  /// Rests on self-sizing as reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct HoldingInPlaceWhileMeasuringTests {
    /// Cells that are taller than their estimates.
    private nonisolated static func content(headerLength: CGFloat = 0) -> TestContent {
      TestContent(
        width: 100,
        sections: [
          TestSection(
            attributes: .sizingItself.with(sizing: .selfSizing(estimate: 100 × 20)),
            cells: Array(repeating: .filling(height: 51.5), count: 60), headerLength: headerLength)
        ])
    }

    private func stage() -> AlignedStage {
      SizingSource.stage(Self.content(), height: 200).stage
    }

    /// Returns the distance of a cell from the top of the bounds.
    private func place(of item: Int, in stage: AlignedStage) -> CGFloat? {
      stage.frame(item).map { $0.minY - stage.view.contentOffset.y }
    }

    /// A row: content that is scrolled until one of its cells, which is held then, is at a place.
    struct Holding: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let content: TestContent
      /// The distance of the cell from the top of the bounds.
      let place: CGFloat

      init(_ name: String, _ content: TestContent, at place: CGFloat) {
        testDescription = name
        self.content = content
        self.place = place
      }
    }

    nonisolated static let holding: [Holding] = [
      Holding(
        "the first visible cell is held while cells above it are measured", content(), at: -5),
      // The header covers the upper part of this cell.
      Holding(
        "a cell below a pinned header is held while cells under the header are measured",
        content(headerLength: 45), at: 30),
      // The cell moves up to the line of the cell above. That one becomes visible, is measured and
      // needs a line of its own.
      Holding(
        "a cell that becomes visible beside the held cell is not held instead",
        TestContent(
          width: 100, .sizingItself.with(sizing: .selfSizing(estimate: 60 × 20)),
          (0..<60).map { .cell(($0 == 30 ? 40 : 70) × 20) }), at: -5),
    ]

    @Test(arguments: holding)
    func `the cell that is read is held while others are measured`(holding: Holding) {
      let (stage, _) = SizingSource.stage(holding.content, height: 200)
      let item = 30
      stage.scroll(to: (stage.frame(item)?.minY ?? 0) - holding.place)
      expectEqual(place(of: item, in: stage), holding.place)
    }

    @Test func `scrolling up moves the first visible cell by the scrolled distance`() {
      let stage = stage()
      stage.scroll(to: 600)
      while stage.view.contentOffset.y > 60 {
        stage.view.contentOffset.y -= 35
        // The cells that were visible before.
        let shown = stage.view.indexPathsForVisibleItems.map { $0[1] }
        let before = shown.map { place(of: $0, in: stage) }
        stage.view.layoutIfNeeded()
        expectEqual(shown.map { place(of: $0, in: stage) }, before)
      }
    }

    /// UIKit may ignore the adjustment that the layout sends in `prepare()`. The layout corrects the
    /// offset at the end of the turn, and only then are the cells above measured.
    @Test func `a cell is held until the cells are measured that a correction makes visible`()
      async
    {
      let attributes = SectionAttributes.sizingItself.with(
        sizing: .selfSizing(estimate: 100 × 20))
      let cell = TestCell { $0 × ($0 == 100 ? 20 : 45) }
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, attributes, Array(repeating: cell, count: 80)))
      stage.view.isPrefetchingEnabled = false
      stage.layout.contentInsets = Insets(top: 60)
      stage.view.layoutIfNeeded()
      stage.scroll(to: 900)
      await stage.endTurn()
      // The cells above this one are measured for the first time.
      let item = 42
      stage.scroll(to: 850)
      let before = place(of: item, in: stage)
      stage.layout.contentInsets = Insets(leading: 20)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      expectEqual(place(of: item, in: stage), before)
    }

    @Test func `an empty cell is not held in place`() async {
      var cells = Array(repeating: TestCell.cell(30 × 20), count: 90)
      cells[30] = .cell(0 × 20)
      // The inset keeps the empty cell off the edge, where it would not meet the bounds.
      let stage = AlignedStage(
        TestContent(
          width: 105, contentInsets: Insets(leading: 5), sections: [TestSection(cells: cells)]))
      stage.scroll(to: 205)
      expectEqual(place(of: 31, in: stage), -5)
      stage.content.sections[0].cells[30] = .cell(100 × 40)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectEqual(place(of: 31, in: stage), -5)
    }

    @Test func `at the top nothing is held in place`() {
      let stage = stage()
      expectEqual(stage.view.contentOffset.y, 0)
      expectEqual(stage.frame(0)?.minY, 0)
    }

    @Test func `keepsVisibleLinesInPlace turns holding off while measuring`() {
      let stage = stage()
      stage.layout.keepsVisibleLinesInPlace = false
      stage.scroll(to: 700)
      expectEqual(stage.view.contentOffset.y, 700)
    }
  }
#endif
