#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What the soak has found, as small as it can be shown.
  @MainActor
  @Suite(.underAllModes)
  struct SoakFindingsTests {
    /// A stage of one section whose cells size themselves, all of them known.
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

    /// Rests on visible views answering anew at any time (D), before the layout is prepared too
    /// (I).
    @Test func `a view that answers when a movement ends is not taken for the one in its place`() {
      let soak = soak((0..<12).map { .cell(100 × (20 + CGFloat($0))) })
      #expect(soak.view.beginInteractiveMovementForItem(at: [0, 0]))
      soak.stage.scroll(to: 100)
      soak.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
      soak.view.cancelInteractiveMovement()
      soak.view.layoutIfNeeded()
      let heights = (0..<12).map { soak.stage.frame($0)?.height ?? 0 }
      #expect(heights.map { $0.rounded() } == (0..<12).map { 20 + CGFloat($0) })
    }

    /// Rests on visible views answering anew at any time (D).
    @Test func `a cell that changes its mind does so for all widths`() {
      expectChangeOfMind(for: 50 × 20)
    }

    /// Rests on visible views answering anew at any time (D).
    @Test func `so does a cell that has insisted on more than its line`() {
      expectChangeOfMind(for: 500 × 20)
    }

    /// Expects the first of some cells, which have all answered one size for two widths, to be of
    /// another size for both once it has answered that for one.
    private func expectChangeOfMind(
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
      #expect(soak.stage.frame(0)?.width == 30, sourceLocation: location)
    }
  }
#endif
