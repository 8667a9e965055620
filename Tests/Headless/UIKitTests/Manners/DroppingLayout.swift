import UIKit

/// Rows of known heights below plain headers. The first cell of each section sticks to the top edge,
/// and the last section can be scrolled there, so the end of the content depends on the height
/// between the insets.
///
/// `prepare()` computes everything, and each invalidation drops it. Contexts for scrolling name the
/// cells that move by it.
final class DroppingLayout: UICollectionViewLayout, MannerLayout {
  private var stack: RowStack?
  private var visibleTop: CGFloat = 0
  private var contentHeight: CGFloat = 0
  /// The queries that came after an invalidation and before the `prepare()` that must follow it.
  private(set) var unpreparedQueries = 0

  func twin() -> UICollectionViewLayout { DroppingLayout() }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    stack = nil
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let (width, insets) = (visibleWidth, view.adjustedContentInset)
    let delegate = view.delegate as? RowDelegate
    var stack = RowStack()
    stack.headerHeight = 24
    stack.replace(
      namedRows { _, path in delegate?.heightOfItem(at: path, width: width) ?? 0 }, width: width)
    visibleTop = view.bounds.minY + insets.top
    let visibleHeight = max(0, view.bounds.height - insets.top - insets.bottom)
    contentHeight = max(stack.height, (stack.sections.last?.top ?? -visibleHeight) + visibleHeight)
    self.stack = stack
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let view = collectionView, newBounds.size == view.bounds.size, let stack else {
      return context
    }
    let newTop = newBounds.minY + view.adjustedContentInset.top
    let moved = stack.sections.indices.filter {
      stuckTop($0, in: stack, below: newTop) != stuckTop($0, in: stack, below: visibleTop)
    }
    if !moved.isEmpty {
      context.invalidateItems(at: moved.map { IndexPath(item: 0, section: $0) })
    }
    return context
  }

  /// Returns where the first cell of a section is, or nil in an empty section.
  private func stuckTop(_ section: Int, in stack: RowStack, below top: CGFloat) -> CGFloat? {
    let section = stack.sections[section]
    return section.rows.first.map { max($0.top, min(top, section.bottom - $0.height)) }
  }

  // MARK: Queries

  private var prepared: RowStack {
    if stack == nil { unpreparedQueries += 1 }
    return stack ?? RowStack()
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: prepared.width, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let stack = prepared
    let headers = stack.sections.indices.compactMap {
      stack.header(at: IndexPath(item: 0, section: $0))
    }
    let cells = stack.paths.compactMap { cell(at: $0, in: stack) }
    return (headers + cells).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cell(at: indexPath, in: prepared)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepared.header(at: indexPath)
  }

  private func cell(at path: IndexPath, in stack: RowStack) -> UICollectionViewLayoutAttributes? {
    let attributes = stack.cell(at: path)
    guard path.item == 0, let attributes,
      let top = stuckTop(path.section, in: stack, below: visibleTop)
    else { return attributes }
    attributes.frame.origin.y = top
    attributes.zIndex = 2
    return attributes
  }
}
