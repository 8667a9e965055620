// A person's finger. Each touch goes to the view that hit testing finds at the point, which may be
// another one than the test names, to its recognizers, and to those of its superviews.
extension Headless {
  /// Makes a touch at a point of a view.
  public static func touch(at point: CGPoint, in view: UIView) -> UITouch {
    UITouch(at: point, in: view, hitting: view)
  }

  /// Taps at a point of a view, by default its middle, once or several times.
  public static func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1) {
    guard let sequence = sequence(at: point, of: view) else { return }
    for tap in 1...max(count, 1) {
      sequence.touch.tapCount = tap
      sequence.begin()
      sequence.end(isLast: tap >= count)
    }
  }

  /// Presses at a point of a view for a while, then lifts the finger.
  public static func press(
    _ view: UIView, at point: CGPoint? = nil, for duration: TimeInterval = 1
  ) {
    guard let sequence = sequence(at: point, of: view) else { return }
    sequence.begin()
    sequence.rest(for: duration)
    sequence.end()
  }

  /// Moves a finger over a view, in steps, then lifts it. It does not scroll: `drag(_:to:)` does.
  public static func swipe(
    _ view: UIView, from point: CGPoint? = nil, by distance: CGVector, steps: Int = 4
  ) {
    guard let sequence = sequence(at: point, of: view) else { return }
    let start = sequence.touch.location(in: root(of: view))
    sequence.begin()
    for step in 1...max(steps, 1) {
      let share = CGFloat(step) / CGFloat(max(steps, 1))
      sequence.move(
        to: CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share))
    }
    sequence.end()
  }

  /// Touches a view, and cancels the touch as the system does for a call.
  public static func cancelTouch(of view: UIView, at point: CGPoint? = nil) {
    guard let sequence = sequence(at: point, of: view) else { return }
    sequence.begin()
    sequence.cancel()
  }

  /// Returns the touch of what is at a point of a view, nil if nothing there can be touched.
  private static func sequence(at point: CGPoint?, of view: UIView) -> TouchSequence? {
    let root = root(of: view)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let location = view.convert(point ?? middle, to: root)
    // Few tests show their window, whose layer a touch needs to be shown.
    let isHidden = root.layer.isHidden
    root.layer.isHidden = false
    defer { root.layer.isHidden = isHidden }
    guard let hit = root.hitTest(location, with: nil) else { return nil }
    return TouchSequence(UITouch(at: location, in: root, hitting: hit))
  }

  private static func root(of view: UIView) -> UIView {
    view.superview.map(root(of:)) ?? view
  }
}
