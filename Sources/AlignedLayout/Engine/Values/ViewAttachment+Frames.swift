extension ViewAttachment {
  /// Returns the frame of the view on a host.
  ///
  /// - Parameters:
  ///   - host: the frame of the host.
  ///   - direction: the direction in which cells follow each other on their lines.
  public func frame(on host: CGRect, direction: ContentLayout.Direction) -> CGRect {
    var place = point.point(of: host, direction)
    place.x += direction == .leftToRight ? offset.x : -offset.x
    place.y += offset.y
    return ownPoint.frame(of: size, at: place, direction)
  }
}
