#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Where animations begin and end while an effect is set. Rests on UIKit asking for initial attributes at new
  /// paths and for final ones at old paths (D, P).
  @MainActor
  @Suite(.underAllModes)
  struct VisibleEffectsInHeadlessTests {
    private let stage: AlignedStage

    init() {
      // Lines of two: 0 1, 2 3, 4 5, … The width of a cell, and so its scale, tells which one it is.
      let cells = (0..<20).map { TestCell.cell((40 + CGFloat($0) / 2) × 20) }
      stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(
              attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0), cells: cells)
          ]), height: 80)
      stage.layout.adjustVisibleAttributes = { attributes, visibleRect in
        let scale = attributes.size.width / 100
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.alpha = attributes.center.y < visibleRect.midY ? 0.5 : 1
      }
      stage.view.layoutIfNeeded()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private var record: AnimationRecord? { Headless.lastAnimation(of: stage.view) }

    private func delete(_ items: [Int]) {
      stage.view.performBatchUpdates({
        for item in items.sorted(by: >) { stage.content.sections[0].cells.remove(at: item) }
        stage.view.deleteItems(at: items.map(path))
      })
    }

    @Test func `a deleted cell fades out as it was shown`() {
      delete([0, 1])
      let departure = record?.departure(ofItem: path(1))
      #expect(departure?.from.transform.a == 0.405 && departure?.from.alpha == 0.5)
      #expect(departure?.to.transform.a == 0.405 && departure?.to.alpha == 0)
    }

    @Test func `a closure gets the new index paths of what it is asked for`() {
      var paths: Set<IndexPath> = []
      let effect = stage.layout.adjustVisibleAttributes
      stage.layout.adjustVisibleAttributes = {
        paths.insert($0.indexPath)
        effect?($0, $1)
      }
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        paths = []
        stage.content.sections[0].cells.removeLast(18)
        stage.view.deleteItems(at: (2..<20).map(path))
      })
      #expect(paths == [path(0), path(1)])
    }

    @Test func `a cell that stays begins with the effect of its old place`() {
      delete([0, 1])
      let motion = record?.motion(toItem: path(2))
      #expect(motion?.from.transform.a == 0.42 && motion?.to.transform.a == 0.42)
      #expect(motion?.from.alpha == 1 && motion?.to.alpha == 0.5)
      #expect(motion?.from.center.y == 50 && motion?.to.center.y == 30)
    }

    @Test func `an inserted cell fades in with the effect of its place`() {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(30 × 20), at: 0)
        stage.view.insertItems(at: [path(0)])
      })
      let motion = record?.motion(toItem: path(0))
      #expect(motion?.from.transform.a == 0.3 && motion?.from.alpha == 0)
      #expect(motion?.to.transform.a == 0.3 && motion?.to.alpha == 0.5)
    }

    @Test func `an attached view moves and fades with its own effect`() {
      let badge = ViewAttachment(kind: "badge", at: .topTrailing, size: 10 × 10)
      stage.content.sections[0].attributes = stage.content.sections[0].attributes
        .with(attachments: .init(ofCells: [badge], reach: 5))
      stage.layout.adjustVisibleAttributes = { attributes, visibleRect in
        guard attributes.representedElementKind == "badge" else { return }
        attributes.alpha = attributes.center.y < visibleRect.midY ? 0.5 : 0.75
      }
      stage.reload()
      delete([0, 1])
      let departure = record?.departure(ofSupplementary: "badge", at: path(19))
      #expect(departure == nil)
      let motion = record?.motion(toSupplementary: "badge", at: path(2))
      #expect(motion?.from.alpha == 0.75 && motion?.to.alpha == 0.5)
    }

    @Test func `an animated change of bounds begins and ends with the effects of both`() {
      UIView.animate(withDuration: 1) {
        stage.view.frame.size.height = 40
        stage.view.layoutIfNeeded()
      }
      let motion = record?.motion(toItem: path(2))
      #expect(motion?.from.alpha == 0.5 && motion?.to.alpha == 1)
      #expect(motion?.from.transform.a == 0.41)
    }

    @Test func `a subclass changes attributes in animations, too`() {
      final class Subclass: CollectionViewAlignedLayout {
        override func layoutAttributesForItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let attributes = super.layoutAttributesForItem(at: indexPath)
          attributes?.zIndex = 5
          return attributes
        }

        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let all = super.layoutAttributesForElements(in: rect)
          all?.forEach { $0.zIndex = 5 }
          return all
        }
      }
      let layout = Subclass()
      layout.adjustVisibleAttributes = { attributes, visibleRect in
        attributes.alpha = attributes.center.y < visibleRect.midY ? 0.5 : 1
      }
      let stage = AlignedStage(stage.content, height: 80, layout: layout)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst(2)
        stage.view.deleteItems(at: [path(0), path(1)])
      })
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(motion?.from.alpha == 1 && motion?.to.alpha == 0.5)
      #expect(motion?.from.zIndex == 5 && motion?.to.zIndex == 5)
    }
  }
#endif
