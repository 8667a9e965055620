extension ScrollKeeper {
  /// What the end of a turn of the run loop has to put right.
  enum Correction {
    case scroll(to: CGPoint)

    /// Adjust the content offset by a distance along the axis on the screen.
    case adjust(by: CGFloat)

    /// Nothing now. The next turn looks again.
    case nothing
    case waitForUser
  }

  /// Remembers what a client asks for until there is a width, or until no person scrolls.
  mutating func remember(_ request: ScrollRequest) {
    endTarget(.interrupted)
    endAwaited(.interrupted)
    awaited = request
    if request.rule == .waits { needsEndOfTurn = true }
  }

  mutating func endAwaited(_ outcome: ScrollOutcome) {
    end(awaited?.number, outcome)
    awaited = nil
  }

  /// Returns what a client has asked for before there was a width, or while a person scrolled, if it can be
  /// done now.
  mutating func takeAwaited(in scene: ScrollScene) -> ScrollRequest? {
    guard let awaited, scene.content.room.width > 0,
      awaited.rule == .interrupts || !scene.view.isScrolledByUser
    else { return nil }
    guard scene.content.contains(.cell(awaited.cell)) else {
      endAwaited(.gone)
      return nil
    }
    self.awaited = nil
    return awaited
  }

  /// Holds the item to which a client has scrolled before there was a width, in the first layout pass with
  /// one.
  mutating func holdAwaitedItem(in scene: ScrollScene) -> ScrollAnchor? {
    guard awaited?.rule == .interrupts, var request = takeAwaited(in: scene) else { return nil }
    request.isAnimated = false
    let target = scene.target(of: request)
    hold(target, in: scene)
    return target.anchor
  }

  /// Returns the content offset on the screen to which to scroll, or nil if the target is in its place.
  mutating func scroll(to target: ScrollTarget, in scene: ScrollScene) -> CGPoint? {
    endAwaited(.interrupted)
    hold(target, in: scene)
    guard let destination = scene.contentOffset(holding: target.anchor) else { return nil }
    let distance = scene.standing.distance(from: scene.view.bounds, to: destination)
    guard abs(distance) >= scene.shown.halfPixel else { return nil }
    let offset = scene.standing.contentOffset(destination, in: scene.view.bounds)
    if target.isAnimated {
      self.target?.animation = ScrollTarget.Animation(
        destination: scene.content.axis.coordinate(of: offset), distance: abs(distance))
    }
    return offset
  }

  /// Holds the target if the animation has arrived. If not, the user or a client has stopped it.
  mutating func endAnimation() {
    if target?.isOnItsWay == true { endTarget(.interrupted) }
    target?.animation = nil
    needsEndOfTurn = true
  }

  mutating func moveTarget(
    to newPlace: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
  ) {
    if let request = awaited, request.rule == .waits {
      if let cell = newPlace(request.cell) { awaited?.cell = cell } else { endAwaited(.gone) }
    }
    guard let target else { return }
    if let cell = newPlace(target.cell) {
      self.target?.cell = cell
    } else if !target.isEnd {
      endTarget(.gone)
    }
  }

  /// UIKit may have ignored an adjustment, and measured cells may have moved the target.
  mutating func correctContentOffset(
    in scene: ScrollScene, isMeasured: (ContentLayout.Element) -> Bool
  ) -> Correction? {
    guard let target else {
      guard !scene.view.isScrolledByUser, let anchor = turn.expected?.anchor else { return nil }
      return prepareAdjustment(holding: anchor, in: scene).map { .adjust(by: $0) }
    }
    guard target.animation == nil else { return nil }
    guard let destination = scene.contentOffset(holding: target.anchor) else {
      endTarget(.gone)
      return nil
    }
    guard !scene.view.isScrolledByUser else { return .waitForUser }
    guard abs(destination - scene.offset) >= scene.pixel else {
      if scene.isMeasured(target, by: isMeasured) { endTarget(.arrived) }
      return nil
    }
    return correct(target, in: scene)
  }

  /// Returns how to bring a target back to its place, or nil if that was done too often.
  private mutating func correct(_ target: ScrollTarget, in scene: ScrollScene) -> Correction? {
    guard target.correctionCount < 8 else {
      endTarget(.interrupted)
      return nil
    }
    var target = target
    target.correctionCount += 1
    self.target = target
    guard target.isAnimated, !scene.shows(target) else {
      return prepareAdjustment(holding: target.anchor, in: scene).map { .adjust(by: $0) }
        ?? .nothing
    }
    return scroll(to: target, in: scene).map { .scroll(to: $0) } ?? .nothing
  }
}
