#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Whether the content stays at its end, the view is at the end, and the user does not drag it.
    ///
    /// This is also true if insets or lengths have changed since, and the layout is not prepared for
    /// them yet.
    var isStayingAtEnd: Bool {
      guard mayHoldEnd else { return false }
      guard state.shown.version != nil else { return isUnscrolled }
      return state.anchors.isAtEnd || contentBeforePass?.isAtEnd == true
    }

    /// Returns the same for the layout before an animated change.
    func isStayingAtEnd(before change: AnimatedChange) -> Bool {
      mayHoldEnd && (state.anchors.isAtEnd || change.former.isAtEnd)
    }

    /// Returns whether bounds to which the user or a client scrolls are at the end of the content. If
    /// UIKit scrolls because of other insets or another size, this is what it was before.
    func isAtEnd(in newBounds: CGRect) -> Bool {
      guard staysAtEnd, let collectionView, let announced = state.shown.announced
      else { return false }
      guard newBounds.size == announced.size,
        collectionView.adjustedContentInset == announced.insets
      else { return state.anchors.isAtEnd }
      return formerContent(in: newBounds).isAtEnd
    }

    /// Returns whether another length of the bounds along the axis moves content that stays at its end
    /// or follows its right edge, or the view that is there.
    ///
    /// The bounds may have had another length since the layout was prepared, and have it back.
    func changesVisibleHeightAtEnd(_ newBounds: CGRect) -> Bool {
      guard staysAtEnd || content.isMirroredSideways, let collectionView else { return false }
      let height = standing.upright(newBounds).height
      return height != standing.upright(state.shown.bounds).height
        || height != standing.upright(collectionView.bounds).height
    }

    /// Returns whether more or less of the bounds is visible than the layout was prepared for.
    func isVisibleHeightNew(in surroundings: Surroundings) -> Bool {
      guard let collectionView, let shown = state.shown.surroundings else { return true }
      return surroundings.visibleHeight(
        inBoundsOf: standing.upright(collectionView.bounds).height)
        != shown.visibleHeight(inBoundsOf: standing.upright(state.shown.bounds).height)
    }

    /// Returns a content where it stands in bounds.
    func standing(_ content: ContentLayout, in bounds: CGRect) -> StandingContent {
      var standing = StandingContent(content: content)
      guard let collectionView else { return standing }
      standing.stand(
        in: bounds,
        Surroundings(of: collectionView, along: axis, references: insetsReferences),
        atEnd: staysAtEnd)
      return standing
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
      guard let collectionView, isStayingAtEnd, state.isUpToDate, state.transition.updates == nil
      else { return }
      let bounds = newBounds ?? collectionView.bounds
      guard !isResizeAnimated(to: bounds.size), isCanvasUnchanged(in: bounds) else { return }
      let standing = standing(content, in: bounds)
      guard standing.height > 0 else { return }
      let insets = presentInsets(of: collectionView)
      let end = CGFloat.infinity.limited(
        to: standing.height, coveredTop: insets.top, coveredBottom: insets.bottom,
        height: standing.upright(bounds).height)
      let change = distance(from: bounds, to: end, in: standing)
      guard abs(change) >= state.shown.halfPixel else { return }
      state.anchors.hold(.end)
      beginTurn()
      context.adjustContentOffset(by: change, along: content.axis)
    }

    /// Whether neither the user's finger nor an item to which a client scrolls wins over the end.
    private var mayHoldEnd: Bool {
      staysAtEnd && !isDragged && state.anchors.target?.isEnd != false
    }

    /// Whether the user has a finger on the view and scrolls it.
    private var isDragged: Bool {
      guard let collectionView else { return false }
      return collectionView.isTracking
        || collectionView.isDragging && !collectionView.isDecelerating
    }

    /// Whether neither the user nor a client has scrolled the view since it was created.
    var isUnscrolled: Bool {
      guard let collectionView else { return false }
      let insets = collectionView.adjustedContentInset
      // UIKit opens at the left, also from right to left.
      let distance = axis.coordinate(
        of: CGPoint(
          x: collectionView.bounds.minX + insets.left,
          y: collectionView.bounds.minY + insets.top))
      return abs(distance) <= 2 * state.shown.halfPixel
    }
  }
#endif
