extension ScrollKeeper {
  /// For updates and animated bounds, UIKit asks for a target content offset instead. After a reload, no cell is
  /// known to be the same as before, so only the end can be held. During an interactive movement, only the items
  /// that make room move. The end is held again when the item is dropped.
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

  /// Returns the adjustment of the content offset. An item to which a client scrolled before there was a width
  /// comes first.
  mutating func didLayOut(holding anchor: ScrollAnchor?, in scene: ScrollScene) -> CGFloat? {
    defer { needsEndOfTurn = needsEndOfTurn || isHolding }
    guard let anchor = holdAwaitedItem(in: scene) ?? anchor,
      let distance = prepareAdjustment(holding: anchor, in: scene)
    else { return nil }
    // UIKit may apply what is sent in `prepare()` late or never (a guess: `Guess.adjustmentInPrepareMayBeLate`).
    expect(anchor, adjustment: distance)
    return distance
  }

  mutating func prepareAdjustment(holding anchor: ScrollAnchor, in scene: ScrollScene) -> CGFloat? {
    guard let distance = scene.distance(toHold: anchor) else { return nil }
    if scene.range.limit(scene.offset) != scene.offset {
      // UIKit scrolls back to the end of the content before it adds the adjustment (a guess:
      // `Guess.adjustmentComesAfterScrollingBack`). The next pass corrects the difference.
      turn.heldInNextPass = anchor
    }
    return distance
  }

  /// Returns how UIKit has to adjust the offset and the length, along the axis on the screen, for a content that
  /// is cached for new bounds. Adjustments belong on the context that UIKit asks for. Where frames are only known
  /// in `prepare()`, the layout has to send one from there.
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

  struct Change {
    let former: FormerContent

    /// The new position of a cell that keeps its place among the others. Nil for new bounds: all cells stay.
    let newPlace: ((ContentLayout.CellPosition) -> ContentLayout.CellPosition?)?
  }

  /// Returns nil if neither the end nor the first visible cell is to be held.
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

  /// UIKit ignores adjustments until the batch ends (a guess: `Guess.adjustmentsInBatchAreIgnored`).
  mutating func endUpdates(in scene: ScrollScene) -> CGFloat? {
    held.flatMap { prepareAdjustment(holding: $0, in: scene) }
  }

  /// While views are measured, others may become visible above, but the same cell is held until the turn ends.
  mutating func holdForTurn(in scene: ScrollScene, isSettled: Settled) -> ScrollAnchor? {
    if let target { return target.isOnItsWay ? nil : target.anchor }
    if let choice = turn.choice { return choice.anchor }
    let anchor = presentAnchor(in: scene, isSettled: isSettled)
    hold(anchor)
    return anchor
  }
}
