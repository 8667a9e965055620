extension NSView {
  /// Converts by way of the coordinates of the window, whose y axis points up.
  func converted(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let inWindow = ancestors.reduce(point) { $1.pointInSuperview($0) }
    return (view?.ancestors.reversed() ?? []).reduce(inWindow) { $1.pointFromSuperview($0) }
  }

  func converted(_ point: NSPoint, from view: NSView?) -> NSPoint {
    if let view { return view.converted(point, to: self) }
    return ancestors.reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  func converted(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.rect(of: rect) { converted($0, to: view) }
  }

  func converted(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.rect(of: rect) { converted($0, from: view) }
  }

  /// Returns the rectangle between two converted corners of a rectangle. Views are not rotated.
  private static func rect(of rect: NSRect, _ convert: (NSPoint) -> NSPoint) -> NSRect {
    let (one, other) = (
      convert(rect.origin), convert(NSPoint(x: rect.maxX, y: rect.maxY))
    )
    return NSRect(
      x: one.x, y: min(one.y, other.y), width: rect.width, height: rect.height)
  }

  /// The view and its superviews, from the inside out.
  private var ancestors: [NSView] {
    Array(sequence(first: self, next: \.superview))
  }

  private var isFlippedInSuperview: Bool {
    isFlipped != (superview?.isFlipped ?? false)
  }

  private func pointInSuperview(_ point: NSPoint) -> NSPoint {
    let y = point.y - bounds.minY
    return NSPoint(
      x: frame.minX + point.x - bounds.minX,
      y: isFlippedInSuperview ? frame.maxY - y : frame.minY + y)
  }

  private func pointFromSuperview(_ point: NSPoint) -> NSPoint {
    let y = isFlippedInSuperview ? frame.maxY - point.y : point.y - frame.minY
    return NSPoint(x: point.x - frame.minX + bounds.minX, y: y + bounds.minY)
  }
}

extension NSView {
  /// Returns the frontmost view in the tree at a point of the superview, or nil if the view is hidden there. Views
  /// that are transparent count (D).
  func viewHit(at point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inside = convert(point, from: superview)
    return subviews.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }
}
