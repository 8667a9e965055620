extension UIView {
  /// Converts by way of the coordinates of the root view.
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
    boundingBox(rect) { converted($0, to: view) }
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(rect) { converted($0, from: view) }
  }

  /// Returns the smallest rectangle that contains the converted corners of a rectangle.
  private func boundingBox(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
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

  /// The view and its superviews, from the inside out.
  private var ancestors: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }

  /// The root view, whose coordinates are used if no view is given. It is usually the window.
  private var windowChain: [UIView] {
    ancestors.suffix(1)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: offset.x + center.x, y: offset.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    let anchor = anchorInBounds
    return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
  }

  /// The point of the bounds at the center of the view, which is the middle without another anchor.
  private var anchorInBounds: CGPoint {
    let (anchor, bounds) = (layer.anchorPoint, bounds)
    guard anchor != CGPoint(x: 0.5, y: 0.5) else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    return CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
  }

  /// Returns the view at a point that comes last among the subviews of its superview. Z positions order only
  /// drawing (evidence R: PSTCollectionView, pull request 91; Tabby, pull request 11).
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
