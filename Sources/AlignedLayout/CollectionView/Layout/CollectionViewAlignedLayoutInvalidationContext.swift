#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What has become stale in an aligned layout.
  ///
  /// A context that says nothing makes everything be asked and laid out again, as
  /// `invalidateLayout()` does. To do less, either keep all that was computed, or name the items
  /// whose cells are to be asked again:
  ///
  ///     let context = CollectionViewAlignedLayoutInvalidationContext()
  ///     context.invalidateItems(at: [indexPath])
  ///     layout.invalidateLayout(with: context)
  ///
  /// Then only the cells named are asked, and those to which other space is offered in consequence.
  /// The lines above stay as they are, and so do those below from where the same cell begins a line
  /// again.
  ///
  /// - Important: Counts must not have changed. After a change of the data, use `reloadData()` or
  ///   batch updates; both invalidate by themselves.
  open class CollectionViewAlignedLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
  {
    /// Whether the context invalidates the content: the sizes, attributes and frames of sections and
    /// cells. The default is true.
    ///
    /// Set this to false to keep the content. The layout then asks nothing and changes no frame; it
    /// only makes new layout attributes. The property has no effect in a context of UIKit's that
    /// invalidates the data source counts or everything.
    public var invalidatesContent = true

    /// Whether the context invalidates the sizes of cells, headers and footers that size themselves.
    /// The default is false: measured sizes stay, even where everything else is asked again.
    ///
    /// ``CollectionViewAlignedLayout/invalidateMeasuredSizes()`` makes such a context. The property
    /// has no effect if ``invalidatesContent`` is false.
    public var invalidatesMeasuredSizes = false

    /// Whether only what surrounds the content is another, and all that was computed for those
    /// surroundings holds.
    var keepsAnswersElsewhere = false
  }
#endif
