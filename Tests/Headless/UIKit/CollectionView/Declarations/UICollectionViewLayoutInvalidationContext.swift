import Foundation

/// A description of what is stale in a layout.
///
/// A context that names elements invalidates only those. A context that names none invalidates all.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The event for which UIKit made this context. An override of `invalidateLayout(with:)` that
  /// passes another object to super loses it, as it loses UIKit's private properties on a device.
  var origin = Origin.unknown

  enum Origin {
    /// A call of `invalidateLayout()`, new insets, or a context that the client made.
    case unknown
    case scrolling, resizing, preferredAttributes, movement
  }

  /// Whether no view is measured again because of this context, however it is sent.
  var keepsMeasurements = false

  var everything = false
  var dataSourceCounts = false
  var items: [IndexPath]?
  var supplementaries: [String: [IndexPath]]?
  var decorations: [String: [IndexPath]]?
  var movingFrom: [IndexPath]?
  var movingTo: [IndexPath]?
  var movementTarget = CGPoint.zero

  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }

  open var invalidateEverything: Bool { everything }

  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = supplementaries ?? [:]
    supplementaries?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingFrom }

  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movingTo }

  open var interactiveMovementTarget: CGPoint { movementTarget }
}
