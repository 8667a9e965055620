// The widths of cells that their line decides, in lines of a given width.
extension SectionRoom {
  /// The greatest difference from 1 at which the fractions of a line still add up to 1.
  static var toleranceOfFractions: CGFloat { 0.001 + 1e-9 }
  var cutsCells: Bool { attributes.cutsOversizedCells || attributes.offersWholeLine }

  /// Whether a cell is also cut to a line that it does not begin. Strategies cut cells before they break lines.
  var cutsCellsBehindFirst: Bool {
    attributes.offersWholeLine || attributes.cutsOversizedCells && breakingStrategy != .firstFit
  }

  /// By how much cells may be too wide for their line if their fractions add up to 1 within the tolerance.
  func excessOfFractions(available: CGFloat) -> CGFloat {
    Self.toleranceOfFractions * (available + attributes.cellSpacing)
  }

  func takesFraction(_ cell: CellAttributes) -> Bool {
    columns == nil && cell.fraction != nil && decidesWidth(of: cell) && shrinkage(of: cell) == 0
  }

  func decidesWidth(of cell: CellAttributes) -> Bool {
    columns != nil || cell.isFlexible && (!cell.width.isAsked || !attributes.sizing.isSelfSizing)
  }

  func shares(_ cell: CellAttributes) -> Bool {
    sharesWidths && attributes.listsSharedWidth(of: cell)
  }

  /// Cells that size themselves do not shrink.
  func shrinkage(of cell: CellAttributes) -> CGFloat {
    attributes.sizing.isSelfSizing ? 0 : cell.shrinkage
  }

  /// A section that cuts cells to their line cuts the least width, too.
  func leastWidth(of cell: CellAttributes, available: CGFloat) -> CGFloat {
    guard cutsCells else { return cell.minimumWidth }
    return min(cell.minimumWidth, (available - cell.insets.leading - cell.insets.trailing).orZero)
  }

  /// In whole pixels, whatever the cell's least and greatest widths are.
  func width(ofFraction fraction: CGFloat, of cell: CellAttributes, available: CGFloat) -> CGFloat {
    let gap = attributes.cellSpacing
    let outerWidth: CGFloat = fraction * (available + gap) - gap
    let width: CGFloat = outerWidth - cell.insets.leading - cell.insets.trailing
    return grid.wholePixels(in: width.orZero)
  }

  /// The width before the line shrinks or grows the cell, or nil if the cell is asked for it.
  func idealWidth(of cell: CellAttributes, available: CGFloat) -> CGFloat? {
    let least = leastWidth(of: cell, available: available)
    switch cell.width.kind {
    case .asked, .shared: return nil
    case .remaining: return least
    case .fraction(let fraction):
      let width = width(ofFraction: fraction, of: cell, available: available)
      return max(least, min(width, cell.maximumGrownWidth))
    }
  }

  func decidedWidth(of cell: CellAttributes, available: CGFloat) -> DecidedWidth {
    if let columns {
      return DecidedWidth(
        least: 0, ideal: nil, outer: columns.width(ofSpan: columns.span(of: cell)))
    }
    let least = leastWidth(of: cell, available: available)
    let ideal = idealWidth(of: cell, available: available)
    let width = shrinkage(of: cell) > 0 ? least : ideal ?? least
    return DecidedWidth(
      least: least, ideal: ideal,
      outer: (width + cell.insets.leading + cell.insets.trailing).orZero)
  }
}

/// What is known of a width that a line or columns decide, before it is known which cells share the line.
struct DecidedWidth {
  let least: CGFloat

  /// The width that the cell has before its line shrinks or grows, or nil if the cell is asked for it.
  let ideal: CGFloat?

  /// The outer width with which lines are broken.
  let outer: CGFloat
}
