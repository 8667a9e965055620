import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A collection view of zero size. Evidence: R (rdar 26795511).
@MainActor
@Suite(.underAllModes)
struct ZeroSizeTests {
  /// Items whose frames are zero, as many layouts return them without a width.
  private final class ZeroLayout: UICollectionViewLayout {
    var isHidden = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.isHidden = isHidden
      return attributes
    }
  }

  private func stage(isHidden: Bool = false, size: CGSize = .zero) -> Stage {
    let layout = ZeroLayout()
    layout.isHidden = isHidden
    return Stage(layout, ItemSource(counts: [30]), size: size)
  }

  @Test func `every visible item of zero size gets a cell`() {
    expectEqual(stage().view.visibleCells.count, 30)
  }

  @Test func `hidden items get no cell`() {
    #expect(stage(isHidden: true).view.visibleCells.isEmpty)
  }

  @Test func `items of zero size get no cell in a view with a size`() {
    #expect(stage(size: CGSize(width: 100, height: 200)).view.visibleCells.isEmpty)
  }

  @Test func `the cells go when the view gets a size`() {
    let stage = stage()
    stage.resize(CGSize(width: 100, height: 200))
    #expect(stage.view.visibleCells.isEmpty)
  }
}
