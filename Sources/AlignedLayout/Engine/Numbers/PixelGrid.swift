/// The grid of a display's pixels, to which the origins of what is shown are floored.
///
/// Sizes are never changed: a client that wants exact edges answers sizes in whole pixels.
struct PixelGrid: Equatable, Sendable {
  /// Pixels in a point, or 0 if nothing is snapped.
  let scale: CGFloat

  /// The grid of a display; a scale that no display has stands for no grid.
  init(displayScale: CGFloat) {
    scale = displayScale > 0 && displayScale <= 100 ? displayScale : 0
  }

  /// The greatest distance by which snapping moves an origin.
  var pixel: CGFloat {
    scale == 0 ? 0 : 1 / scale
  }

  /// A coordinate on the grid, at or before the given one; one that is less than a thousandth of a
  /// pixel short of the next pixel counts as there.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    scale == 0 ? coordinate : (coordinate * scale + 0.001).rounded(.down) / scale
  }
}
