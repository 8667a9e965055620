extension ScrollKeeper {
  struct BeforeMeasurement {
    let anchor: ScrollAnchor?
    let coordinate: CGFloat
    let height: CGFloat
    let gap: CGFloat
  }

  /// Decides what to hold before the measurement is recorded: a cell that is measured for the first time is not
  /// held, but one that has been held since the last scrolling stays held. A known view
  /// has changed without any scrolling.
  mutating func willMeasure(
    isKnown: Bool, isStale: Bool, in scene: ScrollScene, isSettled: Settled
  ) -> BeforeMeasurement {
    if isKnown { turn.visibleBefore = nil }
    let isNothingHeld = last == nil && target == nil
    let anchor = isStale ? nil : holdForTurn(in: scene, isSettled: isSettled)
    if isNothingHeld, let lines = scene.lines(from: anchor) { turn.lines = lines }
    return BeforeMeasurement(
      anchor: anchor, coordinate: scene.coordinate(of: anchor), height: scene.standing.height,
      gap: scene.standing.gap)
  }

  /// Returns how far the held cell has moved, and the content has grown, along the axis on the screen.
  mutating func didMeasure(
    _ element: ContentLayout.Element, since before: BeforeMeasurement, in scene: ScrollScene
  ) -> (offset: CGFloat, length: CGFloat) {
    let height = scene.standing.height - before.height
    // With a gap, content cannot be scrolled, and UIKit limits no offset: the height stays the same.
    if case .cell(_, .distance)? = before.anchor, before.gap > 0 || scene.standing.gap > 0 {
      return (0, height)
    }
    let distance =
      holdLine(after: element, in: scene) ?? scene.coordinate(of: before.anchor) - before.coordinate
    turn.lines?.adjustment += distance
    return (distance, height)
  }

  /// If a cell above it was laid out again, holds a line in place of a cell, and returns how far it has moved.
  private mutating func holdLine(
    after element: ContentLayout.Element, in scene: ScrollScene
  ) -> CGFloat? {
    guard case .cell(let measured) = element, let lines = turn.lines else { return nil }
    guard lines.areAllAfter(measured) else {
      turn.lines?.drop(after: measured)
      return nil
    }
    return lines.line(heldIn: scene.content).map { line in
      turn.choice = Choice(anchor: line.anchor)
      return scene.coordinate(of: line.anchor) - line.offset - lines.adjustment
    }
  }
}
