import UIKit

/// What the layouts of this module share: one section of items that are as wide as they like, whose sizes come from
/// the flow layout's delegate method, or from cells.
///
/// What is visible stays where it is while items above it change. Subclasses store sizes and frames.
public class ListLayout: UICollectionViewLayout {
  /// The distance between lines, and between the items of a line.
  let spacing: CGFloat
  /// The size of an item whose cell has not been measured. Nil if the delegate returns sizes.
  private let estimate: CGSize?

  private(set) var width: CGFloat = 0
  private var mustAsk = true
  /// The first item whose frame is stale.
  private var firstStale: Int?

  // During a batch update.
  /// Whether the number of items has changed, and UIKit has not said yet how. Then there are no elements.
  private var awaitsUpdates = false
  private var map: ItemMap?
  private var target: CGFloat?
  /// The adjustments of the offset that UIKit drops until the update ends.
  private var dropped: CGFloat = 0
  private var answeredPath: IndexPath?

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

  // MARK: What subclasses store

  var itemCount: Int { 0 }

  /// The height of the content.
  var height: CGFloat { 0 }

  /// Takes the sizes of all items.
  func store(_ sizes: [CGSize]) {}

  /// Takes a new size of an item.
  func store(_ size: CGSize, ofItem item: Int) {}

  func size(ofItem item: Int) -> CGSize { .zero }

  /// Computes the frames of an item and of all after it.
  func place(from item: Int) {}

  func frame(ofItem item: Int) -> CGRect { .null }

  /// Returns the attributes of an item that has its frame.
  func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    Self.attributes(ofItem: item, frame(ofItem: item))
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

  /// Returns the first item whose top is not above a height.
  func firstItem(notAbove height: CGFloat) -> Int? { nil }

  /// Moves what is known of items to their new numbers, and keeps what was known until the update ends.
  func move(_ map: ItemMap, sizeOfNewItem: (Int) -> CGSize) {}

  /// Returns the frame that an item had before the update.
  func oldFrame(ofItem item: Int) -> CGRect { .null }

  func forgetOldItems() {}

  // MARK: Preparing

  public override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if mustAsk || view.bounds.width != width { ask(view) }
    placeStaleItems()
  }

  private func ask(_ view: UICollectionView) {
    mustAsk = false
    width = view.bounds.width
    let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    if let estimate {
      store(Array(repeating: estimate, count: count))
    } else {
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      store((0..<count).map { askedSize(ofItem: $0, delegate, view) })
    }
    firstStale = 0
  }

  private func askedSize(
    ofItem item: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: 0))
      ?? .zero
  }

  private func placeStaleItems() {
    guard let stale = firstStale else { return }
    firstStale = nil
    place(from: stale)
  }

  // MARK: Queries

  static func attributes(
    ofItem item: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    made.frame = frame
    return made
  }

  public override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    awaitsUpdates ? [] : elements(in: rect)
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placeStaleItems()
    return indexPath.item < itemCount ? attributes(ofItem: indexPath.item) : nil
  }

  // MARK: Invalidation

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? PeerContext {
      if context.asksAgain { mustAsk = true }
      awaitsUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
      if let (item, size) = context.answer, item < itemCount {
        store(size, ofItem: item)
        firstStale = min(firstStale ?? item, item)
      }
    }
    super.invalidateLayout(with: context)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let item = preferred.indexPath.item
    return estimate != nil && item < itemCount && size(ofItem: item) != preferred.size
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard let context = context as? PeerContext, let view = collectionView else { return context }
    context.answer = (preferred.indexPath.item, preferred.size)
    if original.frame.minY < view.bounds.minY || showsEnd(of: view) {
      let growth = preferred.size.height - original.size.height
      if map == nil { context.contentOffsetAdjustment.y = growth } else { dropped += growth }
      answeredPath = preferred.indexPath
    }
    return context
  }

  // MARK: Updates

  /// Whether the end of the content is visible, and is to stay so.
  func showsEnd(of view: UICollectionView) -> Bool { false }

  public override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    awaitsUpdates = false
    guard let view = collectionView else { return }
    let count = view.numberOfItems(inSection: 0)
    guard let map = ItemMap(updates, oldCount: itemCount, newCount: count) else {
      mustAsk = true
      return prepare()
    }
    self.map = map
    let (top, showedEnd) = (view.bounds.minY, showsEnd(of: view))
    let anchor = firstItem(notAbove: top)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    move(map) { estimate ?? askedSize(ofItem: $0, delegate, view) }
    map.firstChange.map(place(from:))
    if showedEnd {
      target = height - view.bounds.height + view.adjustedContentInset.bottom
    } else if let anchor, map.newItems[anchor] != ItemMap.none {
      target = top + frame(ofItem: map.newItems[anchor]).minY - oldFrame(ofItem: anchor).minY
    }
  }

  public override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposed.x, y: target ?? proposed.y)
  }

  public override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, indexPath.item < map.oldItems.count else { return nil }
    let old = map.oldItems[indexPath.item]
    return end(indexPath.item, from: old == ItemMap.none ? nil : oldFrame(ofItem: old)) {
      frame(ofItem: indexPath.item)
    }
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let map, indexPath.item < map.newItems.count else { return nil }
    let new = map.newItems[indexPath.item]
    return end(indexPath.item, from: new == ItemMap.none ? nil : frame(ofItem: new)) {
      oldFrame(ofItem: indexPath.item)
    }
  }

  /// Returns an end of the animation of an item: its frame on the other side of the update, or invisible at its
  /// own.
  private func end(
    _ item: Int, from other: CGRect?, own: () -> CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = Self.attributes(ofItem: item, other ?? own())
    if other == nil { made.alpha = 0 }
    return made
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (map, target) = (nil, nil)
    forgetOldItems()
    guard dropped != 0, let answeredPath else { return }
    let context = PeerContext()
    // A context that names nothing would make all views be measured again.
    context.invalidateItems(at: [answeredPath])
    context.contentOffsetAdjustment.y = dropped
    dropped = 0
    invalidateLayout(with: context)
  }
}
