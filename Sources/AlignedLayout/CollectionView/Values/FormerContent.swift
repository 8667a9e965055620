/// A layout in some bounds, with everything that frames depend on: as it was before a change.
struct FormerContent: Sendable {
  let standing: StandingContent
  let surroundings: Surroundings?
  let bounds: CGRect
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
  var uprightBounds: CGRect { standing.upright(bounds) }

  func moved(to bounds: CGRect, _ options: LayoutOptions) -> FormerContent {
    FormerContent(standing, in: bounds, with: surroundings, options)
  }

  func places(_ element: ContentLayout.Element) -> Bool {
    if case .cell = element { content.places(element) } else { frame(of: element) != nil }
  }

  func frame(of element: ContentLayout.Element) -> CGRect? {
    content.places(element) ? standing.frame(of: element, pinning: pinning) : nil
  }
}

extension ShownLayout {
  func former(in bounds: CGRect, _ options: LayoutOptions) -> FormerContent {
    FormerContent(standing, in: bounds, with: surroundings, options)
  }
}
