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

    /// A row: steps that change sizes, after each of which all cells must be laid out in their new ones.
    struct Changes: CustomTestStringConvertible, Sendable {
      typealias Step = @MainActor @Sendable (AlignedStage) -> Void

      let testDescription: String
      /// The sizes that some cells must have after each step.
      let sizes: [Int: [CGSize]]
      let steps: [Step]

      init(_ name: String, sizes: [Int: [CGSize]] = [:], _ steps: [Step]) {
        testDescription = name
        self.sizes = sizes
        self.steps = steps
      }

      /// Takes the steps, and expects what the row says.
      @MainActor
      func expect(on stage: AlignedStage) {
        for (index, step) in steps.enumerated() {
          step(stage)
          stage.expectSettled()
          for (item, sizes) in sizes {
            expectEqual(stage.frame(item)?.size, sizes[index], "cell \(item) after step \(index)")
          }
        }
      }
    }

    private nonisolated static let sizes: [CGSize] = [90 × 40, 10 × 5, 50 × 20]

    nonisolated static let changes: [Changes] = [
      Changes(
        "a cell that invalidates its size is laid out again", sizes: [1: sizes],
        sizes.map { size in
          { $0.changeUnreported(1, to: size)?.invalidateIntrinsicContentSize() }
        }),
      Changes(
        "a content view may invalidate the cell's size",
        [{ $0.changeUnreported(2, to: 33 × 44)?.contentView.invalidateIntrinsicContentSize() }]),
      Changes(
        "several cells may invalidate their sizes at once",
        [
          { stage in
            for item in [5, 0, 3, 3] {
              let size = CGFloat(60 + item) × 30
              stage.changeUnreported(item, to: size)?.invalidateIntrinsicContentSize()
            }
          }
        ]),
      Changes(
        "a reconfigured cell is laid out in its new size",
        [
          { stage in
            _ = stage.changeUnreported(1, to: 80 × 33)
            stage.view.reconfigureItems(at: [[0, 1]])
          }
        ]),
      Changes(
        "a cell may invalidate its size together with a rotation",
        ([160, 100] as [CGFloat]).map { width in
          { stage in
            stage.changeUnreported(1, to: width / 2 × 30)?.invalidateIntrinsicContentSize()
            UIView.animate(withDuration: 0.3) {
              stage.view.frame.size.width = width
              stage.view.layoutIfNeeded()
            }
          }
        }),
    ]

    @Test(arguments: changes)
    func `cells are laid out in their changed sizes`(changes: Changes) {
      changes.expect(on: stage)
    }

    @Test func `a cell that becomes wider than its line is clamped again`() {
      stage.changeUnreported(0, to: 300 × 20)?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.width, 100)
      stage.changeUnreported(0, to: 40 × 20)?.invalidateIntrinsicContentSize()
      stage.expectSettled()
    }

    nonisolated static let batches: [Changes] = [
      Changes(
        "a cell may invalidate its size within a batch", sizes: [3: [70 × 35]],
        [
          { stage in
            let cell = stage.view.cellForItem(at: [0, 3])
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells[3] = .cell(70 × 35)
              stage.content.sections[0].cells.removeFirst()
              stage.content.sections[0].cells.insert(.cell(45 × 15), at: 1)
              stage.view.deleteItems(at: [[0, 0]])
              stage.view.insertItems(at: [[0, 1]])
              cell?.invalidateIntrinsicContentSize()
            })
          }
        ]),
      Changes(
        "a batch may reconfigure one cell and insert another",
        [
          { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells[2] = .cell(95 × 35)
              stage.content.sections[0].cells.insert(.cell(45 × 15), at: 0)
              stage.view.reconfigureItems(at: [[0, 2]])
              stage.view.insertItems(at: [[0, 0]])
            })
          }
        ]),
    ]

    @Test(arguments: batches, [false, true])
    func `cells are laid out in their changed sizes after a batch`(
      changes: Changes, keepsAnswers: Bool
    ) {
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      changes.expect(on: stage)
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
        expectEqual(stage.header()?.height, height)
        expectEqual(stage.header()?.minY, stage.view.bounds.minY)
        expectEqual(stage.view.contentSize.height, height + 80)
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

  extension AlignedStage {
    /// Changes a cell's size without reporting it to the collection view.
    fileprivate func changeUnreported(_ item: Int, to size: CGSize) -> UICollectionViewCell? {
      content.sections[0].cells[item] = .cell(size)
      return view.cellForItem(at: [0, item])
    }
  }
#endif
