/// The content offsets between which a content can be scrolled, in upright coordinates.
struct ScrollRange: Sendable {
  let start: CGFloat

  /// The last offset. It is before the start if the content is shorter than the visible area.
  private let end: CGFloat

  /// - Parameters:
  ///   - contentHeight: the height of the content.
  ///   - height: the height of the bounds, parts of which may be covered.
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

extension FormerContent {
  /// The offsets between which the content can be scrolled in these bounds.
  var scrollRange: ScrollRange {
    ScrollRange(
      of: standing.height, inBoundsOf: uprightBounds.height,
      coveredTop: surroundings?.coveredTop ?? 0, coveredBottom: surroundings?.coveredBottom ?? 0)
  }

  /// Whether the content is scrolled to its end, or is too short to be scrolled.
  ///
  /// UIKit's `scrollToItem(at:at:animated:)` moves the last item to the bottom of the visible area, and
  /// leaves the insets below it out of sight. Content that stays at its end is at its end there, too.
  var isAtEnd: Bool {
    guard let surroundings else { return true }
    let bounds = uprightBounds
    let pixel = content.grid.scale > 0 ? content.grid.pixel : 1
    let end = scrollRange.last
    return standing.height <= surroundings.visibleHeight(inBoundsOf: bounds.height)
      || bounds.minY >= end - pixel
      || standing.standsAtEnd && bounds.minY >= end - standing.emptyEnd - pixel
  }
}
