/// The lines of a section before changes, read cell by cell, and only forwards. A class, because its state
/// would be copied wherever a cell is read.
final class OldLines {
  /// The index of a galley, and that of a line in the galley.
  struct Line: Comparable {
    let galley: Int
    let line: Int

    static func < (first: Line, second: Line) -> Bool {
      (first.galley, first.line) < (second.galley, second.line)
    }
  }

  private let galleys: GalleyList
  let room: SectionRoom
  private let offersWholeLine: Bool
  private(set) var line = Line(galley: 0, line: 0)
  private(set) var indentation = IndentationStack()
  private(set) var galley: Galley
  private(set) var firstCellOfGalley = 0
  private var cellsOfLine = 0..<0

  /// The line as it was before the cell that is read. The space that the cell was offered follows from it.
  private var openLine = OpenLine(available: 0)
  private var openLineEnd = 0
  private var decidedLine: (line: Line, widths: [CGFloat])?
  var knownAlikeLines: (galley: Int, lines: AlikeLines?)?
  private(set) var attributes = CellAttributes.default

  init?(_ galleys: GalleyList, in room: SectionRoom) {
    guard galleys.count > 0 else { return nil }
    self.galleys = galleys
    self.room = room
    offersWholeLine = room.attributes.offersWholeLine || room.columns != nil || room.rows != nil
    galley = galleys[0].galley
  }

  var cellCount: Int { galleys.cellCount }
  var galleyCount: Int { galleys.count }

  func place(ofGalley index: Int) -> GalleyList.Place { galleys[index] }

  func galleyIndex(ofCell cell: Int) -> Int { galleys.index(ofCell: cell) }

  func firstCell(of line: Line) -> Int {
    let place = place(ofGalley: line.galley)
    return place.start.cell + place.galley.lines[line.line].firstCell
  }

  // MARK: The line that a change touches

  /// Returns the first line that must be broken again if a cell changes, or something before it: the cell's
  /// own line, or the one above if the cell begins its line and may fit there.
  ///
  /// Cells that keep together are placed as one, so the line of the first of them counts. That line must not
  /// begin with cells that keep with the line above.
  func lineTouched(by cell: Int) -> Line {
    var line = lineTouched(byFirstOfGroup: cell)
    guard hasKeptCells(around: line) else { return line }
    // The change may remove a break that this cell forced.
    if cell > 0, attributes(ofCell: cell - 1).keeps(with: .default) {
      line = lineTouched(byFirstOfGroup: firstOfGroup(of: cell - 1))
    }
    while let first = firstOfDividedGroup(on: line) {
      line = lineTouched(byFirstOfGroup: first)
    }
    return line
  }

  /// Whether cells may keep together on a line, with those above it, or with those below.
  private func hasKeptCells(around line: Line) -> Bool {
    (max(0, line.galley - 1)...min(line.galley + 1, galleyCount - 1)).contains {
      place(ofGalley: $0).galley.hasKeptCells
    }
  }

  /// The first of the cells that keep together across the beginning or the end of a line. How often these
  /// cells were asked depends on the line above them all.
  private func firstOfDividedGroup(on line: Line) -> Int? {
    let first = firstCell(of: line)
    guard first > 0 else { return nil }
    if isKeptWithPrevious(first) { return firstOfGroup(of: first) }
    let galley = place(ofGalley: line.galley).galley
    let next = first + galley.cells(ofLine: line.line).count
    return next < cellCount && isKeptWithPrevious(next) && firstOfGroup(of: next) == first
      ? first : nil
  }

  private func lineTouched(byFirstOfGroup cell: Int) -> Line {
    let index = galleys.index(ofCell: min(cell, cellCount - 1))
    let place = place(ofGalley: index)
    let cellOfGalley = cell - place.start.cell
    let line = place.galley.line(ofCell: min(cellOfGalley, place.galley.cellCount - 1))
    guard place.galley.lines[line].firstCell == cellOfGalley else {
      return Line(galley: index, line: line)
    }
    return self.line(before: Line(galley: index, line: line)) ?? Line(galley: 0, line: 0)
  }

  private func firstOfGroup(of cell: Int) -> Int {
    var first = cell
    while isKeptWithPrevious(first) { first -= 1 }
    return first
  }

  private func isKeptWithPrevious(_ cell: Int) -> Bool {
    cell > 0 && attributes(ofCell: cell - 1).keeps(with: attributes(ofCell: cell))
  }

  func attributes(ofCell cell: Int) -> CellAttributes {
    let place = place(ofGalley: galleys.index(ofCell: cell))
    return place.galley.attributes(ofCell: cell - place.start.cell)
  }

