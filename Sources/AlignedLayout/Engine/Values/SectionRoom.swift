/// The width that a section's lines may take, and the attributes by which they are laid out in it.
///
/// It is a class so that everything stored about a section shares one. A struct would be copied,
/// with all attributes, wherever a section is read.
@usableFromInline
final class SectionRoom: Equatable, Sendable {
  let width: CGFloat
  let alignment: ResolvedAlignment
  private let direction: ContentLayout.Direction
  let attributes: SectionAttributes
  let grid: PixelGrid

  /// The alignment of the section's cells on their lines. In lines that run from the top, baselines
  /// count as top.
  let cellAlignment: SectionAttributes.CellAlignment

  /// Whether the section's cells may have attributes other than the default.
  let mayHaveCellAttributes: Bool

  /// Whether cells may share widths.
  let sharesWidths: Bool

  /// The columns of the section, or nil if it has none.
  let columns: ColumnGrid?

  /// The rules of the section's rows, or nil if its cells do not keep their ratios on rows.
  let rows: RowRules?

  /// The widths that cells share, or nil if none do, or the widths are not decided. They stand here because
  /// all that is stored about a section refers to its room anyway.
  let sharedWidths: SharedWidths?

  init(
    width: CGFloat, attributes: SectionAttributes, axis: ContentLayout.Axis,
    direction: ContentLayout.Direction, grid: PixelGrid
  ) {
    self.width = width
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
    sharedWidths = nil
  }

  private init(_ room: SectionRoom, _ sharedWidths: SharedWidths?) {
    width = room.width
    alignment = room.alignment
    direction = room.direction
    attributes = room.attributes
    grid = room.grid
    cellAlignment = room.cellAlignment
    mayHaveCellAttributes = room.mayHaveCellAttributes
    sharesWidths = room.sharesWidths
    columns = room.columns
    rows = room.rows
    self.sharedWidths = sharedWidths
  }

  /// Returns the room with the widths that its cells share.
  func with(_ sharedWidths: SharedWidths?) -> SectionRoom {
    sharedWidths === self.sharedWidths ? self : SectionRoom(self, sharedWidths)
  }

  /// Returns the width that the insets of a content and a section leave the section's lines.
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

  /// The strategy that breaks the section's lines. Columns ignore it.
  var breakingStrategy: SectionAttributes.BreakingStrategy {
    columns == nil ? attributes.breakingStrategy : .firstFit
  }

  /// Whether cells are placed as they are asked for. Otherwise all of them are known before lines are broken.
  var placesAskedCells: Bool { breakingStrategy == .firstFit && rows == nil }

  /// The justification of the section's lines. Columns and rows ignore it.
  var justification: SectionAttributes.Justification? {
    columns == nil && rows == nil ? attributes.justification : nil
  }

  /// The number of cells that a line holds at most.
  var mostCellsPerLine: Int { attributes.maximumCellsPerLine ?? .max }

  /// Whether the cells of every line have to be arranged to know its height: the section sets them on
  /// a common baseline.
  @usableFromInline
  var arrangesEveryLine: Bool { cellAlignment.isByBaseline }

  /// Whether galleys of equal cells are stored as one line that is repeated: late sizes may shift
  /// them.
  ///
  /// If cells are offered what remains of their line, only those that no view has measured are the
  /// same wherever they stand. `linesOfEqualCells(count:size:)` repeats these.
  var mayRepeatLines: Bool { (attributes.offersWholeLine || columns != nil) && fillsLinesEvenly }

  /// Whether equal cells fill lines equally, and no limit hides any of them.
  var fillsLinesEvenly: Bool { breakingStrategy == .firstFit && attributes.lineLimit == .unlimited }

  /// The width that a line with an indentation may take.
  func available(indentedBy indentation: CGFloat) -> CGFloat {
    (width - indentation).orZero
  }

  /// Returns the alignment of a line that begins with a cell, or nil if that is the section's.
  ///
  /// A line with an alignment of its own is not indented.
  func ownAlignment(ofLineBeginningWith cell: CellAttributes) -> ResolvedAlignment? {
    ownAlignment(cell.lineAlignment)
  }

  /// Returns a cell's alignment of its line, or nil if that is the section's.
  func ownAlignment(_ lineAlignment: SectionAttributes.LineAlignment?) -> ResolvedAlignment? {
    guard let lineAlignment, columns == nil else { return nil }
    let alignment = ResolvedAlignment(lineAlignment, in: direction)
    return alignment == self.alignment ? nil : alignment
  }
}
