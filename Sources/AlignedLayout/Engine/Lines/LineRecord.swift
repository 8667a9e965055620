/// A line as it is stored: its first cell, its place, and the width that its cells take.
@usableFromInline
struct LineRecord: Equatable, Sendable {
  /// The index of the first cell in the galley.
  @usableFromInline let firstCell: Int

  /// The distance from the top of the galley.
  @usableFromInline let top: CGFloat

  @usableFromInline let height: CGFloat

  /// The width that the cells take, with their insets and the gaps between them.
  @usableFromInline let width: CGFloat

  @inlinable @inline(__always)
  init(firstCell: Int, top: CGFloat, height: CGFloat, width: CGFloat) {
    self.firstCell = firstCell
    self.top = top
    self.height = height
    self.width = width
  }

  var bottom: CGFloat { top + height }

  /// Returns the distance from the top of a line to the top of the next, rounded so that sums of
  /// distances are exact.
  @inlinable @inline(__always)
  static func advance(height: CGFloat, spacing: CGFloat) -> CGFloat {
    (height + spacing).roundedForSums
  }
}
