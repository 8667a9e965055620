#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    // MARK: Changes that are not animated

    /// Notes how far the content is scrolled. When the bounds get another size, UIKit may push the
    /// content back to its ends before the layout is asked anything, and another cell is the first.
    ///
    /// - Parameter preparesAgain: whether the layout will be prepared for the bounds. For another
    ///   height alone it need not be, and what there is holds for that too.
    func noteScrolling(to newBounds: CGRect, preparesAgain: Bool) {
      if newBounds.size == preparedBounds.size || !preparesAgain {
        preparedBounds = newBounds
      }
      if newBounds.minY == collectionView?.bounds.minY { return }
      if let anchor = anchors.present ?? nil, let held = contentOffset(holding: anchor),
        abs(newBounds.minY - held) < halfPixel
      {
        return
      }
      anchors.forget()
    }

    /// The cell that is to be held while the layout is prepared for what is stale.
    ///
    /// Updates and animated bounds have an offset of their own to aim at. Data that is all new has
    /// no cell that was there before, and under a finger that carries an item nothing is to move
    /// but what makes room for it.
    func anchor(for stale: Staleness, on canvas: Surroundings.Canvas) -> ScrollAnchor? {
      defer { anchors.clamped = nil }
      guard updates == nil, !stale.isReloaded, !stale.areCountsStale, !trail.isUnderWay else {
        anchors.forget()
        return nil
      }
      guard !isResizeAnimated else { return nil }
      if let clamped = anchors.clamped { return clamped }
      guard stale.isContentStale || !stale.items.isEmpty || canvas != surroundings?.canvas
      else { return nil }
      return anchorOfTurn()
    }

    /// The cell that is held: the first that can be seen, and then the same for as long as nobody
    /// scrolls in this turn of the run loop. While views answer one after the other, others may
    /// come into sight before it.
    func anchorOfTurn() -> ScrollAnchor? {
      if let present = anchors.present { return present }
      let anchor = presentAnchor
      anchors.present = .some(anchor)
      beginTurnSoon()
      return anchor
    }

    /// Has UIKit scroll to where a cell is where it was on the screen.
    func hold(_ anchor: ScrollAnchor) {
      guard let collectionView, let target = contentOffset(holding: anchor) else { return }
      let offset = collectionView.bounds.minY
      guard abs(target - offset) >= halfPixel else { return }
      if reachable(offset) != offset {
        // UIKit will go back to the content's end first, and the adjustment is counted from there:
        // what is amiss then is for the next time.
        anchors.clamped = anchor
      }
      let context = contextKeepingLayout()
      context.contentOffsetAdjustment.y = target - offset
      super.invalidateLayout(with: context)
    }

    /// The first cell that can be seen in what is laid out.
    private var presentAnchor: ScrollAnchor? {
      guard keepsFirstVisibleCellInPlace, let collectionView else { return nil }
      let bounds = collectionView.bounds
      return anchor(
        in: formerContent(in: bounds.size == preparedBounds.size ? bounds : preparedBounds))
    }

    /// The cell to hold of what there was before a change that leaves all cells what they are: the
    /// one that was held last if it stands on the first line that can be seen, and nobody has
    /// scrolled since. Otherwise widths that change to and fro would each hold a cell further up.
    private func anchor(in former: FormerContent) -> ScrollAnchor? {
      guard let first = former.anchor(after: { $0 }) else { return nil }
      guard let last = anchors.last, former.content.contains(.cell(last.cell)),
        last.cell.section == first.cell.section, former.shows(last.cell),
        former.content.line(ofCellAt: last.cell).cells.contains(first.cell.cell)
      else { return first }
      let distance = former.content.frame(ofCellAt: last.cell).minY - former.bounds.minY
      return abs(distance - last.distance) < halfPixel ? last : first
    }

    /// Whether the bounds have got another size in an animation, which the layout has not been
    /// prepared for.
    private var isResizeAnimated: Bool {
      guard let collectionView, collectionView.bounds.size != preparedBounds.size
      else { return false }
      if case .bounds = animatedChange?.cause { return true }
      return UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
    }

    // MARK: Changes that are animated

    /// The content offset at which the first cell that could be seen before a change stands where
    /// it stood; nil if none is to be held.
    var contentOffsetAfterAnimatedChange: CGFloat? {
      guard keepsFirstVisibleCellInPlace, let change = animatedChange else { return nil }
      let anchor =
        switch change.cause {
        case .bounds: anchor(in: change.former)
        case .updates(let map):
          change.former.anchor {
            // A section that is reloaded may have fewer cells than before.
            map.newPositionInPlace(of: $0).flatMap { content.contains(.cell($0)) ? $0 : nil }
          }
        }
      // Views that have come into sight may answer yet.
      anchors.present = .some(anchor)
      beginTurnSoon()
      return anchor.flatMap { contentOffset(holding: $0) }
    }

    // MARK: Offsets

    /// The content offset at which a cell stands where it is to be held, as far as the content can
    /// be scrolled.
    private func contentOffset(holding anchor: ScrollAnchor) -> CGFloat? {
      guard content.contains(.cell(anchor.cell)) else { return nil }
      return reachable(content.frame(ofCellAt: anchor.cell).minY - anchor.distance)
    }

    /// A content offset as far as the content can be scrolled in what the layout was prepared for.
    private func reachable(_ offset: CGFloat) -> CGFloat {
      reachable(
        offset, coveredTop: surroundings?.coveredTop ?? 0,
        coveredBottom: surroundings?.coveredBottom ?? 0)
    }

    /// A content offset, or that of the content's end if it is beyond, where so much of the bounds
    /// is covered.
    func reachable(
      _ offset: CGFloat, coveredTop: CGFloat, coveredBottom: CGFloat
    ) -> CGFloat {
      let bottom = content.contentSize.height + coveredBottom
      return max(-coveredTop, min(offset, bottom - (collectionView?.bounds.height ?? 0)))
    }
  }

  extension UpdateMap {
    /// The new place of a cell that is not taken from its place among the others. One that is
    /// reloaded keeps it, too.
    fileprivate func newPositionInPlace(
      of old: ContentLayout.CellPosition
    ) -> ContentLayout.CellPosition? {
      isMoved(old) ? nil : newPlace(of: old)
    }
  }
#endif
