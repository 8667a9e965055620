/// Distances from the four edges of a box to what stands inside it.
///
/// Leading and trailing follow the layout's direction: leading is left where the layout runs left
/// to right, and right where it runs right to left. A negative inset lets what stands inside reach
/// out of the box.
///
///     let insets = Insets(leading: 16, trailing: 16)
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public let top: CGFloat

  /// The distance from the leading edge: left where the layout runs left to right.
  public let leading: CGFloat

  /// The distance from the bottom edge.
  public let bottom: CGFloat

  /// The distance from the trailing edge: right where the layout runs left to right.
  public let trailing: CGFloat

  /// Insets that differ by edge; those not given are 0.
  ///
  /// A NaN counts as 0, a distance beyond ±1e9 as ±1e9.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top.limited
    self.leading = leading.limited
    self.bottom = bottom.limited
    self.trailing = trailing.limited
  }

  /// The same distance from every edge.
  public init(_ distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No insets.
  @inlinable
  public static var zero: Insets {
    Insets(limited: 0, 0, 0, 0)
  }

  /// Insets whose distances need no limiting: the compiler knows what is in them, and drops what
  /// is done for insets where there are none.
  @inlinable
  init(limited top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable @inline(__always)
  var isZero: Bool {
    top == 0 && leading == 0 && bottom == 0 && trailing == 0
  }
}
