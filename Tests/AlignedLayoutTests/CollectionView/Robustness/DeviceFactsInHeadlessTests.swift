#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Single facts of devices: old section indexes of headers (R: rdar 48955657), refresh controls in
  /// the adjusted insets (L), cells in a view of zero size (R: rdar 26795511), contexts that must
  /// reach UIKit as they are (O).
  @MainActor
  @Suite(.underAllModes)
  struct DeviceFactsInHeadlessTests {
    private let kind = UICollectionView.elementKindSectionHeader

    @Test func `preferred attributes of a header with its old section reach the right header`() {
      var modes = Headless.modes
      modes.preferredPaths = .oldSection
      Headless.withModes(modes) {
        let section = TestSection(
          attributes: .sizingItself, cells: [.cell(40 × 20)], headerLength: 30)
        let content = TestContent(width: 100, sections: Array(repeating: section, count: 3))
        let stage = AlignedStage(content, source: HeightKeepingSource(content), laysOut: false)
        stage.view.register(SizingCell.self, forCellWithReuseIdentifier: "sizing")
        stage.view.register(
          SizingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "sizing")
        stage.layout.selfSizesSectionHeaders = true
        stage.view.layoutIfNeeded()
        expectEqual((0..<3).map { stage.header($0)?.height }, [35, 45, 55])
        stage.view.performBatchUpdates({
          stage.content.sections.removeFirst()
          stage.view.deleteSections([0])
        })
        expectEqual((0..<2).map { stage.header($0)?.height }, [45, 55])
      }
    }

    /// A source whose headers keep the height of the section for which they were made.
    private final class HeightKeepingSource: SizingSource {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = super.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        let height = CGFloat(35 + 10 * indexPath[0])
        (view as? SizingView)?.height = { _ in height }
        return view
      }
    }

    /// UIKit may keep attached views at their index paths in a batch, or count them anew (I).
    @Test(arguments: FuzzModes.ElementPaths.allCases)
    func `badges stay on their items in a batch, whatever UIKit does with their index paths`(
      paths: FuzzModes.ElementPaths
    ) {
      var modes = Headless.modes
      modes.elementPaths = paths
      Headless.withModes(modes) {
        let cells = (0..<6).map { TestCell(id: $0) { _ in 40 × 20 } }
        let content = TestContent(width: 100, sections: [TestSection(cells: cells)])
        let source = BadgeSource(content)
        let stage = AlignedStage(content, source: source)
        stage.layout.attachmentsForItem = { path in
          let id = source.content.sections[0].cells[path.item].id ?? 0
          return id % 2 == 1 ? [ViewAttachment(kind: "badge", at: .top, size: 4 × 4)] : []
        }
        @MainActor func shown() -> [Int] {
          stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted().map {
            stage.view.supplementaryView(forElementKind: "badge", at: $0)?.tag ?? -1
          }
        }
        stage.view.layoutIfNeeded()
        expectEqual(shown(), [1, 3, 5])
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.remove(at: 3)
          stage.content.sections[0].cells.insert(TestCell(id: 7) { _ in 40 × 20 }, at: 1)
          stage.view.deleteItems(at: [[0, 3]])
          stage.view.insertItems(at: [[0, 1]])
        })
        stage.view.layoutIfNeeded()
        expectEqual(shown(), [7, 1, 5])
      }
    }

    /// A source whose badges have the tag of the item for which they were made.
    private final class BadgeSource: ContentSource {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = super.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        view.tag = content.sections[0].cells[indexPath[1]].id ?? -1
        return view
      }
    }

    /// A context that the base class creates for new bounds may have a mark by which no view is measured
    /// again, wherever the context is sent (L).
    @Test func `an invalidated cell is measured where contexts for new bounds measure nothing`() {
      var modes = Headless.modes
      modes.boundsContexts = .neverMeasure
      Headless.withModes(modes) {
        let cells: [TestCell] = [.cell(40 × 20), .cell(30 × 20)]
        let (stage, source) = SizingSource.stage(TestContent(width: 100, .sizingItself, cells))
        source.content.sections[0].cells[0] = .cell(60 × 30)
        stage.layout.invalidateItems(at: [[0, 0]])
        stage.view.layoutIfNeeded()
        expectEqual(stage.frame(0)?.size, (60 × 30))
      }
    }

    /// The layout adjusts the offset on the context that UIKit asks for, so that nothing depends on
    /// what becomes of an adjustment inside `prepare()`.
    @Test func `a content that was cached for new bounds holds the first visible cell at once`() {
      var modes = Headless.modes
      modes.adjustmentsInPrepare = .dropped
      modes.sizeChange = .asked
      Headless.withModes(modes) {
        let cells = (0..<200).map { TestCell.cell(CGFloat(20 + $0 * 7 % 30) × 20) }
        for width: CGFloat in [180, 60, 140] {
          let stage = AlignedStage(TestContent(width: 100, cells), height: 100)
          stage.scroll(to: 600)
          #expect(stage.cacheContent(fittingWidth: width))
          let first = stage.view.indexPathsForVisibleItems.min() ?? []
          let place = (stage.frame(first[1])?.minY ?? 0) - stage.view.bounds.minY
          stage.resize(width × 100)
          let moved = (stage.frame(first[1])?.minY ?? 0) - stage.view.bounds.minY
          #expect(abs(moved - place) <= 0.5)
        }
      }
    }

    @Test func `a pinned header does not hang below a refresh control`() {
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(cells: Array(repeating: .cell(90 × 20), count: 40), headerLength: 15)
          ]), height: 100)
      stage.layout.pinsSectionHeaders = true
      stage.view.refreshControl = UIRefreshControl()
      stage.scroll(to: 200)
      stage.view.refreshControl?.beginRefreshing()
      stage.view.layoutIfNeeded()
      #expect(stage.view.adjustedContentInset.top > 0)
      expectEqual(stage.header()?.minY, stage.view.bounds.minY)
      stage.view.refreshControl?.endRefreshing()
      stage.view.layoutIfNeeded()
      expectEqual(stage.header()?.minY, stage.view.bounds.minY)
    }

    @Test func `a view of zero size makes no cells`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 50)), laysOut: false)
      stage.view.frame = .zero
      stage.view.layoutIfNeeded()
      #expect(stage.view.visibleCells.isEmpty)
      #expect(stage.layout.layoutAttributesForItem(at: [0, 80])?.isHidden == true)
      stage.resize(100 × 200)
      #expect(!stage.view.visibleCells.isEmpty)
    }

    @Test func `an offset that a client sets while it is asked names no header that is gone`() {
      let section = TestSection(
        cells: Array(repeating: .cell(90 × 20), count: 20), headerLength: 15)
      let stage = AlignedStage(
        TestContent(width: 100, sections: Array(repeating: section, count: 4)), height: 100)
      stage.view.delegate = nil
      stage.layout.defaultHeaderLength = 15
      stage.layout.pinsSectionHeaders = true
      var offset: CGFloat?
      stage.layout.sizeForItem = { [unowned view = stage.view] _, _ in
        if let new = offset { view.contentOffset.y = new }
        offset = nil
        return 90 × 20
      }
      stage.scroll(to: 900)
      stage.content.sections.removeLast(3)
      offset = 50
      stage.reload()
      expectEqual(stage.view.numberOfSections, 1)
      expectEqual(stage.header()?.minY, stage.view.bounds.minY)
    }

    @Test func `a background may come or go while the view loses its width in a batch`() {
      final class ShrinkingDelegate: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView,
          targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
          collectionView.frame.size.width = 0
          return proposedContentOffset
        }
      }
      let background = SectionAttributes.Background(kind: "card")
      let section = TestSection(
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0, backgrounds: [background]),
        cells: Array(repeating: .cell(30 × 20), count: 4))
      let stage = AlignedStage(TestContent(width: 100, sections: [section, section]))
      let delegate = ShrinkingDelegate()
      stage.view.delegate = delegate
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      #expect(stage.view.visibleCells.isEmpty)
      withExtendedLifetime(delegate) {}
    }
  }
#endif
