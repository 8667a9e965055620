extension CGFloat {
  /// The number, as far as it can be laid out: 0 for one that is not a number, at most 1e9 points
  /// away from 0. Every number from outside passes here once, on arrival, so that no arithmetic
  /// behind it can yield a NaN or an infinity.
  var limited: CGFloat {
    // Written so that a NaN fails both comparisons.
    self > -1e9 ? (self < 1e9 ? self : 1e9) : (self <= -1e9 ? -1e9 : 0)
  }

  /// The number as a width or a height: limited, and 0 for a negative one.
  var limitedLength: CGFloat {
    self > 0 ? (self < 1e9 ? self : 1e9) : 0
  }
}
