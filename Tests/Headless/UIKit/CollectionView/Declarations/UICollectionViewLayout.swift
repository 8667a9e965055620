import Foundation

/// The base class of layouts.
///
/// It passes invalidations to the collection view. Its queries return nil, false or the proposed
/// value.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The driver of the collection view that uses this layout. Only that driver sets and clears it.
  weak var driver: CollectionDriver?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private(set) var decorationNibs: [String: UINib] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The dimension of an element whose view determines it (iOS 15). The value is a guess.
  public class var automaticDimension: CGFloat { CGFloat.greatestFiniteMagnitude }

  open var collectionView: UICollectionView? { driver?.view }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    guard let driver else { return }
    driver.invalidateFromBase(with: driver.makeContext(for: self), of: self)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    driver?.baseReceived(context, from: self)
  }

  /// Whether a change of insets, safe area or margins makes UIKit send this layout a plain context.
  /// Apple's own layouts override this hook, other layouts cannot.
  func isInvalidated(byChangeOf old: LayoutSurroundings, to new: LayoutSurroundings) -> Bool {
    true
  }

  /// This layout and those that are connected to its collection view through it.
  var connectedLayouts: [UICollectionViewLayout] { [self] }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = CollectionDriver.makeContext(for: self)
    context.keepsMeasurements = driver?.modes.boundsContexts == .neverMeasure
    return context
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    CollectionDriver.makeContext(for: self)
  }

  // MARK: Queries

  open func prepare() {
    // The layouts of a transition are prepared by the transition layout.
    if driver?.layout === self { driver?.baseReached(.prepare, of: self) }
  }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open var collectionViewContentSize: CGSize { .zero }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Direction

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    driver?.baseReached(.prepareForUpdates, of: self)
  }

  open func finalizeCollectionViewUpdates() {
    driver?.baseReached(.finalizeUpdates, of: self)
  }

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseInitialAttributes(for: .cell(itemIndexPath), of: self)
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseFinalAttributes(for: .cell(itemIndexPath), of: self)
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseInitialAttributes(
      for: .supplementary(elementKind, elementIndexPath), of: self)
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseFinalAttributes(for: .supplementary(elementKind, elementIndexPath), of: self)
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseInitialAttributes(for: .decoration(elementKind, decorationIndexPath), of: self)
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver?.baseFinalAttributes(for: .decoration(elementKind, decorationIndexPath), of: self)
  }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns a copy of the item's attributes, centered at the position and in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let resting = layoutAttributesForItem(at: indexPath) ?? driver?.known[.cell(indexPath)]?.copy
    let moving =
      resting?.copy() as? UICollectionViewLayoutAttributes
      ?? CollectionDriver.makeCellAttributes(for: self, at: indexPath)
    moving.center = position
    moving.zIndex = Int.max
    return moving
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = CollectionDriver.makeContext(for: self)
    context.movingFrom = previousIndexPaths
    context.movingTo = targetIndexPaths
    context.movementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = CollectionDriver.makeContext(for: self)
    context.movingFrom = previousIndexPaths
    context.movingTo = indexPaths
    return context
  }
}
