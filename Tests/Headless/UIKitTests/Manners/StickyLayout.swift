import UIKit

/// Rows of known heights. The first cell of each section sticks to the top edge for as long as its
/// section is visible.
///
/// Every scroll step invalidates the whole layout, because cells move by it.
final class StickyLayout: UICollectionViewLayout, MannerLayout {
  private var stack = RowStack()
  private var isStale = true

  func twin() -> UICollectionViewLayout { StickyLayout() }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.targetIndexPathsForInteractivelyMovingItems != nil
    {
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    let width = visibleWidth
    guard isStale || width != stack.width else { return }
    isStale = false
    let delegate = collectionView?.delegate as? RowDelegate
    let rows = namedRows { _, path in delegate?.heightOfItem(at: path, width: width) ?? 0 }
    stack.replace(rows, width: width)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    CGSize(width: stack.width, height: stack.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    stack.paths.compactMap(attributes).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = stack.cell(at: path) else { return nil }
    guard path.item == 0, let view = collectionView else { return attributes }
    let section = stack.sections[path.section]
    let visibleTop = view.bounds.minY + view.adjustedContentInset.top
    // Above the top, as when the content bounces, the cell stays where it belongs.
    attributes.frame.origin.y = max(
      section.top, min(visibleTop, section.bottom - attributes.frame.height))
    attributes.zIndex = 1
    return attributes
  }
}
