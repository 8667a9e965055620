#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Changes besides the data within a batch's closure are laid out with it. Each test runs once
  /// asking for everything again and once with answers kept. Rests on batch updates as
  /// reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct ChangesWithinBatchesTests {
    typealias Step = @MainActor @Sendable (AlignedStage) -> Void

    /// Steps, each with a batch, after which the stage shows what a fresh layout computes.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let steps: [Step]

      init(_ name: String, steps: [Step]) {
        testDescription = name
        self.steps = steps
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "the content offset may change within a batch",
        steps: [
          { stage in
            stage.view.performBatchUpdates({
              stage.edit()
              stage.view.contentOffset.y = 150
            })
          },
          { stage in
            stage.view.performBatchUpdates({
              stage.view.contentOffset.y = 20
              stage.edit()
            })
          },
        ]),
      Row(
        "insets at top and bottom may change within a batch",
        steps: [
          { stage in
            stage.layout.pinsSectionFooters = true
            stage.scroll(to: 60)
          }
        ]
          + [CGFloat(15), 0, 30].map { (inset: CGFloat) -> Step in
            { stage in
              stage.view.performBatchUpdates({
                stage.view.contentInset.top = inset
                stage.view.contentInset.bottom = inset / 2
                stage.edit()
              })
            }
          }),
      Row(
        "the direction may change within a batch",
        steps: [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight].map {
          (direction: UISemanticContentAttribute) -> Step in
          { stage in
            stage.view.performBatchUpdates({
              stage.view.semanticContentAttribute = direction
              stage.edit()
            })
          }
        }),
      Row(
        "properties may change within a batch",
        steps: [
          { stage in
            stage.view.performBatchUpdates({
              stage.layout.sectionSpacing = 9
              stage.layout.contentInsets = Insets(3)
              stage.edit()
            })
          },
          { stage in
            stage.scroll(to: 40)
            stage.view.performBatchUpdates({
              stage.edit()
              stage.layout.pinsSectionHeaders = false
            })
          },
        ]),
      Row(
        "nested batches are one batch",
        steps: [
          { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[2].cells.removeLast()
              stage.view.deleteItems(at: [[2, 8]])
              stage.view.performBatchUpdates({
                stage.edit()
                stage.view.performBatchUpdates({})
              })
            })
          }
        ]),
    ]

    @Test(arguments: rows, [false, true])
    func `other changes within a batch are laid out with it`(row: Row, keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      for step in row.steps {
        step(stage)
        stage.expectSettled()
      }
    }

    @Test(arguments: [false, true])
    func `the delegate may change or be removed within a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      let other = ContentDelegate(stage.source)
      stage.view.performBatchUpdates({
        stage.edit()
        stage.view.delegate = other
      })
      stage.expectSettled()
      stage.layout.defaultItemSize = 33 × 22
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.edit()
        stage.view.delegate = nil
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0), rect(0, 0, 33 × 22))
      withExtendedLifetime(other) {}
    }

    @Test(arguments: [false, true])
    func `the width may become zero within a batch and return in the next`(keepsAnswers: Bool) {
      allowingCellsBeyondContent {
        let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
        for inset in [CGFloat(100), 0] {
          stage.view.performBatchUpdates({
            stage.edit()
            stage.view.contentInset.right = inset
          })
          stage.expectSettled()
        }
      }
    }
  }
#endif
