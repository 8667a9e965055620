#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Where things come from and go to when what is animated meets pinning, directions, insets and
  /// other animations. Rests on UIKit's asking for initial attributes at new paths and for final
  /// ones at old paths (D, P), and on the order at rotations (L).
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

    @Test func `what there was is known until the updates are over, and no longer`() {
      let layout = LookingBackLayout()
      let stage = stage(layout: layout)
      var isTold = false
      layout.adjustAnimatedAttributes = { _, _ in isTold = true }
      layout.isOver = { isTold = false }
      deleteFirst(stage)
      #expect(isClose(layout.before?.frame, rect(0, 10, 40 × 20)))
      #expect(layout.before?.alpha == 0)
      // What UIKit answers itself is no longer the layout's own.
      #expect(!isTold)
    }

    @Test func `a pinned footer goes from where it was pinned to where it is`() {
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

    @Test func `headers and footers of a reloaded section fade, those of others stay`() {
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

    @Test func `right to left a cell moves from its old place to its new one`() {
      let stage = stage(.rightToLeft)
      deleteFirst(stage)
      let record = Headless.lastAnimation(of: stage.view)
      #expect(isClose(record?.motion(toItem: path(0))?.from.frame, rect(20, 10, 40 × 20)))
      #expect(isClose(record?.motion(toItem: path(0))?.to.frame, rect(60, 10, 40 × 20)))
      #expect(isClose(record?.departure(ofItem: path(0))?.to.frame, rect(60, 10, 40 × 20)))
    }

    @Test func `other insets within a batch move cells from where they were`() {
      let stage = stage()
      stage.view.performBatchUpdates({ stage.layout.contentInsets = Insets(10) })
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(0, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(10, 40, 40 × 20)))
      #expect(motion?.from.alpha == 1)
    }

    @Test func `batches nested in each other move what both say`() {
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

    @Test func `right to left a cell moves at a rotation`() {
      let stage = stage(.rightToLeft)
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(60, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(40, 10, 40 × 20)))
    }

    @Test func `a pinned footer goes from the old bounds' end to the new one's`() {
      let stage = stage(height: 40)
      stage.layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      rotate(stage, to: 130 × 30)
      let motion = Headless.lastAnimation(of: stage.view)?
        .motion(toSupplementary: footerKind, at: path(0))
      #expect(isClose(motion?.from.frame, rect(0, 32, 100 × 8)))
      #expect(isClose(motion?.to.frame, rect(0, 22, 130 × 8)))
    }

    @Test func `a batch within an animated rotation ends where it should`() {
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

    @Test func `an animation that is never finished is forgotten with the data`() {
      let stage = stage()
      var isTold = false
      stage.layout.adjustAnimatedAttributes = { _, _ in isTold = true }
      stage.layout.prepare(forAnimatedBoundsChange: stage.view.bounds)
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      #expect(isTold)
      stage.content.sections[0].cells.removeFirst()
      stage.reload()
      isTold = false
      _ = stage.layout.initialLayoutAttributesForAppearingItem(at: path(0))
      _ = stage.layout.finalLayoutAttributesForDisappearingItem(at: path(0))
      #expect(!isTold)
    }

    @Test func `a rotation after batches comes from the last of them`() {
      let stage = stage()
      deleteFirst(stage)
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(1))
      #expect(isClose(motion?.from.frame, rect(40, 10, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(40, 10, 40 × 20)))
      let next = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(next?.from.frame, rect(0, 30, 40 × 20)))
    }

    @Test func `a rotation that was computed ahead is animated alike`() {
      let stage = stage()
      #expect(stage.useAhead(width: 160))
      rotate(stage, to: 160 × 150)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(0, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(80, 10, 40 × 20)))
    }
  }

  /// A client's layout that looks at where a cell went, before and after the updates are over.
  private final class LookingBackLayout: CollectionViewAlignedLayout {
    var before: UICollectionViewLayoutAttributes?
    var isOver: (() -> Void)?

    override func finalizeCollectionViewUpdates() {
      let path = IndexPath(item: 0, section: 0)
      before = finalLayoutAttributesForDisappearingItem(at: path)
      super.finalizeCollectionViewUpdates()
      isOver?()
      _ = finalLayoutAttributesForDisappearingItem(at: path)
    }
  }
#endif
