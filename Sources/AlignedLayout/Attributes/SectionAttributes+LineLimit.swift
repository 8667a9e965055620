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
    case lines(Int)

    /// The number of lines, or nil if there is no limit.
    var maximumLineCount: Int? {
      switch self {
      case .unlimited: nil
      case .lines(let count): count
      }
    }

    var limited: LineLimit {
      switch self {
      case .unlimited: .unlimited
      case .lines(let count): .lines(max(1, count))
      }
    }
  }
}
