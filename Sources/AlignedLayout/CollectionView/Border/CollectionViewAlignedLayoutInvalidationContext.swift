#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invalidation context of an aligned layout: what has become stale.
  ///
  /// By default a context invalidates everything, as `invalidateLayout()` does. There is one exception: if the
  /// collection view's insets, safe area, margins or size have changed since the last layout pass, the layout
  /// takes the context for UIKit's own announcement of that change. It then asks only for what depends on the
  /// change. To have everything asked again in any case, call `invalidateLayout()`. To invalidate less, set
  /// ``invalidatesContent`` to false, or name the items to ask for again:
  ///
  ///     let context = CollectionViewAlignedLayoutInvalidationContext()
  ///     context.invalidateItems(at: [indexPath])
  ///     layout.invalidateLayout(with: context)
  ///
  /// The layout then asks only for these cells, and for those that are offered another space because of them. The
  /// lines above stay. The lines below stay from the first that begins with the same cell as before.
  ///
  /// - Important: The numbers of sections and items must not have changed. After a change of the
  ///   data, call `reloadData()` or perform batch updates. Both invalidate the layout.
  open class CollectionViewAlignedLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
  {
    /// Whether the context invalidates the content: the sizes, attributes and frames of sections
    /// and cells. The default is true.
    ///
    /// Set this to false to keep the content. The layout then asks for nothing and changes no frame. It only
    /// creates new layout attributes. The property has no effect in a context of UIKit's that invalidates the
    /// data source counts or everything.
    public var invalidatesContent = true

    /// Whether the context invalidates the sizes of cells, headers and footers that size themselves. The default
    /// is false: measured sizes stay, even where everything else is asked again.
    ///
    /// ``CollectionViewAlignedLayout/invalidateMeasuredSizes()`` makes such a context. The property
    /// has no effect if ``invalidatesContent`` is false.
    public var invalidatesMeasuredSizes = false

    /// Whether contents that are cached for other surroundings stay valid.
    var isForOtherSurroundings = false

    /// Whether the view only scrolls, and all elements are queried again for the effect of that.
    var isForScrolling = false

    /// Creates a context that invalidates everything.
    ///
    /// The initializer is required because the layout creates contexts of the class that a subclass of it
    /// returns from `invalidationContextClass`.
    public required override init() { super.init() }
  }
#endif
