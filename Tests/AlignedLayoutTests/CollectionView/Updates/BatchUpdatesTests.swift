#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Updates lead to the frames of a fresh layout. Rests on batch updates as reconstructed from
  /// stacks and sessions (S, W): counts context, `prepare()`, queries, update items, initial and
  /// final attributes.
  @MainActor
  @Suite(.underAllModes)
  struct BatchUpdatesTests {
    private static let sections = [
      TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 5), headerLength: 10, footerLength: 5),
      TestSection(cells: Array(repeating: .cell(30 × 15), count: 9), headerLength: 10),
      TestSection(cells: []),
    ]

    private let stage = AlignedStage(
      TestContent(width: 100, contentInsets: Insets(2), sectionSpacing: 4, sections: sections),
      height: 80)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func expectSettled(
      after updates: @escaping () -> Void, _ location: SourceLocation = #_sourceLocation
    ) {
      var isCompleted = false
      stage.view.performBatchUpdates(updates) { isCompleted = $0 }
      stage.view.layoutIfNeeded()
      #expect(isCompleted, sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    typealias Step = @MainActor @Sendable (AlignedStage) -> Void

    /// Steps after each of which the stage shows what a fresh layout computes.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let before: Step
      let steps: [Step]

      /// - Parameter before: what happens before the first step, without a pass after it.
      init(_ name: String, before: @escaping Step = { _ in }, steps: [Step]) {
        testDescription = name
        self.before = before
        self.steps = steps
      }
    }

    // MARK: Batches

    private nonisolated static let batches: [Row] = [
      Row(
        "batches insert, delete, move and reload items",
        steps: [
          { stage in
            stage.content.sections[0].cells.insert(.cell(70 × 30), at: 0)
            stage.view.insertItems(at: [[0, 0]])
          },
          { stage in
            stage.content.sections[0].cells.removeLast(2)
            stage.view.deleteItems(at: [[0, 4], [0, 5]])
          },
          { stage in
            let cell = stage.content.sections[0].cells.remove(at: 0)
            stage.content.sections[1].cells.append(cell)
            stage.view.moveItem(at: [0, 0], to: [1, 9])
          },
          { stage in
            stage.content.sections[1].cells[3] = .cell(90 × 50)
            stage.view.reloadItems(at: [[1, 3]])
          },
        ]),
      Row(
        "batches insert, delete, move and reload sections",
        steps: [
          { stage in
            stage.content.sections.insert(stage.content.sections[1], at: 0)
            stage.view.insertSections([0])
          },
          { stage in
            stage.content.sections.remove(at: 1)
            stage.view.deleteSections([1])
          },
          { stage in
            stage.content.sections.swapAt(0, 1)
            stage.view.moveSection(0, toSection: 1)
          },
          { stage in
            stage.content.sections[0].headerLength = 0
            stage.content.sections[0].cells = [.cell(10 × 10)]
            stage.view.reloadSections([0])
          },
        ]),
      Row(
        "a batch that shortens the content ends at a valid offset", before: { $0.scroll(to: 60) },
        steps: [
          { stage in
            stage.content.sections[1].cells = [.cell(10 × 10)]
            stage.view.deleteItems(at: (1..<9).map { [1, $0] })
          }
        ]),
      Row(
        "headers can appear and disappear in a batch",
        steps: [
          { stage in
            stage.content.sections[0].headerLength = 0
            stage.content.sections[2].headerLength = 14
            stage.content.sections[2].cells = [.cell(10 × 10)]
            stage.view.insertItems(at: [[2, 0]])
          }
        ]),
      Row(
        "a pending invalidation is laid out with the old data before a batch",
        before: { $0.layout.invalidateLayout() },
        steps: [
          { stage in
            stage.content.sections[0].cells.removeAll()
            stage.view.deleteItems(at: (0..<5).map { [0, $0] })
          }
        ]),
    ]

    @Test(arguments: batches)
    func `batches lead to the frames of a fresh layout`(row: Row) {
      row.before(stage)
      for step in row.steps { expectSettled { step(stage) } }
    }

    @Test func `all sections can be deleted and inserted again`() {
      expectSettled {
        stage.content.sections = []
        stage.view.deleteSections([0, 1, 2])
      }
      expectEqual(stage.view.contentSize.height, 0)
      expectSettled {
        stage.content.sections = Self.sections
        stage.view.insertSections([0, 1, 2])
      }
    }

    // MARK: Other changes

    private nonisolated static let otherChanges: [Row] = [
      Row(
        "reloadData lays out any new counts",
        steps: [[1], [], [30, 0, 2], [0, 0]].map { (counts: [Int]) -> Step in
          { stage in
            stage.content.sections = counts.map {
              TestSection(cells: Array(repeating: .cell(20 × 20), count: $0), headerLength: 3)
            }
            stage.reload()
          }
        }),
      Row(
        "a layout that was replaced for a while lays out data that changed meanwhile",
        steps: [
          { stage in
            let layout = stage.layout
            stage.view.collectionViewLayout = CollectionViewAlignedLayout()
            stage.view.layoutIfNeeded()
            stage.content.sections.removeFirst()
            stage.reload()
            stage.view.collectionViewLayout = layout
            stage.view.layoutIfNeeded()
          }
        ]),
      Row(
        "an animated rotation leads to the frames of a fresh layout",
        steps: [
          { stage in
            UIView.animate(withDuration: 0.3) {
              stage.view.frame.size = 160 × 60
              stage.view.layoutIfNeeded()
            }
          }
        ]),
    ]

    @Test(arguments: otherChanges)
    func `other changes lead to the frames of a fresh layout`(row: Row) {
      row.before(stage)
      for step in row.steps {
        step(stage)
        stage.expectShownAsComputed()
      }
    }

    @Test func `a new data source is laid out`() {
      let source = ContentSource(TestContent(width: 100, [.cell(9 × 9)]))
      let delegate = ContentDelegate(source)
      stage.view.delegate = delegate
      stage.view.dataSource = source
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact, (100 × 13))
      expectEqual(stage.view.indexPathsForVisibleItems, [path(0)])
    }

    @Test(arguments: [false, true])
    func `a replaced layout lays out the content and comes back`(animated: Bool) {
      stage.scroll(to: 40)
      let other = CollectionViewAlignedLayout()
      other.contentInsets = stage.layout.contentInsets
      other.sectionSpacing = stage.layout.sectionSpacing
      other.pinsSectionFooters = true
      stage.view.setCollectionViewLayout(other, animated: animated)
      stage.view.layoutIfNeeded()
      expectEqual(other.collectionViewContentSize.exact, stage.computed.contentSize)
      #expect(stage.layout.collectionView == nil)
      let old = stage.layout
      stage.view.setCollectionViewLayout(old, animated: animated)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test(arguments: 0..<4)
    func `random updates lead to the frames of a fresh layout after each step`(seed: UInt64) {
      allowingCellsBeyondContent {
        let stage = AlignedStage(stage.content, height: 150)
        stage.layout.pinsSectionFooters = seed % 2 == 0
        stage.layout.keepsAnswersAcrossUpdates = seed > 1
        var updates = RandomUpdates(stage, seed: seed)
        for _ in 0..<20 {
          updates.step()
          stage.view.layoutIfNeeded()
          stage.expectShownAsComputed()
        }
      }
    }
  }
#endif
