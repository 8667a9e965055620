import UIKit

/// A row of cards. The card at the center is the largest. A flick stops at a card.
///
/// The size of the cards is set in `prepare()`, after super. Each scroll step invalidates the layout,
/// and copies of the flow layout's attributes get a transform by their distance from the center.
final class CarouselFlow: UICollectionViewFlowLayout, MannerLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func twin() -> UICollectionViewLayout {
    let twin = CarouselFlow()
    twin.adopt(self)
    return twin
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let width = view.bounds.inset(by: view.adjustedContentInset).width
    guard width > 0 else { return }
    sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    minimumLineSpacing = (width / 20).rounded()
    minimumInteritemSpacing = 1000
    itemSize = CGSize(width: (width * 0.28).rounded(), height: 90)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap(scaled)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap(scaled)
  }

  private func scaled(
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let copy = original.copy() as? UICollectionViewLayoutAttributes
    guard let view = collectionView, view.bounds.width > 0 else { return copy }
    let distance = abs(original.center.x - view.bounds.midX) / view.bounds.width
    let scale = max(0.75, 1 - distance / 2)
    copy?.transform = CGAffineTransform(scaleX: scale, y: scale)
    return copy
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposed }
    let rect = CGRect(origin: proposed, size: view.bounds.size)
    let centers = (super.layoutAttributesForElements(in: rect) ?? []).map(\.center.x)
    let nearest = centers.min { abs($0 - rect.midX) < abs($1 - rect.midX) }
    return CGPoint(x: proposed.x + (nearest ?? rect.midX) - rect.midX, y: proposed.y)
  }
}
