/// The content offsets between which a content can be scrolled, in upright coordinates.
struct ScrollRange: Sendable {
  let start: CGFloat

  /// The last offset. It is before the start if the content is shorter than the visible area.
  private let end: CGFloat

  init(
    of standing: StandingContent, in bounds: CGRect, coveredTop: CGFloat, coveredBottom: CGFloat
  ) {
    start = -coveredTop
    end = standing.height + coveredBottom - standing.upright(bounds).height
  }

  /// - Parameter surroundings: those for which the content was laid out, or nil if it was not.
  init(of standing: StandingContent, in bounds: CGRect, _ surroundings: Surroundings?) {
    self.init(
      of: standing, in: bounds, coveredTop: surroundings?.coveredTop ?? 0,
      coveredBottom: surroundings?.coveredBottom ?? 0)
  }

  var last: CGFloat { max(start, end) }

  func limit(_ offset: CGFloat) -> CGFloat { max(start, min(offset, end)) }
}
