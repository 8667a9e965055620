extension Headless {
  /// Starts tracking a touch that does not move yet.
  public static func beginTracking(_ scrollView: UIScrollView) {
    scrollView.motion = .tracking
  }

  /// Ends a touch that did not move.
  public static func endTracking(_ scrollView: UIScrollView) {
    scrollView.motion = .none
    scrollView.clampContentOffset()
  }

  /// Starts dragging.
  public static func beginDragging(_ scrollView: UIScrollView) {
    scrollView.motion = .dragging
    scrollView.currentDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Drags the content to an offset, which may be out of range, and lays out.
  public static func drag(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.contentOffset = offset
    scrollView.layoutIfNeeded()
  }

  /// Ends dragging. The content decelerates by `distance`, or to the offset that the layout or the
  /// delegate returns, and is laid out in each of `steps` steps.
  public static func endDragging(
    _ scrollView: UIScrollView, velocity: CGPoint = .zero, distance: CGPoint = .zero,
    steps: Int = 4
  ) {
    let start = scrollView.contentOffset
    let proposed = scrollView.clamped(CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    var target = scrollView.targetOffset(proposed: proposed, velocity: velocity)
    scrollView.currentDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != start
    scrollView.motion = decelerates ? .decelerating : .none
    scrollView.currentDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    if decelerates { decelerate(scrollView, from: start, to: target, steps: max(steps, 1)) }
    scrollView.clampContentOffset()
  }

  /// Leaves content decelerating until something stops it.
  public static func beginDecelerating(_ scrollView: UIScrollView) {
    scrollView.motion = .decelerating
    scrollView.currentDelegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Taps the status bar: the only scroll view that is visible in the window and has `scrollsToTop`
  /// scrolls to its top. With several of them, none scrolls.
  public static func tapStatusBar(of window: UIWindow) {
    let candidates = window.visibleScrollViews.filter(\.scrollsToTop)
    guard candidates.count == 1, let scrollView = candidates.first,
      scrollView.currentDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.offsetRange.least.y)
    scrollView.scroll(to: top, animated: true)
    scrollView.currentDelegate?.scrollViewDidScrollToTop(scrollView)
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
      guard scrollView.isDecelerating else { return }
    }
    scrollView.motion = .none
    scrollView.currentDelegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

extension UIView {
  /// The scroll views among the view's descendants that are not in hidden views.
  fileprivate var visibleScrollViews: [UIScrollView] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      ((view as? UIScrollView).map { [$0] } ?? []) + view.visibleScrollViews
    }
  }
}
