#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Line break reasons that a layout in a collection view returns. Rests on nothing of UIKit's.
  @MainActor
  @Suite(.underAllModes)
  struct LineBreakReasonsInCollectionViewTests {
    private nonisolated static let spaced = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

    private func stage(
      _ cells: [TestCell], _ attributes: SectionAttributes = spaced
    ) -> AlignedStage {
      AlignedStage(TestContent(width: 100, attributes, cells))
    }

    /// Cells on lines of 100 points, and the reason for the line of each.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let content: TestContent

      /// Whether a cell measures itself.
      let sizesItself: Bool
      let reasons: [ContentLayout.LineBreakReason?]

      /// The description of the last cell's reason, or nil if the row says nothing of it.
      let lastDescription: String?

      init(
        _ name: String, _ cells: [TestCell], _ attributes: SectionAttributes = spaced,
        direction: ContentLayout.Direction = .leftToRight, sizesItself: Bool = false,
        reasons: [ContentLayout.LineBreakReason?], lastDescription: String? = nil
      ) {
        testDescription = name
        var content = TestContent(width: 100, attributes, cells)
        content.direction = direction
        self.content = content
        self.sizesItself = sizesItself
        self.reasons = reasons
        self.lastDescription = lastDescription
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "every item on a line has the line's forced break as reason",
        [
          .cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true)),
          .cell(10 × 10, CellAttributes(endsLine: true)), .cell(10 × 10),
        ], reasons: [.first, .forced, .forced, .forcedByPreviousCell]),
      Row(
        "the reason for a cell that is too wide has its needed and available widths",
        [.cell(60 × 10), .cell(90 × 10)], reasons: [.first, .tooWide(needed: 95, had: 40)],
        lastDescription:
          "Its first cell needs 95 points with the gap before it, and the line above has 40 "
          + "points left: 55 points are missing."),
      Row(
        "the needed width is nil if the cell was narrower on its new line",
        [.cell(60 × 10), TestCell { $0 < 50 ? 60 × 10 : 20 × 10 }],
        reasons: [.first, .tooWide(needed: nil, had: 40)]),
      Row(
        "minimum line spaces are reasons",
        [.cell(60 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 50))],
        reasons: [.first, .minimumLineSpace(needed: 50, had: 35)]),
      Row(
        "cells kept together are reasons",
        [.cell(50 × 10), .cell(20 × 10, CellAttributes(keepsWithNext: true)), .cell(30 × 10)],
        reasons: [
          .first, .keptTogether(needed: 60, had: 50), .keptTogether(needed: 60, had: 50),
        ]),
      Row(
        "strategies are reasons", Array(repeating: .cell(30 × 10), count: 4),
        spaced.with(breakingStrategy: .balanced),
        reasons: [.first, .first, .strategy, .strategy]),
      Row(
        "cells of one size have reasons", Array(repeating: .cell(30 × 10), count: 4),
        spaced.with(sizing: .fixed(30 × 10)),
        reasons: [.first, .first, .first, .tooWide(needed: 35, had: 0)]),
      Row(
        "right-to-left cells have reasons", [.cell(60 × 10), .cell(90 × 10)],
        direction: .rightToLeft, reasons: [.first, .tooWide(needed: 95, had: 40)]),
      Row(
        "self-sizing cells have reasons", [.cell(60 × 10), .cell(90 × 10)], .sizingItself,
        sizesItself: true, reasons: [.first, .tooWide(needed: 90, had: 40)]),
    ]

    @Test(arguments: rows)
    func `each item has the reason why its line began`(row: Row) {
      let stage =
        row.sizesItself ? SizingSource.stage(row.content).stage : AlignedStage(row.content)
      expectEqual(stage.breakReasons, row.reasons)
      if let description = row.lastDescription {
        let path = IndexPath(item: row.reasons.count - 1, section: 0)
        expectEqual(stage.layout.lineBreakReason(forItemAt: path)?.description, description)
      }
    }

    @Test func `a strategy that fell back is a reason`() {
      expectingCellsBeyondContent {
        let stage = stage(
          Array(repeating: .cell(1 × 10), count: 300) + [.cell(1000 × 10)],
          Self.spaced.with(breakingStrategy: .balanced, cellSpacing: -2))
        expectEqual(stage.breakReasons.last, .strategyFellBack)
      }
    }

    @Test(arguments: [false, true])
    func `after an update the reasons are those of the new lines`(keepsAnswers: Bool) {
      let stage = stage([.cell(60 × 10), .cell(90 × 10), .cell(10 × 10)])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      expectEqual(stage.breakReasons.last, .tooWide(needed: 15, had: 10))
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(20 × 10)
        stage.content.sections[0].cells.remove(at: 1)
        stage.content.sections[0].cells.append(
          .cell(10 × 10, CellAttributes(beginsLine: true)))
        stage.view.reloadItems(at: [[0, 0]])
        stage.view.deleteItems(at: [[0, 1]])
        stage.view.insertItems(at: [[0, 2]])
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.breakReasons, [.first, .first, .forced])
    }

    @Test func `there is no reason before the first pass or for items that do not exist`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10)]), laysOut: false)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 0]) == nil)
      stage.view.layoutIfNeeded()
      expectEqual(stage.layout.lineBreakReason(forItemAt: [0, 0]), .first)
      for path in [[0, 1], [1, 0], [], [0], [0, 0, 0], [-1, 0], [0, -1]] as [IndexPath] {
        #expect(stage.layout.lineBreakReason(forItemAt: path) == nil)
      }
      #expect(CollectionViewAlignedLayout().lineBreakReason(forItemAt: [0, 0]) == nil)
    }

    @Test func `a stale layout returns the reasons of its last pass and asks nothing`() {
      let stage = stage([.cell(60 × 10), .cell(90 × 10)])
      stage.content.sections[0].cells = [
        .cell(10 × 10), .cell(10 × 10), .cell(10 × 10),
      ]
      stage.source.asked = []
      stage.layout.invalidateLayout()
      expectEqual(
        stage.layout.lineBreakReason(forItemAt: [0, 1]), .tooWide(needed: 95, had: 40))
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 2]) == nil)
      #expect(stage.asked().isEmpty)
      stage.reload()
      expectEqual(stage.breakReasons, [.first, .first, .first])
    }
  }

  extension AlignedStage {
    /// The reasons why the lines of the first section's items began.
    fileprivate var breakReasons: [ContentLayout.LineBreakReason?] {
      content.sections[0].cells.indices.map {
        layout.lineBreakReason(forItemAt: IndexPath(item: $0, section: 0))
      }
    }
  }
#endif
