extension SectionAttributes {
  /// The alignment of a line between the edges of its section: that of the section, or that of the
  /// line's first cell.
  ///
  /// A cell that is too wide for its line sticks out on the side that the line is not aligned to. On a
  /// centered line it sticks out on both sides.
  public enum LineAlignment: Hashable, Sendable, CaseIterable {
    /// Lines begin at the edge where the layout's direction begins.
    case leading

    /// Lines are in the middle. Indentation has no effect.
    case center

    /// Lines end at the edge where the layout's direction ends.
    case trailing

    /// Lines are at the left edge in either direction of the layout.
    case left

    /// Lines are at the right edge in either direction of the layout.
    case right
  }

  /// The alignment of a cell, with its insets, on a line that is taller.
  public enum CellAlignment: Hashable, Sendable, CaseIterable {
    /// Cells are at the top of their line.
    case top

    /// Cells are in the middle of their line.
    case center

    /// Cells are at the bottom of their line.
    case bottom

    /// Cells are stretched from the top of their line to its bottom, less their own insets.
    case stretch

    /// The first baselines of a line's cells are at one height.
    case firstBaseline

    /// The last baselines of a line's cells are at one height.
    case lastBaseline
    var isByBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// The way in which gaps of full lines are stretched, so that the lines reach from edge to edge.
  ///
  ///     SectionAttributes(justification: .init(maximumGap: 24))
  ///
  /// These lines are only aligned: the section's last line, lines with a forced break after them, lines of a
  /// single cell, and lines whose gaps would exceed the maximum.
  public struct Justification: Hashable, Sendable {
    /// What happens to the section's last line, and to lines with a forced break after them.
    public enum LastLines: Hashable, Sendable {
      /// They are aligned by the section's line alignment, or by that of their first cell.
      case aligned

      /// They are justified as all others are.
      case justified
    }

    /// The greatest gap on a justified line, cell spacing included. A line that would need greater
    /// gaps is not justified.
    public let maximumGap: CGFloat

    /// What happens to last lines.
    public let lastLines: LastLines

    /// Creates a justification. By default, gaps have no maximum, and last lines are aligned.
    ///
    /// A maximum gap that is NaN counts as 0.
    public init(maximumGap: CGFloat = .infinity, lastLines: LastLines = .aligned) {
      self.maximumGap = maximumGap.limited
      self.lastLines = lastLines
    }
  }
}
