#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Visible self-sizing cells that invalidate their intrinsic content size, as apps' cells do.
  /// Rests on which invalidations UIKit observes (W, 2022, 10068).
  @MainActor
  @Suite(.underAllModes)
  struct ChangedSizesInHeadlessTests {
    private let stage: AlignedStage

    init() {
      let cells: [TestCell] = [
        .cell(40 × 20), .cell(50 × 20), .text(area: 2000, atMost: 70), .cell(30 × 25),
        .filling(height: 12), .cell(20 × 20),
      ]
      (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells), height: 250)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Changes a cell's size without reporting it to the collection view.
    private func change(_ item: Int, to size: CGSize) -> UICollectionViewCell? {
      stage.content.sections[0].cells[item] = .cell(size)
      return stage.view.cellForItem(at: path(item))
    }

    @Test func `a cell that invalidates its size is laid out again`() {
      for size in [90 × 40, 10 × 5, 50 × 20] {
        change(1, to: size)?.invalidateIntrinsicContentSize()
        stage.expectSettled()
        #expect(stage.frame(1)?.size == size)
      }
    }

    @Test func `a content view may invalidate the cell's size`() {
      change(2, to: 33 × 44)?.contentView.invalidateIntrinsicContentSize()
      stage.expectSettled()
    }

    @Test func `several cells may invalidate their sizes at once`() {
      for item in [5, 0, 3, 3] {
        change(item, to: CGFloat(60 + item) × 30)?.invalidateIntrinsicContentSize()
      }
      stage.expectSettled()
    }

    @Test func `a cell that becomes wider than its line is clamped again`() {
      change(0, to: 300 × 20)?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.width == 100)
      change(0, to: 40 × 20)?.invalidateIntrinsicContentSize()
      stage.expectSettled()
    }

    @Test func `a reconfigured cell is laid out in its new size`() {
      _ = change(1, to: 80 × 33)
      stage.view.reconfigureItems(at: [path(1)])
      stage.expectSettled()
    }

    @Test(arguments: [false, true])
    func `a cell may invalidate its size within a batch`(keepsAnswers: Bool) {
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      let cell = stage.view.cellForItem(at: path(3))
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[3] = .cell(70 × 35)
        stage.content.sections[0].cells.removeFirst()
        stage.content.sections[0].cells.insert(.cell(45 × 15), at: 1)
        stage.view.deleteItems(at: [path(0)])
        stage.view.insertItems(at: [path(1)])
        cell?.invalidateIntrinsicContentSize()
      })
      stage.expectSettled()
      #expect(stage.frame(3)?.size == (70 × 35))
    }

    @Test(arguments: [false, true])
    func `a batch may reconfigure one cell and insert another`(keepsAnswers: Bool) {
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[2] = .cell(95 × 35)
        stage.content.sections[0].cells.insert(.cell(45 × 15), at: 0)
        stage.view.reconfigureItems(at: [path(2)])
        stage.view.insertItems(at: [path(0)])
      })
      stage.expectSettled()
    }

    @Test func `a cell may invalidate its size together with a rotation`() {
      for width in [CGFloat(160), 100] {
        change(1, to: width / 2 × 30)?.invalidateIntrinsicContentSize()
        UIView.animate(withDuration: 0.3) {
          stage.view.frame.size.width = width
          stage.view.layoutIfNeeded()
        }
        stage.expectSettled()
      }
    }

    @Test func `a header that invalidates its size is laid out again, pinned or not`() {
      let kind = UICollectionView.elementKindSectionHeader
      let layout = CollectionViewAlignedLayout()
      layout.selfSizesSectionHeaders = true
      let section = TestSection(
        cells: Array(repeating: .cell(50 × 20), count: 8), headerLength: 10)
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, sections: [section]), height: 60, layout: layout
      ) { $0.heights = [kind: [0: 25]] }
      for (offset, height) in [(CGFloat(0), CGFloat(35)), (20, 15)] {
        stage.scroll(to: offset)
        source.heights = [kind: [0: height]]
        stage.view.supplementaryView(forElementKind: kind, at: path(0))?
          .invalidateIntrinsicContentSize()
        stage.view.layoutIfNeeded()
        #expect(stage.header()?.height == height)
        #expect(stage.header()?.minY == stage.view.bounds.minY)
        #expect(stage.view.contentSize.height == height + 80)
      }
    }

    @Test(arguments: [false, true])
    func `a cell that invalidates its size during a movement is laid out after it`(
      isCancelled: Bool
    ) {
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
      stage.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 95, y: stage.frame(3)?.midY ?? 0))
      let cell = stage.view.cellForItem(at: path(5))
      stage.content.sections[0].cells[5] = .cell(66 × 28)
      cell?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      if isCancelled {
        stage.view.cancelInteractiveMovement()
      } else {
        stage.view.endInteractiveMovement()
      }
      stage.expectSettled()
    }
  }
#endif
