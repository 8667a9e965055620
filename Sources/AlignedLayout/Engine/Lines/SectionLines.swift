/// The cells of a section on their lines, from which frames are computed.
///
/// Coordinates are upright: x runs from the leading edge of the section's room in the direction in
/// which cells follow each other, y from the top of the first line.
@usableFromInline
struct SectionLines: Sendable {
  private(set) var room: SectionRoom
  let galleys: GalleyList

  /// The cells that the section hides and its overflow view, or nil if it has neither.
  let overflow: Overflow?

  /// The distance from the top of the first line to the bottom of the last. It is negative if
  /// negative line spacing brings the last line above the first.
  let height: CGFloat

  /// The extent of all cells, including those that stick out of their line.
  let extent: Extent

  init(room: SectionRoom, _ galleys: GalleyList, overflow: Overflow? = nil) {
    self.room = room
    self.galleys = galleys
    self.overflow = overflow
    height = galleys.height
    extent = galleys.extent
  }

  /// The widths that cells share, or nil if there are none.
  var sharedWidths: SharedWidths? {
    get { room.sharedWidths }
    set { room = room.with(newValue) }
  }

  /// Whether the section gives all cells one size.
  var isUniform: Bool { galleys.count == 1 && galleys[0].galley.uniformDistance != nil }

  /// The number of cells, including hidden ones.
  var cellCount: Int { overflow.map { $0.visibleCount + $0.hiddenCount } ?? placedCount }

  /// The number of visible cells, which is also the index of the overflow view, if there is one.
  var visibleCellCount: Int { overflow?.visibleCount ?? placedCount }

  /// The number of cells that are placed on lines, including the overflow view.
  var placedCount: Int { galleys.cellCount }

  var lineCount: Int { galleys.lineCount }

  /// Returns the line of a cell, or the last line for a hidden cell.
  func line(ofCell cell: Int) -> Int {
    cell < visibleCellCount ? line(ofPlacedCell: cell) : lineCount - 1
  }

  /// Returns the line of a visible cell or of the overflow view.
  private func line(ofPlacedCell cell: Int) -> Int {
    let place = galleys[galleys.index(ofCell: cell)]
    return place.start.line + place.galley.line(ofCell: cell - place.start.cell)
  }

  /// Returns the line at an index. The overflow view is one of its cells.
  func line(at index: Int) -> PlacedLine {
    let place = galleys[galleys.index(ofLine: index)]
    return place.line(at: index - place.start.line)
  }

  /// Returns the attributes of a cell. Those of a hidden cell are not known, and default.
  func attributes(ofCell cell: Int) -> CellAttributes {
    guard cell < visibleCellCount else { return .default }
    let place = galleys[galleys.index(ofCell: cell)]
    return place.galley.attributes(ofCell: cell - place.start.cell)
  }

  /// Returns the size of a placed cell as it was returned, before its line stretches it, or nil if the
  /// section stores no single sizes.
  func size(ofCell cell: Int) -> CGSize? {
    guard !isUniform, cell < visibleCellCount else { return nil }
    let place = galleys[galleys.index(ofCell: cell)]
    return place.galley.size(ofCell: cell - place.start.cell)
  }

  /// Returns whether a line break is forced between a placed cell or the overflow view and the cell
  /// before.
  func isBreakForced(before cell: Int) -> Bool {
    attributes(ofCell: cell - 1).forcesBreak(before: attributes(ofCell: cell))
  }

  /// Returns whether the client's attributes force such a break. Cells of a shared width that stand above
  /// others force some more.
  func isBreakGiven(before cell: Int) -> Bool {
    sharedWidths == nil
      ? isBreakForced(before: cell)
      : givenAttributes(ofCell: cell - 1).forcesBreak(before: givenAttributes(ofCell: cell))
  }

  /// Returns the cell as one that shares its width, or nil if it is none, or hidden.
  func label(ofCell cell: Int) -> SharedWidths.Label? {
    cell < visibleCellCount ? sharedWidths?.label(ofCell: cell) : nil
  }

  /// Returns the attributes that the client gave a visible cell. A cell that an overflow view has narrowed
  /// is laid out by others, and so is one that shares its width.
  func givenAttributes(ofCell cell: Int) -> CellAttributes {
    if let label = label(ofCell: cell) { return label.given }
    return cell == 0
      ? overflow?.narrowedCell?.attributes ?? attributes(ofCell: 0) : attributes(ofCell: cell)
  }

  /// Whether any cell is in front of or behind others.
  var hasRaisedCells: Bool { galleys.hasRaisedCells }

  func box(ofCell cell: Int) -> CellBox {
    let place = galleys[galleys.index(ofCell: cell)]
    return place.galley.box(ofCell: cell - place.start.cell)
  }

  /// Returns a placed cell as its line arranges it.
  func arrangedCell(at cell: Int) -> LineArrangement.Cell {
    LineArrangement.Cell(size: box(ofCell: cell).size, attributes: attributes(ofCell: cell))
  }

  /// Returns a line as it was when its last cell was placed.
  func openLine(_ line: PlacedLine) -> OpenLine {
    openLine(of: line.cells, indentation: line.indentation)
  }

  /// Returns a line on which some cells stand that are on one.
  func openLine(of cells: Range<Int>, indentation: CGFloat) -> OpenLine {
    let place = galleys[galleys.index(ofCell: cells.lowerBound)]
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
