extension UIView {
  /// From the superview's coordinates to this view's superview's, and back, by way of the root.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = ancestors.reduce(point) { $1.pointInSuperview($0) }
    return (view?.ancestors.reversed() ?? windowChain).reduce(inRoot) { $1.pointFromSuperview($0) }
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.converted(point, to: self) }
    let inRoot = windowChain.reversed().reduce(point) { $1.pointInSuperview($0) }
    return ancestors.reversed().reduce(inRoot) { $1.pointFromSuperview($0) }
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    around(rect) { converted($0, to: view) }
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    around(rect) { converted($0, from: view) }
  }

  /// The smallest upright rectangle around a rectangle's converted corners.
  private func around(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let left = corners.map(\.x).min()!
    let top = corners.map(\.y).min()!
    return CGRect(
      x: left, y: top,
      width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
  }

  /// The view and what it is in, outwards.
  private var ancestors: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }

  /// The window's coordinates are meant where no view is named; without one, the root's.
  private var windowChain: [UIView] {
    ancestors.suffix(1)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: offset.x + center.x, y: offset.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
  }

  /// The frontmost view at a point, in front being what is higher in z and then what is later.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    let fromBack = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for (_, view) in fromBack.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
