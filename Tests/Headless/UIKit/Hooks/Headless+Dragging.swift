extension Headless {
  /// Puts a finger down, which does not move yet.
  public static func beginTracking(_ scrollView: UIScrollView) {
    scrollView.motion = .tracking
  }

  /// Lifts a finger that did not move.
  public static func endTracking(_ scrollView: UIScrollView) {
    scrollView.motion = .none
    scrollView.keepContentInReach()
  }

  /// Puts a finger down and begins to drag.
  public static func beginDragging(_ scrollView: UIScrollView) {
    scrollView.motion = .dragging
    scrollView.currentDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Moves the content under the finger, over the edges too, and lays out.
  public static func drag(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.contentOffset = offset
    scrollView.layoutIfNeeded()
  }

  /// Lifts the finger. With a velocity, momentum carries the content on, by as much as `distance`
  /// or to where the delegate or the layout asks, and `steps` times it is laid out on the way.
  public static func endDragging(
    _ scrollView: UIScrollView, velocity: CGPoint = .zero, distance: CGPoint = .zero,
    steps: Int = 4
  ) {
    let start = scrollView.contentOffset
    let proposed = scrollView.reachable(CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    var target = scrollView.targetOffset(proposed: proposed, velocity: velocity)
    scrollView.currentDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != start
    scrollView.motion = decelerates ? .decelerating : .none
    scrollView.currentDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    if decelerates { decelerate(scrollView, from: start, to: target, steps: max(steps, 1)) }
    scrollView.keepContentInReach()
  }

  private static func decelerate(
    _ scrollView: UIScrollView, from start: CGPoint, to target: CGPoint, steps: Int
  ) {
    scrollView.currentDelegate?.scrollViewWillBeginDecelerating(scrollView)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let offset = CGPoint(
        x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
      drag(scrollView, to: step == steps ? target : offset)
    }
    scrollView.motion = .none
    scrollView.currentDelegate?.scrollViewDidEndDecelerating(scrollView)
  }
}
