#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Breaking strategies, cells kept together and clamped cells in a collection view with a
  /// delegate. Rests on layout passes as reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct TypesettingInCollectionViewTests {
    private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

    private func stage(
      _ attributes: SectionAttributes, _ cells: [TestCell],
      _ direction: ContentLayout.Direction = .leftToRight
    ) -> AlignedStage {
      var content = TestContent(width: 100, attributes, cells)
      content.direction = direction
      let stage = AlignedStage(content)
      stage.layout.keepsAnswersAcrossUpdates = true
      return stage
    }

    private let words: [TestCell] = [40, 40, 20, 50].map { .cell($0 × 20) }

    @Test func `balanced lines are even`() {
      let stage = stage(Self.plain.with(breakingStrategy: .balanced), words)
      #expect(
        stage.frames == [
          rect(0, 0, 40 × 20), rect(40, 0, 40 × 20), rect(0, 20, 20 × 20), rect(20, 20, 50 × 20),
        ])
    }

    @Test func `balanced lines are even in right-to-left layouts`() {
      let stage = stage(Self.plain.with(breakingStrategy: .balanced), words, .rightToLeft)
      #expect(
        stage.frames == [
          rect(60, 0, 40 × 20), rect(20, 0, 40 × 20), rect(80, 20, 20 × 20),
          rect(30, 20, 50 × 20),
        ])
    }

    @Test func `optimal lines have the least sum of squared free space`() {
      let cells: [TestCell] = [50, 30, 20, 75, 50].map { .cell($0 × 20) }
      #expect(stage(Self.plain, cells).frames[2] == rect(80, 0, 20 × 20))
      let stage = stage(Self.plain.with(breakingStrategy: .optimal), cells)
      #expect(
        stage.frames == [
          rect(0, 0, 50 × 20), rect(50, 0, 30 × 20), rect(0, 20, 20 × 20), rect(20, 20, 75 × 20),
          rect(0, 40, 50 × 20),
        ])
    }

    @Test func `an inserted cell is the only cell asked for, and its passage breaks again`() {
      let stage = stage(Self.plain.with(breakingStrategy: .balanced), words)
      let asked = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(20 × 20), at: 0)
          stage.view.insertItems(at: [[0, 0]])
        })
      }
      #expect(asked.attributes == [[0, 0]])
      #expect(asked.sizes.first == [0, 0] && asked.sizes.count <= 2)
      #expect(
        stage.frames == [
          rect(0, 0, 20 × 20), rect(20, 0, 40 × 20), rect(60, 0, 40 × 20), rect(0, 20, 20 × 20),
          rect(20, 20, 50 × 20),
        ])
    }

    private let labeled: [TestCell] = [
      .cell(60 × 20), .cell(30 × 20, CellAttributes(keepsWithNext: true)), .cell(30 × 20),
    ]

    @Test func `cells kept together begin a line together`() {
      let stage = stage(Self.plain, labeled)
      #expect(stage.frames == [rect(0, 0, 60 × 20), rect(0, 20, 30 × 20), rect(30, 20, 30 × 20)])
    }

    @Test func `cells kept together begin a line together in right-to-left layouts`() {
      let stage = stage(Self.plain, labeled, .rightToLeft)
      #expect(stage.frames == [rect(40, 0, 60 × 20), rect(70, 20, 30 × 20), rect(40, 20, 30 × 20)])
    }

    @Test func `cells kept together move to the line above when it has room, and back`() {
      let stage = stage(Self.plain, labeled)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(40 × 20)
        stage.view.reloadItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      #expect(stage.frames == [rect(0, 0, 40 × 20), rect(40, 0, 30 × 20), rect(70, 0, 30 × 20)])
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(10 × 20), at: 2)
        stage.content.sections[0].cells[2].attributes = CellAttributes(keepsWithNext: true)
        stage.view.insertItems(at: [[0, 2]])
      })
      stage.view.layoutIfNeeded()
      #expect(
        stage.frames == [
          rect(0, 0, 40 × 20), rect(0, 20, 30 × 20), rect(30, 20, 10 × 20), rect(40, 20, 30 × 20),
        ])
    }

    private let wide: [TestCell] = [
      .cell(30 × 20), .cell(150 × 25, CellAttributes(insets: Insets(leading: 10))), .cell(20 × 20),
    ]

    @Test func `oversized cells are clamped to the offered space`() {
      expectingCellsBeyondContent {
        #expect(self.stage(Self.plain, wide).frames[1] == rect(10, 20, 150 × 25))
      }
      let stage = stage(Self.plain.with(clampsOversizedCells: true), wide)
      #expect(stage.frames == [rect(0, 0, 30 × 20), rect(10, 20, 90 × 25), rect(0, 45, 20 × 20)])
      #expect(stage.view.cellForItem(at: [0, 1])?.frame == rect(10, 20, 90 × 25))
    }

    @Test func `oversized cells are clamped in right-to-left layouts`() {
      let stage = stage(Self.plain.with(clampsOversizedCells: true), wide, .rightToLeft)
      #expect(stage.frames == [rect(70, 0, 30 × 20), rect(0, 20, 90 × 25), rect(80, 45, 20 × 20)])
    }

    @Test
    func `a clamped cell gets its full width where it fits after a batch and a resize`() {
      let stage = stage(Self.plain.with(clampsOversizedCells: true), wide)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.remove(at: 0)
        stage.view.deleteItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      #expect(stage.frames == [rect(10, 0, 90 × 25), rect(0, 25, 20 × 20)])
      stage.resize(200 × 200)
      #expect(stage.frames == [rect(10, 0, 150 × 25), rect(160, 0, 20 × 20)])
    }
  }

  extension AlignedStage {
    /// The frames of the cells of the first section.
    fileprivate var frames: [CGRect?] {
      content.sections[0].cells.indices.map { frame($0) }
    }
  }
#endif
