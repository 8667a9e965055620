import UIKit

/// Rows of self-sizing cells below plain headers, laid out again only when the width changes.
///
/// Whether it has changed is read from the collection view's bounds in `invalidateLayout(with:)`,
/// and nowhere else. Contexts for preferred sizes name only the cell that has a preference,
/// although the rows after it move too.
final class WidthReadingLayout: UICollectionViewLayout, MannerLayout {
  private var stack = RowStack()
  private var heights: [String: CGFloat] = [:]
  private var measuredWidth: CGFloat = 0
  private var isStale = true

  override init() {
    super.init()
    stack.headerHeight = 24
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func twin() -> UICollectionViewLayout {
    let twin = WidthReadingLayout()
    twin.heights = heights
    twin.measuredWidth = measuredWidth
    return twin
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.targetIndexPathsForInteractivelyMovingItems != nil
    {
      isStale = true
    }
    if visibleWidth != measuredWidth {
      measuredWidth = visibleWidth
      heights = [:]
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard isStale else { return }
    isStale = false
    stack.replace(namedRows { name, _ in heights[name] ?? RowStack.estimate }, width: measuredWidth)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    stack.isChanged(by: preferred)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let path = preferred.indexPath
    guard let row = stack[path] else { return context }
    heights[row.name] = preferred.size.height
    stack.setHeight(preferred.size.height, at: path)
    context.invalidateItems(at: [path])
    return context
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    CGSize(width: stack.width, height: stack.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    stack.elements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    stack.cell(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    stack.header(at: indexPath)
  }
}
