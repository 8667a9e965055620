/// The room that a cell takes on its line: its size and, around it, its insets.
struct CellBox {
  let size: CGSize
  let insets: Insets
  let outerWidth: CGFloat
  let outerHeight: CGFloat

  init(size: CGSize, insets: Insets) {
    self.size = size
    self.insets = insets
    if insets == .zero {
      outerWidth = size.width
      outerHeight = size.height
    } else {
      outerWidth = (size.width + insets.leading + insets.trailing).orZero
      outerHeight = (size.height + insets.top + insets.bottom).orZero
    }
  }

  /// The box of a cell of the size that a client answered.
  init(answered size: CGSize, insets: Insets) {
    self.init(
      size: CGSize(width: size.width.limitedLength, height: size.height.limitedLength),
      insets: insets)
  }
}
