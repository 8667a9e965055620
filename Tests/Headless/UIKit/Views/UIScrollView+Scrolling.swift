/// The interaction that moves a scroll view's content.
enum UIScrollViewMotion {
  case none
  case tracking
  case dragging
  case decelerating
}

extension UIScrollView {
  /// The rate at which scrolling decelerates.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  /// The part of the safe area insets that is added to the content inset.
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

  func changeContentSize(to size: CGSize) {
    guard size != sizeOfContent else { return }
    sizeOfContent = size
    updateAdjustedInsets()
    clampContentOffset()
  }

  /// Reports adjusted insets that have changed. Content that is scrolled to the top or left edge
  /// follows that edge, unless the offset must not move.
  func updateAdjustedInsets(movesOffset: Bool = true) {
    let (old, new) = (reportedInsets, adjustedContentInset)
    guard new != old else { return }
    for step in insetSteps(from: old, to: new).dropLast() {
      insetsOfStep = step
      adoptAdjustedInsets(movesOffset: movesOffset)
      insetStepDidEnd()
    }
    insetsOfStep = nil
    adoptAdjustedInsets(movesOffset: movesOffset)
  }

  private func adoptAdjustedInsets(movesOffset: Bool) {
    let (old, new) = (reportedInsets, adjustedContentInset)
    guard new != old else { return }
    reportedInsets = new
    setNeedsLayout()
    adjustedContentInsetDidChange()
    currentDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    guard movesOffset else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset != contentOffset, !isMoving { contentOffset = offset }
    clampContentOffset()
  }

  var isMoving: Bool { motion != .none }

  /// The range of offsets at which the content fills the view as far as possible.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    // A negated zero inset would be -0, which transcripts would show.
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    return (least, greatest)
  }

  /// Moves the offset back into its range, unless the user is scrolling.
  func clampContentOffset() {
    guard !isMoving, !allowsOffsetOutOfRange else { return }
    let inRange = clamped(contentOffset)
    if inRange != contentOffset { contentOffset = inRange }
  }

  /// Runs a change without clamping the content offset. The caller clamps it afterwards.
  func withoutClampingOffset(_ change: () -> Void) {
    let outer = allowsOffsetOutOfRange
    allowsOffsetOutOfRange = true
    defer { allowsOffsetOutOfRange = outer }
    change()
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard animated, offset != contentOffset else { return contentOffset = offset }
    let isInRange = clamped(offset) == offset
    for step in scrollSteps(from: contentOffset, to: offset).dropLast() {
      contentOffset = step
      layoutIfNeeded()
    }
    // What becomes visible on the way may have made the content shorter.
    contentOffset = isInRange ? clamped(offset) : offset
    ScrollAnimations.begin(self)
  }

  /// Scrolls by the smallest distance that makes the rectangle visible.
  func reveal(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    func shift(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if start < from { return start - from }
      return end > to ? min(end - to, start - from) : 0
    }
    let target = clamped(
      CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
