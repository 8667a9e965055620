#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Why the lines of items began, as a layout in a collection view tells. Rests on nothing of
  /// UIKit's.
  @MainActor
  @Suite(.underAllModes)
  struct LineBeginningsInCollectionViewTests {
    private static let spaced = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

    private func stage(
      _ cells: [TestCell], _ attributes: SectionAttributes = spaced
    ) -> AlignedStage {
      AlignedStage(TestContent(width: 100, attributes, cells))
    }

    @Test func `forced breaks are told, for every item of their lines`() {
      let stage = stage([
        .cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true)),
        .cell(10 × 10, CellAttributes(endsLine: true)), .cell(10 × 10),
      ])
      #expect(stage.beginnings == [.first, .forced, .forced, .forcedByPreviousCell])
    }

    @Test func `a cell that is too wide is told, with what it needed and what there was`() {
      let stage = stage([.cell(60 × 10), .cell(90 × 10)])
      #expect(stage.beginnings == [.first, .tooWide(needed: 95, had: 40)])
      let path = IndexPath(item: 1, section: 0)
      #expect(
        stage.layout.lineBreakReason(forItemAt: path)?.description
          == "Its first cell needs 95 points with the gap before it, and the line above has 40 "
          + "points left.")
    }

    @Test func `a cell that answered less on its new line is told apart`() {
      let stage = stage([.cell(60 × 10), TestCell { $0 < 50 ? 60 × 10 : 20 × 10 }])
      #expect(stage.beginnings == [.first, .tooWide(needed: nil, had: 40)])
    }

    @Test func `minimum line spaces, groups and strategies are told`() {
      let field = stage([
        .cell(60 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 50)),
      ])
      #expect(field.beginnings == [.first, .minimumLineSpace(needed: 50, had: 35)])
      let group = stage([
        .cell(50 × 10), .cell(20 × 10, CellAttributes(keepsWithNext: true)), .cell(30 × 10),
      ])
      #expect(group.beginnings == [.first, .keptTogether, .keptTogether])
      let even = stage(
        Array(repeating: .cell(30 × 10), count: 4), Self.spaced.with(breakingStrategy: .balanced))
      #expect(even.beginnings == [.first, .first, .strategy, .strategy])
    }

    @Test func `a strategy that has fallen back is told`() {
      expectingCellsBeyondContent {
        let stage = stage(
          Array(repeating: .cell(1 × 10), count: 300) + [.cell(1000 × 10)],
          Self.spaced.with(breakingStrategy: .balanced, cellSpacing: -2))
        #expect(stage.beginnings.last == .strategyFellBack)
      }
    }

    @Test
    func `cells of one size, right to left, and cells that size themselves have reasons, too`() {
      let fixed = stage(
        Array(repeating: .cell(30 × 10), count: 4),
        Self.spaced.with(sizing: .fixed(width: 30, height: 10)))
      #expect(fixed.beginnings.last == .tooWide(needed: 35, had: 0))
      var content = TestContent(width: 100, Self.spaced, [.cell(60 × 10), .cell(90 × 10)])
      content.direction = .rightToLeft
      #expect(AlignedStage(content).beginnings == [.first, .tooWide(needed: 95, had: 40)])
      let sized = SizingSource.stage(
        TestContent(width: 100, .sizingItself, [.cell(60 × 10), .cell(90 × 10)])
      ).stage
      #expect(sized.beginnings == [.first, .tooWide(needed: 90, had: 40)])
    }

    @Test(arguments: [false, true])
    func `after an update the new lines tell, of the new items`(keepsAnswers: Bool) {
      let stage = stage([.cell(60 × 10), .cell(90 × 10), .cell(10 × 10)])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      #expect(stage.beginnings.last == .tooWide(needed: 15, had: 10))
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
      #expect(stage.beginnings == [.first, .first, .forced])
    }

    @Test func `before the first pass there is no reason, nor for items that do not exist`() {
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

    @Test func `while the layout is stale it tells of what was last laid out, and asks nobody`() {
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
      #expect(stage.beginnings == [.first, .first, .first])
    }
  }

  extension AlignedStage {
    /// Why the lines of the items of the first section began.
    fileprivate var beginnings: [ContentLayout.LineBreakReason?] {
      content.sections[0].cells.indices.map {
        layout.lineBreakReason(forItemAt: IndexPath(item: $0, section: 0))
      }
    }
  }
#endif
