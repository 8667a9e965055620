import AlignedLayout
import UIKit

/// A wall of photos that keep their aspect ratios: first fit, and as even as possible.
public final class PhotosExample: StaticExample, DelegateExample {
  private static let ratios: [CGFloat] = [
    3 / 2, 3 / 4, 1, 16 / 9, 2 / 3, 4 / 3, 1, 3, 3 / 4, 3 / 2, 4 / 3, 2 / 3, 1, 16 / 9, 3 / 4,
  ]
  private let scrollDirection: UICollectionView.ScrollDirection

  public init(scrollDirection: UICollectionView.ScrollDirection = .vertical) {
    self.scrollDirection = scrollDirection
    let count = Self.ratios.count
    super.init([("First fit", count), ("Optimal", count)], cells: PhotoCell.identifier)
  }

  override func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? PhotoCell)?.show(indexPath.item)
  }

  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {
    view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    layout.scrollDirection = scrollDirection
    if scrollDirection == .horizontal { layout.defaultHeaderLength = 0 }
    layout.attributesForItem = { CellAttributes(aspectRatio: Self.ratios[$0.item]) }
    layout.attributesForSection = { section in
      SectionAttributes.rows(height: 100).with(
        breakingStrategy: section == 0 ? .firstFit : .optimal, cellSpacing: 4, lineSpacing: 4)
    }
  }
}
