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

    private static func delete(_ items: [Int], on stage: AlignedStage) {
      stage.view.performBatchUpdates({
        for item in items.sorted(by: >) { stage.content.sections[0].cells.remove(at: item) }
        stage.view.deleteItems(at: items.map { [0, $0] })
      })
    }

    /// A change, and the effect that an item has at both ends of its animation.
    struct Row: CustomTestStringConvertible, Sendable {
      /// The effect at one end, if the row says it.
      struct End: Sendable {
        var scale: CGFloat?
        var alpha: CGFloat
        var centerY: CGFloat?
      }

      let testDescription: String
      let item: Int
      /// Whether the item is gone after the change.
      let departs: Bool
      let from: End
      let to: End
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, item: Int, departs: Bool = false, from: End, to: End,
        change: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.item = item
        self.departs = departs
        self.from = from
        self.to = to
        self.change = change
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "a deleted cell fades out as it was shown", item: 1, departs: true,
        from: Row.End(scale: 0.405, alpha: 0.5), to: Row.End(scale: 0.405, alpha: 0)
      ) { delete([0, 1], on: $0) },
      Row(
        "a cell that stays begins with the effect of its old place", item: 2,
        from: Row.End(scale: 0.42, alpha: 1, centerY: 50),
        to: Row.End(scale: 0.42, alpha: 0.5, centerY: 30)
      ) { delete([0, 1], on: $0) },
      Row(
        "an inserted cell fades in with the effect of its place", item: 0,
        from: Row.End(scale: 0.3, alpha: 0), to: Row.End(scale: 0.3, alpha: 0.5)
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(30 × 20), at: 0)
          stage.view.insertItems(at: [[0, 0]])
        })
      },
      Row(
        "an animated change of bounds begins and ends with the effects of both", item: 2,
        from: Row.End(scale: 0.41, alpha: 0.5), to: Row.End(alpha: 1)
      ) { stage in
        UIView.animate(withDuration: 1) {
          stage.view.frame.size.height = 40
          stage.view.layoutIfNeeded()
        }
      },
    ]

    @Test(arguments: rows)
    func `an animation begins and ends with the effects of both places`(row: Row) {
      row.change(stage)
      let motion =
        row.departs
        ? record?.departure(ofItem: path(row.item)) : record?.motion(toItem: path(row.item))
      for (attributes, end) in [(motion?.from, row.from), (motion?.to, row.to)] {
        expectEqual(attributes?.alpha, end.alpha)
        if let scale = end.scale { expectEqual(attributes?.transform.a, scale) }
        if let centerY = end.centerY { expectEqual(attributes?.center.y, centerY) }
      }
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
      expectEqual(paths, [path(0), path(1)])
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
      Self.delete([0, 1], on: stage)
      let departure = record?.departure(ofSupplementary: "badge", at: path(19))
      #expect(departure == nil)
      let motion = record?.motion(toSupplementary: "badge", at: path(2))
      #expect(motion?.from.alpha == 0.75 && motion?.to.alpha == 0.5)
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
