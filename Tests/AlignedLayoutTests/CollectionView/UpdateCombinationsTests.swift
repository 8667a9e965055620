#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Batches of updates together with whatever else an app does at the same moment end where a layout
  /// made anew would. Each is done once with all asked again and once with answers kept. Rests on
  /// batch updates as reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct UpdateCombinationsTests {
    private static func content() -> TestContent {
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 9), headerHeight: 12, footerHeight: 6)
      return TestContent(width: 100, sectionSpacing: 4, sections: [section, section, section])
    }

    private func stage(
      keepsAnswers: Bool, laysOut: Bool = true,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      return AlignedStage(Self.content(), height: 90, layout: layout, laysOut: laysOut)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    /// A deletion in the first section and an insertion in the second.
    private func edit(_ stage: AlignedStage) {
      stage.content.sections[0].cells.removeFirst()
      stage.content.sections[1].cells.insert(.cell(60 × 30), at: 4)
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(4, 1)])
    }

    private func expectSettled(
      _ stage: AlignedStage, _ location: SourceLocation = #_sourceLocation
    ) {
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed(location)
    }

    // MARK: Pinning and scrolling

    @Test(arguments: [false, true])
    func `headers and footers stay pinned through batches above and below them`(
      keepsAnswers: Bool
    ) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.layout.pinsSectionFooters = true
      for offset in [CGFloat(30), 130, 180] {
        stage.scroll(to: offset)
        #expect(stage.header(offset < 100 ? 0 : 1)?.minY == offset)
        stage.view.performBatchUpdates({ edit(stage) })
        expectSettled(stage)
      }
    }

    @Test(arguments: [false, true])
    func `the place of scrolling may change within a batch`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        edit(stage)
        stage.view.contentOffset.y = 150
      })
      expectSettled(stage)
      stage.view.performBatchUpdates({
        stage.view.contentOffset.y = 20
        edit(stage)
      })
      expectSettled(stage)
    }

    // MARK: Properties, data and layouts that change at the same time

    @Test(arguments: [false, true])
    func `properties may change within a batch`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        stage.layout.sectionSpacing = 9
        stage.layout.contentInsets = Insets(3)
        edit(stage)
      })
      expectSettled(stage)
      stage.scroll(to: 40)
      stage.view.performBatchUpdates({
        edit(stage)
        stage.layout.pinsSectionHeaders = false
      })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `another width that waits for its pass is laid out before a batch`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.frame.size.width = 130
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `reloadData after a batch, before its pass`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({ edit(stage) })
      stage.content.sections.removeLast()
      stage.view.reloadData()
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `reloadData in the completion of a batch`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates(
        { edit(stage) },
        completion: { _ in
          stage.content.sections.swapAt(0, 2)
          stage.content.sections.removeLast()
          stage.view.reloadData()
        })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `reloadData while a batch is animated`(keepsAnswers: Bool) {
      let layout = AtTheEndLayout()
      let stage = stage(keepsAnswers: keepsAnswers, layout: layout)
      layout.work = { [weak layout] in
        layout?.work = nil
        stage.content.sections.removeFirst()
        stage.view.reloadData()
      }
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `an invalidation while a batch is animated`(keepsAnswers: Bool) {
      let layout = AtTheEndLayout()
      let stage = stage(keepsAnswers: keepsAnswers, layout: layout)
      layout.work = { [weak layout] in
        layout?.work = nil
        stage.content.sections[0].headerHeight = 21
        layout?.invalidateLayout()
      }
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `a batch that begins when another one is completed`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      var rest = 3
      func next() {
        guard rest > 0 else { return }
        rest -= 1
        stage.view.performBatchUpdates({ edit(stage) }, completion: { _ in next() })
      }
      next()
      #expect(rest == 0)
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `batches within batches are one`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({
        stage.content.sections[2].cells.removeLast()
        stage.view.deleteItems(at: [path(8, 2)])
        stage.view.performBatchUpdates({
          edit(stage)
          stage.view.performBatchUpdates({})
        })
      })
      expectSettled(stage)
    }

    // MARK: Nothing to lay out

    @Test(arguments: [false, true])
    func `batches before the first pass`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers, laysOut: false)
      stage.view.performBatchUpdates({ edit(stage) })
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
    }

    @Test(arguments: [false, true])
    func `batches where there is no width`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      for width in [CGFloat(0), 100] {
        stage.view.frame.size.width = width
        stage.view.performBatchUpdates({ edit(stage) })
        expectSettled(stage)
        stage.view.performBatchUpdates({
          stage.content.sections.append(stage.content.sections.removeFirst())
          stage.view.moveSection(0, toSection: 2)
        })
        expectSettled(stage)
      }
    }

    @Test(arguments: [false, true])
    func `a width that goes within a batch, and comes back in the next`(keepsAnswers: Bool) {
      allowingCellsBeyondContent {
        let stage = stage(keepsAnswers: keepsAnswers)
        for inset in [CGFloat(100), 0] {
          stage.view.performBatchUpdates({
            edit(stage)
            stage.view.contentInset.right = inset
          })
          expectSettled(stage)
        }
      }
    }

    @Test(arguments: [false, true])
    func `all sections go, and come again`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      for sections in [[], Self.content().sections] {
        let old = stage.content.sections.count
        stage.view.performBatchUpdates({
          stage.content.sections = sections
          stage.view.deleteSections(IndexSet(0..<old))
          stage.view.insertSections(IndexSet(sections.indices))
        })
        expectSettled(stage)
        stage.view.performBatchUpdates({})
        expectSettled(stage)
      }
    }

    // MARK: Counts without items

    @Test(arguments: [false, true])
    func `counts that a client makes stale are laid out though no items come`(keepsAnswers: Bool) {
      let stage = stage(keepsAnswers: keepsAnswers)
      stage.content.sections[0].cells.append(.cell(70 × 20))
      stage.layout.invalidateLayout(with: CountsContext())
      expectSettled(stage)
      stage.view.performBatchUpdates({ edit(stage) })
      expectSettled(stage)
    }
  }

  /// A client's layout that does something just before a batch of updates is over.
  private final class AtTheEndLayout: CollectionViewAlignedLayout {
    var work: (() -> Void)?

    override func finalizeCollectionViewUpdates() {
      work?()
      super.finalizeCollectionViewUpdates()
    }
  }

  /// A client's context that makes counts stale, as UIKit's do.
  private final class CountsContext: CollectionViewAlignedLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }
#endif
