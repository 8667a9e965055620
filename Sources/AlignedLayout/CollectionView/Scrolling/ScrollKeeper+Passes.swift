extension ScrollKeeper {
  // MARK: Layout passes

  /// Returns what to hold in place while the layout is prepared, or nil for nothing.
  ///
  /// For updates and animated bounds, UIKit asks for a target content offset instead. After a reload, no cell
  /// is known to be the same as before, so only the end can be held. During an interactive movement, only the
  /// items that make room move. The end is held again when the item is dropped.
  mutating func willLayOut(
    _ pass: UpcomingPass, in scene: ScrollScene, isSettled: Settled
  ) -> ScrollAnchor? {
    if pass.changesContent { forgetLines() }
    defer { (turn.heldInNextPass, earlier.corrected) = (nil, nil) }
    let beginning = anchorOfBeginning(in: scene)
    guard !pass.carriesItems else {
      release()
      return beginning
    }
    guard !pass.replacesCells else {
      let rest = presentRest(in: scene)
      endTarget(.gone)
      if awaited?.rule == .waits { endAwaited(.gone) }
      release(scrolledTo: rest)
      return rest != nil ? holdForTurn(in: scene, isSettled: isSettled) : beginning
    }
    guard !pass.isBatch, !scene.isResizeAnimated(to: scene.view.bounds.size) else { return nil }
    if let anchor = turn.heldInNextPass { return anchor }
    let movesEnd =
      scene.isVisibleHeightNew(in: pass.surroundings)
      && (presentRest(in: scene) != nil || beginning != nil)
    guard pass.changesContent || movesEnd else {
      if let corrected = earlier.corrected, held == nil { hold(corrected) }
      return nil
    }
    return holdForTurn(in: scene, isSettled: isSettled)
  }

  /// Holds what `willLayOut` has returned, or the item to which a client scrolled before there was a
  /// width, in a content that has been laid out.
  ///
  /// - Returns: how far the content offset has to be adjusted, along the axis on the screen, or nil.
  mutating func didLayOut(holding anchor: ScrollAnchor?, in scene: ScrollScene) -> CGFloat? {
    defer { needsEndOfTurn = needsEndOfTurn || isHolding }
    guard let anchor = holdAwaitedItem(in: scene) ?? anchor,
      let distance = prepareAdjustment(holding: anchor, in: scene)
    else { return nil }
    // UIKit may apply what is sent in `prepare()` late or never (a guess:
    // `Guess.adjustmentInPrepareMayBeLate`).
    expect(anchor, adjustment: distance)
    return distance
  }

  /// Returns how far the content offset has to be adjusted to hold an anchor, or nil if it is in its place.
  mutating func prepareAdjustment(
    holding anchor: ScrollAnchor, in scene: ScrollScene
  ) -> CGFloat? {
    guard let distance = scene.distance(toHold: anchor) else { return nil }
    if scene.range.limit(scene.offset) != scene.offset {
      // UIKit scrolls back to the end of the content before it adds the adjustment (a guess:
      // `Guess.adjustmentComesAfterScrollingBack`). The next pass corrects the difference.
      turn.heldInNextPass = anchor
    }
    return distance
  }

  // MARK: Contents that are known ahead

  /// Returns how UIKit has to adjust the content offset and the length of the content for a content that is
  /// cached for new bounds. Both are along the axis on the screen. Returns nil if nothing is held.
  ///
  /// Adjustments belong on the context that UIKit asks for, as those of other layouts do. Where
  /// frames are only known in `prepare()`, the layout has to send one from there.
  ///
  /// - Parameter standing: the content where it stands in the new bounds.
  mutating func boundsWillShow(
    _ standing: StandingContent, in newBounds: CGRect, _ scene: ScrollScene, isSettled: Settled
  ) -> (offset: CGFloat, length: CGFloat)? {
    // The content is another, as in a pass that lays it out.
    forgetLines()
    guard let anchor = holdForTurn(in: scene, isSettled: isSettled),
      let change = scene.distance(toHold: anchor, of: standing, in: newBounds)
    else { return nil }
    expect(anchor, adjustment: change)
    return (change, standing.height - scene.standing.height)
  }

  // MARK: Animated changes

  /// A change that UIKit animates.
  struct Change {
    let former: FormerContent

    /// Returns the new position of a cell that keeps its place among the others, or nil. It is nil itself
    /// for new bounds, in which all cells stay.
    let newPlace: ((ContentLayout.CellPosition) -> ContentLayout.CellPosition?)?
  }

  /// Returns the content offset that holds the end or the first visible cell in place during an
  /// animated change, or nil if neither is to be held.
  mutating func contentWillChange(
    by change: Change?, in scene: ScrollScene, isSettled: Settled
  ) -> CGFloat? {
    if let target, !target.isOnItsWay {
      return scene.contentOffset(holding: target.anchor)
    }
    let options = scene.options
    guard
      options.keepsVisibleLinesInPlace || options.staysAtEnd || scene.content.isMirroredSideways
        || scene.standing.topCell != nil,
      let change
    else { return nil }
    let anchor = anchor(before: change, scene, isSettled: isSettled)
    // Views that become visible may still be measured.
    hold(anchor)
    guard let anchor else { return nil }
    // The content may be too short until they are. The end of the turn corrects that.
    expect(anchor, adjustment: 0)
    return scene.contentOffset(holding: anchor)
  }

  /// Returns how far the content offset has to be adjusted at the end of a batch of updates in which views were
  /// measured, or nil. UIKit ignores adjustments until the batch ends (a guess:
  /// `Guess.adjustmentsInBatchAreIgnored`).
  mutating func endUpdates(in scene: ScrollScene) -> CGFloat? {
    held.flatMap { prepareAdjustment(holding: $0, in: scene) }
  }

  // MARK: Holding

  /// Returns the cell to hold in this turn of the run loop. While views are measured one after
  /// the other, others may become visible above it, but the same cell is held until the turn ends
  /// or the user scrolls.
  mutating func holdForTurn(in scene: ScrollScene, isSettled: Settled) -> ScrollAnchor? {
    if let target { return target.isOnItsWay ? nil : target.anchor }
    if let choice = turn.choice { return choice.anchor }
    let anchor = presentAnchor(in: scene, isSettled: isSettled)
    hold(anchor)
    return anchor
  }
}
