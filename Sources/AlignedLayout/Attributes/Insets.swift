/// The distances from the four edges of a box to its content.
///
/// Leading and trailing follow the layout's direction: leading is left if the layout runs from left to right,
/// and right if it runs from right to left. With a negative inset, the content reaches out of the box.
///
///     let insets = Insets(leading: 16, trailing: 16)
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public let top: CGFloat

  /// The distance from the leading edge, which is the left one if the layout runs from left to right.
  public let leading: CGFloat

  /// The distance from the bottom edge.
  public let bottom: CGFloat

  /// The distance from the trailing edge, which is the right one if the layout runs from left to right.
  public let trailing: CGFloat

  /// Creates insets from a distance for each edge.
  ///
  /// A NaN counts as 0, a distance beyond ±1e9 as ±1e9.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top.limited
    self.leading = leading.limited
    self.bottom = bottom.limited
    self.trailing = trailing.limited
  }

  /// Creates insets with the same distance from every edge.
  public init(_ distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No insets.
  @inlinable public static var zero: Insets { Insets(limited: 0, 0, 0, 0) }

  /// Creates insets from limited distances. If they are constants, the compiler drops all work for insets.
  @inlinable
  init(limited top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable @inline(__always)
  var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }

  func adding(_ other: Insets, times factor: CGFloat = 1) -> Insets {
    Insets(
      top: top + factor * other.top, leading: leading + factor * other.leading,
      bottom: bottom + factor * other.bottom, trailing: trailing + factor * other.trailing)
  }
}
