#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Breaking strategies, cells kept together and clamped cells in a collection view with a
  /// delegate. Rests on layout passes as reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct TypesettingInCollectionViewTests {
    private nonisolated static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

    private func stage(_ attributes: SectionAttributes, _ cells: [TestCell]) -> AlignedStage {
      stage(TestContent(width: 100, attributes, cells))
    }

    private func stage(_ content: TestContent) -> AlignedStage {
      let stage = AlignedStage(content)
      stage.layout.keepsAnswersAcrossUpdates = true
      return stage
    }

    private nonisolated static let words: [TestCell] = [40, 40, 20, 50].map { .cell($0 × 20) }

    private nonisolated static let labeled: [TestCell] = [
      .cell(60 × 20), .cell(30 × 20, CellAttributes(keepsWithNext: true)), .cell(30 × 20),
    ]

    private nonisolated static let wide: [TestCell] = [
      .cell(30 × 20), .cell(150 × 25, CellAttributes(insets: Insets(leading: 10))), .cell(20 × 20),
    ]

    /// Cells on lines of 100 points, their frames, and their frames after changes.
    struct Row: CustomTestStringConvertible, Sendable {
      struct Change: Sendable {
        let frames: [CGRect]
        let change: @MainActor @Sendable (AlignedStage) -> Void

        init(
          frames: [CGRect], _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void
        ) {
          self.frames = frames
          self.change = change
        }
      }

      let testDescription: String
      let content: TestContent
      let frames: [CGRect]
      let changes: [Change]

      init(
        _ name: String, _ attributes: SectionAttributes, _ cells: [TestCell],
        direction: ContentLayout.Direction = .leftToRight, frames: [CGRect],
        changes: [Change] = []
      ) {
        testDescription = name
        var content = TestContent(width: 100, attributes, cells)
        content.direction = direction
        self.content = content
        self.frames = frames
        self.changes = changes
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "balanced lines are even", plain.with(breakingStrategy: .balanced), words,
        frames: [
          rect(0, 0, 40 × 20), rect(40, 0, 40 × 20), rect(0, 20, 20 × 20), rect(20, 20, 50 × 20),
        ]),
      Row(
        "balanced lines are even in right-to-left layouts",
        plain.with(breakingStrategy: .balanced), words, direction: .rightToLeft,
        frames: [
          rect(60, 0, 40 × 20), rect(20, 0, 40 × 20), rect(80, 20, 20 × 20),
          rect(30, 20, 50 × 20),
        ]),
      Row(
        "lines are filled without a strategy", plain, [50, 30, 20, 75, 50].map { .cell($0 × 20) },
        frames: [
          rect(0, 0, 50 × 20), rect(50, 0, 30 × 20), rect(80, 0, 20 × 20), rect(0, 20, 75 × 20),
          rect(0, 40, 50 × 20),
        ]),
      Row(
        "optimal lines have the least sum of squared free space",
        plain.with(breakingStrategy: .optimal), [50, 30, 20, 75, 50].map { .cell($0 × 20) },
        frames: [
          rect(0, 0, 50 × 20), rect(50, 0, 30 × 20), rect(0, 20, 20 × 20), rect(20, 20, 75 × 20),
          rect(0, 40, 50 × 20),
        ]),
      Row(
        "cells kept together begin a line together", plain, labeled,
        frames: [rect(0, 0, 60 × 20), rect(0, 20, 30 × 20), rect(30, 20, 30 × 20)]),
      Row(
        "cells kept together begin a line together in right-to-left layouts", plain, labeled,
        direction: .rightToLeft,
        frames: [rect(40, 0, 60 × 20), rect(70, 20, 30 × 20), rect(40, 20, 30 × 20)]),
      Row(
        "cells kept together move to the line above when it has room, and back", plain, labeled,
        frames: [rect(0, 0, 60 × 20), rect(0, 20, 30 × 20), rect(30, 20, 30 × 20)],
        changes: [
          .init(frames: [rect(0, 0, 40 × 20), rect(40, 0, 30 × 20), rect(70, 0, 30 × 20)]) {
            stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells[0] = .cell(40 × 20)
              stage.view.reloadItems(at: [[0, 0]])
            })
          },
          .init(
            frames: [
              rect(0, 0, 40 × 20), rect(0, 20, 30 × 20), rect(30, 20, 10 × 20),
              rect(40, 20, 30 × 20),
            ]
          ) { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.insert(.cell(10 × 20), at: 2)
              stage.content.sections[0].cells[2].attributes = CellAttributes(keepsWithNext: true)
              stage.view.insertItems(at: [[0, 2]])
            })
          },
        ]),
      Row(
        "oversized cells are clamped in right-to-left layouts",
        plain.with(clampsOversizedCells: true), wide, direction: .rightToLeft,
        frames: [rect(70, 0, 30 × 20), rect(0, 20, 90 × 25), rect(80, 45, 20 × 20)]),
      Row(
        "a clamped cell gets its full width where it fits after a batch and a resize",
        plain.with(clampsOversizedCells: true), wide,
        frames: [rect(0, 0, 30 × 20), rect(10, 20, 90 × 25), rect(0, 45, 20 × 20)],
        changes: [
          .init(frames: [rect(10, 0, 90 × 25), rect(0, 25, 20 × 20)]) { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.remove(at: 0)
              stage.view.deleteItems(at: [[0, 0]])
            })
          },
          .init(frames: [rect(10, 0, 150 × 25), rect(160, 0, 20 × 20)]) { stage in
            stage.resize(200 × 200)
          },
        ]),
    ]

    @Test(arguments: rows)
    func `a collection view shows cells on the lines that the engine breaks`(row: Row) {
      let stage = stage(row.content)
      expectEqual(stage.frames, row.frames)
      for (index, change) in row.changes.enumerated() {
        change.change(stage)
        stage.view.layoutIfNeeded()
        expectEqual(stage.frames, change.frames, "change \(index)")
      }
    }

    @Test func `an inserted cell is the only cell asked for, and its passage breaks again`() {
      let stage = stage(Self.plain.with(breakingStrategy: .balanced), Self.words)
      let asked = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(20 × 20), at: 0)
          stage.view.insertItems(at: [[0, 0]])
        })
      }
      expectEqual(asked.attributes, [[0, 0]])
      #expect(asked.sizes.first == [0, 0] && asked.sizes.count <= 2)
      expectEqual(
        stage.frames,
        [
          rect(0, 0, 20 × 20), rect(20, 0, 40 × 20), rect(60, 0, 40 × 20), rect(0, 20, 20 × 20),
          rect(20, 20, 50 × 20),
        ])
    }

    @Test func `oversized cells are clamped to the offered space`() {
      expectingCellsBeyondContent {
        expectEqual(self.stage(Self.plain, Self.wide).frames[1], rect(10, 20, 150 × 25))
      }
      let stage = stage(Self.plain.with(clampsOversizedCells: true), Self.wide)
      expectEqual(stage.frames, [rect(0, 0, 30 × 20), rect(10, 20, 90 × 25), rect(0, 45, 20 × 20)])
      expectEqual(stage.view.cellForItem(at: [0, 1])?.frame, rect(10, 20, 90 × 25))
    }
  }

  extension AlignedStage {
    /// The frames of the cells of the first section.
    fileprivate var frames: [CGRect?] {
      content.sections[0].cells.indices.map { frame($0) }
    }
  }
#endif
