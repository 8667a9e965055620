import AlignedLayout

infix operator × : MultiplicationPrecedence

/// A size, written as people write it.
func × (width: CGFloat, height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle, written as its origin and its size.
func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
  CGRect(x: x, y: y, width: size.width, height: size.height)
}
