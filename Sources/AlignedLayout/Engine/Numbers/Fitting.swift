extension CGFloat {
  /// The distance, in points, by which a length may exceed the space it fits in. Three cells of a third of
  /// the width each must fit on one line, whatever the last bit of the division is.
  @inlinable @inline(__always) static var fittingSlack: CGFloat { 0.001 }

  @inlinable @inline(__always) var orZero: CGFloat { self > 0 ? self : 0 }

  /// The engine decides in no other way whether a length fits.
  @inlinable @inline(__always)
  func fits(in space: CGFloat) -> Bool { self <= space + .fittingSlack }

  /// The space that a line's cells leave: negative if a cell is too wide, and 0 within the slack of fitting.
  func freeSpace(whenUsed used: CGFloat) -> CGFloat {
    let free = self - used
    return Swift.abs(free) <= CGFloat.fittingSlack ? 0 : free
  }
}

extension ClosedRange<CGFloat> {
  /// The offers for which a view returns the same width. Text that uses 80 points of 200 breaks alike in every
  /// width between the two.
  static func offers(between width: CGFloat, and offer: CGFloat) -> ClosedRange {
    Swift.min(width, offer)...Swift.max(width, offer)
  }

  /// An offer may be less than the least one by the last bits of a sum.
  func include(_ offer: CGFloat) -> Bool { lowerBound.fits(in: offer) && offer <= upperBound }
}
