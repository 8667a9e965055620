extension ScrollKeeper {
  /// What the end of a turn of the run loop has to put right.
  enum Correction {
    /// Scroll to a content offset on the screen, animated.
    case scroll(to: CGPoint)

    /// Adjust the content offset by a distance along the axis on the screen.
    case adjust(by: CGFloat)

    /// Nothing now. The next turn looks again.
    case nothing

    /// Nothing while the user touches the view.
    case waitForUser
  }

  // MARK: Items to which a client scrolls

  /// Remembers an item until there is a width.
  mutating func remember(_ item: AwaitedItem) {
    awaited = item
  }

  /// Holds the item to which a client has scrolled before there was a width, in the first layout pass with
  /// one.
  mutating func holdAwaitedItem(in scene: ScrollScene) -> ScrollAnchor? {
    guard scene.content.room.width > 0, let item = awaited else { return nil }
    awaited = nil
    guard scene.content.contains(.cell(item.cell)) else { return nil }
    let target = scene.target(item.cell, at: item.places, isAnimated: false)
    hold(target, in: scene)
    return target.anchor
  }

  /// Holds a target from now on.
  ///
  /// - Returns: the content offset on the screen to which to scroll, or nil if the target is in its place.
  mutating func scroll(to target: ScrollTarget, in scene: ScrollScene) -> CGPoint? {
    hold(target, in: scene)
    guard let destination = scene.contentOffset(holding: target.anchor) else { return nil }
    let distance = scene.distance(from: scene.view.bounds, to: destination)
    guard abs(distance) >= scene.shown.halfPixel else { return nil }
    let offset = scene.standing.contentOffset(destination, in: scene.view.bounds)
    if target.isAnimated {
      self.target?.animation = ScrollTarget.Animation(
        destination: scene.content.axis.coordinate(of: offset), distance: abs(distance))
    }
    return offset
  }

  /// Holds the target if UIKit's animation has arrived there, or else releases it: the user or a
  /// client has stopped the animation.
  mutating func endAnimation() {
    if target?.isOnItsWay == true { target = nil }
    target?.animation = nil
    needsEndOfTurn = true
  }

  /// Moves the target with its cell. Without a new place it is released, unless it is the end.
  mutating func moveTarget(
    to newPlace: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
  ) {
    guard let target else { return }
    if let cell = newPlace(target.cell) {
      self.target?.cell = cell
    } else if !target.isEnd {
      self.target = nil
    }
  }

  // MARK: Turns of the run loop

  /// Returns what the end of a turn has to put right, or nil: UIKit may have ignored an adjustment, and
  /// measured cells may have moved the target. Releases the target once all sizes are known.
  ///
  /// - Parameter isMeasured: whether an element has its final size.
  mutating func correctContentOffset(
    in scene: ScrollScene, isMeasured: (ContentLayout.Element) -> Bool
  ) -> Correction? {
    guard let target else {
      guard !scene.view.isScrolledByUser, let anchor = turn.expected?.anchor else { return nil }
      return prepareAdjustment(holding: anchor, in: scene).map { .adjust(by: $0) }
    }
    guard target.animation == nil else { return nil }
    guard let destination = scene.contentOffset(holding: target.anchor) else {
      self.target = nil
      return nil
    }
    guard !scene.view.isScrolledByUser else { return .waitForUser }
    guard abs(destination - scene.offset) >= scene.pixel else {
      if scene.isMeasured(target, by: isMeasured) { self.target = nil }
      return nil
    }
    return correct(target, in: scene)
  }

  /// Returns how to bring a target back to its place, or nil if that was done too often.
  private mutating func correct(_ target: ScrollTarget, in scene: ScrollScene) -> Correction? {
    guard target.correctionCount < 8 else {
      self.target = nil
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
