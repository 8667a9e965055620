/// What an effect of scrolling is computed for, and the elements that get it.
struct VisiblePart: Sendable {
  /// The part of the bounds that insets do not cover.
  let rect: CGRect

  /// The bounds, and as much again on each side. An effect may move an element into the bounds.
  let surroundings: CGRect

  /// Returns nil if nothing of the bounds is visible.
  init?(of bounds: CGRect, _ surroundings: Surroundings?) {
    let insets = surroundings?.insets ?? .zero
    // As for pinned headers, a spinning refresh control covers nothing.
    let top = insets.top - (surroundings?.spinnerHeight ?? 0)
    rect = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - top - insets.bottom))
    self.surroundings = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    if rect.width <= 0 || rect.height <= 0 { return nil }
  }

  func reaches(_ frame: CGRect) -> Bool { frame.overlaps(surroundings) }
}

extension CGRect {
  // CGRect.intersects is true for rectangles that only touch, on some platforms.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
