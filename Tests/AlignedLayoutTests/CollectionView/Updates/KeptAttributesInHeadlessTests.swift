#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// The ends of an animation are made of attributes that nothing else refers to.
  @MainActor
  @Suite
  struct KeptAttributesInHeadlessTests {
    private final class KeepingLayout: CollectionViewAlignedLayout {
      private var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]

      /// All attributes that were ever kept, with their frames at the time.
      private(set) var given: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] = []

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        if let known = kept[indexPath] { return known }
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.alpha = 0.5
        kept[indexPath] = attributes
        if let attributes { given.append((attributes, attributes.frame)) }
        return attributes
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect).map { found in
          found.compactMap { layoutAttributesForItem(at: $0.indexPath) }
        }
      }

      override func prepare() {
        kept = [:]
        super.prepare()
      }
    }

    @Test func `attributes that a subclass keeps are not changed by an animation`() {
      let layout = KeepingLayout()
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [TestSection(cells: Array(repeating: .cell(40 × 20), count: 5))]),
        height: 150, layout: layout)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(50 × 20), at: 1)
        stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      })
      #expect(layout.given.count > 6)
      for (attributes, frame) in layout.given {
        expectEqual(attributes.frame, frame)
        expectEqual(attributes.alpha, 0.5)
      }
      stage.expectShownAsComputed()
    }

    @Test func `two queries return objects of their own`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(40 × 20)])]), height: 150)
      let path = IndexPath(item: 0, section: 0)
      let first = stage.layout.layoutAttributesForItem(at: path)
      first?.frame = .zero
      expectEqual(
        stage.layout.layoutAttributesForItem(at: path)?.frame.size, CGSize(width: 40, height: 20))
    }
  }
#endif
