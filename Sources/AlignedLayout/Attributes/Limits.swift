extension CGFloat {
  @inlinable @inline(__always) static var greatestLaidOut: CGFloat { 1e9 }

  /// Every number of a client is limited once, so that no later arithmetic can give a NaN or an infinity.
  var limited: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestLaidOut), .greatestLaidOut)
  }

  /// A position in the content is not limited: the content may be longer than the greatest distance.
  var zeroIfNaN: CGFloat { isNaN ? 0 : self }

  /// The number limited as a width or a height: 0 if it is negative or a NaN.
  @inlinable @inline(__always)
  var limitedLength: CGFloat {
    // A comparison with a NaN is false. Two separate comparisons take no branch.
    let positive = self > 0 ? self : 0
    return positive < .greatestLaidOut ? positive : .greatestLaidOut
  }
}
