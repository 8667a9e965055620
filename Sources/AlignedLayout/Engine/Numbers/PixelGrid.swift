/// The grid of a display's pixels, to which the origins of frames are floored.
///
/// The grid never changes sizes. A client that wants exact edges returns sizes in whole pixels.
struct PixelGrid: Equatable, Sendable {
  /// The number of pixels in a point, or 0 if nothing is snapped.
  let scale: CGFloat

  /// The grid of a display. A scale that no display has makes a grid that snaps nothing.
  init(displayScale: CGFloat) {
    scale = displayScale > 0 && displayScale <= 100 ? displayScale : 0
  }

  /// The greatest distance by which snapping moves an origin.
  var pixel: CGFloat { scale == 0 ? 0 : 1 / scale }

  /// The coordinate of the pixel at or before a coordinate.
  ///
  /// A coordinate that is less than a thousandth of a pixel short of the next pixel counts as there:
  /// sums of fractions often miss it by their last bits.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    scale == 0 ? coordinate : (coordinate * scale + 0.001).rounded(.down) / scale
  }

  /// The least length in whole pixels that a length fits in, or the length itself if nothing is
  /// snapped.
  func pixelsCovering(_ length: CGFloat) -> CGFloat {
    scale == 0 ? length : (length * scale - 0.001).rounded(.up) / scale
  }

  /// The part of a length that whole pixels make up, or the whole length if nothing is snapped.
  func wholePixels(in length: CGFloat) -> CGFloat {
    snapped(length)
  }

  /// The length in whole pixels if it differs from these only by the last bits of a sum, or else the length
  /// itself.
  func withoutLastBits(_ length: CGFloat) -> CGFloat {
    guard scale > 0 else { return length }
    let pixels = (length * scale).rounded() / scale
    return abs(length - pixels) <= CGFloat.lastBits ? pixels : length
  }

  /// The sum of the first shares of a length that is divided equally, in whole pixels if the length
  /// is in whole pixels.
  ///
  /// The shares differ by no more than a pixel, and together they are the length.
  func share(of length: CGFloat, ofFirst part: Int, among count: Int) -> CGFloat {
    guard scale > 0 else { return length * (CGFloat(part) / CGFloat(count)) }
    let pixels = (length * scale).rounded()
    return (pixels * CGFloat(part) / CGFloat(count)).rounded(.down) / scale
  }
}
