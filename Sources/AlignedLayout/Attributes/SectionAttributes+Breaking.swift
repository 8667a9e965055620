extension SectionAttributes {
  /// How a section decides where its lines end.
  ///
  /// A strategy works on what stands between two forced breaks. With those other than first fit
  /// every cell is offered a line of its own and asked once, and minimum line spaces and
  /// indentation have no effect: what a line may take would otherwise depend on how those before it
  /// are broken.
  ///
  ///     SectionAttributes(lineAlignment: .center, breakingStrategy: .balanced)
  public enum BreakingStrategy: Hashable, Sendable, CaseIterable {
    /// Each cell stands on the line of the one before, if it fits there.
    case firstFit

    /// On as many lines as first fit takes, as even as they can be.
    ///
    /// Where negative spacing gives back more than a cell takes, and more than 256 cells can share
    /// a line, lines are those of first fit.
    case balanced

    /// With as little free space, squared, as there can be on all lines but the last.
    ///
    /// Where more than 4,096 cells can share a line, lines are those of first fit.
    case optimal
  }
}
