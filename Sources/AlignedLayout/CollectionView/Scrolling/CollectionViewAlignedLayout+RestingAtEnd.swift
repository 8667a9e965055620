#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Whether the content rests at its end, the view is at the end, and the user does not drag it.
    ///
    /// This is also true if insets or lengths have changed since, and the layout is not prepared for
    /// them yet.
    var isRestingAtEnd: Bool {
      guard mayHoldEnd else { return false }
      guard state.shown.version != nil else { return isUnscrolled }
      return state.anchors.isAtEnd || contentBeforePass?.isAtEnd == true
    }

    /// Returns the same for the layout before an animated change.
    func isRestingAtEnd(before change: AnimatedChange) -> Bool {
      mayHoldEnd && (state.anchors.isAtEnd || change.former.isAtEnd)
    }

    /// Returns whether bounds to which the user or a client scrolls are at the end of the content. If
    /// UIKit scrolls because of other insets or another size, this is what it was before.
    func isAtEnd(in newBounds: CGRect) -> Bool {
      guard restsAtEnd, let collectionView, let announced = state.shown.announced
      else { return false }
      guard newBounds.size == collectionView.bounds.size, newBounds.size == announced.size,
        collectionView.adjustedContentInset == announced.insets
      else { return state.anchors.isAtEnd }
      return formerContent(in: newBounds).isAtEnd
    }

    /// Returns whether another height of the bounds moves content that rests at its end, or the view
    /// that is there.
    func changesVisibleHeightAtEnd(_ newBounds: CGRect) -> Bool {
      restsAtEnd && newBounds.height != state.shown.bounds.height
    }

    /// Returns whether more or less of the bounds is visible than the layout was prepared for.
    func isVisibleHeightNew(in surroundings: Surroundings) -> Bool {
      guard let collectionView, let shown = state.shown.surroundings else { return true }
      return surroundings.visibleHeight(inBoundsOf: collectionView.bounds.height)
        != shown.visibleHeight(inBoundsOf: state.shown.bounds.height)
    }

    /// Returns the height that the content fills at least, in bounds of a height.
    func leastHeight(inBoundsOf height: CGFloat) -> CGFloat {
      guard restsAtEnd, let collectionView else { return 0 }
      return Surroundings(of: collectionView, references: insetsReferences)
        .visibleHeight(inBoundsOf: height)
    }

    /// Adjusts the content offset in a context of UIKit's so that the view stays at the end in other
    /// bounds or with other insets, which cover more or less of them.
    ///
    /// The layout would otherwise do that in `prepare()`. But if the insets change in an animation,
    /// the adjustment here takes part in it.
    ///
    /// - Parameter newBounds: the bounds, or nil for the present ones.
    func holdEnd(
      in context: UICollectionViewLayoutInvalidationContext, for newBounds: CGRect? = nil
    ) {
      guard let collectionView, isRestingAtEnd, state.isUpToDate, state.transition.updates == nil
      else { return }
      let bounds = newBounds ?? collectionView.bounds
      guard !isResizeAnimated(to: bounds.size), isCanvasUnchanged(in: bounds) else { return }
      let standing = StandingContent(
        content: content, leastHeight: leastHeight(inBoundsOf: bounds.height))
      let insets = collectionView.adjustedContentInset
      let end = CGFloat.infinity.limited(
        to: standing.height, coveredTop: insets.top, coveredBottom: insets.bottom,
        height: bounds.height)
      guard abs(end - bounds.minY) >= state.shown.halfPixel else { return }
      state.anchors.hold(.end)
      beginTurn()
      context.contentOffsetAdjustment.y += end - bounds.minY
    }

    /// Whether neither the user's finger nor an item to which a client scrolls wins over the end.
    private var mayHoldEnd: Bool {
      restsAtEnd && !isDragged && state.anchors.target == nil
    }

    /// Whether the user has a finger on the view and scrolls it.
    private var isDragged: Bool {
      guard let collectionView else { return false }
      return collectionView.isTracking
        || collectionView.isDragging && !collectionView.isDecelerating
    }

    /// Whether neither the user nor a client has scrolled the view since it was created.
    private var isUnscrolled: Bool {
      guard let collectionView else { return false }
      return abs(collectionView.bounds.minY + collectionView.adjustedContentInset.top)
        <= 2 * state.shown.halfPixel
    }
  }
#endif
