import UIKit

/// A flow layout whose items follow each other from the left edge, as tags do.
///
/// It shifts copies of the attributes that UIKit's flow layout returns. Each item asks for the one
/// before it, so the query for one item calls itself back to the start of the line.
final class LeftAlignedFlow: UICollectionViewFlowLayout, MannerLayout {
  override init() {
    super.init()
    headerReferenceSize = CGSize(width: 0, height: 24)
    sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func twin() -> UICollectionViewLayout { LeftAlignedFlow() }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
      attributes.representedElementCategory == .cell
        ? layoutAttributesForItem(at: attributes.indexPath) : attributes
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let original = super.layoutAttributesForItem(at: indexPath),
      let attributes = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    attributes.frame.origin.x = sectionInset.left
    guard indexPath.item > 0 else { return attributes }
    let previous = IndexPath(item: indexPath.item - 1, section: indexPath.section)
    // Items of one line overlap from top to bottom, because lines center them.
    guard let before = super.layoutAttributesForItem(at: previous)?.frame,
      before.minY < original.frame.maxY, before.maxY > original.frame.minY,
      let shifted = layoutAttributesForItem(at: previous)?.frame
    else { return attributes }
    attributes.frame.origin.x = shifted.maxX + minimumInteritemSpacing
    return attributes
  }
}

extension MannersSource: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // The other flow layouts set the size of their items themselves.
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout,
      !(layout is LeftAlignedFlow)
    {
      return layout.itemSize
    }
    let name = nameOfItem(at: indexPath)
    let width = 50 + ((areas[name] ?? 0) / 100).rounded()
    return CGSize(width: width, height: height(of: name, width: width))
  }
}
