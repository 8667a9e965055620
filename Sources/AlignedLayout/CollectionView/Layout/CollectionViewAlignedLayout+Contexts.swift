#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns a context that keeps the content, and has UIKit query all attributes again.
    func contextKeepingContent() -> UICollectionViewLayoutInvalidationContext {
      // The base class creates the context, because a subclass may use another class for contexts.
      let context = super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent = false
      return context
    }

    /// Passes UIKit a context whose effect on the layout is recorded, or that has none.
    func sendToUIKit(_ context: UICollectionViewLayoutInvalidationContext) {
      let outer = state.adjustedOffset
      if let collectionView, context.contentOffsetAdjustment.y != 0 {
        state.adjustedOffset = collectionView.bounds.minY + context.contentOffsetAdjustment.y
      }
      super.invalidateLayout(with: context)
      state.adjustedOffset = outer
    }

    /// Returns whether a context may be the one by which UIKit announces other insets, a safe area
    /// or margins. It has the layout's class, names nothing and adjusts nothing.
    func mayAnnounceSurroundings(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      guard !state.isInvalidatedByClient, let collectionView,
        (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent != false,
        isMadeByUIKit(context), context.contentOffsetAdjustment == .zero,
        context.contentSizeAdjustment == .zero
      else { return false }
      return AnnouncedSurroundings(of: collectionView) != state.shown.announced
    }

    /// Completes the context for new bounds. If frames stay the same, it keeps the content and
    /// names the headers and footers that move; if not, it keeps the contents cached for other
    /// surroundings.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext, forBounds newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext else {
        return context
      }
      guard isCanvasUnchanged(in: newBounds) else {
        ours.isForOtherSurroundings = true
        if let adjustment = adjustmentForCachedContent(in: newBounds) {
          ours.contentOffsetAdjustment.y += adjustment.offset
          ours.contentSizeAdjustment.height += adjustment.height
        }
        return ours
      }
      ours.invalidatesContent = false
      if changesVisibleHeightAtEnd(newBounds) {
        holdEnd(in: ours, for: newBounds)
        return ours
      }
      ours.contentOffsetAdjustment.y += correction(of: newBounds)
      for (kind, path) in elementsMoved(by: newBounds) {
        ours.invalidateSupplementaryElements(ofKind: kind, at: [path])
      }
      return ours
    }

    /// Completes the context for a self-sizing view's preferred attributes. The lines that change
    /// are laid out here, so that the context can adjust the content offset.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext,
      forPreferred preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext else {
        return context
      }
      let change = layOutAgain(preferred, insteadOf: original)
      ours.invalidatesContent = false
      if change.offset != 0 {
        ours.contentOffsetAdjustment.y += change.offset
        ours.contentSizeAdjustment.height += change.height
      }
      return ours
    }

    /// Completes the context for items that are moved interactively. It keeps the content if the
    /// order is the one last laid out: a finger moves far more often than the order changes.
    ///
    /// UIKit's previous index paths need not be those last laid out, so both are compared.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext,
      forItemsMovedTo targets: [IndexPath], from previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent =
        targets != previous || targets != state.movement.targets
      state.movement.moveItems(from: previous, to: targets)
      return context
    }
  }
#endif
