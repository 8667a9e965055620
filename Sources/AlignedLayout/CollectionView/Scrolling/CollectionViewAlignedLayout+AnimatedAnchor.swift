#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What is held in place during animated changes.
  extension CollectionViewAlignedLayout {
    /// Returns the content offset that holds the end or the first visible cell in place during an
    /// animated change, or nil if neither is to be held.
    func contentOffsetAfterAnimatedChange() -> CGFloat? {
      if let target = state.anchors.target, !target.isOnItsWay {
        return contentOffset(holding: target.anchor)
      }
      guard keepsVisibleLinesInPlace || staysAtEnd || content.isMirroredSideways,
        let change = state.transition.animatedChange
      else { return nil }
      let anchor = anchor(before: change)
      // Views that become visible may still be measured.
      state.anchors.hold(anchor)
      // The content may be too short until they are. The end of the turn corrects that.
      if let anchor { state.anchors.expect(anchor, adjustment: 0) }
      beginTurn()
      return anchor.flatMap { contentOffset(holding: $0) }
    }

    private func anchor(before change: AnimatedChange) -> ScrollAnchor? {
      if isStayingAtEnd(before: change) { return .end }
      if content.isMirroredSideways, let expected = state.anchors.expectedBeginning {
        return expected
      }
      let beginning =
        content.isMirroredSideways ? change.former.anchorOfMirroredBeginning : nil
      guard keepsVisibleLinesInPlace else { return beginning }
      let cell =
        switch change.cause {
        case .bounds: anchor(in: change.former)
        case .updates(let map):
          change.former.anchor(alsoBeyondTop: staysAtEnd) {
            // A reloaded section may have fewer cells than before.
            map.newPositionInPlace(of: $0).flatMap { content.contains(.cell($0)) ? $0 : nil }
          }
        }
      if case .cell(let held, .distance)? = cell, change.former.content.axis != content.axis {
        return .cell(held, .position(.top))
      }
      return cell ?? beginning
    }

    /// Returns a context that scrolls to where the held cell is in its place, if views that were
    /// measured in a batch of updates have moved it. UIKit ignores adjustments until the batch ends.
    func contextHoldingCellAfterUpdates() -> UICollectionViewLayoutInvalidationContext? {
      guard state.transition.isChangedByMeasurement, let anchor = state.anchors.held
      else { return nil }
      return context(holding: anchor)
    }
  }

  extension UpdateMap {
    /// Returns the new position of a cell that keeps its place among the others. A reloaded cell
    /// does.
    fileprivate func newPositionInPlace(
      of old: ContentLayout.CellPosition
    ) -> ContentLayout.CellPosition? {
      isMoved(old) ? nil : newPlace(of: old)
    }
  }
#endif
