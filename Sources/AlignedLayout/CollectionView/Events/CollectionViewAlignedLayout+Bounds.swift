#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns whether frames depend on new bounds, or a header, footer or cell moves by pinning.
    func boundsWillChange(to newBounds: CGRect) -> Bool {
      guard let client else { return false }
      let coverage = floatingViews.isEmpty ? nil : floatingCoverage(in: newBounds)
      defer { if !core.scrolling.outcomes.isEmpty { beginTurnIfNeeded() } }
      return core.boundsWillChange(
        to: newBounds, on: client.canvas(in: newBounds), covered: coverage, in: client.view)
    }

    /// If frames stay the same, the context names what moves. If not, contents cached for other surroundings stay.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext, forBounds newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext,
        let client
      else { return context }
      let change = core.change(
        forBounds: newBounds, in: client.surroundings(inBoundsOf: newBounds.size),
        view: client.view)
      beginTurnIfNeeded()
      ours.adjust(by: change, along: content.axis)
      ours.isForOtherSurroundings = !change.keepsContent
      guard change.keepsContent else { return ours }
      ours.invalidatesContent = false
      if change.movesEnd { return ours }
      if adjustVisibleAttributes != nil {
        // Effects may change any element that UIKit knows, also one that is not visible. UIKit measures no view
        // again after its own context for scrolling (a guess: `Guess.contextsForBoundsMeasureNothing`).
        ours.isForScrolling = true
        return ours
      }
      for element in change.movedElements {
        if let kind = element.supplementaryKind {
          ours.invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
        } else {
          ours.invalidateItems(at: [element.indexPath])
        }
        invalidateAttachments(of: element, in: ours)
      }
      return ours
    }

    /// Returns whether a context may be the one by which UIKit announces other insets, a safe area or margins.
    /// That has the layout's class, names nothing and adjusts nothing ([IGListKit issue
    /// 732](https://github.com/Instagram/IGListKit/issues/732)).
    func mayAnnounceSurroundings(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      guard !asked.isInvalidating, let collectionView,
        (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent != false,
        isMadeByUIKit(context), context.contentOffsetAdjustment == .zero,
        context.contentSizeAdjustment == .zero
      else { return false }
      return AnnouncedSurroundings(of: collectionView) != core.shown.announced
    }
  }
#endif
