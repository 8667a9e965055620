#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Begins a turn of the run loop, and schedules its end.
    ///
    /// UIKit measures all views of a layout pass in one turn. Until it ends, one cell is held in
    /// place, and views that change their sizes too often are ignored.
    func beginTurn() {
      guard state.beginTurn() else { return }
      Task { [weak self] in
        self?.endTurn()
      }
    }

    /// Begins a turn after a layout pass if its end has something to put right.
    func beginTurnIfAnchored() {
      if state.anchors.isHolding { beginTurn() }
    }

    /// Ends a turn of the run loop, and adjusts the content offset where the held cell is not in
    /// its place: UIKit may have ignored the adjustment that the layout sent in `prepare()`.
    ///
    /// If the layout is stale, or the bounds have another size, the turn goes on until the layout is
    /// prepared.
    private func endTurn() {
      guard isPrepared || !state.anchors.isHolding else { return state.postponeEndOfTurn() }
      var beginsAnother = false
      var isCorrected = false
      if let collectionView {
        if state.anchors.target != nil {
          beginsAnother = holdScrollTarget(in: collectionView)
          isCorrected = beginsAnother
        } else if !isScrolledByUser, let anchor = state.anchors.expected?.anchor,
          let context = context(holding: anchor)
        {
          sendToUIKit(context)
          isCorrected = true
        }
      }
      state.endTurn(isCorrected: isCorrected)
      if let collectionView, state.endPostponement(), measuresVisibleViewsAgain(in: collectionView)
      {
        sendToUIKit(contextKeepingContent())
      }
      if beginsAnother { beginTurn() }
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
