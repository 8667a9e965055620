extension SectionAttributes {
  /// The strategy by which a section decides where its lines end.
  ///
  /// A strategy breaks the cells between two forced breaks. With strategies other than first fit, each
  /// cell is offered a line of its own and asked once. Minimum line space and indentation have no
  /// effect there: the width of a line would otherwise depend on how the lines above are broken.
  ///
  ///     SectionAttributes(breakingStrategy: .balanced, lineAlignment: .center)
  public enum BreakingStrategy: Hashable, Sendable, CaseIterable {
    /// A cell is placed on the line of the one before if it fits there.
    case firstFit

    /// Cells take as many lines as with first fit, but the lines are as even as possible.
    ///
    /// If the spacing is negative and larger than the width of a cell, and more than 256 cells can share a
    /// line, lines are broken first fit instead.
    case balanced

    /// The sum of the squared free space of all lines but the last is as small as possible.
    ///
    /// If more than 4,096 cells can share a line, lines are broken first fit instead.
    case optimal
  }
}
