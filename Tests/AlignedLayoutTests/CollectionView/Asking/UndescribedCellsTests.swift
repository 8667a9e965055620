#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  // Only for whether the layout knows that nobody describes single cells.
  @testable import AlignedLayout

  /// Cells that size themselves, and about which neither the delegate nor a closure returns anything. A batch of
  /// updates then need not ask for those that stay.
  @MainActor
  @Suite(.underAllModes)
  struct UndescribedCellsTests {
    private let section = SectionAttributes(sizing: .selfSizing(estimate: 100 × 20))

    private func stage(
      _ source: HeightSource & CollectionViewDelegateAlignedLayout,
      _ setUp: (CollectionViewAlignedLayout) -> Void = { _ in }
    ) -> (layout: CollectionViewAlignedLayout, view: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      setUp(layout)
      let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(HeightCell.self, forCellWithReuseIdentifier: "height")
      (view.dataSource, view.delegate) = (source, source)
      view.layoutIfNeeded()
      return (layout, view)
    }

    /// Whether the layout of a stage knows that nobody describes its cells.
    private func describesNone(
      _ source: HeightSource & CollectionViewDelegateAlignedLayout,
      _ setUp: (CollectionViewAlignedLayout) -> Void = { _ in }
    ) -> Bool {
      // The view refers to its source weakly, and the layout to its view.
      let stage = stage(source, setUp)
      return withExtendedLifetime((source, stage.view)) {
        stage.layout.client?.asksAboutNoCells ?? false
      }
    }

    @Test func `nobody describes cells if the delegate returns attributes of sections alone`() {
      #expect(describesNone(SectionSource([30, 40, 50], section)))
    }

    @Test(
      arguments: [
        { $0.attributesForItem = { _ in .default } },
        { $0.defaultItemAttributes = CellAttributes(beginsLine: true) },
        { $0.estimatedSizeForItem = { _ in nil } },
      ] as [@MainActor @Sendable (CollectionViewAlignedLayout) -> Void])
    func `a closure or default attributes describe cells`(
      _ describe: @MainActor @Sendable (CollectionViewAlignedLayout) -> Void
    ) {
      let describesNone = describesNone(SectionSource([30, 40, 50], section), describe)
      #expect(!describesNone)
    }

    @Test func `a delegate that returns attributes or sizes of items describes cells`() {
      #expect(!describesNone(DescribingSource([30, 40, 50], section)))
      #expect(!describesNone(SectionSource([30, 40, 50], SectionAttributes())))
      let limited = section.with(lineLimit: .lines(1))
      #expect(!describesNone(SectionSource([30, 40, 50], limited)))
    }

    @Test(arguments: Seeds(300))
    func `batches lead to the frames of a layout that asks again`(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let heights = (0..<Int.random(in: 2...20, using: &random)).map { _ in
        CGFloat(Int.random(in: 10...90, using: &random))
      }
      let columns = SectionAttributes.columns(2, cellHeight: .selfSizing(estimate: 30))
      let attributes = random.happens(onceIn: 2) ? section : columns
      let (one, other) = (SectionSource(heights, attributes), SectionSource(heights, attributes))
      let (kept, asked) = (stage(one), stage(other) { $0.estimatedSizeForItem = { _ in nil } })
      for _ in 0..<4 {
        let change = HeightSource.Change(among: one.heights.count, &random)
        for (source, view) in [(one, kept.view), (other, asked.view)] {
          view.performBatchUpdates { source.make(change, in: view) }
          view.layoutIfNeeded()
        }
        for item in one.heights.indices {
          let path: IndexPath = [0, item]
          expectEqual(
            kept.layout.layoutAttributesForItem(at: path)?.frame,
            asked.layout.layoutAttributesForItem(at: path)?.frame)
        }
        expectEqual(kept.view.contentOffset, asked.view.contentOffset)
      }
      #expect(kept.layout.client?.asksAboutNoCells == true)
      #expect(asked.layout.client?.asksAboutNoCells == false)
    }
  }

  /// Cells of certain heights, in a section of self-sizing cells.
  private class HeightSource: NSObject, UICollectionViewDataSource {
    enum Change {
      case insert(CGFloat, at: Int)
      case delete(Int)
      case move(Int, to: Int)

      init(among count: Int, _ random: inout SplitMix64) {
        let indices = 0..<count
        func index() -> Int { Int.random(in: indices, using: &random) }
        switch Int.random(in: 0...2, using: &random) {
        case 0: self = .insert(CGFloat(Int.random(in: 10...90, using: &random)), at: index())
        case 1 where count > 1: self = .delete(index())
        default: self = .move(index(), to: index())
        }
      }
    }

    private(set) var heights: [CGFloat]
    let attributes: SectionAttributes

    init(_ heights: [CGFloat], _ attributes: SectionAttributes) {
      (self.heights, self.attributes) = (heights, attributes)
    }

    func make(_ change: Change, in view: UICollectionView) {
      switch change {
      case .insert(let height, let index):
        heights.insert(height, at: index)
        view.insertItems(at: [[0, index]])
      case .delete(let index):
        heights.remove(at: index)
        view.deleteItems(at: [[0, index]])
      case .move(let old, let new):
        heights.insert(heights.remove(at: old), at: new)
        view.moveItem(at: [0, old], to: [0, new])
      }
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "height", for: indexPath)
      (cell as? HeightCell)?.height = heights[indexPath.item]
      return cell
    }
  }

  private final class SectionSource: HeightSource, CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      attributes
    }
  }

  private final class DescribingSource: HeightSource, CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      attributes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      .default
    }
  }

  private final class HeightCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }
#endif
