extension SectionAttributes {
  /// Where the sizes of a section's cells come from.
  public enum Sizing: Hashable, Sendable {
    /// Each cell's size is asked for, of whoever lays the section out, with the space that remains
    /// on its line.
    case asked

    /// Every cell has this size and the default attributes; neither is asked for.
    ///
    /// A width or height that is negative or NaN counts as 0.
    case fixed(width: CGFloat, height: CGFloat)

    var limited: Sizing {
      switch self {
      case .asked: .asked
      case .fixed(let width, let height):
        .fixed(width: width.limitedLength, height: height.limitedLength)
      }
    }
  }
}
