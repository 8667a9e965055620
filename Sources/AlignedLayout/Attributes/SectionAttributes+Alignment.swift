extension SectionAttributes {
  /// Where a line stands between the edges of its section.
  ///
  /// A line with a cell that is too wide for it sticks out on the side that it is not aligned to;
  /// a centered one on both sides.
  public enum LineAlignment: Hashable, Sendable, CaseIterable {
    /// At the edge at which lines begin in the layout's direction.
    case leading

    /// In the middle. Starts of indentation have no effect.
    case center

    /// At the edge at which lines end in the layout's direction.
    case trailing

    /// At the left edge, whatever the layout's direction.
    case left

    /// At the right edge, whatever the layout's direction.
    case right
  }

  /// Where a cell, with its insets, stands on a line that is taller.
  public enum CellAlignment: Hashable, Sendable, CaseIterable {
    /// At the line's top.
    case top

    /// In the line's middle.
    case center

    /// At the line's bottom.
    case bottom

    /// From the line's top to its bottom: each cell is as tall as the line, less its own insets.
    case stretch

    /// Where the first baselines of all cells on the line are at one height.
    case firstBaseline

    /// Where the last baselines of all cells on the line are at one height.
    case lastBaseline
  }

  /// How the free space of full lines goes to the gaps between their cells.
  ///
  ///     SectionAttributes(justification: .init(maximumGap: 24))
  ///
  /// The section's last line and those with a forced break behind them stay as the horizontal
  /// alignment places them, as do lines of a single cell, and lines whose gaps would become too
  /// large.
  public struct Justification: Hashable, Sendable {
    /// The lines with nothing behind them: a section's last, and those that a break is forced
    /// after.
    public enum LastLines: Hashable, Sendable {
      /// They stand where the horizontal alignment places them.
      case aligned

      /// They are justified like all others.
      case justified
    }

    /// The largest gap that a line may get, item spacing included. A line that would get larger
    /// ones is not justified.
    public let maximumGap: CGFloat

    /// What becomes of lines with nothing behind them.
    public let lastLines: LastLines

    /// Justification of all lines but the last ones, unless something else is said.
    ///
    /// A largest gap that is NaN counts as 0.
    public init(maximumGap: CGFloat = .infinity, lastLines: LastLines = .aligned) {
      self.maximumGap = maximumGap.limited
      self.lastLines = lastLines
    }
  }
}
