#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells that are aligned otherwise than their section, by baselines that they report or
  /// by none. Rests on self-sizing as reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct OwnAlignmentsOfSelfSizingCellsTests {
    private func stage(
      _ attributes: SectionAttributes = .sizingItself, own: [CellAttributes],
      reports: [Int: CGFloat] = [1: 30, 2: 10, 3: 5]
    ) -> (stage: AlignedStage, source: SizingSource) {
      let cells: [TestCell] = [
        .named(1, 40 × 20, own[0]), .named(2, 30 × 40, own[1]), .named(3, 30 × 20, own[2]),
      ]
      return SizingSource.stage(TestContent(width: 100, attributes, cells)) { source in
        source.baselines = reports.mapValues { ReportedBaselines(first: $0) }
      }
    }

    private let byBaseline = CellAttributes(cellAlignment: .firstBaseline)

    @Test func `cells with an own baseline stand on the ones that they report`() {
      let (stage, source) = stage(own: [byBaseline, byBaseline, .default])
      expectEqual(stage.tops, [0, 20, 0])
      source.baselines[2] = ReportedBaselines(first: 25)
      stage.reconfigure(1)
      expectEqual(stage.tops, [0, 5, 0])
      source.baselines[1] = nil
      stage.reconfigure(0)
      expectEqual(stage.tops, [5, 0, 0])
    }

    @Test func `a cell that is aligned without a baseline does not move by what it reports`() {
      let (stage, source) = stage(
        .byFirstBaseline, own: [.default, .default, CellAttributes(cellAlignment: .top)])
      expectEqual(stage.tops, [0, 20, 0])
      source.baselines[3] = ReportedBaselines(first: 19)
      #expect(!stage.invalidates(2, first: 19))
      source.content.sections[0].cells[2].attributes = .default
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.tops, [0, 20, 11])
    }

    @Test func `a cell that begins a line of its own alignment is measured for all of it`() {
      let indenting = CellAttributes(endsLine: true, indentation: .start)
      let content = TestContent(
        width: 100, .sizingItself,
        [
          .named(1, 20 × 20), .named(2, 60 × 20, indenting),
          TestCell(attributes: CellAttributes(lineAlignment: .trailing), id: 3) { $0 × 20 },
          TestCell(attributes: CellAttributes(beginsLine: true), id: 4) { $0 × 20 },
        ])
      let (stage, source) = SizingSource.stage(content)
      expectEqual(source.offers[[0, 2]]?.last, 100)
      expectEqual(source.offers[[0, 3]]?.last, 80)
      expectEqual(stage.frame(2), rect(0, 20, 100 × 20))
      expectEqual(stage.frame(3), rect(20, 40, 80 × 20))
    }
  }
#endif
