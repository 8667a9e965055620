extension SectionAttributes {
  /// The way in which the cells of a section get their sizes.
  public enum Sizing: Hashable, Sendable {
    /// The size of each cell is asked for, with the space that remains on its line: a collection
    /// view's delegate, or the closure passed to ``ContentLayout``.
    case asked

    /// Every cell has this size and the default attributes. Neither is asked for.
    ///
    /// A width or height that is negative or NaN counts as 0.
    case fixed(width: CGFloat, height: CGFloat)

    /// Each cell measures itself when it is offered the width of its whole line. Until then it has the
    /// estimated size.
    ///
    /// The offered width is that of the line, less an indentation and the cell's own insets. Cells
    /// before it on the line are not subtracted. A wider size is cut to the offered width. A cell that
    /// moves to a line of another width is offered that width.
    ///
    /// In a collection view the sizes are those of `preferredLayoutAttributesFitting(_:)`. Without
    /// views, ``ContentLayout`` calls its closure as usual, and the estimates have no effect.
    ///
    /// The estimates are lengths on the screen, in whatever direction the content scrolls. A length
    /// under 1, or NaN, counts as 1: UIKit makes no view without a size, which could not measure
    /// itself.
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

    /// The size of an unmeasured cell.
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
