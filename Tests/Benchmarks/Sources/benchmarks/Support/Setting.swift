import AlignedLayout

/// What every measurement is given: the workload's cells, and how long it may take.
struct Setting {
  let sizes: UnsafeBufferPointer<CGSize>
  let isQuick: Bool

  /// The nanoseconds that are spent on a figure, if nine runs do not take longer.
  var budget: Double {
    isQuick ? 0.05e9 : 0.2e9
  }

  /// The numbers of cells with which things are measured that are meant to grow in proportion, or
  /// not at all.
  var cellCounts: [Int] {
    isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000]
  }

  /// So many of the workload's cells: others for every number, so that no run finds the branch
  /// predictor trained by the run before.
  func slice(_ number: Int, count: Int) -> UnsafeBufferPointer<CGSize> {
    let start = number * count % (sizes.count - count + 1)
    return UnsafeBufferPointer(rebasing: sizes[start..<(start + count)])
  }

  /// How many slices are enough for the branch predictor to forget the first before it comes again.
  func sliceCount(of cellCount: Int, amongCells total: Int = 1_000_000) -> Int {
    max(3, total / cellCount)
  }
}
