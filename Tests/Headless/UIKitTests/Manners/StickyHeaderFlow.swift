import UIKit

/// Two columns below headers that stick to the top edge.
///
/// Sizes are set in `prepare()`, after super. The layout moves copies of the headers' attributes
/// itself, so each scroll step invalidates it.
final class StickyHeaderFlow: UICollectionViewFlowLayout, MannerLayout {
  private static let header = UICollectionView.elementKindSectionHeader

  func twin() -> UICollectionViewLayout {
    let twin = StickyHeaderFlow()
    twin.adopt(self)
    return twin
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let width = view.bounds.inset(by: view.adjustedContentInset).width
    guard width > 20 else { return }
    headerReferenceSize = CGSize(width: width, height: 24)
    minimumInteritemSpacing = 4
    minimumLineSpacing = 4
    itemSize = CGSize(width: (width / 2).rounded(.down) - 4, height: 45)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let cells = super.layoutAttributesForElements(in: rect)?.filter {
      $0.representedElementCategory == .cell
    }
    // A header may stick far below the place that the flow layout knows.
    let headers = (0..<(collectionView?.numberOfSections ?? 0)).compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: Self.header, at: IndexPath(item: 0, section: $0))
    }
    return (cells ?? []) + headers.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let original = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard let view = collectionView,
      let header = original?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let count = view.numberOfItems(inSection: indexPath.section)
    let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
    let top = header.frame.minY
    let bottom = max(top, (last?.frame.maxY ?? 0) - header.frame.height)
    header.frame.origin.y = min(max(top, view.bounds.minY + view.adjustedContentInset.top), bottom)
    header.zIndex = 1024
    return header
  }
}
