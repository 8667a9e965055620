/// The width that a section's lines may take, and the attributes by which they are laid out in it. A class,
/// so that everything stored about a section shares one. A struct would be copied wherever a section is read.
@usableFromInline
final class SectionRoom: Equatable, Sendable {
  let width: CGFloat
  let alignment: ResolvedAlignment
  let axis: ContentLayout.Axis
  private let direction: ContentLayout.Direction
  let attributes: SectionAttributes
  let grid: PixelGrid

  /// In lines that run from the top, baselines count as top.
  let cellAlignment: SectionAttributes.CellAlignment
  let mayHaveCellAttributes: Bool
  let sharesWidths: Bool
  let columns: ColumnGrid?
  let rows: RowRules?

  /// Nil if no cells share widths, or these are not decided. They stand here because all that is stored about
  /// a section refers to its room anyway.
  let sharedWidths: SharedWidths?

  init(
    width: CGFloat, attributes: SectionAttributes, axis: ContentLayout.Axis,
    direction: ContentLayout.Direction, grid: PixelGrid, sharedWidths: SharedWidths? = nil
  ) {
    self.width = width
    self.axis = axis
    self.attributes = attributes
    self.grid = grid
    self.direction = direction
    cellAlignment = attributes.cellAlignment.inLines(of: axis)
    mayHaveCellAttributes = attributes.mayHaveCellAttributes(
      standingOnBaselines: cellAlignment.isByBaseline)
    columns = attributes.columns.map {
      ColumnGrid($0, in: width.orZero, spacing: attributes.cellSpacing, grid: grid)
    }
    rows = attributes.rows.map { RowRules($0, in: width.orZero, of: attributes, grid: grid) }
    sharesWidths =
      attributes.hasSharedWidths && !attributes.sizing.isFixed && columns == nil && rows == nil
    alignment =
      columns == nil ? ResolvedAlignment(attributes.lineAlignment, in: direction) : .leading
    self.sharedWidths = sharedWidths
  }

  func with(_ sharedWidths: SharedWidths?) -> SectionRoom {
    sharedWidths === self.sharedWidths
      ? self
      : SectionRoom(
        width: width, attributes: attributes, axis: axis, direction: direction, grid: grid,
        sharedWidths: sharedWidths)
  }

  static func width(
    inContentOf width: CGFloat, contentInsets: Insets, sectionInsets: Insets
  ) -> CGFloat {
    sectionInsets.width(in: width - contentInsets.leading - contentInsets.trailing)
  }

  @usableFromInline
  static func == (first: SectionRoom, second: SectionRoom) -> Bool {
    first === second
      || (first.width == second.width && first.alignment == second.alignment
        && first.direction == second.direction && first.attributes == second.attributes
        && first.cellAlignment == second.cellAlignment && first.grid == second.grid
        && first.sharedWidths == second.sharedWidths)
  }

  /// Columns ignore the section's strategy.
  var breakingStrategy: SectionAttributes.BreakingStrategy {
    columns == nil ? attributes.breakingStrategy : .firstFit
  }

  /// Whether cells are placed as they are asked for. Otherwise all of them are known before lines are broken.
  var placesAskedCells: Bool { breakingStrategy == .firstFit && rows == nil }

  /// Columns and rows ignore the section's justification.
  var justification: SectionAttributes.Justification? {
    columns == nil && rows == nil ? attributes.justification : nil
  }

  var mostCellsPerLine: Int { attributes.maximumCellsPerLine ?? .max }

  /// Whether the cells of every line have to be arranged to know its height.
  @usableFromInline var arrangesEveryLine: Bool { cellAlignment.isByBaseline }

  /// Whether galleys of equal cells are stored as one line that is repeated: late sizes may shift them. If
  /// cells are offered what remains of their line, only those that no view has measured are the same wherever
  /// they stand. `linesOfEqualCells(count:size:)` repeats these.
  var mayRepeatLines: Bool { (attributes.offersWholeLine || columns != nil) && fillsLinesEvenly }

  /// Whether equal cells fill lines equally, and no limit hides any of them.
  var fillsLinesEvenly: Bool { breakingStrategy == .firstFit && attributes.lineLimit == .unlimited }

  func available(indentedBy indentation: CGFloat) -> CGFloat { (width - indentation).orZero }

  /// Returns nil if the alignment is the section's. A line with an alignment of its own is not indented.
  func ownAlignment(_ lineAlignment: SectionAttributes.LineAlignment?) -> ResolvedAlignment? {
    guard let lineAlignment, columns == nil else { return nil }
    let alignment = ResolvedAlignment(lineAlignment, in: direction)
    return alignment == self.alignment ? nil : alignment
  }
}
