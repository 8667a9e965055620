#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes with pinning, directions, insets and simultaneous animations.
  /// Rests on UIKit asking for initial attributes at new paths and for final ones at old paths (D,
  /// P), and on the order of calls at rotations (L).
  @MainActor
  @Suite(.underAllModes)
  struct AnimationCombinationsInHeadlessTests {
    private let headerKind = UICollectionView.elementKindSectionHeader
    private let footerKind = UICollectionView.elementKindSectionFooter

    private func stage(
      _ direction: ContentLayout.Direction = .leftToRight, height: CGFloat = 150,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      // Lines of two: 0 1, 2 3, 4.
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 5), headerLength: 10, footerLength: 8)
      var content = TestContent(width: 100, sections: [section, section])
      content.direction = direction
      return AlignedStage(content, height: height, layout: layout)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func deleteFirst(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [path(0)])
      })
    }

    private func rotate(_ stage: AlignedStage, to size: CGSize) {
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
    }

    // MARK: Batches

    @Test func `the old layout is available until the updates are finalized`() {
      let layout = FinalAttributesRecordingLayout()
      let stage = stage(layout: layout)
      var isCalled = false
      layout.adjustAnimatedAttributes = { _, _ in isCalled = true }
      layout.didFinalize = { isCalled = false }
      deleteFirst(stage)
      #expect(isClose(layout.before?.frame, rect(0, 10, 40 × 20)))
      #expect(layout.before?.alpha == 0)
      // Attributes that super returns by UIKit's default are not adjusted by the closure.
      #expect(!isCalled)
    }

    @Test func `a pinned footer moves from its pinned place to its new one in a batch`() {
      let stage = stage(height: 40)
      stage.layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast(5)
        stage.view.deleteItems(at: (0..<5).map { path($0) })
      })
      let motion = Headless.lastAnimation(of: stage.view)?
        .motion(toSupplementary: footerKind, at: path(0))
      #expect(isClose(motion?.from.frame, rect(0, 32, 100 × 8)))
      #expect(isClose(motion?.to.frame, rect(0, 10, 100 × 8)))
      #expect(motion?.from.alpha == 1)
    }

    @Test func `footers move with their sections`() {
      let stage = stage(height: 200)
      stage.view.performBatchUpdates({
        stage.content.sections.swapAt(0, 1)
        stage.view.moveSection(0, toSection: 1)
      })
      let record = Headless.lastAnimation(of: stage.view)
      let upper = record?.motion(toSupplementary: footerKind, at: path(0))
      #expect(isClose(upper?.from.frame, rect(0, 148, 100 × 8)))
      #expect(isClose(upper?.to.frame, rect(0, 70, 100 × 8)))
      let lower = record?.motion(toSupplementary: footerKind, at: path(0, 1))
      #expect(isClose(lower?.from.frame, rect(0, 70, 100 × 8)))
    }

    @Test func `headers and footers fade in a reloaded section and move in others`() {
      let stage = stage(height: 200)
      stage.view.performBatchUpdates({
        stage.content.sections[0].headerLength = 14
        stage.view.reloadSections([0])
      })
      let record = Headless.lastAnimation(of: stage.view)
      let reloaded = record?.motion(toSupplementary: headerKind, at: path(0))
      #expect(reloaded?.from.alpha == 0)
      #expect(isClose(reloaded?.from.frame, rect(0, 0, 100 × 14)))
      let kept = record?.motion(toSupplementary: headerKind, at: path(0, 1))
      #expect(kept?.from.alpha == 1)
      #expect(isClose(kept?.from.frame, rect(0, 78, 100 × 10)))
      #expect(isClose(kept?.to.frame, rect(0, 82, 100 × 10)))
    }

    @Test func `cells move from their old to their new places in right-to-left layouts`() {
      let stage = stage(.rightToLeft)
      deleteFirst(stage)
      let record = Headless.lastAnimation(of: stage.view)
      #expect(isClose(record?.motion(toItem: path(0))?.from.frame, rect(20, 10, 40 × 20)))
      #expect(isClose(record?.motion(toItem: path(0))?.to.frame, rect(60, 10, 40 × 20)))
      #expect(isClose(record?.departure(ofItem: path(0))?.to.frame, rect(60, 10, 40 × 20)))
    }

    @Test func `changed insets within a batch move cells from their old places`() {
      let stage = stage()
      stage.view.performBatchUpdates({ stage.layout.contentInsets = Insets(10) })
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(0, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(10, 40, 40 × 20)))
      #expect(motion?.from.alpha == 1)
    }

    @Test func `nested batches animate the updates of both`() {
      let stage = stage()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.content.sections[0].cells.insert(.cell(30 × 20), at: 0)
        stage.view.deleteItems(at: [path(0)])
        stage.view.performBatchUpdates({ stage.view.insertItems(at: [path(0)]) })
      })
      let record = Headless.lastAnimation(of: stage.view)
      #expect(record?.motion(toItem: path(0))?.from.alpha == 0)
      #expect(record?.departure(ofItem: path(0))?.to.alpha == 0)
      #expect(isClose(record?.motion(toItem: path(1))?.from.frame, rect(40, 10, 40 × 20)))
      #expect(isClose(record?.motion(toItem: path(1))?.to.frame, rect(30, 10, 40 × 20)))
    }

    // MARK: Rotations

    @Test func `cells move at a rotation in right-to-left layouts`() {
      let stage = stage(.rightToLeft)
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(60, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(40, 10, 40 × 20)))
    }

    @Test func `a pinned footer moves from the old bounds' end to the new one at a rotation`() {
      let stage = stage(height: 40)
      stage.layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      rotate(stage, to: 130 × 30)
      let motion = Headless.lastAnimation(of: stage.view)?
        .motion(toSupplementary: footerKind, at: path(0))
      #expect(isClose(motion?.from.frame, rect(0, 32, 100 × 8)))
      #expect(isClose(motion?.to.frame, rect(0, 22, 130 × 8)))
    }

    @Test func `a batch within an animated rotation leads to the frames of a fresh layout`() {
      let stage = stage()
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = 160 × 90
        deleteFirst(stage)
        stage.view.layoutIfNeeded()
      }
      stage.expectShownAsComputed()
      deleteFirst(stage)
      stage.expectShownAsComputed()
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(0))
      #expect(isClose(motion?.from.frame, rect(40, 10, 40 × 20)))
    }

    @Test func `reloadData ends an animated bounds change that was never finalized`() {
      let stage = stage()
      var isCalled = false
      stage.layout.adjustAnimatedAttributes = { _, _ in isCalled = true }
      stage.layout.prepare(forAnimatedBoundsChange: stage.view.bounds)
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      #expect(isCalled)
      stage.content.sections[0].cells.removeFirst()
      stage.reload()
      isCalled = false
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      _ = stage.layout.finalLayoutAttributesForDisappearingItem(at: path(0))
      #expect(!isCalled)
    }

    @Test func `a rotation after a batch starts from the batch's frames`() {
      let stage = stage()
      deleteFirst(stage)
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(1))
      #expect(isClose(motion?.from.frame, rect(40, 10, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(40, 10, 40 × 20)))
      let next = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(next?.from.frame, rect(0, 30, 40 × 20)))
    }

    @Test func `a rotation to a cached content is animated`() {
      let stage = stage()
      #expect(stage.cacheContent(fittingWidth: 160))
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(0, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(80, 10, 40 × 20)))
    }
  }

  /// A client's layout that records an item's final attributes before updates are finalized, and
  /// asks for them again afterwards.
  private final class FinalAttributesRecordingLayout: CollectionViewAlignedLayout {
    var before: UICollectionViewLayoutAttributes?
    var didFinalize: (() -> Void)?

    override func finalizeCollectionViewUpdates() {
      let path = IndexPath(item: 0, section: 0)
      before = finalLayoutAttributesForDisappearingItem(at: path)
      super.finalizeCollectionViewUpdates()
      didFinalize?()
      _ = finalLayoutAttributesForDisappearingItem(at: path)
    }
  }
#endif
