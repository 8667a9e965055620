extension SectionAttributes {
  /// The number of lines that a section shows at most.
  ///
  ///     SectionAttributes(lineLimit: .lines(2))
  public enum LineLimit: Hashable, Sendable {
    /// The section shows all its lines.
    case unlimited

    /// The section shows no more than this number of lines and hides the cells that do not fit.
    ///
    /// The last thing on the last line is then an overflow view, which tells how many cells are
    /// hidden. Its size is asked for. Without an answer there is no view, but the cells are hidden
    /// all the same. A number below 1 counts as 1.
    ///
    /// The first cell is always visible. If it does not fit on the only line with the overflow view,
    /// it is asked again for the space that the view leaves, and is no wider than that.
    case lines(Int)

    /// The section shows all its lines, and an overflow view behind its last cell, with which users
    /// can hide cells again.
    ///
    /// The size of the view is asked for with no hidden cells. Without an answer, the section looks as
    /// if it had no limit.
    case expanded

    /// The number of lines, or nil if there is no limit.
    var maximumLineCount: Int? {
      switch self {
      case .unlimited, .expanded: nil
      case .lines(let count): count
      }
    }

    var limited: LineLimit {
      switch self {
      case .unlimited: .unlimited
      case .lines(let count): .lines(max(1, count))
      case .expanded: .expanded
      }
    }
  }
}
