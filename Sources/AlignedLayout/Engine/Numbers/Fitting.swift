extension CGFloat {
  /// How much more than there is room for still fits, in points: three cells of a third of the
  /// room each must stand beside each other, whatever the last bit of the division says.
  @inlinable @inline(__always)
  static var fittingSlack: CGFloat { 0.001 }

  /// The number, or 0 if it is negative.
  @inlinable @inline(__always)
  var orZero: CGFloat {
    self > 0 ? self : 0
  }

  /// Whether a length fits in a room. The engine asks this in no other way.
  @inlinable @inline(__always)
  func fits(in room: CGFloat) -> Bool {
    self <= room + .fittingSlack
  }
}
