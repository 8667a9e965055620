@usableFromInline
struct CellBox {
  @usableFromInline let size: CGSize
  @usableFromInline let insets: Insets
  @usableFromInline let outerWidth: CGFloat
  @usableFromInline let outerHeight: CGFloat

  @inlinable @inline(__always)
  init(size: CGSize, insets: Insets) {
    self.size = size
    self.insets = insets
    if insets.isZero {
      outerWidth = size.width
      outerHeight = size.height
    } else {
      outerWidth = (size.width + insets.leading + insets.trailing).orZero
      outerHeight = (size.height + insets.top + insets.bottom).orZero
    }
  }
}

extension CGSize {
  /// Both lengths are limited as by `limitedLength`, but without a branch.
  @inlinable @inline(__always)
  var limitedLengths: CGSize {
    let lengths = SIMD2(Double(width), Double(height))
    // A comparison with a NaN is false.
    let positive = lengths.replacing(with: 0, where: .!(lengths .> 0))
    let greatest = Double(CGFloat.greatestLaidOut)
    let limited = positive.replacing(with: greatest, where: positive .> greatest)
    return CGSize(width: limited.x, height: limited.y)
  }
}
