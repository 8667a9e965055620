extension SectionAttributes {
  /// Where a line stands between the edges of its section.
  ///
  /// A line with a cell that is too wide for it sticks out on the side that it is not aligned to;
  /// a centered one on both sides.
  public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
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
  public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    /// At the line's top.
    case top

    /// In the line's middle.
    case center

    /// At the line's bottom.
    case bottom
  }
}
