/// What lies between a top and a bottom: a part of the axis in upright coordinates.
struct Extent: Equatable, Sendable {
  var top: CGFloat
  var bottom: CGFloat

  mutating func formUnion(top: CGFloat, bottom: CGFloat) {
    self.top = min(self.top, top)
    self.bottom = max(self.bottom, bottom)
  }

  func offset(by distance: CGFloat) -> Extent {
    Extent(top: top + distance, bottom: bottom + distance)
  }
}
