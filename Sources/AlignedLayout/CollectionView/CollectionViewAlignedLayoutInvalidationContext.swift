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
    /// Whether all that was computed still holds: nothing is asked, no frame changes, and only the
    /// layout attributes are made anew. The default is false.
    ///
    /// It has no effect in a context of UIKit's that invalidates the data's counts or everything.
    public var keepsComputedLayout = false

    /// Whether cells, headers and footers that size themselves have to answer anew. The default is
    /// false: what they answered is kept, also where everything else is asked again.
    ///
    /// ``CollectionViewAlignedLayout/forgetMeasuredSizes()`` makes such a context. It has no effect
    /// in one that keeps the computed layout.
    public var forgetsMeasuredSizes = false

    /// Whether only what surrounds the content is another, and all that was computed for those
    /// surroundings holds.
    var keepsAnswersElsewhere = false
  }
#endif
