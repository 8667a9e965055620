#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Records new bounds, and releases the held cells if the user scrolls.
    ///
    /// When the bounds change their size, UIKit may scroll back to the end of the content before it
    /// calls the layout. Another cell is the first visible one then.
    ///
    /// - Parameter preparesAgain: whether the layout will be prepared for the bounds. If only their
    ///   height changes it need not be, and the present layout holds for them.
    func recordScrolling(to newBounds: CGRect, preparesAgain: Bool) {
      if newBounds.size == state.shown.bounds.size || !preparesAgain {
        state.scroll(to: newBounds)
      }
      let present = collectionView?.bounds.origin ?? .zero
      let isScrolled =
        content.axis.coordinate(of: newBounds.origin) != content.axis.coordinate(of: present)
      if !isScrolled || isAdjusted(newBounds) { return }
      let isScrolledBack = isScrolledBack(from: presentOffset ?? 0, to: newBounds)
      let isAtEnd = isScrolledBack ? state.anchors.isAtEnd : isAtEnd(in: newBounds)
      let read = visibleRange
      if state.anchors.isEmpty { return state.scroll(toEnd: isAtEnd, from: read) }
      if isScrolledBack || delayedAdjustment(to: newBounds) != nil { return }
      if isScrollingToTarget {
        let axis = content.axis
        let last = standing.contentOffset(
          reachable(content.isMirroredSideways ? -.infinity : .infinity, in: standing),
          in: newBounds)
        return state.scrollToTarget(
          through: axis.coordinate(of: newBounds.origin), greatest: axis.coordinate(of: last))
      }
      if let anchor = state.anchors.held, let held = contentOffset(holding: anchor),
        abs(standing.upright(newBounds).minY - held) < state.shown.halfPixel
      {
        return
      }
      state.scroll(toEnd: isAtEnd, from: read)
    }

    /// What the bounds show, in upright coordinates.
    private var visibleRange: ClosedRange<CGFloat> {
      let bounds = standing.upright(collectionView?.bounds ?? .zero)
      return bounds.minY < bounds.maxY ? bounds.minY...bounds.maxY : 0...0
    }

    /// Returns whether UIKit scrolls back to where the content can be scrolled, because it has become
    /// shorter.
    private func isScrolledBack(from offset: CGFloat, to newBounds: CGRect) -> Bool {
      let limited = reachable(offset, in: standing)
      return limited != offset
        && abs(limited - standing.upright(newBounds).minY) < state.shown.halfPixel
    }

    /// Whether UIKit animates the scrolling to an item, and the user does not scroll.
    private var isScrollingToTarget: Bool {
      state.anchors.target?.hasAnimation == true && !isScrolledByUser
    }

    /// Returns whether new bounds come from the adjustment in a context that UIKit is being passed, and
    /// not from a client that scrolls because of it.
    private func isAdjusted(_ newBounds: CGRect) -> Bool {
      guard let expected = state.adjustedOffset else { return false }
      let present = content.axis.coordinate(of: newBounds.origin)
      return abs(present - expected) <= 2 * state.shown.halfPixel
    }

    /// Returns the adjustment that the layout has sent in `prepare()`, if new bounds come from it:
    /// UIKit applies it only now.
    private func delayedAdjustment(to newBounds: CGRect) -> HeldAnchors.Adjustment? {
      guard let collectionView else { return nil }
      let axis = content.axis
      let change =
        axis.coordinate(of: newBounds.origin) - axis.coordinate(of: collectionView.bounds.origin)
      return state.anchors.adjustment(by: change, halfPixel: state.shown.halfPixel)
    }

    /// Returns what is missing along the axis, on the screen, after an adjustment that UIKit applies
    /// late. UIKit or the layout may have corrected the offset in between.
    func correction(of newBounds: CGRect) -> CGFloat {
      guard let delayed = delayedAdjustment(to: newBounds), !state.staleness.isContentStale,
        let destination = contentOffset(holding: delayed.anchor)
      else { return 0 }
      let missing = distance(from: newBounds, to: destination, in: standing)
      return abs(missing) < state.shown.halfPixel ? 0 : missing
    }

    /// Returns what to hold in place while the layout is prepared, or nil for nothing.
    ///
    /// Updates and animated bounds have a target content offset instead. After a reload no cell is
    /// known to be the same as before, but the end is the end. During an interactive movement, only
    /// the items that make room are to move; the end is held again when the item is dropped.
    func anchor(for stale: Staleness, in surroundings: Surroundings) -> ScrollAnchor? {
      if stale.isContentStale || !stale.items.isEmpty || surroundings.canvas != state.shown.canvas {
        state.anchors.forgetLines()
      }
      let earlier = state.anchors.takeFromEarlierPass()
      let corrected = state.anchors.takeFromCorrection()
      let isBatch = state.transition.updates != nil
      let beginning = anchorOfBeginning
      guard state.movement.targets.isEmpty else {
        state.anchors.release()
        return beginning
      }
      guard !stale.isReloaded, !stale.areCountsStale || isBatch, !state.movement.isUnderWay else {
        let holdsEnd = isStayingAtEnd
        state.anchors.scroll(toEnd: holdsEnd)
        return holdsEnd ? anchorOfTurn() : beginning
      }
      guard !isBatch, !isResizeAnimated(to: collectionView?.bounds.size) else { return nil }
      if let earlier { return earlier }
      guard
        stale.isContentStale || !stale.items.isEmpty
          || surroundings.canvas != state.shown.canvas
          || isVisibleHeightNew(in: surroundings) && (isStayingAtEnd || beginning != nil)
      else {
        if let corrected, state.anchors.held == nil { holdUntilEndOfTurn(corrected) }
        return nil
      }
      return anchorOfTurn()
    }

    /// Returns the cell to hold in this turn of the run loop. While views are measured one after
    /// the other, others may become visible above it, but the same cell is held until the turn ends
    /// or the user scrolls.
    func anchorOfTurn() -> ScrollAnchor? {
      if let target = state.anchors.target {
        return target.isOnItsWay ? nil : target.anchor
      }
      if let present = state.anchors.present { return present }
      let anchor = presentAnchor
      holdUntilEndOfTurn(anchor)
      return anchor
    }

    private func holdUntilEndOfTurn(_ anchor: ScrollAnchor?) {
      state.anchors.hold(anchor)
      beginTurn()
    }

    /// What holds the beginning of a content that scrolls sideways from right to left: its right edge,
    /// which UIKit moves when the width changes. Nil for other contents.
    ///
    /// In the first pass the view shows the beginning of the content, unless a client has scrolled it.
    private var anchorOfBeginning: ScrollAnchor? {
      guard let collectionView, axis == .horizontal,
        collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      else { return nil }
      if let expected = state.anchors.expectedBeginning { return expected }
      guard state.shown.version != nil, let former = contentBeforePass else {
        return isUnscrolled ? .beginning(distance: nil) : nil
      }
      return former.anchorOfMirroredBeginning
    }

    /// Returns a context that scrolls to where a cell is in its place on the screen, or nil if it
    /// is there.
    func context(
      holding anchor: ScrollAnchor
    ) -> UICollectionViewLayoutInvalidationContext? {
      guard let collectionView, let destination = contentOffset(holding: anchor)
      else { return nil }
      let offset = standing.upright(collectionView.bounds).minY
      guard abs(destination - offset) >= state.shown.halfPixel else { return nil }
      if reachable(offset, in: standing) != offset {
        // UIKit scrolls back to the end of the content before it adds the adjustment. The next pass
        // corrects the difference.
        state.anchors.holdInNextPass(anchor)
      }
      let context = contextKeepingContent()
      context.adjustContentOffset(
        by: distance(from: collectionView.bounds, to: destination, in: standing),
        along: content.axis)
      return context
    }

    /// Returns how far bounds are, along the axis on the screen, from those with a content offset.
    ///
    /// - Parameter offset: the offset in upright coordinates.
    func distance(
      from bounds: CGRect, to offset: CGFloat, in standing: StandingContent
    ) -> CGFloat {
      let axis = standing.content.axis
      return axis.coordinate(of: standing.contentOffset(offset, in: bounds))
        - axis.coordinate(of: bounds.origin)
    }

    /// Returns how UIKit has to adjust the content offset and the length of the content, along the axis
    /// on the screen, for the content that is cached for new bounds, or nil if there is none.
    ///
    /// Adjustments belong on the context that UIKit asks for, as those of other layouts do. Where
    /// frames are only known in `prepare()`, the layout has to send one from there.
    func adjustmentForCachedContent(in newBounds: CGRect) -> (offset: CGFloat, length: CGFloat)? {
      guard state.isUpToDate, state.transition.updates == nil,
        !isResizeAnimated(to: newBounds.size),
        let cached = state.cachedContents[canvas(in: newBounds)],
        let anchor = anchorOfTurn()
      else { return nil }
      let standing = standing(cached, in: newBounds)
      let destination: CGFloat
      switch anchor {
      case .end: destination = .infinity
      case .beginning(let distance): destination = distance ?? -.infinity
      case .cell(let cell, .distance(let distance)) where cached.contains(.cell(cell)):
        destination = standing.uprightFrame(ofCellAt: cell).minY - distance
      case .cell: return nil
      }
      let offset = reachable(
        destination, in: standing, height: standing.upright(newBounds).height)
      let change = distance(from: newBounds, to: offset, in: standing)
      state.anchors.expect(anchor, adjustment: change)
      return (change, standing.height - self.standing.height)
    }

    /// What is held in the present layout: the end, or the first visible cell. While the user drags a
    /// view at the end, it is the cell.
    private var presentAnchor: ScrollAnchor? {
      if isStayingAtEnd { return .end }
      let beginning = anchorOfBeginning
      guard keepsVisibleLinesInPlace, state.anchors.expectedBeginning == nil,
        let former = contentBeforePass
      else { return beginning }
      return anchor(in: former) ?? beginning
    }

    /// The layout that was last prepared, in the bounds for which that was.
    var contentBeforePass: FormerContent? {
      guard let collectionView else { return nil }
      let (bounds, prepared) = (collectionView.bounds, state.shown.bounds)
      return formerContent(in: bounds.size == prepared.size ? bounds : prepared)
    }

    /// Returns the cell to hold during a change after which all cells are the same.
    ///
    /// This is the cell that was held last, if it is still in its place and on the first visible
    /// line. Otherwise a width that changes back and forth would scroll further up each time.
    func anchor(in former: FormerContent) -> ScrollAnchor? {
      guard
        let first = former.firstVisibleCell(
          alsoBeyondTop: staysAtEnd, read: state.anchors.read,
          settled: { isSettled($0, in: former.content) })
      else { return nil }
      // A distance along the other axis says nothing.
      guard former.content.axis == axis else { return .cell(first, .position(.top)) }
      let anchor = ScrollAnchor.cell(first, .distance(former.distance(toCellAt: first)))
      guard case .cell(let last, .distance(let distance))? = state.anchors.last,
        former.content.contains(.cell(last)), last.section == first.section, former.shows(last),
        former.content.line(ofCellAt: last).cells.contains(first.cell)
      else { return anchor }
      let difference = former.distance(toCellAt: last) - distance
      return abs(difference) < state.shown.halfPixel ? .cell(last, .distance(distance)) : anchor
    }

    /// Returns whether a cell keeps its size while new cells become visible: it does not size
    /// itself, or had been measured before.
    ///
    /// If the user scrolls up, cells above are measured for the first time. The cells below them
    /// are those that the user is reading.
    private func isSettled(
      _ position: ContentLayout.CellPosition, in content: ContentLayout
    ) -> Bool {
      !content.attributes(ofSection: position.section).sizing.isSelfSizing
        || state.measuredSizes.isSettled(.cell(position))
    }

    /// Returns whether the bounds change their size in an animation, and the layout is not prepared for
    /// them.
    func isResizeAnimated(to size: CGSize?) -> Bool {
      guard let size, size != state.shown.bounds.size else { return false }
      if case .bounds = state.transition.animatedChange?.cause { return true }
      return UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    }
  }
#endif
