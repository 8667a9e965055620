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

extension [ViewAttachment] {
  /// Returns the first attachment of a kind.
  func first(ofKind kind: String) -> ViewAttachment? {
    first { $0.kind == kind }
  }

  /// The attachments without those whose kind one before them has.
  var ofDifferentKinds: [ViewAttachment] {
    guard count > 1 else { return self }
    var kinds: Set<String> = []
    return filter { kinds.insert($0.kind).inserted }
  }
}
