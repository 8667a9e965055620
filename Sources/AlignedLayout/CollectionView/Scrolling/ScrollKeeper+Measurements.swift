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
    if isKnown { forgetWhatWasRead() }
    let isNothingHeld = last == nil && target == nil
    let anchor = isStale ? nil : holdForTurn(in: scene, isSettled: isSettled)
    if isNothingHeld, let lines = scene.lines(from: anchor) { hold(lines) }
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
    adjustLines(by: distance)
    return (distance, height)
  }
}
