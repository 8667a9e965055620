#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// A context that tells UIKit of a change anywhere, on account of one that names items.
    func wholeContext(
      for context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
      let whole = contextKeepingLayout()
      whole.contentOffsetAdjustment = context.contentOffsetAdjustment
      whole.contentSizeAdjustment = context.contentSizeAdjustment
      return whole
    }

    func contextKeepingLayout() -> UICollectionViewLayoutInvalidationContext {
      // The base class makes the context: a subclass may have put another class in place of ours.
      let context = super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.keepsComputedLayout = true
      return context
    }

    /// Has a movement's context keep the layout if the order stays that which was last laid out: a
    /// finger moves far more often than what it carries changes its place.
    ///
    /// That what UIKit calls the place before is the one last laid out is not taken on trust.
    func noting(
      _ targets: [IndexPath], from previous: [IndexPath],
      in context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.keepsComputedLayout =
        targets == previous && targets == trail.targets
      trail.step(from: previous, to: targets)
      return context
    }
  }
#endif
