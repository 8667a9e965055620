#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Reported baselines when cells are inserted, deleted and moved. Rests on self-sizing as
  /// reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct ReportedBaselinesInUpdatesTests {
    private func stage(keepsAnswers: Bool = false) -> (stage: AlignedStage, source: SizingSource) {
      let cells: [TestCell] = (0..<18).map { number in
        let width = CGFloat(20 + 7 * number % 30)
        let height = CGFloat(20 + number % 5)
        return .named(
          number, width × height,
          number % 4 == 0 ? CellAttributes(firstBaseline: 3) : .default)
      }
      let staged = SizingSource.stage(
        TestContent(width: 100, .byFirstBaseline, cells), height: 90
      ) { source in
        for number in 0..<18 where number % 3 > 0 {
          source.baselines[number] = ReportedBaselines(first: CGFloat(number % 7) * 6 - 5)
        }
      }
      staged.stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      staged.stage.showEverything()
      staged.stage.scroll(to: 0)
      return staged
    }

    private func expectLaidOutAsReported(
      _ staged: (stage: AlignedStage, source: SizingSource),
      _ location: SourceLocation = #_sourceLocation
    ) {
      let computed = staged.stage.computed(staged.source.contentWithReportedBaselines)
      #expect(staged.stage.firstFault(at: computed) == nil, sourceLocation: location)
    }

    /// A row: what happens to cells that report baselines. They must be laid out as they report after each
    /// step, and without steps at once.
    struct Change: CustomTestStringConvertible, Sendable {
      typealias Step = @MainActor @Sendable (AlignedStage, SizingSource) -> Void

      let testDescription: String
      let steps: [Step]

      init(_ name: String, _ steps: [Step] = []) {
        testDescription = name
        self.steps = steps
      }
    }

    nonisolated static let changes: [Change] = [
      Change("all reported baselines count, in view or not"),
      Change(
        "baselines follow cells through a batch",
        [
          { stage, source in
            stage.view.performBatchUpdates({
              let moved = stage.content.sections[0].cells.remove(at: 15)
              stage.content.sections[0].cells.removeSubrange(9...11)
              stage.content.sections[0].cells.insert(moved, at: 5)
              stage.content.sections[0].cells.insert(.named(99, 55 × 22), at: 0)
              source.baselines[99] = ReportedBaselines(first: 44)
              stage.view.deleteItems(at: [[0, 9], [0, 10], [0, 11]])
              stage.view.insertItems(at: [[0, 0]])
              stage.view.moveItem(at: [0, 15], to: [0, 6])
            })
          }
        ]),
      Change(
        "attributes apply after a batch to a cell that no longer reports a baseline",
        [
          { stage, source in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.remove(at: 0)
              stage.view.deleteItems(at: [[0, 0]])
            })
            stage.view.layoutIfNeeded()
            source.baselines[4] = nil
            stage.reconfigure(3)
          }
        ]),
      Change(
        "a reloaded cell reports its baseline again",
        [
          { stage, source in
            source.baselines[1] = ReportedBaselines(first: 50)
            stage.view.reloadItems(at: [[0, 1]])
          },
          { stage, source in
            source.baselines[1] = nil
            stage.view.reloadItems(at: [[0, 1]])
          },
        ]),
      Change(
        "reloadData drops all reported baselines",
        [
          { stage, source in
            source.baselines = [:]
            stage.reload()
            stage.showEverything()
          }
        ]),
      Change(
        "rotations back and forth keep reported baselines",
        [
          { stage, _ in
            stage.resize(140 × 90)
            stage.showEverything()
          },
          { stage, _ in
            stage.scroll(to: 0)
            stage.resize(100 × 90)
          },
        ]),
    ]

    @Test(arguments: changes, [false, true])
    func `cells are laid out by the baselines that they report`(
      change: Change, keepsAnswers: Bool
    ) {
      let staged = stage(keepsAnswers: keepsAnswers)
      if change.steps.isEmpty { expectLaidOutAsReported(staged) }
      for step in change.steps {
        step(staged.stage, staged.source)
        staged.stage.view.layoutIfNeeded()
        expectLaidOutAsReported(staged)
      }
    }

    @Test(arguments: [false, true])
    func `baselines follow an interactively moved cell, and return if it is cancelled`(
      isCancelled: Bool
    ) {
      let staged = stage()
      let stage = staged.stage
      let target = stage.frame(4).map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint()
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      stage.view.updateInteractiveMovementTargetPosition(target)
      if isCancelled {
        stage.view.cancelInteractiveMovement()
      } else {
        stage.view.endInteractiveMovement()
      }
      stage.view.layoutIfNeeded()
      expectEqual((stage.content.sections[0].cells[1].id == 1), isCancelled)
      expectLaidOutAsReported(staged)
    }
  }
#endif
