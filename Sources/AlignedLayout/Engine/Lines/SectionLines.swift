/// Coordinates are upright: x runs from the leading edge of the section's room in the direction in which
/// cells follow each other, y from the top of the first line.
@usableFromInline
struct SectionLines: Sendable {
  private(set) var room: SectionRoom
  let galleys: GalleyList
  let overflow: Overflow?

  /// Negative if negative line spacing brings the last line above the first.
  let height: CGFloat
  let extent: Extent

  init(room: SectionRoom, _ galleys: GalleyList, overflow: Overflow? = nil) {
    self.room = room
    self.galleys = galleys
    self.overflow = overflow
    height = galleys.height
    extent = galleys.extent
  }

  var sharedWidths: SharedWidths? {
    get { room.sharedWidths }
    set { room = room.with(newValue) }
  }

  var isUniform: Bool { galleys.count == 1 && galleys[0].galley.uniformDistance != nil }
  var cellCount: Int { overflow.map { $0.visibleCount + $0.hiddenCount } ?? placedCount }

  /// Also the index of the overflow view, if there is one.
  var visibleCellCount: Int { overflow?.visibleCount ?? placedCount }

  /// Including the overflow view.
  var placedCount: Int { galleys.cellCount }

  var lineCount: Int { galleys.lineCount }

  /// The last line for a hidden cell.
  func line(ofCell cell: Int) -> Int {
    guard cell < visibleCellCount else { return lineCount - 1 }
    let place = galleys.place(ofCell: cell)
    return place.start.line + place.galley.line(ofCell: cell - place.start.cell)
  }

  /// The overflow view is one of a line's cells.
  func line(at index: Int) -> PlacedLine {
    let place = galleys.place(ofLine: index)
    return place.line(at: index - place.start.line)
  }

  /// Those of a hidden cell are not known, and default.
  func attributes(ofCell cell: Int) -> CellAttributes {
    guard cell < visibleCellCount else { return .default }
    let place = galleys.place(ofCell: cell)
    return place.galley.attributes(ofCell: cell - place.start.cell)
  }

  /// The size that was returned, before the line stretches the cell, or nil if the section stores no single
  /// sizes.
  func size(ofCell cell: Int) -> CGSize? {
    guard !isUniform, cell < visibleCellCount else { return nil }
    let place = galleys.place(ofCell: cell)
    return place.galley.size(ofCell: cell - place.start.cell)
  }

  func isBreakForced(before cell: Int) -> Bool {
    attributes(ofCell: cell - 1).forcesBreak(before: attributes(ofCell: cell))
  }

  /// Cells of a shared width that stand above others force breaks that the client has not given.
  func isBreakGiven(before cell: Int) -> Bool {
    sharedWidths == nil
      ? isBreakForced(before: cell)
      : givenAttributes(ofCell: cell - 1).forcesBreak(before: givenAttributes(ofCell: cell))
  }

  func label(ofCell cell: Int) -> SharedWidths.Label? {
    cell < visibleCellCount ? sharedWidths?.label(ofCell: cell) : nil
  }

  /// A cell that an overflow view has narrowed is laid out by other attributes, and so is one that shares its
  /// width.
  func givenAttributes(ofCell cell: Int) -> CellAttributes {
    if let label = label(ofCell: cell) { return label.given }
    return cell == 0
      ? overflow?.narrowedCell?.attributes ?? attributes(ofCell: 0) : attributes(ofCell: cell)
  }

  var hasRaisedCells: Bool { galleys.hasRaisedCells }

  func box(ofCell cell: Int) -> CellBox {
    let place = galleys.place(ofCell: cell)
    return place.galley.box(ofCell: cell - place.start.cell)
  }

  func arrangedCell(at cell: Int) -> LineArrangement.Cell {
    LineArrangement.Cell(size: box(ofCell: cell).size, attributes: attributes(ofCell: cell))
  }

  /// The line as it was when its last cell was placed.
  func openLine(_ line: PlacedLine) -> OpenLine {
    openLine(of: line.cells, indentation: line.indentation)
  }

  func openLine(of cells: Range<Int>, indentation: CGFloat) -> OpenLine {
    let place = galleys.place(ofCell: cells.lowerBound)
    let start = place.start.cell
    return OpenLine(
      (cells.lowerBound - start)..<(cells.upperBound - start), of: place.galley,
      indentation: indentation, in: room)
  }
}

extension SectionLines: Equatable {
  @usableFromInline
  static func == (first: SectionLines, second: SectionLines) -> Bool {
    first.room == second.room && first.overflow == second.overflow
      && first.galleys == second.galleys
  }
}
