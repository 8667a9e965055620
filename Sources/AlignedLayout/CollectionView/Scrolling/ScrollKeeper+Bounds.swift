extension ScrollKeeper {
  /// Releases the held cells if the user or a client scrolls, and returns whether that is so. When the bounds
  /// change their size, UIKit may scroll back to the end of the content before it calls the layout (a guess:
  /// `Guess.resizingMayScrollBackFirst`). Another cell is the first visible one then.
  mutating func boundsWillChange(to newBounds: CGRect, in scene: ScrollScene) -> Bool {
    guard scene.distance(to: newBounds) != 0, !isAdjusted(newBounds, in: scene) else {
      return false
    }
    let new = scene.standing.upright(newBounds)
    let isScrolledBack = scene.isScrolledBack(to: new)
    let rest = isScrolledBack ? rest : rest(in: newBounds, of: scene)
    if !isEmpty {
      if isScrolledBack || isAdjustment(leadingTo: newBounds, in: scene) { return false }
      if awaitsEndOfAnimation, !scene.view.isScrolledByUser {
        guard let moved = target?.moved(to: newBounds, in: scene) else {
          release(scrolledTo: rest)
          return true
        }
        target = nil
        release()
        target = moved
        return true
      }
      if let anchor = held, let place = scene.contentOffset(holding: anchor),
        abs(new.minY - place) < scene.shown.halfPixel
      {
        return false
      }
    }
    release(scrolledTo: rest, visibleBefore: scene.visibleRange)
    return true
  }

  /// UIKit may have applied an adjustment late, and UIKit or the layout may have corrected the offset in between.
  func correction(of newBounds: CGRect, in scene: ScrollScene) -> CGFloat {
    guard let late = adjustment(leadingTo: newBounds, in: scene),
      let destination = scene.contentOffset(holding: late.anchor)
    else { return 0 }
    let missing = scene.standing.distance(from: newBounds, to: destination)
    return abs(missing) < scene.shown.halfPixel ? 0 : missing
  }

  /// Returns the adjustment that the layout has sent in `prepare()`, if new bounds come from it: UIKit may
  /// apply it late (a guess: `Guess.adjustmentInPrepareMayBeLate`).
  private func adjustment(leadingTo newBounds: CGRect, in scene: ScrollScene) -> Adjustment? {
    if let expected = turn.expected, expected.leads(to: newBounds, in: scene) { return expected }
    return earlier.late.flatMap { $0.leads(to: newBounds, in: scene) ? $0 : nil }
  }

  private mutating func isAdjustment(leadingTo newBounds: CGRect, in scene: ScrollScene) -> Bool {
    if turn.expected?.leads(to: newBounds, in: scene) == true {
      turn.expected?.origin = scene.offsetOnScreen
    } else if earlier.late?.leads(to: newBounds, in: scene) == true {
      earlier.late?.origin = scene.offsetOnScreen
    } else {
      return false
    }
    return true
  }

  /// UIKit may have applied at once what the layout has just sent in `prepare()`, at this offset on the screen.
  mutating func didSendAdjustment(at offset: CGFloat, in scene: ScrollScene) {
    guard let expected = turn.expected, scene.offsetOnScreen != offset,
      abs(scene.offsetOnScreen - offset - expected.difference) < scene.shown.halfPixel
    else { return }
    turn.expected?.origin = offset
  }

  /// Returns whether new bounds come from a context that UIKit is being passed: a client may scroll because of it.
  private func isAdjusted(_ newBounds: CGRect, in scene: ScrollScene) -> Bool {
    guard let adjustedOffset else { return false }
    return abs(scene.content.axis.coordinate(of: newBounds.origin) - adjustedOffset) <= scene.pixel
  }

  // MARK: The end of the content

  /// Returns how far the content offset has to be adjusted so that the view stays at the end or at the cell of the
  /// top in other bounds or with other insets, or nil. The distance is that along the axis on the screen.
  ///
  /// The layout would otherwise do that in `prepare()`. But if the insets change in an animation, an
  /// adjustment in UIKit's own context takes part in it.
  ///
  /// - Parameter standing: the content where it stands in the bounds.
  mutating func holdEnd(
    of standing: StandingContent, in bounds: CGRect, _ scene: ScrollScene
  ) -> CGFloat? {
    guard let rest = presentRest(in: scene), !scene.isResizeAnimated(to: bounds.size),
      standing.height > 0,
      let change = scene.distance(toRest: rest, of: standing, in: bounds),
      abs(change) >= scene.shown.halfPixel
    else { return nil }
    hold(rest)
    return change
  }
}
