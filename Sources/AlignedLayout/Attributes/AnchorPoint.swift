/// A point of a box, as fractions of its width and height: a corner, the middle of an edge, or any other.
///
/// Leading and trailing follow the layout's direction: leading is left if the layout runs from left to
/// right, and right if it runs from right to left.
///
///     let corner = AnchorPoint.topTrailing
///     let quarter = AnchorPoint(x: 0.25, y: 0)
public struct AnchorPoint: Hashable, Sendable {
  /// The distance from the leading edge as a fraction of the width.
  public let x: CGFloat

  /// The distance from the top edge as a fraction of the height.
  public let y: CGFloat

  /// Creates a point. Fractions below 0 or above 1 lie outside of the box.
  ///
  /// A NaN counts as 0, a fraction beyond ±1,000 as ±1,000.
  public init(x: CGFloat, y: CGFloat) {
    self.x = min(max(x.zeroIfNaN, -1000), 1000)
    self.y = min(max(y.zeroIfNaN, -1000), 1000)
  }

  /// The corner at the top and the leading edge.
  public static let topLeading = AnchorPoint(x: 0, y: 0)

  /// The middle of the top edge.
  public static let top = AnchorPoint(x: 0.5, y: 0)

  /// The corner at the top and the trailing edge.
  public static let topTrailing = AnchorPoint(x: 1, y: 0)

  /// The middle of the leading edge.
  public static let leading = AnchorPoint(x: 0, y: 0.5)

  /// The middle of the box.
  public static let center = AnchorPoint(x: 0.5, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = AnchorPoint(x: 1, y: 0.5)

  /// The corner at the bottom and the leading edge.
  public static let bottomLeading = AnchorPoint(x: 0, y: 1)

  /// The middle of the bottom edge.
  public static let bottom = AnchorPoint(x: 0.5, y: 1)

  /// The corner at the bottom and the trailing edge.
  public static let bottomTrailing = AnchorPoint(x: 1, y: 1)
}
