#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Line break reasons that a layout in a collection view returns. Rests on nothing of UIKit's.
  @MainActor
  @Suite(.underAllModes)
  struct LineBreakReasonsInCollectionViewTests {
    private static let spaced = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

    private func stage(
      _ cells: [TestCell], _ attributes: SectionAttributes = spaced
    ) -> AlignedStage {
      AlignedStage(TestContent(width: 100, attributes, cells))
    }

    @Test func `every item on a line has the line's forced break as reason`() {
      let stage = stage([
        .cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true)),
        .cell(10 × 10, CellAttributes(endsLine: true)), .cell(10 × 10),
      ])
      #expect(stage.breakReasons == [.first, .forced, .forced, .forcedByPreviousCell])
    }

    @Test func `the reason for a cell that is too wide has its needed and available widths`() {
      let stage = stage([.cell(60 × 10), .cell(90 × 10)])
      #expect(stage.breakReasons == [.first, .tooWide(needed: 95, had: 40)])
      let path = IndexPath(item: 1, section: 0)
      #expect(
        stage.layout.lineBreakReason(forItemAt: path)?.description
          == "Its first cell needs 95 points with the gap before it, and the line above has 40 "
          + "points left: 55 points are missing.")
    }

    @Test func `the needed width is nil if the cell was narrower on its new line`() {
      let stage = stage([.cell(60 × 10), TestCell { $0 < 50 ? 60 × 10 : 20 × 10 }])
      #expect(stage.breakReasons == [.first, .tooWide(needed: nil, had: 40)])
    }

    @Test func `minimum line spaces, cells kept together and strategies are reasons`() {
      let field = stage([
        .cell(60 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 50)),
      ])
      #expect(field.breakReasons == [.first, .minimumLineSpace(needed: 50, had: 35)])
      let group = stage([
        .cell(50 × 10), .cell(20 × 10, CellAttributes(keepsWithNext: true)), .cell(30 × 10),
      ])
      let kept = ContentLayout.LineBreakReason.keptTogether(needed: 60, had: 50)
      #expect(group.breakReasons == [.first, kept, kept])
      let even = stage(
        Array(repeating: .cell(30 × 10), count: 4), Self.spaced.with(breakingStrategy: .balanced))
      #expect(even.breakReasons == [.first, .first, .strategy, .strategy])
    }

    @Test func `a strategy that fell back is a reason`() {
      expectingCellsBeyondContent {
        let stage = stage(
          Array(repeating: .cell(1 × 10), count: 300) + [.cell(1000 × 10)],
          Self.spaced.with(breakingStrategy: .balanced, cellSpacing: -2))
        #expect(stage.breakReasons.last == .strategyFellBack)
      }
    }

    @Test
    func `cells of one size, right-to-left and self-sizing cells have reasons`() {
      let fixed = stage(
        Array(repeating: .cell(30 × 10), count: 4),
        Self.spaced.with(sizing: .fixed(30 × 10)))
      #expect(fixed.breakReasons.last == .tooWide(needed: 35, had: 0))
      var content = TestContent(width: 100, Self.spaced, [.cell(60 × 10), .cell(90 × 10)])
      content.direction = .rightToLeft
      #expect(AlignedStage(content).breakReasons == [.first, .tooWide(needed: 95, had: 40)])
      let sized = SizingSource.stage(
        TestContent(width: 100, .sizingItself, [.cell(60 × 10), .cell(90 × 10)])
      ).stage
      #expect(sized.breakReasons == [.first, .tooWide(needed: 90, had: 40)])
    }

    @Test(arguments: [false, true])
    func `after an update the reasons are those of the new lines`(keepsAnswers: Bool) {
      let stage = stage([.cell(60 × 10), .cell(90 × 10), .cell(10 × 10)])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      #expect(stage.breakReasons.last == .tooWide(needed: 15, had: 10))
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
      #expect(stage.breakReasons == [.first, .first, .forced])
    }

    @Test func `there is no reason before the first pass or for items that do not exist`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10)]), laysOut: false)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 0]) == nil)
      stage.view.layoutIfNeeded()
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 0]) == .first)
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
      #expect(
        stage.layout.lineBreakReason(forItemAt: [0, 1]) == .tooWide(needed: 95, had: 40))
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 2]) == nil)
      #expect(stage.asked().isEmpty)
      stage.reload()
      #expect(stage.breakReasons == [.first, .first, .first])
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
