/// What the gaps of a justified line get of its free space.
struct JustifiedGaps: Equatable, Sendable {
  /// What all gaps get together, in whole pixels.
  let total: CGFloat

  private let gapCount: Int
  private let grid: PixelGrid

  /// Nil if the line is not justified: it has no gaps or no free space, or the gaps would become
  /// too large.
  ///
  /// - Parameter freeSpace: what the line's cells leave, 0 if that is next to nothing.
  init?(
    freeSpace: CGFloat, cellCount: Int, spacing: CGFloat, maximumGap: CGFloat, grid: PixelGrid
  ) {
    guard cellCount > 1, freeSpace > 0 else { return nil }
    // The greatest length stands for any.
    let isUnlimited = maximumGap == .greatestLaidOut
    guard isUnlimited || (spacing + freeSpace / CGFloat(cellCount - 1)).fits(in: maximumGap) else {
      return nil
    }
    total = grid.wholePixels(in: freeSpace)
    gapCount = cellCount - 1
    self.grid = grid
  }

  /// What the gaps before a cell get together: how far the cell moves.
  ///
  /// - Parameter index: the cell's place on its line.
  func offset(ofCell index: Int) -> CGFloat {
    grid.share(of: total, ofFirst: index, among: gapCount)
  }
}
