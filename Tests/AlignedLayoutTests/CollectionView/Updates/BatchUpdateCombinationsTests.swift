#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Batches together with other changes at the same moment lead to the frames of a fresh layout.
  /// Each test runs once asking for everything again and once with answers kept. Rests on batch
  /// updates as reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct BatchUpdateCombinationsTests {
    typealias Step = @MainActor @Sendable (AlignedStage) -> Void

    /// Steps after each of which the stage shows what a fresh layout computes.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let laysOut: Bool
      let steps: [Step]

      /// - Parameter laysOut: whether the stage is laid out before the first step.
      init(
        _ name: String, laysOut: Bool = true,
        steps: [Step]
      ) {
        testDescription = name
        self.laysOut = laysOut
        self.steps = steps
      }
    }

    @Test(arguments: questionsAndReloads + nothingToLayOut + counts, [false, true])
    func `batches lead to the frames of a fresh layout`(row: Row, keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers, laysOut: row.laysOut)
      for step in row.steps {
        step(stage)
        stage.expectSettled()
      }
    }

    private static func edit(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({ stage.edit() })
    }

    // MARK: Pinning and scrolling

    @Test(arguments: [false, true])
    func `headers and footers stay pinned through batches`(
      keepsAnswers: Bool
    ) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.layout.pinsSectionFooters = true
      for offset in [CGFloat(30), 130, 180] {
        stage.scroll(to: offset)
        expectEqual(stage.header(offset < 100 ? 0 : 1)?.minY, offset)
        stage.view.performBatchUpdates({ stage.edit() })
        stage.expectSettled()
      }
    }

    // MARK: Questions and reloads

    private nonisolated static let questionsAndReloads: [Row] = [
      Row(
        "batches work with closures and properties alone",
        steps: [
          { stage in
            stage.view.delegate = nil
            stage.layout.defaultSectionAttributes = stage.content.sections[0].attributes
            stage.layout.defaultHeaderLength = 12
            stage.layout.defaultFooterLength = 6
            stage.layout.sizeForItem = { [source = stage.source] path, space in
              source.content.sections[path.section].cells[path.item].size(space)
            }
          },
          edit,
          { stage in
            stage.layout.sizeForItem = nil
            stage.layout.defaultItemSize = 40 × 20
            stage.view.layoutIfNeeded()
            for section in 0..<3 {
              let count = stage.content.sections[section].cells.count
              stage.content.sections[section].cells = Array(
                repeating: .cell(40 × 20), count: count)
            }
          },
          { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[1].cells.removeFirst(3)
              stage.view.deleteItems(at: [[1, 0], [1, 1], [1, 2]])
              stage.content.sections[2].cells.append(.cell(40 × 20))
              stage.view.insertItems(at: [[2, 9]])
            })
          },
        ]),
      Row(
        "a batch without a closure is an empty batch",
        steps: [
          { stage in
            stage.content.sections[1].headerLength = 25
            stage.view.performBatchUpdates(nil)
          }
        ]),
      Row(
        "a changed width without its pass is laid out before a batch",
        steps: [
          { stage in
            stage.view.frame.size.width = 130
            edit(stage)
          }
        ]),
      Row(
        "reloadData may follow a batch before its pass",
        steps: [
          { stage in
            edit(stage)
            stage.content.sections.removeLast()
            stage.view.reloadData()
          }
        ]),
      Row(
        "reloadData may be called in a batch's completion",
        steps: [
          { stage in
            stage.view.performBatchUpdates(
              { stage.edit() },
              completion: { _ in
                stage.content.sections.swapAt(0, 2)
                stage.content.sections.removeLast()
                stage.view.reloadData()
              })
          }
        ]),
    ]

    @Test(arguments: [false, true])
    func `reloadData may be called while UIKit finalizes a batch`(keepsAnswers: Bool) {
      let layout = FinalizingLayout()
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers, layout: layout)
      layout.work = { [weak layout] in
        layout?.work = nil
        stage.content.sections.removeFirst()
        stage.view.reloadData()
      }
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `the layout may be invalidated while UIKit finalizes a batch`(keepsAnswers: Bool) {
      let layout = FinalizingLayout()
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers, layout: layout)
      layout.work = { [weak layout] in
        layout?.work = nil
        stage.content.sections[0].headerLength = 21
        layout?.invalidateLayout()
      }
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `a batch may begin in another batch's completion`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      var rest = 3
      func next() {
        guard rest > 0 else { return }
        rest -= 1
        stage.view.performBatchUpdates({ stage.edit() }, completion: { _ in next() })
      }
      next()
      expectEqual(rest, 0)
      stage.expectSettled()
    }

    // MARK: Nothing to lay out

    private nonisolated static let nothingToLayOut: [Row] = [
      Row(
        "batches may precede the first pass", laysOut: false,
        steps: [
          { stage in
            edit(stage)
            edit(stage)
          }
        ]),
      Row(
        "batches may happen without a width",
        steps: [CGFloat(0), 100].flatMap { (width: CGFloat) -> [Step] in
          [
            { stage in
              stage.view.frame.size.width = width
              edit(stage)
            },
            { stage in
              stage.view.performBatchUpdates({
                stage.content.sections.append(stage.content.sections.removeFirst())
                stage.view.moveSection(0, toSection: 2)
              })
            },
          ]
        }),
      Row(
        "all sections can be deleted and inserted again",
        steps: [0, 3].flatMap { (count: Int) -> [Step] in
          [
            { stage in
              let old = stage.content.sections.count
              stage.view.performBatchUpdates({
                stage.content.sections = Array(AlignedStage.threeSections.sections.prefix(count))
                stage.view.deleteSections(IndexSet(0..<old))
                stage.view.insertSections(IndexSet(0..<count))
              })
            },
            { $0.view.performBatchUpdates({}) },
          ]
        }),
    ]

    // MARK: Counts without items

    private nonisolated static let counts: [Row] = [
      Row(
        "invalidated counts are laid out without update items",
        steps: [
          { stage in
            stage.content.sections[0].cells.append(.cell(70 × 20))
            stage.layout.invalidateLayout(with: CountsContext())
          },
          edit,
        ])
    ]
  }

  /// A client's layout that runs a closure before it finalizes updates.
  private final class FinalizingLayout: CollectionViewAlignedLayout {
    var work: (() -> Void)?

    override func finalizeCollectionViewUpdates() {
      work?()
      super.finalizeCollectionViewUpdates()
    }
  }

  /// A client's context that invalidates counts, as UIKit's own contexts do.
  private final class CountsContext: CollectionViewAlignedLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }
#endif
