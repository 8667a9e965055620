#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Visible cells are measured again if another's answer changes what they are offered. Rests on
  /// UIKit asking a view once, and again after a plain context (O).
  @MainActor
  @Suite(.underAllModes)
  struct MeasuringAgainTests {
    private nonisolated static let start = CellAttributes(indentation: .start)

    nonisolated static let rows: [SelfSizingExample] = [
      // The second cell starts an indentation as far in as the first cell is wide.
      SelfSizingExample(
        "a cell whose offer changes through another's answer is asked again",
        TestContent(
          width: 100, .sizingItself,
          [.cell(60 × 20), .cell(20 × 20, start), TestCell { $0 × 20 }, TestCell { $0 × 20 }]),
        frames: [2: rect(60, 20, 40 × 20)], lastOffers: [2: 40]),
      SelfSizingExample(
        "cells of a section that begins to size itself are measured",
        TestContent(
          width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: 0),
          [.cell(30 × 20), .cell(30 × 20)]), isShownAsComputed: false,
        changes: [
          { stage in
            (stage.source as? SizingSource)?.preferredSize = { _, _ in 45 × 25 }
            stage.content.sections[0].attributes = .sizingItself
            stage.layout.invalidateLayout()
          }
        ], sizes: [0: 45 × 25]),
    ]

    @Test(.comparesLoosely, arguments: rows)
    func `a cell is measured when it is offered something else`(example: SelfSizingExample) {
      example.expect()
    }

    @Test func `a cell of one long line is set to its line's width and asked again`() {
      var answers: [CGFloat] = []
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, [.cell(40 × 20), .cell(50 × 20)])
      ) {
        $0.preferredSize = { attributes, offer in
          guard attributes.indexPath[1] == 1 else { return nil }
          answers.append(attributes.size.width)
          return attributes.size.width == offer ? offer × 60 : 300 × 20
        }
      }
      expectEqual(stage.frame(1), rect(0, 20, 100 × 60))
      #expect(answers.contains(100))
    }

    @Test func `cells whose answers depend on each other come to rest`() {
      var count = 0
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100, .sizingItself,
          [.cell(30 × 20), .cell(20 × 20, Self.start), .cell(50 × 20), .cell(30 × 20)])
      ) {
        $0.preferredSize = { attributes, _ in
          count += 1
          return attributes.indexPath[1] == 0 ? CGFloat(20 + count % 7 * 5) × 20 : nil
        }
      }
      #expect(count < 200)
      expectEqual(stage.view.visibleCells.count, 4)
    }

    // MARK: Regressions

    @Test func `self-sizing cells come back after a width without room`() {
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 150,
          .sizingItself.with(sizing: .selfSizing(estimate: 10 × 10)),
          Array(repeating: TestCell { min(40, $0) × 20 }, count: 6))
      ) { _ in
      }
      stage.layout.contentInsets = Insets(20)
      stage.view.layoutIfNeeded()
      stage.resize(40 × 200)
      stage.resize(200 × 200)
      expectEqual(stage.view.visibleCells.count, 6)
      #expect(stage.view.visibleCells.allSatisfy { $0.frame.size == (40 × 20) })
    }

    @Test(.comparesLoosely)
    func `headers that begin to size themselves while shown are measured`() {
      let (stage, source) = SizingSource.stage(
        TestContent(
          width: 100,
          sections: [
            TestSection(attributes: .sizingItself, cells: [.cell(40 × 20)], headerLength: 30)
          ]))
      source.heights[UICollectionView.elementKindSectionHeader] = [0: 44]
      stage.layout.selfSizesSectionHeaders = true
      stage.view.layoutIfNeeded()
      expectEqual(stage.header()?.height, 44)
    }

    @Test func `a cell that moves to the first section that sizes itself is measured`() {
      let asked = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let (stage, source) = SizingSource.stage(
        TestContent(
          width: 100,
          sections: [
            TestSection(attributes: asked, cells: [.cell(30 × 20), .cell(30 × 20)]),
            TestSection(attributes: .sizingItself, cells: []),
          ]))
      source.preferredSize = { attributes, _ in attributes.indexPath[0] == 1 ? 45 × 25 : nil }
      var batch = TestBatch()
      batch.edits = [
        .moveCell(
          from: ContentLayout.CellPosition(section: 0, cell: 0),
          to: ContentLayout.CellPosition(section: 1, cell: 0))
      ]
      stage.perform(batch)
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0, section: 1)?.size, (45 × 25))
    }
  }

  /// How often scrolling asks views. Other modes ask more often than devices do.
  @MainActor
  @Suite(.underPlainModes)
  struct MeasuringWhileScrollingTests {
    @Test func `scrolling rows of a picture and a bubble asks each view at most twice on average`()
    {
      let cells = (0..<(TestRun.isLong ? 1000 : 200)).flatMap { row in
        [TestCell.cell(30 × 30), .cell(165 × CGFloat(20 + row * 7 % 50))]
      }
      withoutAudits {
        let (stage, source) = SizingSource.stage(
          TestContent(
            width: 200,
            .sizingItself.with(sizing: .selfSizing(estimate: 100 × 40)), cells
          ),
          height: 300)
        while stage.view.bounds.maxY < stage.view.contentSize.height {
          stage.scroll(to: stage.view.bounds.minY + 100)
        }
        let asked = source.offers.values.map(\.count).reduce(0, +)
        #expect(asked <= 2 * cells.count)
        expectEqual(source.offers.count, cells.count)
      }
    }
  }
#endif
