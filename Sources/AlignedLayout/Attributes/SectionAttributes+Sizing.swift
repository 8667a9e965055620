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

    /// Each cell says itself how large it wants to be, once it is offered the width of its whole
    /// line; until then it counts as large as estimated.
    ///
    /// It is offered what the line, indented or not, leaves when the cell's own insets are
    /// subtracted; what stands before the cell on the line is not. An answer that is wider is cut
    /// to that. A cell that moves to a line of another width is offered that one.
    ///
    /// In a collection view the answers are those of `preferredLayoutAttributesFitting(_:)`.
    /// Without views, ``ContentLayout``'s closure is asked as usual, and the estimates have no
    /// meaning.
    ///
    /// A width or height under 1, or NaN, counts as 1: a view without any is never made, and could
    /// not answer.
    case selfSizing(estimatedWidth: CGFloat, estimatedHeight: CGFloat)

    var limited: Sizing {
      switch self {
      case .asked: .asked
      case .selfSizing(let width, let height):
        .selfSizing(
          estimatedWidth: max(1, width.limitedLength),
          estimatedHeight: max(1, height.limitedLength))
      case .fixed(let width, let height):
        .fixed(width: width.limitedLength, height: height.limitedLength)
      }
    }

    /// The size of a cell of which nobody has told anything.
    var estimate: CGSize {
      switch self {
      case .asked: CGSize(width: 0, height: 0)
      case .fixed(let width, let height), .selfSizing(let width, let height):
        CGSize(width: width, height: height)
      }
    }

    /// Whether each cell is offered its whole line.
    var offersWholeLine: Bool {
      if case .selfSizing = self { true } else { false }
    }
  }
}
