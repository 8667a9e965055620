import UIKit

/// Rows that are as high as `rowHeight` says, in attributes that `prepare()` makes and that each
/// invalidation drops. So a query before the next `prepare()` finds nothing.
///
/// The first row stays at the top of the screen. Contexts for scrolling name it alone.
class CachingLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes]?
  /// The queries that came before the `prepare()` that had to be first.
  var unpreparedQueries: [String] = []

  /// The height of a row in this collection view.
  var rowHeight: (UICollectionView) -> CGFloat = { _ in 40 }

  private func attributes(_ query: String) -> [UICollectionViewLayoutAttributes] {
    if cache == nil { unpreparedQueries.append(query) }
    return cache ?? []
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    cache = nil
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let count = view.numberOfSections == 0 ? 0 : view.numberOfItems(inSection: 0)
    let height = rowHeight(view)
    cache = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let top = item == 0 ? max(0, view.bounds.minY) : CGFloat(item) * height
      attributes.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
      attributes.zIndex = item == 0 ? 1 : 0
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size, let first = cache?.first {
      context.invalidateItems(at: [first.indexPath])
    }
    return context
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    let rows = attributes("content size")
    let row = rows.first?.size ?? .zero
    return CGSize(width: row.width, height: CGFloat(rows.count) * row.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes("elements").filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes("item")[safe: indexPath.item]
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    _ = attributes("target offset")
    return proposed
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _ = attributes("initial")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _ = attributes("final")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
