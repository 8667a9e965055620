extension SectionAttributes {
  /// The number of lines that a section shows at most.
  ///
  ///     SectionAttributes(lineLimit: .lines(2))
  public enum LineLimit: Hashable, Sendable {
    /// The section shows all its lines.
    case unlimited

    /// The section shows no more than this number of lines and hides the cells that do not fit.
    ///
    /// An overflow view at the end of the last line then tells how many cells are hidden. Its size is asked
    /// for. If no size is returned, there is no view, but the cells are hidden all the same. A number below 1
    /// counts as 1.
    ///
    /// The first cell is always visible. If there is only one line, and the cell does not fit there with the
    /// overflow view, it is asked again for the space that the view leaves. It is no wider than that space.
    case lines(Int)

    /// The section shows all its lines. If a limit to this number of lines would hide cells, an overflow view
    /// stands behind the last cell, with which users can hide cells again. See ``expanded(from:)``.
    ///
    /// The size of the view is asked for with 0 hidden cells. If no size is returned, there is no view. Beyond
    /// 0 lines there is always a view.
    case expandedLines(beyond: Int)
  }
}

extension SectionAttributes.LineLimit {
  /// The section shows all its lines, and an overflow view behind its last cell even if no limit would hide
  /// a cell. Where you know that limit, use ``expanded(from:)``.
  public static let expanded = SectionAttributes.LineLimit.expandedLines(beyond: 0)

  /// The section shows all its lines, and the overflow view only if a limit would hide cells.
  ///
  ///     let limit = SectionAttributes.LineLimit.lines(2)
  ///     let tags = SectionAttributes(lineLimit: isExpanded ? .expanded(from: limit) : limit)
  ///
  /// A section whose cells fit on the limited lines looks as it does with the limit, without a view for “less”.
  ///
  /// - Parameter limit: the limit that holds while the section is not expanded. `.unlimited` and expanded
  ///   limits are returned unchanged.
  public static func expanded(
    from limit: SectionAttributes.LineLimit
  ) -> SectionAttributes.LineLimit {
    if case .lines(let count) = limit { .expandedLines(beyond: max(1, count)) } else { limit }
  }

  var maximumLineCount: Int? {
    if case .lines(let count) = self { count } else { nil }
  }

  /// The greatest number of lines without an overflow view, or nil if there never is one.
  var lineCountWithoutOverflow: Int? {
    switch self {
    case .unlimited: nil
    case .lines(let count), .expandedLines(beyond: let count): count
    }
  }

  var limited: SectionAttributes.LineLimit {
    switch self {
    case .unlimited: .unlimited
    case .lines(let count): .lines(max(1, count))
    case .expandedLines(beyond: let count): .expandedLines(beyond: max(0, count))
    }
  }
}
