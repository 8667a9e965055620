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

  var bottom: CGFloat {
    top + height
  }

  /// Returns the distance from the top of a line to the top of the next.
  ///
  /// The distance is rounded to 2⁻²⁹ points, so that sums of distances are exact up to 2²⁴ points
  /// and do not depend on where they start. An edited layout therefore equals a new one to the last
  /// bit. A million lines are off by less than a thousandth of a point. Of a line that is millions
  /// of points tall, only the bits that a coordinate there can have are left.
  @inlinable @inline(__always)
  static func advance(height: CGFloat, spacing: CGFloat) -> CGFloat {
    // Adding a number whose last bit is worth 2⁻²⁹ rounds the sum to that bit.
    let coarse = 1.5 * 0x1p-29 / CGFloat.ulpOfOne
    return (height + spacing + coarse) - coarse
  }
}
