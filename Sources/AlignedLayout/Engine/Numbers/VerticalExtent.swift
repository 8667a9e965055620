/// The stretch between a top and a bottom.
struct VerticalExtent: Equatable, Sendable {
  var top: CGFloat
  var bottom: CGFloat

  mutating func formUnion(top: CGFloat, bottom: CGFloat) {
    self.top = min(self.top, top)
    self.bottom = max(self.bottom, bottom)
  }

  func offset(by distance: CGFloat) -> VerticalExtent {
    VerticalExtent(top: top + distance, bottom: bottom + distance)
  }
}
