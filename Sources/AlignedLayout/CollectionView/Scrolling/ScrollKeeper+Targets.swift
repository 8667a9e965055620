extension ScrollKeeper {
  /// What the end of a turn of the run loop has to put right.
  enum Correction {
    /// Scroll to a content offset on the screen.
    case scroll(Scrolling)

    /// Adjust the content offset by a distance along the axis on the screen.
    case adjust(by: CGFloat)

    /// Nothing now. The next turn looks again.
    case nothing

    /// Nothing while the user touches the view.
    case waitForUser
  }

  /// A content offset on the screen to which the layout scrolls.
  struct Scrolling {
    let offset: CGPoint
    let isAnimated: Bool
  }

  // MARK: Items to which a client scrolls

  /// Holds the item to which a client has scrolled before there was a width, in the first layout pass with
  /// one.
  mutating func holdAwaitedItem(in scene: ScrollScene) -> ScrollAnchor? {
    guard scene.content.room.width > 0, let item = takeAwaitedItem(),
      scene.content.contains(.cell(item.cell))
    else { return nil }
    let target = scene.target(item.cell, at: item.places, isAnimated: false)
    hold(target)
    return target.anchor
  }

  /// Holds a target from now on.
  ///
  /// - Returns: where to scroll, or nil if the target is in its place.
  mutating func scroll(to target: ScrollTarget, in scene: ScrollScene) -> Scrolling? {
    hold(target)
    guard let destination = scene.contentOffset(holding: target.anchor) else { return nil }
    let (bounds, axis) = (scene.view.bounds, scene.content.axis)
    let offset = scene.standing.contentOffset(destination, in: bounds)
    guard abs(scene.distance(from: bounds, to: destination)) >= scene.shown.halfPixel
    else { return nil }
    if target.isAnimated {
      hold(
        target.animated(
          from: axis.coordinate(of: bounds.origin), to: axis.coordinate(of: offset)))
    }
    return Scrolling(offset: offset, isAnimated: target.isAnimated)
  }

  /// Whether UIKit animates the scrolling to a target, or has done so until a moment ago.
  var awaitsEndOfAnimation: Bool { target?.hasAnimation == true }

  // MARK: Turns of the run loop

  /// Returns what the end of a turn has to put right, or nil: UIKit may have ignored an adjustment, and
  /// measured cells may have moved the target. Releases the target once all sizes are known.
  ///
  /// - Parameter isMeasured: whether an element has its final size.
  mutating func correctContentOffset(
    in scene: ScrollScene, isMeasured: (ContentLayout.Element) -> Bool
  ) -> Correction? {
    guard let target else {
      guard !scene.view.isScrolledByUser, let anchor = expected?.anchor else { return nil }
      return prepareAdjustment(holding: anchor, in: scene).map { .adjust(by: $0) }
    }
    guard !target.hasAnimation else { return nil }
    guard let destination = scene.contentOffset(holding: target.anchor) else {
      releaseTarget()
      return nil
    }
    guard !scene.view.isScrolledByUser else { return .waitForUser }
    guard abs(destination - scene.offset) >= scene.pixel else {
      if scene.isMeasured(target, by: isMeasured) { releaseTarget() }
      return nil
    }
    correctTarget()
    guard let target = self.target else { return nil }
    guard target.isAnimated, !scene.shows(target) else {
      return prepareAdjustment(holding: target.anchor, in: scene).map { .adjust(by: $0) }
        ?? .nothing
    }
    return scroll(to: target, in: scene).map { .scroll($0) } ?? .nothing
  }
}
