extension ContentLayout {
  /// A reason why the widths at which lines change cannot be told exactly. The `description` is a sentence.
  public enum WidthRefusal: Error, Hashable, Sendable {
    /// A section breaks its lines optimally. Such lines also change where no cell begins to fit.
    case optimalLines(section: Int)

    /// A section is balanced, and its negative spacing is larger than the width of a cell. The width of such
    /// lines is found only to a hundredth of a point.
    case balancedLinesWithNegativeSpacing(section: Int)

    /// A section is balanced, and a cell takes a fraction of its line. The sums by which lines are
    /// balanced then differ from width to width.
    case balancedFraction(CellPosition)

    /// The cells of a section keep their ratios on rows. A row may change at any width.
    case rows(section: Int)

    /// Cells of a section share widths.
    case sharedWidths(section: Int)

    /// A cell takes a fraction of its line, and the specification has no display scale. The cell then has
    /// another width at each width of the content.
    case fractionWithoutPixels(CellPosition)

    /// A cell takes a fraction of its line in a section with a line limit. Such cells may change lines while they are
    /// hidden.
    case limitedFraction(CellPosition)

    /// A cell starts an indentation on a line that is justified, or on which cells grow or shrink. The
    /// indentation of the lines below then changes with each width of the content.
    case movingIndentation(CellPosition)

    /// The answer of a cell holds only for the present offer, so that it would have to be asked at each width.
    case answer(CellPosition, offer: CGFloat)
  }
}

extension ContentLayout.WidthRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .optimalLines(let section):
      "Section \(section) breaks its lines optimally: they also change where no cell begins to fit."
    case .balancedLinesWithNegativeSpacing(let section):
      "Section \(section) is balanced with negative spacing: its lines are known only to a hundredth of a point."
    case .balancedFraction(let cell):
      "\(Self.name(of: cell)) takes a fraction of a balanced line, so its width differs from width to width."
    case .rows(let section):
      "Cells of section \(section) keep their ratios on rows, which may change at any width."
    case .sharedWidths(let section):
      "Cells of section \(section) share widths, which may change at any width."
    case .fractionWithoutPixels(let cell):
      "\(Self.name(of: cell)) takes a fraction of its line, and there are no whole pixels: set a display scale."
    case .limitedFraction(let cell):
      "\(Self.name(of: cell)) takes a fraction of its line, and the section limits its lines."
    case .movingIndentation(let cell):
      "\(Self.name(of: cell)) starts an indentation on a line that is justified, or whose cells grow or shrink."
    case .answer(let cell, let offer):
      "\(Self.name(of: cell)) returned a size for an offer of \(offer.inPoints) alone: tell for which offers it holds."
    }
  }

  private static func name(of cell: ContentLayout.CellPosition) -> String {
    "Cell \(cell.cell) of section \(cell.section)"
  }
}
