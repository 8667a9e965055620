#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells whose frames differ from their measured sizes because they are stretched or
  /// grow. Rests on self-sizing as reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct StretchedAndGrowingCellsTests {
    private nonisolated static let stretched = SectionAttributes.sizingItself.with(
      cellAlignment: .stretch)
    private nonisolated static let growing = CellAttributes(growth: 1)

    nonisolated static let rows: [SelfSizingExample] = [
      SelfSizingExample(
        "stretched and growing cells are laid out by their measured sizes",
        TestContent(
          width: 100, stretched,
          [
            .cell(30 × 20), .cell(20 × 40, growing), .cell(40 × 20),
            .cell(90 × 10, CellAttributes(maximumGrownWidth: 95, growth: 1)), .cell(10 × 50),
          ])),
      SelfSizingExample(
        "a cell whose view prefers the height to which it was stretched keeps that",
        TestContent(width: 100, stretched, [.cell(30 × 40), .cell(40 × 20)]), keepsAnswers: true,
        changes: [
          { stage in
            stage.content.sections[0].cells[1] = .cell(40 × 40)
            stage.reconfigure(1)
            deleteFirst(stage)
          }
        ], sizes: [0: 40 × 40]),
      SelfSizingExample(
        "a cell whose view prefers the width to which it has grown keeps that",
        TestContent(
          width: 200, .sizingItself, [.cell(100 × 20, growing), .cell(100 × 20, growing)]),
        keepsAnswers: true,
        changes: [
          { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.append(.cell(30 × 20))
              stage.view.insertItems(at: [[0, 2]])
            })
          }
        ]),
      SelfSizingExample(
        "a cell that its line has stretched to its own height keeps that height alone",
        TestContent(width: 100, stretched, [.cell(30 × 37), .cell(40 × 37)]), keepsAnswers: true,
        changes: [{ deleteFirst($0) }]),
      SelfSizingExample(
        "stretched cells are measured after invalidateMeasuredSizes",
        TestContent(width: 100, stretched, [.cell(20 × 20), .cell(20 × 40)]),
        changes: [
          { stage in
            stage.content.sections[0].cells[0] = .cell(30 × 25)
            stage.layout.invalidateMeasuredSizes()
          },
          { stage in
            stage.content.sections[0].cells[0] = .cell(35 × 25)
            stage.layout.invalidateItems(at: [[0, 0]])
          },
        ]),
    ]

    private static func deleteFirst(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
    }

    /// Cells that are inserted and measured at 100 points, and must be measured again at 120. The cell
    /// beside them was measured at both widths.
    nonisolated static let measuredAgain: [SelfSizingExample] = [
      measuredAgain(
        "a stretched cell is measured at another width although its frame would stay",
        TestCell { $0 == 100 ? 30 × 20 : 40 × 25 }),
      measuredAgain(
        "a stretched cell that prefers its frame's size there is measured",
        TestCell { $0 == 100 ? 30 × 20 : 30 × 40 }),
      measuredAgain(
        "a cell that grows to its maximum width is measured at another width",
        TestCell(attributes: CellAttributes(maximumGrownWidth: 50, growth: 1)) {
          $0 == 100 ? 30 × 20 : 45 × 60
        }),
    ]

    private nonisolated static func measuredAgain(
      _ name: String, _ cell: TestCell
    ) -> SelfSizingExample {
      SelfSizingExample(
        name, TestContent(width: 120, stretched, [.cell(20 × 40)]),
        changes: [
          { stage in
            stage.resize(100 × 200)
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.insert(cell, at: 0)
              stage.view.insertItems(at: [[0, 0]])
            })
          },
          { $0.resize(120 × 200) },
          { $0.resize(100 × 200) },
        ])
    }

    @Test(arguments: rows + measuredAgain)
    func `stretched and growing cells are laid out as if all sizes were known`(
      example: SelfSizingExample
    ) {
      example.expect()
    }

    /// Its line is 139.3 points tall, less insets some bits more than 124.
    @Test func `a stretched cell keeps the last bits of the height in which it was measured`() {
      let cell = TestCell.cell(200 × 124, CellAttributes(insets: Insets(top: 1, bottom: 14.3)))
      let (stage, _) = SizingSource.stage(TestContent(width: 120, Self.stretched, [cell]))
      stage.resize(100 × 200)
      let view = stage.view.cellForItem(at: [0, 0])
      expectEqual(view?.bounds.size, stage.layout.layoutAttributesForItem(at: [0, 0])?.size)
    }
  }
#endif
