import AlignedLayout

infix operator × : MultiplicationPrecedence

/// Returns a size, as in `30 × 20`.
func × (width: CGFloat, height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle with an origin and a size.
func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
  CGRect(x: x, y: y, width: size.width, height: size.height)
}
