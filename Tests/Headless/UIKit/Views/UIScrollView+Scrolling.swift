/// What moves a scroll view's content.
enum UIScrollViewMotion {
  case none
  case tracking
  case dragging
  case decelerating
}

extension UIScrollView {
  /// How fast momentum fades.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  /// What the safe area adds to the content's insets.
  var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let scrollsX = alwaysBounceHorizontal || contentSize.width > bounds.width
      let scrollsY = alwaysBounceVertical || contentSize.height > bounds.height
      return UIEdgeInsets(
        top: scrollsY ? safe.top : 0, left: scrollsX ? safe.left : 0,
        bottom: scrollsY ? safe.bottom : 0, right: scrollsX ? safe.right : 0)
    }
  }

  func contentSizeChanged() {
    updateAdjustedInsets()
    keepContentInReach()
  }

  /// Where the adjusted insets differ from those last reported: tells so, and moves content that
  /// rests at the top or the leading edge along with the edge.
  func updateAdjustedInsets() {
    let (old, new) = (reportedInsets, adjustedContentInset)
    guard new != old else { return }
    reportedInsets = new
    setNeedsLayout()
    adjustedContentInsetDidChange()
    currentDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset != contentOffset, !isMoving { contentOffset = offset }
    keepContentInReach()
  }

  var isMoving: Bool { motion != .none }

  /// The offsets at which content fills the view as far as it can.
  var reachableOffsets: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    // Written so that no inset gives 0, not the -0 that transcripts would show.
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    return (least, greatest)
  }

  /// Content that a change left out of reach comes back, unless a finger or momentum has it.
  func keepContentInReach() {
    guard !isMoving, !holdsOffset else { return }
    let reached = reachable(contentOffset)
    if reached != contentOffset { contentOffset = reached }
  }

  /// Changes the content without bringing it back into reach, which whoever changes it sees to.
  func holdingOffset(_ change: () -> Void) {
    let outer = holdsOffset
    holdsOffset = true
    defer { holdsOffset = outer }
    change()
  }

  func reachable(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = reachableOffsets
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    let moves = offset != contentOffset
    contentOffset = offset
    if animated, moves { currentDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as shows the rectangle, and not at all where it shows already.
  func reveal(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    func shift(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if start < from { return start - from }
      return end > to ? min(end - to, start - from) : 0
    }
    let target = reachable(
      CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
