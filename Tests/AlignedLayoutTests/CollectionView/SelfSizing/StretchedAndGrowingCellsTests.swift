#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells whose frames are not of the size that they have answered, because they are
  /// stretched or grow (S).
  @MainActor
  @Suite(.underAllModes)
  struct StretchedAndGrownTests {
    private let stretched = SectionAttributes.sizingItself.with(cellAlignment: .stretch)

    @Test func `they stand as if all sizes had been known`() {
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100, stretched,
          [
            .cell(30 × 20), .cell(20 × 40, CellAttributes(growth: 1)), .cell(40 × 20),
            .cell(90 × 10, CellAttributes(growth: 1, maximumWidth: 95)), .cell(10 × 50),
          ]))
      stage.expectShownAsComputed()
    }

    /// At 120 points the second cell is known, and at 100 both are.
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

    @Test func `a stretched cell is asked at another width, though its frame would stay`() {
      expectMeasuredAgain(TestCell { $0 == 100 ? 30 × 20 : 40 × 25 })
    }

    @Test func `a stretched cell that answers the size of its frame there is asked, too`() {
      expectMeasuredAgain(TestCell { $0 == 100 ? 30 × 20 : 30 × 40 })
    }

    @Test func `a cell that grows to its largest width is asked at another width`() {
      let growing = CellAttributes(growth: 1, maximumWidth: 50)
      expectMeasuredAgain(TestCell(attributes: growing) { $0 == 100 ? 30 × 20 : 45 × 60 })
    }

    @Test func `when all is forgotten, stretched cells answer anew`() {
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, stretched, [.cell(20 × 20), .cell(20 × 40)]))
      source.content.sections[0].cells[0] = .cell(30 × 25)
      stage.layout.invalidateMeasuredSizes()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      source.content.sections[0].cells[0] = .cell(35 × 25)
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
