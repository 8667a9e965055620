#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Invalidates the layout for a property, if that has another value than before.
    func invalidate(unless isEqual: Bool) {
      if !isEqual {
        invalidateLayout()
      }
    }

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
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent = false
      return context
    }

    /// Has a context for new bounds keep the layout and name the headers and footers that move; or
    /// else keep what was answered for other surroundings.
    func noting(
      _ newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext else {
        return context
      }
      guard isCanvasKept(by: newBounds) else {
        ours.keepsAnswersElsewhere = true
        return ours
      }
      ours.invalidatesContent = false
      for (kind, path) in elementsToMove(forBounds: newBounds) {
        ours.invalidateSupplementaryElements(ofKind: kind, at: [path])
      }
      return ours
    }

    /// Has a context for a view that has answered another size keep the layout, which is set anew
    /// at once, and tell how far what is visible has moved.
    func settling(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes,
      in context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext else {
        return context
      }
      let change = settle(preferred, insteadOf: original)
      ours.invalidatesContent = false
      if change.offset != 0 {
        ours.contentOffsetAdjustment.y += change.offset
        ours.contentSizeAdjustment.height += change.height
      }
      return ours
    }

    /// Has a movement's context keep the layout if the order stays that which was last laid out: a
    /// finger moves far more often than what it carries changes its place.
    ///
    /// That what UIKit calls the place before is the one last laid out is not taken on trust.
    func noting(
      _ targets: [IndexPath], from previous: [IndexPath],
      in context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent =
        targets != previous || targets != trail.targets
      trail.step(from: previous, to: targets)
      return context
    }
  }
#endif
