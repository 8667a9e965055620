import UIKit

/// Rows of self-sizing cells below headers, kept in a model of its own.
///
/// Except for a reload, only update items change the model: numbers of items are not read again.
/// Between new numbers and the update items there is nothing to answer. The first row that begins
/// on the screen keeps its place in batch updates and rotation.
final class ModelLayout: UICollectionViewLayout, MannerLayout {
  var stack = RowStack()
  /// The model before the batch update that is running.
  var previous: RowStack?
  var offsetBefore: CGFloat = 0
  /// The rows that keep their place as far as they survive, with their distances from the top.
  var held: [(name: String, distance: CGFloat)] = []
  /// The initial attributes that were returned for inserted items.
  var appearing: [UICollectionViewLayoutAttributes] = []
  private var needsReload = true
  private(set) var awaitsItems = false
  private var isRotating = false
  private var made = 0
  /// Heights of the rows at the first reload.
  private var knownHeights: [[CGFloat]] = []

  override init() {
    super.init()
    stack.headerHeight = 24
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func twin() -> UICollectionViewLayout {
    let twin = ModelLayout()
    twin.knownHeights = stack.sections.map { $0.rows.map(\.height) }
    return twin
  }

  /// Returns a row that has not been measured. Its name stays with it.
  func newRow() -> RowStack.Row {
    made += 1
    return RowStack.Row(name: "row \(made)", height: RowStack.estimate)
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      needsReload = true
      awaitsItems = false
    } else if context.invalidateDataSourceCounts {
      awaitsItems = true
    } else if let view = collectionView, visibleWidth != stack.width {
      layOutAgain(width: visibleWidth, in: view.bounds, context)
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard !awaitsItems else { return }
    if needsReload {
      reload()
    } else if visibleWidth != stack.width {
      stack.forgetHeights(width: visibleWidth)
    }
    if !isRotating, previous == nil { held = [] }
  }

  private func reload() {
    guard let view = collectionView else { return }
    needsReload = false
    var rows = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { _ in newRow() }
    }
    for (section, heights) in zip(rows.indices, knownHeights) {
      for (item, height) in zip(rows[section].indices, heights) {
        rows[section][item].height = height
      }
    }
    knownHeights = []
    stack.replace(rows, width: visibleWidth)
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
    guard let view = collectionView, let row = stack[preferred.indexPath] else { return context }
    let change = preferred.size.height - row.height
    stack.setHeight(preferred.size.height, at: preferred.indexPath)
    correctAppearing()
    if row.top < view.bounds.minY + view.adjustedContentInset.top {
      context.contentOffsetAdjustment.y = change
    }
    return context
  }

  // MARK: Bounds

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  /// Works out where the rows will be, in order to keep the first one in its place.
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let view = collectionView, newBounds.width != view.bounds.width else { return context }
    let width = visibleWidth + newBounds.width - view.bounds.width
    layOutAgain(width: width, in: newBounds, context)
    return context
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    isRotating = true
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    isRotating = false
    held = []
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let view = collectionView, let offset = wantedOffset(height: view.bounds.height) else {
      return proposed
    }
    return CGPoint(x: proposed.x, y: offset)
  }

  // MARK: Queries

  /// A little less than the width, because UIKit asks for too few elements in batch updates if the
  /// content is exactly as wide as the bounds.
  override var collectionViewContentSize: CGSize {
    CGSize(width: max(0, stack.width - 0.0001), height: stack.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    awaitsItems ? nil : stack.elements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    awaitsItems ? nil : stack.cell(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    awaitsItems ? nil : stack.header(at: indexPath)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaitsItems = false
    apply(updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finishUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(itemIndexPath)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(itemIndexPath)
      ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
