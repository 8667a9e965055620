#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Scrolls an item to a position in the visible area, and holds it there until it is measured.
    ///
    /// The visible area is what the adjusted content insets and the pinned header and footer of the
    /// item's section leave. UIKit's `scrollToItem(at:at:animated:)` considers neither the header
    /// nor that self-sizing cells get other sizes when they become visible.
    ///
    ///     layout.scrollToItem(at: indexPath, position: .top, animated: true)
    ///
    /// The layout holds the item until it and what is visible above it have been measured. It
    /// releases the item earlier if the user or other code scrolls, and at `reloadData()`. At the end
    /// of the content, an item may have to stay further down.
    ///
    /// If cells that were measured during an animation have moved the item out of sight, the layout
    /// scrolls on. When the item is in sight, the layout corrects the content offset without
    /// animation.
    ///
    /// Before the collection view has a width, or a height if the content scrolls sideways, the item is
    /// remembered, and shown without animation in the first layout pass with one. If there is no such item, nothing scrolls. Do not call this
    /// while the layout asks, for example in the delegate's sizing method.
    ///
    /// - Parameters:
    ///   - indexPath: the item. If a line limit hides it, the last line of its section is shown.
    ///   - position: `.top`, `.centeredVertically` or `.bottom` or, if the content scrolls sideways,
    ///     `.left`, `.centeredHorizontally` or `.right`. Without any of them, the collection view
    ///     scrolls no further than it must to show the item. If content ``staysAtEnd``, its last item
    ///     is shown together with the end of the content, where the view then stays.
    ///   - animated: whether UIKit animates the scrolling.
    public func scrollToItem(
      at indexPath: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool
    ) {
      guard let collectionView, !state.isPreparing else { return }
      collectionView.layoutIfNeeded()
      guard content.room.width > 0 else {
        state.anchors.remember(AwaitedItem(path: indexPath, position: position))
        return
      }
      guard let cell = content.position(of: indexPath) else { return }
      let target = ScrollTarget(
        cell, at: place(of: cell, at: position), isAnimated: animated)
      scroll(to: target, in: collectionView)
      if !animated { collectionView.layoutIfNeeded() }
    }

    /// Returns the anchor that holds the item to which a client has scrolled before there was a
    /// width, in the first layout pass with one.
    func anchorOfAwaitedItem() -> ScrollAnchor? {
      guard content.room.width > 0, let awaited = state.anchors.takeAwaitedItem(),
        let cell = content.position(of: awaited.path)
      else { return nil }
      let target = ScrollTarget(
        cell, at: place(of: cell, at: awaited.position), isAnimated: false)
      state.anchors.hold(target)
      return target.anchor
    }

    /// Returns the place in which a cell is held, or nil for the end of the content: in content that rests
    /// there, what stands below the last cell is shown with it.
    private func place(
      of cell: ContentLayout.CellPosition, at position: UICollectionView.ScrollPosition
    ) -> ScrollAnchor.Place? {
      let place = cellPlace(of: cell, at: position)
      guard staysAtEnd, cell == content.lastCell, case .position(.bottom) = place else {
        return place
      }
      return nil
    }

    private func cellPlace(
      of cell: ContentLayout.CellPosition, at position: UICollectionView.ScrollPosition
    ) -> ScrollAnchor.Place {
      if let chosen = ScrollAnchor.VisiblePlace(position, in: content) {
        return .position(chosen)
      }
      let present = presentOffset ?? 0
      let atTop = contentOffset(showing: cell, at: .top)
      let atBottom = contentOffset(showing: cell, at: .bottom)
      if present >= min(atTop, atBottom), present <= max(atTop, atBottom) {
        return .distance(standing.uprightFrame(ofCellAt: cell).minY - present)
      }
      let isAbove = abs(present - atTop) < abs(present - atBottom)
      return .position(isAbove ? .top : .bottom)
    }

    private func scroll(to target: ScrollTarget, in collectionView: UICollectionView) {
      state.anchors.hold(target)
      beginTurn()
      guard let destination = contentOffset(holding: target.anchor) else { return }
      let bounds = collectionView.bounds
      let offset = standing.contentOffset(destination, in: bounds)
      let axis = content.axis
      guard abs(distance(from: bounds, to: destination, in: standing)) >= state.shown.halfPixel
      else { return }
      if target.isAnimated {
        state.anchors.hold(
          target.animated(
            from: axis.coordinate(of: bounds.origin), to: axis.coordinate(of: offset)))
        waitForAnimation()
      }
      collectionView.setContentOffset(offset, animated: target.isAnimated)
    }

    // MARK: Holding

    /// Waits until UIKit's animation has ended, about which it tells only its delegate: until the
    /// content offset has stayed the same for a while.
    ///
    /// An animation is slow at its end, and several of its frames are within a pixel of the
    /// destination. A correction before the last frame would be undone by it.
    private func waitForAnimation(restingAt offset: CGFloat? = nil, since checkCount: Int = 0) {
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: 30_000_000)
        guard let self, state.anchors.target?.hasAnimation == true,
          let present = presentOffset
        else { return }
        guard present == offset, checkCount > 1 else {
          return waitForAnimation(
            restingAt: present, since: present == offset ? checkCount + 1 : 0)
        }
        state.anchors.endAnimation()
        beginTurn()
      }
    }

    /// Holds the target again after a while, because the user touches the view now.
    private func waitForUser() {
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: 100_000_000)
        self?.beginTurn()
      }
    }

    /// Scrolls on to the target if cells have moved it out of sight, corrects the content offset if
    /// they have moved it within, and releases it once all sizes are known.
    ///
    /// - Returns: whether the layout has to do this again at the end of the next turn.
    func holdScrollTarget(in collectionView: UICollectionView) -> Bool {
      guard let target = state.anchors.target, !target.hasAnimation else { return false }
      guard let destination = contentOffset(holding: target.anchor) else {
        state.anchors.releaseTarget()
        return false
      }
      guard !isScrolledByUser else {
        waitForUser()
        return false
      }
      if abs(destination - standing.upright(collectionView.bounds).minY) < 2 * state.shown.halfPixel
      {
        if isMeasured(target, in: collectionView.bounds) { state.anchors.releaseTarget() }
        return false
      }
      state.anchors.correctTarget()
      guard let target = state.anchors.target else { return false }
      if target.isAnimated, !isInSight(target, in: collectionView) {
        scroll(to: target, in: collectionView)
      } else if let context = context(holding: target.anchor) {
        sendToUIKit(context)
      }
      return true
    }

    /// Whether the user touches the view, or it decelerates.
    var isScrolledByUser: Bool {
      guard let collectionView else { return false }
      return collectionView.isTracking || collectionView.isDragging
        || collectionView.isDecelerating
    }

    private func isInSight(_ target: ScrollTarget, in collectionView: UICollectionView) -> Bool {
      guard content.contains(.cell(target.cell)) else { return false }
      let visible = standing.upright(
        collectionView.bounds.inset(by: collectionView.adjustedContentInset))
      let frame = standing.upright(standing.frame(ofShownCell: target.cell))
      return frame.minY < visible.maxY && frame.maxY > visible.minY
    }

    /// Returns whether the target and what is visible above it have been measured, as far as it
    /// sizes itself. At the end of the content, so must be what is visible below it: if that grows,
    /// the target can be scrolled further.
    private func isMeasured(_ target: ScrollTarget, in bounds: CGRect) -> Bool {
      let bottom =
        target.isEnd || formerContent(in: bounds).isAtEnd
        ? standing.upright(bounds).maxY
        : standing.upright(standing.frame(ofShownCell: target.cell)).maxY
      return standing.elements(in: bounds, pinning: nil).allSatisfy {
        standing.upright($0.frame).minY >= bottom || offeredSpace(of: $0.element) == nil
          || state.measuredSizes.isMeasured($0.element)
      }
    }
  }

  extension ScrollAnchor.VisiblePlace {
    /// Creates the place that a scroll position means for a content, or nil if it says nothing about the
    /// content's axis.
    init?(_ position: UICollectionView.ScrollPosition, in content: ContentLayout) {
      let places: [(UICollectionView.ScrollPosition, ScrollAnchor.VisiblePlace)] =
        switch content.axis {
        case .vertical: [(.top, .top), (.centeredVertically, .center), (.bottom, .bottom)]
        case .horizontal where content.isMirroredSideways:
          [(.right, .top), (.centeredHorizontally, .center), (.left, .bottom)]
        case .horizontal:
          [(.left, .top), (.centeredHorizontally, .center), (.right, .bottom)]
        }
      guard let chosen = places.first(where: { position.contains($0.0) }) else { return nil }
      self = chosen.1
    }
  }
#endif
