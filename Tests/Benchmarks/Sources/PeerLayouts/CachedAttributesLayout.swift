import UIKit

/// A layout of the kind that makes an attributes object for each item in `prepare()`, as most waterfalls and
/// grids do, and finds those in a rectangle by binary search.
///
/// Items stand on lines from left to right, as many as fit. Sizes come from the flow layout's delegate method, or
/// from cells if there is an estimate. The layout has one section. What a change moves gets new objects when
/// UIKit asks for it, not at once.
public final class CachedAttributesLayout: UICollectionViewLayout {
  private let spacing: CGFloat
  /// The size of an item whose cell has not been measured. Nil if the delegate returns sizes.
  private let estimate: CGSize?

  private var sizes: [CGSize] = []
  private var frames: [CGRect] = []
  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// Whether an item's attributes have its frame and its number.
  private var isCurrent: [Bool] = []
  private var height: CGFloat = 0

  private var preparedWidth: CGFloat = -1
  private var mustAsk = true
  /// The first item whose frame is stale.
  private var firstStale: Int?

  // During a batch update.
  /// Whether the numbers of items have changed, and UIKit has not said yet which ones. Then there are no elements.
  private var awaitsUpdates = false
  private var map: ItemMap?
  private var oldFrames: [CGRect] = []
  private var scrolling: CGFloat = 0

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - spacing: The distance between lines, and between the items of a line.
  ///   - estimate: The size of items whose cells have not been measured. Nil if the delegate returns sizes.
  public init(spacing: CGFloat, estimate: CGSize?) {
    (self.spacing, self.estimate) = (spacing, estimate)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  public override class var invalidationContextClass: AnyClass { PeerContext.self }

  // MARK: Frames

  public override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if mustAsk || view.bounds.width != preparedWidth {
      ask(view)
      place()
      makeAttributes()
    } else {
      place()
    }
  }

  private func ask(_ view: UICollectionView) {
    mustAsk = false
    preparedWidth = view.bounds.width
    let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    if let estimate {
      sizes = Array(repeating: estimate, count: count)
    } else {
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      sizes = (0..<count).map { size(ofItem: $0, delegate, view) }
    }
    frames = Array(repeating: .zero, count: count)
    isCurrent = Array(repeating: false, count: count)
    firstStale = 0
  }

