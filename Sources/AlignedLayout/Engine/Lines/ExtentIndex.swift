/// Finds boxes of a stack that can meet an extent by binary search. Boxes may stick out over their neighbors,
/// so that their bottoms are not sorted. The index stores, for each box, the lowest bottom up to it and the
/// highest top from it on. These are sorted.
struct ExtentIndex: Equatable, Sendable {
  /// The lowest bottom of each box and the boxes before it.
  private var bottoms: [CGFloat]

  /// The highest top of each box and the boxes after it.
  private var tops: [CGFloat]

  init(_ extents: [Extent]) { self.init(count: extents.count) { extents[$0] } }

  init(count: Int, extent: (Int) -> Extent) {
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

  var extent: Extent? {
    guard let top = tops.first, let bottom = bottoms.last else { return nil }
    return Extent(top: top, bottom: bottom)
  }

  /// Returns boxes that may meet an extent, among them all that do.
  func candidates(meeting extent: Extent) -> Range<Int> {
    let first = bottoms.indices.partitioningIndex { bottoms[$0] > extent.top }
    let end = tops.indices.partitioningIndex { tops[$0] >= extent.bottom }
    return first..<max(first, end)
  }
}
