/// The free space that goes to the gaps of a justified line.
struct JustifiedGaps: Equatable, Sendable {
  /// The space that all gaps get together, in whole pixels.
  let total: CGFloat
  private let gapCount: Int
  private let grid: PixelGrid

  /// Returns nil if the line is not justified: it has no gaps or no free space, or its gaps would exceed the
  /// maximum.
  init?(
    freeSpace: CGFloat, cellCount: Int, spacing: CGFloat, maximumGap: CGFloat, grid: PixelGrid
  ) {
    guard cellCount > 1, freeSpace > 0 else { return nil }
    // The greatest length means that there is no maximum.
    let isUnlimited = maximumGap == .greatestLaidOut
    guard isUnlimited || (spacing + freeSpace / CGFloat(cellCount - 1)).fits(in: maximumGap) else {
      return nil
    }
    total = grid.wholePixels(in: freeSpace)
    gapCount = cellCount - 1
    self.grid = grid
  }

  func offset(ofCell index: Int) -> CGFloat {
    grid.share(of: total, ofFirst: index, among: gapCount)
  }
}
