import AlignedLayout

/// The workload's cells and the time budget of the measurements.
struct Setting {
  let sizes: UnsafeBufferPointer<CGSize>
  let isQuick: Bool

  /// The time to spend on a figure in nanoseconds, unless nine runs take longer.
  var budget: Double {
    isQuick ? 0.05e9 : 0.2e9
  }

  /// The cell counts for figures that should grow in proportion to the count, or not at all.
  var cellCounts: [Int] {
    isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000]
  }

  /// Returns `count` cells of the workload. Each number gives other cells, so that a run cannot
  /// profit from a branch predictor that the run before trained.
  func slice(_ number: Int, count: Int) -> UnsafeBufferPointer<CGSize> {
    let start = number * count % (sizes.count - count + 1)
    return UnsafeBufferPointer(rebasing: sizes[start..<(start + count)])
  }

  /// Returns a number of slices with which the branch predictor forgets one before it is used
  /// again.
  func sliceCount(of cellCount: Int, amongCells total: Int = 1_000_000) -> Int {
    max(3, total / cellCount)
  }
}
