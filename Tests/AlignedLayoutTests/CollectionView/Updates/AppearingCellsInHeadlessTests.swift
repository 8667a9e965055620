#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Inserted self-sizing cells are animated at their real size. Rests on UIKit measuring a cell after
  /// it asked for its initial attributes, and on it ignoring adjustments in a batch (L).
  @MainActor
  @Suite(.underAllModes)
  struct AppearingCellsInHeadlessTests {
    private let stage = SizingSource.stage(
      TestContent(
        width: 100, .sizingItself, Array(repeating: .filling(height: 51), count: 40)),
      height: 150
    ).stage

    private func insert(_ cell: TestCell, at item: Int) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(cell, at: item)
        stage.view.insertItems(at: [[0, item]])
      })
    }

    private func motion(_ item: Int) -> AnimationRecord.Motion? {
      Headless.lastAnimation(of: stage.view)?.motion(toItem: [0, item])
    }

    /// How far a client shifts a cell that appears, if it does, and where the cell begins.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      var shift: CGFloat?
      let from: CGRect
    }

    private nonisolated static let rows: [Row] = [
      Row(
        testDescription: "an inserted cell begins with the size that it was measured in",
        from: rect(0, 51, 100 × 70)),
      Row(
        testDescription: "what the client has changed in the attributes stays", shift: 300,
        from: rect(300, 51, 100 × 70)),
    ]

    @Test(arguments: rows)
    func `an inserted cell is animated at its real size`(row: Row) {
      if let shift = row.shift {
        stage.layout.adjustAnimatedAttributes = { attributes, end in
          if end == .appearing { attributes.center.x += shift }
        }
      }
      insert(.filling(height: 70), at: 1)
      expectEqual(motion(1)?.from.frame, row.from)
      expectEqual(motion(1)?.to.frame, rect(0, 51, 100 × 70))
    }

    @Test func `what a batch's answers move is put right at its end`() async {
      stage.showEverything()
      stage.scroll(to: 1005)
      let held = stage.view.bounds.minY - (stage.frame(20)?.minY ?? 0)
      // The cells are inserted above, and one of them is visible for a moment.
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.filling(height: 90), at: 19)
        stage.view.insertItems(at: [[0, 19]])
      })
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      let place = stage.view.bounds.minY - (stage.frame(21)?.minY ?? 0)
      #expect(abs(place - held) < 0.5)
    }
  }
#endif
