extension CGFloat {
  /// The number rounded to 2⁻²⁹ points.
  ///
  /// Sums of such numbers are exact up to 2²⁴ points, and do not depend on where they start. An edited layout
  /// therefore equals a new one to the last bit. A million of them are off by less than a thousandth of a
  /// point. Of a number of millions of points, only the bits that a coordinate there can have are left.
  @inlinable @inline(__always)
  var roundedForSums: CGFloat {
    // Adding a number whose last bit is worth 2⁻²⁹ rounds the sum to that bit.
    let coarse = 1.5 * 0x1p-29 / CGFloat.ulpOfOne
    return (self + coarse) - coarse
  }

  /// The distance up to which two lengths differ by the rounding of sums alone.
  package static var lastBits: CGFloat { 0x1p-29 }
}
