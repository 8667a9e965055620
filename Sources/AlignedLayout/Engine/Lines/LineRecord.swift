/// What is kept of a line: where it begins, and what its cells take with their insets and gaps.
@usableFromInline
struct LineRecord: Equatable, Sendable {
  /// The first cell, counted as the cells of what the line is kept in.
  @usableFromInline let firstCell: Int

  /// The distance from the top of what the line is kept in.
  @usableFromInline let top: CGFloat

  @usableFromInline let height: CGFloat
  @usableFromInline let width: CGFloat

  @inlinable @inline(__always)
  init(firstCell: Int, top: CGFloat, height: CGFloat, width: CGFloat) {
    self.firstCell = firstCell
    self.top = top
    self.height = height
    self.width = width
  }

  var bottom: CGFloat {
    top + height
  }

  /// What a line leaves of the space that it had: negative if a cell is too wide for it, and 0
  /// where the difference is no more than what counts as fitting.
  static func freeSpace(of available: CGFloat, used: CGFloat) -> CGFloat {
    let free = available - used
    return abs(free) <= CGFloat.fittingSlack ? 0 : free
  }

  /// The distance from the top of a line to that of the next.
  ///
  /// It is rounded to 2⁻²⁹ points, a million lines of which are off by less than a thousandth:
  /// sums of it are exact up to 2²⁴ points, and so do not depend on where the summing starts. A
  /// layout of which a part was changed in place equals one that was made anew to the last bit. Of
  /// a line that is itself millions of points tall, only what a coordinate there can tell is kept.
  @inlinable @inline(__always)
  static func advance(height: CGFloat, spacing: CGFloat) -> CGFloat {
    // A number of which the last bit stands for that much: it is left by the sum, and taken away.
    let coarse = 1.5 * 0x1p-29 / CGFloat.ulpOfOne
    return (height + spacing + coarse) - coarse
  }
}
