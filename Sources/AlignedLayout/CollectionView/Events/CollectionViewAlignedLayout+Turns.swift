#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Turns of the run loop. UIKit measures all views of a layout pass in one turn. Until it ends, one cell
  // is held in place, and views that change their sizes too often are ignored.
  extension CollectionViewAlignedLayout {
    /// Begins a turn if its end has something to release or to put right.
    func beginTurnIfNeeded() {
      let isHolding = state.scrolling.takeNeedOfTurn()
      let isMeasuring = state.selfSizing.takeNeedOfTurn()
      if isHolding || isMeasuring { run(.beginTurn) }
    }

    /// Ends a turn of the run loop, and adjusts the content offset where the held cell is not in its place:
    /// UIKit may have ignored the adjustment that the layout sent in `prepare()` (a guess:
    /// `Guess.adjustmentInPrepareMayBeLate`).
    ///
    /// If the layout is stale, or the bounds have another size, the turn goes on until the layout is
    /// prepared.
    func endTurn() {
      guard isPrepared || !state.scrolling.isHolding else { return state.turn.end() }
      defer { marks?(.content) }
      let holdsTarget = state.scrolling.target != nil
      let isCorrected = correctContentOffset()
      state.turn.end()
      state.scrolling.endTurn(isCorrected: isCorrected)
      if state.selfSizing.endTurn(), let repetition = decideToMeasureAgain() { run(repetition) }
      if isCorrected, holdsTarget { run(.beginTurn) }
    }

    /// Returns whether the layout has corrected the content offset.
    private func correctContentOffset() -> Bool {
      guard let scene = scrollScene else { return false }
      let (sizer, sizing) = (state.selfSizing, sizingScene)
      let correction = state.scrolling.correctContentOffset(in: scene) {
        sizer.offeredSpace(of: $0, in: sizing.content, sizing.options) == nil
          || sizer.sizes.isMeasured($0)
      }
      switch correction {
      case .scroll(let offset)?: run(.scroll(to: offset, isAnimated: true))
      case .adjust(let distance)?: run(.adjustContentOffset(by: distance))
      case .waitForUser?:
        run(.beginTurnLater)
        return false
      case .nothing?: break
      case nil: return false
      }
      return true
    }

    /// Whether UIKit need not prepare the layout before it shows the content in the present bounds.
    private var isPrepared: Bool {
      guard state.isUpToDate else { return false }
      guard let bounds = collectionView?.bounds else { return true }
      return bounds.size == state.shown.bounds.size
        || isCanvasUnchanged(in: bounds) && !changesVisibleHeightAtEnd(bounds)
    }
  }
#endif
