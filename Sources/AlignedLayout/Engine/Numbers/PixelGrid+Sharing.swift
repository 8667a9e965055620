extension PixelGrid {
  /// As much of a length as whole pixels make up; all of it where there are none.
  func wholePixels(in length: CGFloat) -> CGFloat {
    snapped(length)
  }

  /// A part of a length that is shared equally, in whole pixels if the length is in whole pixels:
  /// what the first of so many get together.
  ///
  /// The shares differ by no more than a pixel, and together they are the length.
  func share(of length: CGFloat, ofFirst part: Int, among count: Int) -> CGFloat {
    guard scale > 0 else { return length * (CGFloat(part) / CGFloat(count)) }
    let pixels = (length * scale).rounded()
    return (pixels * CGFloat(part) / CGFloat(count)).rounded(.down) / scale
  }
}