  // MARK: The cell that is read

  struct Cell {
    let size: CGSize

    /// Nil if the space is not known: a cell that keeps with the one above its line may have been asked twice.
    let space: CGFloat?
    let beginsLine: Bool

    /// The width for which the height of the cell was asked when its line ended, or nil if the line did not
    /// decide it. It is infinite if the cell may shrink, but kept the height of its answer.
    var decidedWidth: CGFloat?

    @inline(__always)
    func isSizeKnown(for space: CGFloat, isFirst: Bool, in room: SectionRoom) -> Bool {
      // Strategies offer every cell a line of its own, wherever it lands.
      guard room.breakingStrategy == .firstFit else { return true }
      return self.space == space && (isFirst || room.columns != nil || !mayBeClamped(in: room))
    }

    /// Whether the size may be a clamped one, which shows only what the cell is on a line of its own.
    private func mayBeClamped(in room: SectionRoom) -> Bool {
      beginsLine && size.width == space && room.attributes.cutsOversizedCells
        && !room.attributes.offersWholeLine
    }
  }

  func read(_ cell: Int) -> Cell {
    if !cellsOfLine.contains(cell) { begin(at: cell) }
    let index = cell - firstCellOfGalley
    let beginsLine = cell == cellsOfLine.lowerBound
    attributes = galley.attributes(ofCell: index)
    // What a cell of a decided width is offered does not depend on where its group was tried first.
    let isSpaceKnown =
      !beginsLine || galley.isPlain && index > 0 || room.decidesWidth(of: attributes)
      || !isKeptWithPrevious(cell)
    var cell = Cell(
      size: galley.size(ofCell: index),
      space: isSpaceKnown ? space(for: attributes, ofCell: index) : nil, beginsLine: beginsLine)
    if attributes.isFlexible, room.columns == nil, room.decidesWidth(of: attributes) {
      let width = decidedWidth(ofCell: index)
      let keepsAnswer = attributes.width.isAsked && width >= cell.size.width
      cell.decidedWidth = keepsAnswer ? .infinity : width
    }
    return cell
  }

  private func decidedWidth(ofCell index: Int) -> CGFloat {
    let cells = galley.cells(ofLine: line.line)
    if let decided = decidedLine {
      if decided.line == line { return decided.widths[index - cells.lowerBound] }
      if decided.line.galley == line.galley, galley.widthsAreEqual(decided.line.line, line.line) {
        decidedLine?.line = line
        return decided.widths[index - cells.lowerBound]
      }
    }
    let widths = askedWidths(ofLine: line.line)
    decidedLine = (line, widths)
    return widths[index - cells.lowerBound]
  }

  func askedWidths(ofLine line: Int) -> [CGFloat] {
    let lineCells = galley.cells(galley.cells(ofLine: line))
    let widths = LineArrangement(
      of: lineCells, used: galley.lines[line].width, indentation: galley.indentation(ofLine: line),
      alignment: galley.ownAlignment(ofLine: line), isFollowed: false, in: room
    ).widths
    return lineCells.indices.map { widths.askedWidth(from: lineCells[$0].box.size.width, at: $0) }
  }

  private func space(for attributes: CellAttributes, ofCell index: Int) -> CGFloat {
    if !offersWholeLine {
      openLine.append(openLineEnd..<index, of: galley, in: room)
      openLineEnd = index
    }
    return openLine.movedBack(for: attributes, behind: galley.cell(at: index - 1), in: room)
      .offer(to: attributes, in: room)
  }

  private func begin(at cell: Int) {
    if !(0..<galley.cellCount).contains(cell - firstCellOfGalley) || cellsOfLine.isEmpty {
      let index = galleys.index(ofCell: cell)
      galley = galleys[index].galley
      firstCellOfGalley = galleys[index].start.cell
      line = Line(galley: index, line: galley.line(ofCell: cell - firstCellOfGalley))
    } else if cell == cellsOfLine.upperBound {
      line = Line(galley: line.galley, line: line.line + 1)
    } else {
      line = Line(galley: line.galley, line: galley.line(ofCell: cell - firstCellOfGalley))
    }
    let cells = galley.cells(ofLine: line.line)
    cellsOfLine = (cells.lowerBound + firstCellOfGalley)..<(cells.upperBound + firstCellOfGalley)
    indentation = galley.indentations[line.line]
    openLine = OpenLine(
      available: room.available(indentedBy: galley.indentation(ofLine: line.line)))
    openLineEnd = cells.lowerBound
  }
}
