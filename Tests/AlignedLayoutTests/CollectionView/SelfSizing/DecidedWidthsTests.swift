#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells whose widths their line or their columns decide, in a collection view. Views that size
  /// themselves only decide their heights.
  @MainActor
  @Suite(.underAllModes)
  struct DecidedWidthsInCollectionViewTests {
    private nonisolated static let rest = CellAttributes(width: .remaining, minimumWidth: 30)

    private nonisolated static let lineWithRest = TestContent(
      width: 100, .sizingItself,
      [.cell(20 × 20), .text(area: 1200, atMost: 500, rest), .cell(30 × 10)])

    nonisolated static let rows: [SelfSizingExample] = [
      SelfSizingExample(
        "a cell that takes what remains is measured in it", lineWithRest, sizes: [1: 50 × 24],
        lastOffers: [1: 50]),
      SelfSizingExample(
        "it is measured again when a cell beside it changes its width", lineWithRest,
        changes: [
          { stage in
            stage.content.sections[0].cells[0] = .cell(40 × 20)
            stage.layout.invalidateItems(at: [[0, 0]])
          }
        ], lastOffers: [1: 30]),
      SelfSizingExample(
        "a cell that sizes itself does not shrink",
        TestContent(
          width: 100, .sizingItself,
          [.cell(60 × 20, CellAttributes(minimumWidth: 10, shrinkage: 1)), .cell(60 × 20)]),
        cellsPerLine: [1, 1]),
      SelfSizingExample(
        "cells in columns are measured whenever their sizes are invalidated",
        TestContent(
          width: 320, SectionAttributes.columns(3, cellHeight: .selfSizing(estimate: 20)),
          (0..<4).map { _ in .cell(50 × 30) }),
        changes: ([35, 40, 45] as [CGFloat]).map { height in
          { stage in
            stage.content.sections[0].cells = (0..<4).map { _ in .cell(50 × height) }
            stage.layout.invalidateMeasuredSizes()
          }
        }),
    ]

    @Test(arguments: rows)
    func `a cell is measured in the width that its line or its columns decide`(
      example: SelfSizingExample
    ) {
      example.expect()
    }

    @Test func `fractions are measured in whole pixels, and fill the line`() {
      let third = CellAttributes(width: .fraction(1 / 3))
      let (stage, source) = SizingSource.stage(
        TestContent(
          width: 100, .sizingItself, (0..<6).map { _ in .text(area: 600, atMost: 500, third) }))
      stage.expectShownAsComputed()
      let pixel = 1 / stage.view.traitCollection.displayScale
      for offer in source.offers.values.joined() {
        expectEqual(offer, (100 / 3 / pixel).rounded(.down) * pixel)
      }
      let frame = stage.layout.content.frame(ofCellAt: .init(section: 0, cell: 2))
      expectEqual(frame.maxX, 100)
    }

    @Test func `views in columns are measured in the width of their columns`() {
      let columns = SectionAttributes.columns(3, cellHeight: .selfSizing(estimate: 20))
      let hero = CellAttributes(columnSpan: .max)
      let cells = [TestCell.text(area: 3000, atMost: 500, hero)]
      let others = (0..<7).map { TestCell.text(area: CGFloat(400 * ($0 + 1)), atMost: 500) }
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, columns.with(cellSpacing: 5), cells + others))
      stage.expectShownAsComputed()
      #expect(source.offers[[0, 0]]?.allSatisfy { $0 == 100 } == true)
      #expect(source.offers[[0, 1]]?.allSatisfy { $0 == 30 } == true)
      stage.resize(130 × 200)
      stage.expectShownAsComputed()
      expectEqual(source.offers[[0, 1]]?.last, 40)
    }

    @Test func `a cell beside an overflow view takes its fraction again when others are deleted`() {
      let whole = CellAttributes(width: .fraction(1))
      var content = TestContent(
        width: 300, SectionAttributes.sizingItself.with(lineLimit: .lines(1), cellSpacing: 8),
        [.cell(60 × 20, whole), .cell(60 × 20), .cell(60 × 20), .cell(60 × 20)])
      content.sections[0].sizeOfOverflow = { _ in 80 × 20 }
      let (stage, source) = SizingSource.stage(content)
      let first = ContentLayout.CellPosition(section: 0, cell: 0)
      expectEqual(stage.layout.content.frame(ofCellAt: first).width, 212)
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 3)
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.removeLast(3)
        stage.view.deleteItems(at: [[0, 1], [0, 2], [0, 3]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      expectEqual(stage.layout.content.frame(ofCellAt: first).width, 300)
    }

    @Test func `views of a form are measured at most twice`() {
      let (_, source) = SizingSource.stage(
        TestContent(
          width: 300, .sizingItself,
          (0..<10).flatMap { _ in
            [
              TestCell.cell(24 × 24, CellAttributes(beginsLine: true)),
              .text(area: 4000, atMost: 500, Self.rest), .cell(51 × 31),
            ]
          }), height: 2000)
      #expect(source.offers.values.allSatisfy { $0.count <= 3 })
      #expect(source.offers.values.allSatisfy { Set($0).count <= 2 })
    }
  }
#endif
