import UIKit

/// Rows of self-sizing cells for a chat: what the reader looks at stays where it is, and who is at
/// the end stays at the end.
///
/// Each `invalidateLayout(with:)` works out the offset it wants and puts the difference to the
/// present one into its context. Several contexts in a row are right only if each difference is
/// applied before the next one is worked out.
final class RestoringLayout: UICollectionViewLayout, MannerLayout {
  private var stack = RowStack()
  private var heights: [String: CGFloat] = [:]
  private var place: Place?
  private var isStale = true
  /// Between a new size and the next `prepare()`, and in a batch update, scrolling is not the
  /// reader's.
  private var isResizing = false
  private var isUpdating = false
  private var isRestoring = false
  private var isRotating = false
  /// The size for which the present offset is.
  private var preparedSize = CGSize.zero

  /// What stays where it is.
  private struct Place {
    /// The rows from the first that begins on the screen, each with its distance from the top.
    var rows: [(name: String, distance: CGFloat)]
    /// The distance from the last offset, if that has been reached.
    var pastEnd: CGFloat?
  }

  func twin() -> UICollectionViewLayout {
    let twin = RestoringLayout()
    twin.heights = heights
    twin.stack.replace([], width: stack.width)
    return twin
  }

  // MARK: The place

  private func takePlace() {
    guard let view = collectionView, !isResizing, !isUpdating else { return }
    place = place(at: CGRect(origin: view.bounds.origin, size: preparedSize))
  }

  private func place(at bounds: CGRect) -> Place? {
    guard let view = collectionView, !isStale else { return nil }
    let top = bounds.minY + view.adjustedContentInset.top
    let last = lastOffset(in: view, height: bounds.height)
    return Place(
      rows: stack.rows(from: top, to: bounds.maxY).map { ($0.name, $0.top - top) },
      pastEnd: last > -view.adjustedContentInset.top && bounds.minY >= last - 0.5
        ? bounds.minY - last : nil)
  }

  private func lastOffset(in view: UICollectionView, height: CGFloat) -> CGFloat {
    let insets = view.adjustedContentInset
    return max(-insets.top, stack.height + insets.bottom - height)
  }

  private var wantedOffset: CGFloat? {
    guard let view = collectionView, let place else { return nil }
    if let pastEnd = place.pastEnd {
      return lastOffset(in: view, height: view.bounds.height) + pastEnd
    }
    for (name, distance) in place.rows {
      guard let row = stack.path(of: name).flatMap({ stack[$0] }) else { continue }
      let top = view.adjustedContentInset.top
      let offset = row.top - distance - top
      // Beyond the ends only while the reader drags the content there.
      if view.isTracking || view.isDragging { return offset }
      return min(max(-top, offset), lastOffset(in: view, height: view.bounds.height))
    }
    return nil
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.targetIndexPathsForInteractivelyMovingItems != nil {
      isStale = true
      place = nil
    } else if context.invalidateDataSourceCounts {
      takePlace()
      isStale = true
      isUpdating = true
    } else if visibleWidth != stack.width {
      takePlace()
      stack.forgetHeights(width: visibleWidth)
      heights = [:]
    }
    if let wantedOffset, let view = collectionView {
      context.contentOffsetAdjustment.y = wantedOffset - view.contentOffset.y
    }
    isRestoring = true
    super.invalidateLayout(with: context)
    isRestoring = false
  }

  override func prepare() {
    super.prepare()
    if isStale || visibleWidth != stack.width {
      if visibleWidth != stack.width { heights = [:] }
      isStale = false
      let rows = namedRows { name, _ in heights[name] ?? RowStack.estimate }
      stack.replace(rows, width: visibleWidth)
    }
    isResizing = false
    preparedSize = collectionView?.bounds.size ?? .zero
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.size == collectionView?.bounds.size else {
      takePlace()
      isResizing = true
      return true
    }
    if !isResizing, !isUpdating, !isRestoring { place = place(at: newBounds) }
    return false
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
    if let row = stack[preferred.indexPath] {
      takePlace()
      heights[row.name] = preferred.size.height
      stack.setHeight(preferred.size.height, at: preferred.indexPath)
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // MARK: Updates and rotation

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    // Adjustments are dropped during the batch, so this one makes up for them.
    invalidateLayout()
    isUpdating = false
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    isRotating = true
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard isRotating, let wantedOffset else { return proposed }
    return CGPoint(x: proposed.x, y: wantedOffset)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isRotating = false
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
}
