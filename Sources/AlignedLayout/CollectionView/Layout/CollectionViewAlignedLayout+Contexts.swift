#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns a context that keeps the content, and has UIKit query all attributes again.
    func contextKeepingContent() -> UICollectionViewLayoutInvalidationContext {
      // A context that the base class creates may carry a mark of its purpose, by which UIKit does not
      // measure views again. MagazineLayout and ChatLayout create their own.
      guard
        let contextClass = type(of: self).invalidationContextClass
          as? CollectionViewAlignedLayoutInvalidationContext.Type
      else { return super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero) }
      let context = contextClass.init()
      context.invalidatesContent = false
      return context
    }

    /// Passes UIKit a context whose effect on the layout is recorded, or that has none.
    func sendToUIKit(_ context: UICollectionViewLayoutInvalidationContext) {
      let outer = state.adjustedOffset
      let adjustment = content.axis.coordinate(of: context.contentOffsetAdjustment)
      if let collectionView, adjustment != 0 {
        state.adjustedOffset =
          content.axis.coordinate(of: collectionView.bounds.origin) + adjustment
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
          ours.adjustContentOffset(by: adjustment.offset, along: content.axis)
          ours.adjustContentLength(by: adjustment.length, along: content.axis)
        }
        return ours
      }
      ours.invalidatesContent = false
      if changesVisibleHeightAtEnd(newBounds) {
        holdEnd(in: ours, for: newBounds)
        return ours
      }
      ours.adjustContentOffset(by: correction(of: newBounds), along: content.axis)
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
        ours.adjustContentOffset(by: change.offset, along: content.axis)
        ours.adjustContentLength(by: change.length, along: content.axis)
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

  extension UICollectionViewLayoutInvalidationContext {
    /// Adds to the adjustment of the content offset along an axis.
    func adjustContentOffset(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentOffsetAdjustment.y += distance
      case .horizontal: contentOffsetAdjustment.x += distance
      }
    }

    /// Adds to the adjustment of the content size along an axis.
    func adjustContentLength(by distance: CGFloat, along axis: ContentLayout.Axis) {
      switch axis {
      case .vertical: contentSizeAdjustment.height += distance
      case .horizontal: contentSizeAdjustment.width += distance
      }
    }
  }
#endif
