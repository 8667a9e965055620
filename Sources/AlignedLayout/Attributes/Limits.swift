extension CGFloat {
  /// The greatest distance that is laid out, in points.
  @inlinable @inline(__always)
  static var greatestLaidOut: CGFloat { 1e9 }

  /// The number, as far as it can be laid out: 0 for one that is not a number, and no further from
  /// 0 than the greatest distance. Every number from outside passes here once, on arrival, so that
  /// no arithmetic behind it can yield a NaN or an infinity.
  var limited: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestLaidOut), .greatestLaidOut)
  }

  /// The number as a width or a height: limited, and 0 for a negative one.
  @inlinable @inline(__always)
  var limitedLength: CGFloat {
    // A comparison with a NaN is false.
    self > 0 ? (self < .greatestLaidOut ? self : .greatestLaidOut) : 0
  }
}
