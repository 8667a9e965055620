extension ScrollKeeper {
  /// What was held before a measurement.
  struct BeforeMeasurement {
    let anchor: ScrollAnchor?
    let coordinate: CGFloat
    let height: CGFloat
    let gap: CGFloat
  }

  /// Decides what to hold while the line of a measured element is laid out again.
  ///
  /// The keeper has to know before the measurement is recorded: a cell that is measured for the
  /// first time is not held. A cell that has been held since the last scrolling stays held.
  ///
  /// - Parameters:
  ///   - isKnown: whether the view was measured before, and has changed without any scrolling.
  ///   - isStale: whether the next pass asks for everything in any case.
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

  /// Returns how far the cell that is held in place has moved because of a measurement, and by how much
  /// the content has grown, both along the axis on the screen.
  mutating func didMeasure(
    _ element: ContentLayout.Element, since before: BeforeMeasurement, in scene: ScrollScene
  ) -> (offset: CGFloat, length: CGFloat) {
    let height = scene.standing.height - before.height
    // With a gap, content cannot be scrolled, and UIKit limits no offset: the height stays the same.
    if case .cell(_, .distance)? = before.anchor, before.gap > 0 || scene.standing.gap > 0 {
      return (0, height)
    }
    let distance =
      holdLine(after: element, in: scene)
      ?? scene.coordinate(of: before.anchor) - before.coordinate
    turn.lines?.adjustment += distance
    return (distance, height)
  }

  /// Holds a line in place of a cell from now on, if a cell above it was laid out again.
  ///
  /// - Returns: how far the line has moved along the axis on the screen, or nil if none is held.
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
