/// A layout in some bounds, with everything that frames depend on: as it was before a change.
struct FormerContent: Sendable {
  let standing: StandingContent
  let surroundings: Surroundings?

  /// The bounds when the change began.
  let bounds: CGRect

  /// The pinning in these bounds.
  let pinning: ContentLayout.Pinning?

  init(
    _ standing: StandingContent, in bounds: CGRect, with surroundings: Surroundings?,
    _ options: LayoutOptions
  ) {
    self.standing = standing
    self.surroundings = surroundings
    self.bounds = bounds
    pinning = standing.pinning(in: bounds, with: surroundings, options)
  }

  var content: ContentLayout { standing.content }

  /// The bounds in upright coordinates.
  var uprightBounds: CGRect { standing.upright(bounds) }

  /// Returns the same layout in other bounds.
  func moved(to bounds: CGRect, _ options: LayoutOptions) -> FormerContent {
    FormerContent(standing, in: bounds, with: surroundings, options)
  }

  /// Returns the frame of an element, or nil if it was not placed.
  func frame(of element: ContentLayout.Element) -> CGRect? {
    content.places(element) ? standing.frame(of: element, pinning: pinning) : nil
  }
}

extension ShownLayout {
  /// Returns the layout in some bounds, as the one before a change.
  func former(in bounds: CGRect, _ options: LayoutOptions) -> FormerContent {
    FormerContent(standing, in: bounds, with: surroundings, options)
  }
}