  private func size(
    ofItem item: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: 0))
      ?? .zero
  }

  /// Computes the frames of all items from the first that is stale.
  private func place() {
    guard let stale = firstStale else { return }
    firstStale = nil
    let first = startOfLineBefore(stale)
    var item = first
    var top = first > 0 ? frames[first].minY : 0
    height = 0
    while item < sizes.count {
      let start = item
      var (used, lineHeight): (CGFloat, CGFloat) = (0, 0)
      while item < sizes.count, item == start || used + sizes[item].width <= preparedWidth {
        frames[item] = CGRect(origin: CGPoint(x: used, y: top), size: sizes[item])
        used += sizes[item].width + spacing
        lineHeight = max(lineHeight, sizes[item].height)
        item += 1
      }
      height = top + lineHeight
      top = height + spacing
    }
    for item in first..<sizes.count { isCurrent[item] = false }
  }

  /// Returns the start of the second line before an item. An item that has changed may fit on the line before.
  private func startOfLineBefore(_ item: Int) -> Int {
    startOfLine(of: startOfLine(of: item - 1) - 1)
  }

  private func startOfLine(of item: Int) -> Int {
    var start = max(item, 0)
    while start > 0, frames[start - 1].minY == frames[start].minY { start -= 1 }
    return start
  }

  // MARK: Queries

  private func makeAttributes() {
    attributes = frames.indices.map { Self.attributes(ofItem: $0, frames[$0]) }
    isCurrent = Array(repeating: true, count: frames.count)
  }

  private static func attributes(
    ofItem item: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    made.frame = frame
    return made
  }

  private func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    if !isCurrent[item] {
      attributes[item] = Self.attributes(ofItem: item, frames[item])
      isCurrent[item] = true
    }
    return attributes[item]
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: max(preparedWidth, 0), height: height)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !awaitsUpdates else { return [] }
    // Tops ascend. Items above the rectangle's top may be tall, but not those of the line before the first whose
    // bottom is in it.
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].maxY < rect.minY { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    var item = startOfLine(of: min(low, max(frames.count - 1, 0)))
    while item < frames.count, frames[item].minY < rect.maxY {
      if frames[item].intersects(rect) { found.append(attributes(ofItem: item)) }
      item += 1
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    place()
    return frames.indices.contains(indexPath.item) ? attributes(ofItem: indexPath.item) : nil
  }

  // MARK: Invalidation

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PeerContext {
      if context.asksAgain { mustAsk = true }
      awaitsUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
      if let answer = context.answer { note(answer.size, ofItem: answer.item) }
    }
    super.invalidateLayout(with: context)
  }

  private func note(_ size: CGSize, ofItem item: Int) {
    guard sizes.indices.contains(item) else { return }
    sizes[item] = size
    firstStale = min(firstStale ?? item, item)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = preferred.indexPath.item
    return estimate != nil && sizes.indices.contains(item) && sizes[item] != preferred.size
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard let context = context as? PeerContext, let view = collectionView else { return context }
    context.answer = (preferred.indexPath.item, preferred.size)
    // What is visible stays where it is if an item above it grows.
    if original.frame.minY < view.bounds.minY {
      context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
    }
    return context
  }

  // MARK: Updates

  public override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    awaitsUpdates = false
    guard let view = collectionView else { return }
    let count = view.numberOfItems(inSection: 0)
    oldFrames = frames
    guard let map = ItemMap(updates, oldCount: sizes.count, newCount: count) else {
      mustAsk = true
      return prepare()
    }
    self.map = map
    let anchor = firstItem(below: view.bounds.minY)
    move(map, view)
    place()
    if let anchor, map.newItems[anchor] != ItemMap.none {
      scrolling = frames[map.newItems[anchor]].minY - oldFrames[anchor].minY
    }
  }

  private func firstItem(below top: CGFloat) -> Int? {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].minY < top { low = middle + 1 } else { high = middle }
    }
    return low < frames.count ? low : nil
  }

  /// Moves what is known of items to their new numbers, and asks for the sizes of new items.
  private func move(_ map: ItemMap, _ view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let (oldSizes, oldAttributes) = (sizes, attributes)
    let placeholder = oldAttributes.first ?? UICollectionViewLayoutAttributes()
    (sizes, attributes, frames) = ([], [], [])
    sizes.reserveCapacity(map.oldItems.count)
    attributes.reserveCapacity(map.oldItems.count)
    frames.reserveCapacity(map.oldItems.count)
    for (new, old) in map.oldItems.enumerated() {
      let isNew = old == ItemMap.none
      sizes.append(isNew ? estimate ?? size(ofItem: new, delegate, view) : oldSizes[old])
      attributes.append(isNew ? placeholder : oldAttributes[old])
      frames.append(isNew ? .zero : oldFrames[old])
    }
    isCurrent = Array(repeating: true, count: sizes.count)
    firstStale = map.firstChange
  }

  public override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposed.x, y: proposed.y + scrolling)
  }

  public override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, map.oldItems.indices.contains(indexPath.item) else { return nil }
    let old = map.oldItems[indexPath.item]
    let isNew = old == ItemMap.none
    let made = Self.attributes(
      ofItem: indexPath.item, isNew ? frames[indexPath.item] : oldFrames[old])
    if isNew { made.alpha = 0 }
    return made
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, map.newItems.indices.contains(indexPath.item) else { return nil }
    let new = map.newItems[indexPath.item]
    let isDeleted = new == ItemMap.none
    let made = Self.attributes(
      ofItem: indexPath.item, isDeleted ? oldFrames[indexPath.item] : frames[new])
    if isDeleted { made.alpha = 0 }
    return made
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (map, oldFrames, scrolling) = (nil, [], 0)
  }
}
