#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells whose frames differ from their measured sizes because they are stretched or
  /// grow. Rests on self-sizing as reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct StretchedAndGrowingCellsTests {
    private let stretched = SectionAttributes.sizingItself.with(cellAlignment: .stretch)

    @Test func `stretched and growing cells are laid out by their measured sizes`() {
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100, stretched,
          [
            .cell(30 × 20), .cell(20 × 40, CellAttributes(growth: 1)), .cell(40 × 20),
            .cell(90 × 10, CellAttributes(maximumGrownWidth: 95, growth: 1)), .cell(10 × 50),
          ]))
      stage.expectShownAsComputed()
    }

    @Test func `a cell whose view prefers the height to which it was stretched keeps that`() {
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, stretched, [.cell(30 × 40), .cell(40 × 20)]))
      stage.layout.keepsAnswersAcrossUpdates = true
      source.content.sections[0].cells[1] = .cell(40 × 40)
      stage.view.reconfigureItems(at: [[0, 1]])
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.height == 40)
      stage.expectShownAsComputed()
    }

    @Test func `a cell whose view prefers the width to which it has grown keeps that`() {
      let growing = CellAttributes(growth: 1)
      let (stage, source) = SizingSource.stage(
        TestContent(
          width: 200, .sizingItself, [.cell(100 × 20, growing), .cell(100 × 20, growing)]))
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.append(.cell(30 × 20))
        stage.view.insertItems(at: [[0, 2]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    /// Expects a cell to be measured at 120 points that was inserted and measured at 100. The cell
    /// beside it was measured at both widths.
    private func expectMeasuredAgain(_ cell: TestCell) {
      let (stage, source) = SizingSource.stage(TestContent(width: 120, stretched, [.cell(20 × 40)]))
      stage.resize(100 × 200)
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.insert(cell, at: 0)
        stage.view.insertItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      stage.resize(120 × 200)
      stage.expectShownAsComputed()
      stage.resize(100 × 200)
      stage.expectShownAsComputed()
    }

    @Test func `a stretched cell is measured at another width although its frame would stay`() {
      expectMeasuredAgain(TestCell { $0 == 100 ? 30 × 20 : 40 × 25 })
    }

    @Test func `a stretched cell that prefers its frame's size there is measured`() {
      expectMeasuredAgain(TestCell { $0 == 100 ? 30 × 20 : 30 × 40 })
    }

    @Test func `a cell that grows to its maximum width is measured at another width`() {
      let growing = CellAttributes(maximumGrownWidth: 50, growth: 1)
      expectMeasuredAgain(TestCell(attributes: growing) { $0 == 100 ? 30 × 20 : 45 × 60 })
    }

    @Test func `a cell that its line has stretched to its own height keeps that height alone`() {
      let cells: [TestCell] = [.cell(30 × 37), .cell(40 × 37)]
      let (stage, source) = SizingSource.stage(TestContent(width: 100, stretched, cells))
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    /// Its line is 139.3 points tall, less insets some bits more than 124.
    @Test func `a stretched cell keeps the last bits of the height in which it was measured`() {
      let cell = TestCell.cell(200 × 124, CellAttributes(insets: Insets(top: 1, bottom: 14.3)))
      let (stage, _) = SizingSource.stage(TestContent(width: 120, stretched, [cell]))
      stage.resize(100 × 200)
      let view = stage.view.cellForItem(at: [0, 0])
      #expect(view?.bounds.size == stage.layout.layoutAttributesForItem(at: [0, 0])?.size)
    }

    @Test func `stretched cells are measured after invalidateMeasuredSizes`() {
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, stretched, [.cell(20 × 20), .cell(20 × 40)]))
      source.content.sections[0].cells[0] = .cell(30 × 25)
      stage.layout.invalidateMeasuredSizes()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      source.content.sections[0].cells[0] = .cell(35 × 25)
      stage.layout.invalidateItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
