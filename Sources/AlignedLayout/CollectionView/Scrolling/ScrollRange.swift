/// The content offsets between which a content can be scrolled, in upright coordinates.
struct ScrollRange: Sendable {
  let start: CGFloat

  /// The last offset. It is before the start if the content is shorter than the visible area.
  private let end: CGFloat

  /// - Parameters:
  ///   - contentHeight: the height of the content.
  ///   - height: the height of the bounds, with its covered parts.
  init(
    of contentHeight: CGFloat, inBoundsOf height: CGFloat, coveredTop: CGFloat,
    coveredBottom: CGFloat
  ) {
    start = -coveredTop
    end = contentHeight + coveredBottom - height
  }

  /// The offset at which the content is scrolled to its end.
  var last: CGFloat { max(start, end) }

  /// Limits an offset to where the content can be scrolled.
  func limit(_ offset: CGFloat) -> CGFloat {
    max(start, min(offset, end))
  }
}
