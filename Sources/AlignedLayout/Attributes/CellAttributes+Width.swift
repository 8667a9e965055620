extension CellAttributes {
  /// The way in which the width of a cell is found.
  ///
  /// A line decides the widths of cells that are not asked for theirs. Their heights are asked for when
  /// the line ends: once, with the final width as the space that is offered. The width of that answer
  /// is ignored.
  public enum Width: Hashable, Sendable {
    /// The width that is returned for the cell.
    case asked

    /// A fraction of the line, gaps included: two halves fill a line with the gap between them.
    ///
    /// The width is rounded down to pixels. If the fractions of a line add up to 1, within a
    /// thousandth, the pixels that are left over are shared, so that the cells fill the line. A
    /// fraction that is negative or NaN counts as 0, a fraction over 1 as 1.
    case fraction(CGFloat)

    /// The least width, and what the other cells leave of the line.
    ///
    /// Such cells share the free space by their ``CellAttributes/growth``, which counts as 1 if it is
    /// 0. Lines are broken as if the cell had its least width, so set ``CellAttributes/minimumWidth``
    /// if it needs one.
    case remaining

    var limited: Width {
      switch self {
      case .asked, .remaining: self
      case .fraction(let fraction): .fraction(fraction > 0 ? min(fraction, 1) : 0)
      }
    }
  }
}

extension CellAttributes {
  /// The fraction of its line that the cell takes, or nil if it takes none.
  var fraction: CGFloat? {
    if case .fraction(let fraction) = width { fraction } else { nil }
  }

  /// The weight of the cell's share in the free space of its line.
  var growthWeight: CGFloat {
    growth == 0 && width == .remaining ? 1 : growth
  }
}
