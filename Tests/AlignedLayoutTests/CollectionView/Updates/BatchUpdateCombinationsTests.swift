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
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
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
        #expect(stage.header(offset < 100 ? 0 : 1)?.minY == offset)
        stage.view.performBatchUpdates({ stage.edit() })
        stage.expectSettled()
      }
    }

    // MARK: Questions and reloads

    @Test(arguments: [false, true])
    func `batches work with closures and properties alone`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.delegate = nil
      stage.layout.defaultSectionAttributes = stage.content.sections[0].attributes
      stage.layout.defaultHeaderLength = 12
      stage.layout.defaultFooterLength = 6
      stage.layout.sizeForItem = { [source = stage.source] path, space in
        source.content.sections[path.section].cells[path.item].size(space)
      }
      stage.expectSettled()
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
      stage.layout.sizeForItem = nil
      stage.layout.defaultItemSize = 40 × 20
      stage.view.layoutIfNeeded()
      for section in 0..<3 {
        let count = stage.content.sections[section].cells.count
        stage.content.sections[section].cells = Array(
          repeating: .cell(40 × 20), count: count)
      }
      stage.expectSettled()
      stage.view.performBatchUpdates({
        stage.content.sections[1].cells.removeFirst(3)
        stage.view.deleteItems(at: [path(0, 1), path(1, 1), path(2, 1)])
        stage.content.sections[2].cells.append(.cell(40 × 20))
        stage.view.insertItems(at: [path(9, 2)])
      })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `a batch without a closure is an empty batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.content.sections[1].headerLength = 25
      stage.view.performBatchUpdates(nil)
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `a changed width without its pass is laid out before a batch`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.frame.size.width = 130
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `reloadData may follow a batch before its pass`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates({ stage.edit() })
      stage.content.sections.removeLast()
      stage.view.reloadData()
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `reloadData may be called in a batch's completion`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.view.performBatchUpdates(
        { stage.edit() },
        completion: { _ in
          stage.content.sections.swapAt(0, 2)
          stage.content.sections.removeLast()
          stage.view.reloadData()
        })
      stage.expectSettled()
    }

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
      #expect(rest == 0)
      stage.expectSettled()
    }

    // MARK: Nothing to lay out

    @Test(arguments: [false, true])
    func `batches may precede the first pass`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers, laysOut: false)
      stage.view.performBatchUpdates({ stage.edit() })
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `batches may happen without a width`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      for width in [CGFloat(0), 100] {
        stage.view.frame.size.width = width
        stage.view.performBatchUpdates({ stage.edit() })
        stage.expectSettled()
        stage.view.performBatchUpdates({
          stage.content.sections.append(stage.content.sections.removeFirst())
          stage.view.moveSection(0, toSection: 2)
        })
        stage.expectSettled()
      }
    }

    @Test(arguments: [false, true])
    func `all sections can be deleted and inserted again`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      for sections in [[], AlignedStage.threeSections.sections] {
        let old = stage.content.sections.count
        stage.view.performBatchUpdates({
          stage.content.sections = sections
          stage.view.deleteSections(IndexSet(0..<old))
          stage.view.insertSections(IndexSet(sections.indices))
        })
        stage.expectSettled()
        stage.view.performBatchUpdates({})
        stage.expectSettled()
      }
    }

    // MARK: Counts without items

    @Test(arguments: [false, true])
    func `invalidated counts are laid out without update items`(keepsAnswers: Bool) {
      let stage = AlignedStage.ofThreeSections(keepsAnswers: keepsAnswers)
      stage.content.sections[0].cells.append(.cell(70 × 20))
      stage.layout.invalidateLayout(with: CountsContext())
      stage.expectSettled()
      stage.view.performBatchUpdates({ stage.edit() })
      stage.expectSettled()
    }
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
