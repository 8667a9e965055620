/// How far up and down a stack of boxes reaches, where boxes may stick out over their neighbours:
/// which of them can meet a stretch is then still found by binary search.
struct Reach: Equatable, Sendable {
  /// The lowest bottom of each box and those before it.
  private var bottoms: [CGFloat]

  /// The highest top of each box and those after it.
  private var tops: [CGFloat]

  init(_ extents: [VerticalExtent]) {
    self.init(count: extents.count) { extents[$0] }
  }

  /// How far so many boxes reach.
  init(count: Int, extent: (Int) -> VerticalExtent) {
    bottoms = []
    bottoms.reserveCapacity(count)
    tops = []
    tops.reserveCapacity(count)
    for index in 0..<count {
      let extent = extent(index)
      bottoms.append(index == 0 ? extent.bottom : max(extent.bottom, bottoms[index - 1]))
      tops.append(extent.top)
    }
    for index in tops.indices.dropLast().reversed() {
      tops[index] = min(tops[index], tops[index + 1])
    }
  }

  /// The whole stack's extent, or nil if it is empty.
  var extent: VerticalExtent? {
    guard let top = tops.first, let bottom = bottoms.last else { return nil }
    return VerticalExtent(top: top, bottom: bottom)
  }

  /// The boxes among which all are that meet a stretch.
  func candidates(meeting stretch: VerticalExtent) -> Range<Int> {
    let first = bottoms.indices.partitioningIndex { bottoms[$0] > stretch.top }
    let end = tops.indices.partitioningIndex { tops[$0] >= stretch.bottom }
    return first..<max(first, end)
  }
}

/// From where to where something reaches vertically.
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
