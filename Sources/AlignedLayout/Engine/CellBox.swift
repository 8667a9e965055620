/// The room that a cell takes on its line: its size and, around it, its insets.
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

  /// The box of a cell of the size that a client answered.
  @inlinable @inline(__always)
  init(answered size: CGSize, insets: Insets) {
    self.init(
      size: CGSize(width: size.width.limitedLength, height: size.height.limitedLength),
      insets: insets)
  }
}
