@usableFromInline
struct LineRecord: Equatable, Sendable {
  /// In the galley.
  @usableFromInline let firstCell: Int

  /// From the top of the galley.
  @usableFromInline let top: CGFloat
  @usableFromInline let height: CGFloat

  /// With insets and gaps.
  @usableFromInline let width: CGFloat

  @inlinable @inline(__always)
  init(firstCell: Int, top: CGFloat, height: CGFloat, width: CGFloat) {
    self.firstCell = firstCell
    self.top = top
    self.height = height
    self.width = width
  }

  var bottom: CGFloat { top + height }

  /// Rounded so that sums of distances are exact.
  @inlinable @inline(__always)
  static func advance(height: CGFloat, spacing: CGFloat) -> CGFloat {
    (height + spacing).roundedForSums
  }
}
