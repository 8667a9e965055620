extension AnchorPoint {
  func point(of frame: CGRect, _ direction: ContentLayout.Direction) -> CGPoint {
    let x = direction == .leftToRight ? self.x : 1 - self.x
    return CGPoint(
      x: frame.origin.x + frame.size.width * x, y: frame.origin.y + frame.size.height * y)
  }

  func frame(of size: CGSize, at point: CGPoint, _ direction: ContentLayout.Direction) -> CGRect {
    let own = self.point(of: CGRect(origin: CGPoint(x: 0, y: 0), size: size), direction)
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }
}
