#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Bounds, insets and what UIKit announces of them.
  extension CollectionViewAlignedLayout {
    /// Records new bounds, which UIKit is about to set.
    ///
    /// - Returns: whether frames depend on the change, or a header, footer or cell moves by pinning.
    func boundsWillChange(to newBounds: CGRect) -> Bool {
      guard let scene = scrollScene else { return false }
      let changesLayout =
        floatingViewsChangeCoverage(in: newBounds) || !isCanvasUnchanged(in: newBounds)
        || changesVisibleHeightAtEnd(newBounds)
      // If only their height changes, the layout need not be prepared for the bounds, and the present
      // one holds for them.
      let preparesAgain = changesLayout || !state.isUpToDate
      if newBounds.size == state.shown.bounds.size || !preparesAgain {
        state.shown.move(to: newBounds)
      }
      if state.scrolling.boundsWillChange(to: newBounds, in: scene) { state.selfSizing.settle() }
      // A client that is asked in `prepare()` may scroll.
      let mayMoveElements =
        state.client.isAskedInPass
        && (pinsSectionHeaders || pinsSectionFooters || content.sections.demandsPins
          || content.sections.hasRaisedCells || content.room.boundaries.followVisiblePart)
      return changesLayout || mayMoveElements || correction(of: newBounds, in: scene) != 0
        || !elementsMoved(by: newBounds).isEmpty
    }

    /// Completes the context for new bounds. If frames stay the same, it keeps the content and
    /// names the headers, footers and cells that move; if not, it keeps the contents cached for other
    /// surroundings.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext, forBounds newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext
      else { return context }
      guard isCanvasUnchanged(in: newBounds) else {
        ours.isForOtherSurroundings = true
        if let adjustment = holdForCachedContent(in: newBounds) {
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
      if state.scrolling.awaitsAdjustment, let scene = scrollScene {
        ours.adjustContentOffset(by: correction(of: newBounds, in: scene), along: content.axis)
      }
      if adjustVisibleAttributes != nil {
        // Effects may change any element that UIKit knows, also one that is not visible. UIKit measures no view
        // again after its own context for scrolling (a guess: `Guess.contextsForBoundsMeasureNothing`).
        ours.isForScrolling = true
        return ours
      }
      for element in elementsMoved(by: newBounds) {
        if let kind = element.supplementaryKind {
          ours.invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
        } else {
          ours.invalidateItems(at: [element.indexPath])
        }
        invalidateAttachments(of: element, in: ours)
      }
      return ours
    }

    private func correction(of newBounds: CGRect, in scene: ScrollScene) -> CGFloat {
      state.stale.isContentStale ? 0 : state.scrolling.correction(of: newBounds, in: scene)
    }

    /// Returns how UIKit has to adjust the content offset and the length of the content for the content
    /// that is cached for new bounds, or nil if there is none.
    private func holdForCachedContent(
      in newBounds: CGRect
    ) -> (offset: CGFloat, length: CGFloat)? {
      guard let scene = scrollScene, state.isUpToDate, state.updates.batch == nil,
        !scene.isResizeAnimated(to: newBounds.size),
        let cached = state.contents[canvas(in: newBounds)]
      else { return nil }
      let sizer = state.selfSizing
      defer { beginTurnIfNeeded() }
      return state.scrolling.boundsWillShow(
        standing(cached, in: newBounds), in: newBounds, scene
      ) { sizer.isSettled($0, in: $1) }
    }

    // MARK: The end of the content

    /// Adjusts the content offset in a context of UIKit's so that the view stays at the end in other
    /// bounds or with other insets, which cover more or less of them.
    ///
    /// - Parameter newBounds: the bounds, or nil for the present ones.
    func holdEnd(
      in context: UICollectionViewLayoutInvalidationContext, for newBounds: CGRect? = nil
    ) {
      guard staysAtEnd, state.isUpToDate, state.updates.batch == nil, let scene = scrollScene
      else { return }
      let bounds = newBounds ?? scene.view.bounds
      guard isCanvasUnchanged(in: bounds),
        let change = state.scrolling.holdEnd(of: standing(content, in: bounds), in: bounds, scene)
      else { return }
      beginTurnIfNeeded()
      context.adjustContentOffset(by: change, along: content.axis)
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

    // MARK: Announcements

    /// Returns whether a context may be the one by which UIKit announces other insets, a safe area or margins.
    /// That has the layout's class, names nothing and adjusts nothing ([IGListKit issue
    /// 732](https://github.com/Instagram/IGListKit/issues/732)).
    func mayAnnounceSurroundings(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      guard !state.client.isInvalidating, let collectionView,
        (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent != false,
        isMadeByUIKit(context), context.contentOffsetAdjustment == .zero,
        context.contentSizeAdjustment == .zero
      else { return false }
      return AnnouncedSurroundings(of: collectionView) != state.shown.announced
    }

    // MARK: Pinning

    /// Returns the headers, footers and cells whose frames differ in new bounds, or none while the content
    /// is stale or being laid out: everything is invalidated then in any case.
    private func elementsMoved(by newBounds: CGRect) -> [ContentLayout.Element] {
      guard let pinning, !state.updates.awaitsItems, !state.stale.isContentStale,
        !state.client.isAskedInPass
      else { return [] }
      let new = standing.pinning(in: newBounds, with: state.shown.surroundings, options)
      return standing.elements(movedBy: new, from: pinning)
    }
  }
#endif
