import UIKit

/// A layout of the kind that chats use: full-width rows, each with a model that keeps its height across updates.
///
/// It makes attributes when UIKit asks for them. What is visible stays where it is while rows above it change,
/// and the end stays visible if it was. The layout has one section. Heights come from the flow layout's delegate
/// method, or from cells if there is an estimate.
public final class ChatLayout: UICollectionViewLayout {
  private struct Row {
    var height: CGFloat
    var top: CGFloat = 0
    var bottom: CGFloat { top + height }
  }

  private let spacing: CGFloat
  /// The height of a row whose cell has not been measured. Nil if the delegate returns heights.
  private let estimate: CGFloat?
  /// Whether the end of the content stays visible if it was.
  public var staysAtEnd = false

  private var rows: [Row] = []
  private var preparedWidth: CGFloat = -1
  private var mustAsk = true
  /// The first row whose top is stale.
  private var firstStale: Int?

  /// The row that is being shown at an edge of the view, until the views beside it are measured.
  private var shown: (item: Int, edge: Edge)?

  // During a batch update.
  /// Whether the numbers of items have changed, and UIKit has not said yet which ones. Then there are no elements.
  private var awaitsUpdates = false
  private var map: ItemMap?
  private var oldRows: [Row] = []
  private var target: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - spacing: The distance between rows.
  ///   - estimate: The height of rows whose cells have not been measured. Nil if the delegate returns heights.
  public init(spacing: CGFloat, estimate: CGFloat?) {
    (self.spacing, self.estimate) = (spacing, estimate)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  public override class var invalidationContextClass: AnyClass { PeerContext.self }

  // MARK: Rows

  public override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if mustAsk || view.bounds.width != preparedWidth { ask(view) }
    place()
    moveShownRow(in: view)
  }

  private func ask(_ view: UICollectionView) {
    mustAsk = false
    preparedWidth = view.bounds.width
    let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    rows = (0..<count).map { Row(height: estimate ?? height(ofItem: $0, delegate, view)) }
    firstStale = 0
  }

  private func height(
    ofItem item: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGFloat {
    let path = IndexPath(item: item, section: 0)
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path).height ?? 0
  }

  /// Computes the tops of all rows from the first that is stale.
  private func place() {
    guard let stale = firstStale else { return }
    firstStale = nil
    var top = stale > 0 ? rows[stale - 1].bottom + spacing : 0
    for item in stale..<max(stale, rows.count) {
      rows[item].top = top
      top += rows[item].height + spacing
    }
  }

  private func frame(_ row: Row) -> CGRect {
    CGRect(x: 0, y: row.top, width: preparedWidth, height: row.height)
  }

  /// Returns the first row whose bottom is below a height.
  private func firstRow(endingBelow height: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].bottom < height { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Scrolling

  /// An edge of a row, and of the view.
  public enum Edge { case top, bottom }

  /// Scrolls a row to an edge of the view. It is still there after the rows beside it have been measured.
  public func show(_ item: Int, at edge: Edge) {
    guard let view = collectionView else { return }
    shown = (item, edge)
    moveShownRow(in: view)
    view.layoutIfNeeded()
    shown = nil
  }

  private func moveShownRow(in view: UICollectionView) {
    guard let (item, edge) = shown, rows.indices.contains(item) else { return }
    let insets = view.adjustedContentInset
    let offset =
      switch edge {
      case .top: rows[item].top - insets.top
      case .bottom: rows[item].bottom - view.bounds.height + insets.bottom
      }
    if view.contentOffset.y != offset { view.contentOffset.y = offset }
  }

  // MARK: Queries

  private func attributes(ofItem item: Int, _ row: Row) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    made.frame = frame(row)
    return made
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: max(preparedWidth, 0), height: rows.last?.bottom ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !awaitsUpdates else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    var item = firstRow(endingBelow: rect.minY)
    while item < rows.count, rows[item].top < rect.maxY {
      found.append(attributes(ofItem: item, rows[item]))
      item += 1
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place()
    guard rows.indices.contains(indexPath.item) else { return nil }
    return attributes(ofItem: indexPath.item, rows[indexPath.item])
  }

  // MARK: Invalidation

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PeerContext {
      if context.asksAgain { mustAsk = true }
      awaitsUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
      if let (item, size) = context.answer, rows.indices.contains(item) {
        rows[item].height = size.height
        firstStale = min(firstStale ?? item, item)
      }
    }
    super.invalidateLayout(with: context)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = preferred.indexPath.item
    return estimate != nil && rows.indices.contains(item)
      && rows[item].height != preferred.size.height
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard let context = context as? PeerContext, let view = collectionView else { return context }
    context.answer = (preferred.indexPath.item, preferred.size)
    let growth = preferred.size.height - original.size.height
    context.contentSizeAdjustment.height = growth
    if isAtEnd(of: view) || original.frame.minY < view.bounds.minY {
      context.contentOffsetAdjustment.y = growth
    }
    return context
  }

  private func isAtEnd(of view: UICollectionView) -> Bool {
    staysAtEnd && view.bounds.maxY - view.adjustedContentInset.bottom >= view.contentSize.height - 1
  }

  // MARK: Updates

  public override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    awaitsUpdates = false
    guard let view = collectionView else { return }
    oldRows = rows
    let count = view.numberOfItems(inSection: 0)
    guard let map = ItemMap(updates, oldCount: rows.count, newCount: count) else {
      mustAsk = true
      return prepare()
    }
    self.map = map
    let wasAtEnd = isAtEnd(of: view)
    let anchor = (firstRow(endingBelow: view.bounds.minY)..<max(rows.count, 0)).first {
      rows[$0].top >= view.bounds.minY
    }
    move(map, view)
    place()
    if wasAtEnd {
      target =
        collectionViewContentSize.height - view.bounds.height
        + view.adjustedContentInset.bottom
    } else if let anchor, map.newItems[anchor] != ItemMap.none {
      target = view.bounds.minY + rows[map.newItems[anchor]].top - oldRows[anchor].top
    }
  }

  /// Moves rows to their new numbers, and asks for the heights of new rows.
  private func move(_ map: ItemMap, _ view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    rows = []
    rows.reserveCapacity(map.oldItems.count)
    for (new, old) in map.oldItems.enumerated() {
      rows.append(
        old == ItemMap.none
          ? Row(height: estimate ?? height(ofItem: new, delegate, view)) : oldRows[old])
    }
    firstStale = map.firstChange
  }

  public override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposed.x, y: target ?? proposed.y)
  }

  public override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, map.oldItems.indices.contains(indexPath.item) else { return nil }
    let old = map.oldItems[indexPath.item]
    let isNew = old == ItemMap.none
    let made = attributes(ofItem: indexPath.item, isNew ? rows[indexPath.item] : oldRows[old])
    if isNew { made.alpha = 0 }
    return made
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, map.newItems.indices.contains(indexPath.item) else { return nil }
    let new = map.newItems[indexPath.item]
    let isDeleted = new == ItemMap.none
    let made = attributes(ofItem: indexPath.item, isDeleted ? oldRows[indexPath.item] : rows[new])
    if isDeleted { made.alpha = 0 }
    return made
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (map, oldRows, target) = (nil, [], nil)
  }
}
