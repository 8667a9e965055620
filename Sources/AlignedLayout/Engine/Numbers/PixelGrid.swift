/// The grid of a display's pixels, to which the origins of frames are floored.
///
/// The grid never changes sizes. A client that wants exact edges returns sizes in whole pixels.
struct PixelGrid: Equatable, Sendable {
  /// The number of pixels in a point, or 0 if nothing is snapped.
  let scale: CGFloat

  /// A scale that no display has makes a grid that snaps nothing.
  init(displayScale: CGFloat) {
    scale = displayScale > 0 && displayScale <= 100 ? displayScale : 0
  }

  /// The greatest distance by which snapping moves an origin.
  var pixel: CGFloat { scale == 0 ? 0 : 1 / scale }

  /// A coordinate that is less than a thousandth of a pixel short of the next pixel counts as there: sums of
  /// fractions often miss it by their last bits.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    scale == 0 ? coordinate : (coordinate * scale + 0.001).rounded(.down) / scale
  }

  func pixelsCovering(_ length: CGFloat) -> CGFloat {
    scale == 0 ? length : (length * scale - 0.001).rounded(.up) / scale
  }

  func wholePixels(in length: CGFloat) -> CGFloat { snapped(length) }

  /// Only if the length differs from whole pixels by the last bits of a sum, it is rounded to them.
  func withoutLastBits(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    let pixels = (length * scale).rounded() / scale
    return abs(length - pixels) <= CGFloat.lastBits ? pixels : length
  }

  /// The sum of the first shares of a length that is divided equally. Shares of whole pixels differ by no
  /// more than a pixel, and together they are the length.
  func share(of length: CGFloat, ofFirst part: Int, among count: Int) -> CGFloat {
    guard scale > 0 else { return length * (CGFloat(part) / CGFloat(count)) }
    let pixels = (length * scale).rounded()
    return (pixels * CGFloat(part) / CGFloat(count)).rounded(.down) / scale
  }
}
