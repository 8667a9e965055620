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

    /// Ends a turn of the run loop, and adjusts the content offset where the held cell is not in
    /// its place: UIKit may have ignored the adjustment that the layout sent in `prepare()`.
    private func endTurn() {
      var beginsAnother = false
      if let collectionView, !collectionView.isTracking, !collectionView.isDecelerating {
        if state.anchors.target != nil {
          beginsAnother = holdScrollTarget(in: collectionView)
        } else if let anchor = state.anchors.expected?.anchor,
          let context = context(holding: anchor)
        {
          sendToUIKit(context)
        }
      }
      state.endTurn()
      if beginsAnother { beginTurn() }
    }
  }
#endif
