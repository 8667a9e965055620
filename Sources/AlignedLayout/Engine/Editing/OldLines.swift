/// A section as it was before a change, read cell by cell, and only forwards.
struct Original {
  /// A line: the place of its galley, and its index in there.
  struct Line: Comparable {
    let place: Int
    let line: Int

    static func < (first: Line, second: Line) -> Bool {
      (first.place, first.line) < (second.place, second.line)
    }
  }

  let cellCount: Int
  let placeCount: Int

  private let galleys: Galleys
  private let room: SectionRoom
  private let offersWholeLine: Bool
  private let cellSpacing: CGFloat

  // The line that is read. What stood before the cell that is read is set on another line like it,
  // for what the cell was offered to be told.
  private(set) var line = Line(place: 0, line: 0)
  private var galley: Galley
  private var firstCellOfGalley = 0
  private var cellsOfLine = 0..<0
  private(set) var indentation = IndentationStack()
  private var replay = OpenLine(available: 0)
  private var replayedCell = 0

  /// Nil if there was nothing.
  init?(_ galleys: Galleys, in room: SectionRoom) {
    guard galleys.count > 0 else { return nil }
    self.galleys = galleys
    self.room = room
    offersWholeLine = room.attributes.sizing.offersWholeLine
    cellSpacing = room.attributes.cellSpacing
    cellCount = galleys.cellCount
    placeCount = galleys.count
    galley = galleys[0].galley
  }

  func place(at index: Int) -> Galleys.Place {
    galleys[index]
  }

  func firstCell(of line: Line) -> Int {
    let place = place(at: line.place)
    return place.start.cell + place.galley.lines[line.line].firstCell
  }

  /// The line from which on lines are to be set anew if something changes before a cell or with it:
  /// the cell's own, or the one above if the cell is the first on its own and may fit there.
  ///
  /// Cells that keep together are set as one, from the first on: for all of them that is the line
  /// of the first, and it has itself to begin with cells that keep with none before them.
  func lineTouched(by cell: Int) -> Line {
    var line = lineTouched(byFirstOfGroup: cell)
    guard hasKeptCells(around: line) else { return line }
    // A change may take away the break that this cell forced.
    if cell > 0, isKeptWithNext(cell - 1) {
      line = lineTouched(byFirstOfGroup: firstOfGroup(of: cell - 1))
    }
    while let first = firstOfDividedGroup(on: line) {
      line = lineTouched(byFirstOfGroup: first)
    }
    return line
  }

  /// Whether cells may keep together on a line, with those above it, or with those below.
  private func hasKeptCells(around line: Line) -> Bool {
    (max(0, line.place - 1)...min(line.place + 1, placeCount - 1)).contains {
      place(at: $0).galley.hasKeptCells
    }
  }

  /// The first of the cells that keep together, but do not fit on a line, and with some of which a
  /// line begins; nil if there are none, or none above. How often they were asked depends on the
  /// line above them all.
  private func firstOfDividedGroup(on line: Line) -> Int? {
    let first = firstCell(of: line)
    guard first > 0 else { return nil }
    if isKeptWithPrevious(first) { return firstOfGroup(of: first) }
    let galley = place(at: line.place).galley
    let next = first + galley.cells(ofLine: line.line).count
    return next < cellCount && isKeptWithPrevious(next) && firstOfGroup(of: next) == first
      ? first : nil
  }

  private func lineTouched(byFirstOfGroup cell: Int) -> Line {
    let place = galleys.index(ofCell: min(cell, cellCount - 1))
    let galley = self.place(at: place).galley
    let cellThere = cell - self.place(at: place).start.cell
    let line = galley.line(ofCell: min(cellThere, galley.cellCount - 1))
    guard galley.lines[line].firstCell == cellThere else { return Line(place: place, line: line) }
    return self.line(before: Line(place: place, line: line)) ?? Line(place: 0, line: 0)
  }

  private func firstOfGroup(of cell: Int) -> Int {
    var first = cell
    while isKeptWithPrevious(first) {
      first -= 1
    }
    return first
  }

  /// Whether no line begins between a cell and the one before, if it can be helped.
  private func isKeptWithPrevious(_ cell: Int) -> Bool {
    cell > 0 && isKeptWithNext(cell - 1) && !attributes(ofCell: cell).beginsLine
  }

  private func isKeptWithNext(_ cell: Int) -> Bool {
    let attributes = attributes(ofCell: cell)
    return attributes.keepsWithNext && !attributes.endsLine
  }

  private func attributes(ofCell cell: Int) -> CellAttributes {
    let place = place(at: galleys.index(ofCell: cell))
    return place.galley.attributes(ofCell: cell - place.start.cell)
  }

  // MARK: The cell that is read

  /// What there is to know of a cell that is read.
  struct Cell {
    let size: CGSize

    /// The cell's attributes, or nil if they are the default.
    let attributes: CellAttributes?

    /// What the cell was offered when its answer counted; nil if that is not known. A cell that is
    /// kept with others, and begins a line among them, may have been asked twice before.
    let offer: CGFloat?
    let beginsLine: Bool

    /// Whether the size may be clamped, and not the one that was answered: it tells only what fits
    /// a line of its own.
    func mayBeClamped(in room: SectionRoom) -> Bool {
      room.attributes.clampsOversizedCells && !room.attributes.sizing.offersWholeLine && beginsLine
        && size.width == offer
    }
  }

  /// Reads a cell behind the one read last.
  mutating func read(_ cell: Int) -> Cell {
    if !cellsOfLine.contains(cell) {
      begin(at: cell)
    }
    let index = cell - firstCellOfGalley
    let beginsLine = cell == cellsOfLine.lowerBound
    let isOfferKnown =
      !beginsLine || galley.isPlain && index > 0 || !isKeptWithPrevious(cell)
    if offersWholeLine {
      let attributes = galley.attributes(ofCell: index)
      return Cell(
        size: galley.size(ofCell: index), attributes: attributes,
        offer: isOfferKnown ? replay.wholeOffer(to: attributes) : nil, beginsLine: beginsLine)
    }
    if galley.isPlain {
      while replayedCell < index {
        let box = CellBox(size: galley.size(ofCell: replayedCell), insets: .zero)
        replay.append(box, .default, spacing: cellSpacing)
        replayedCell += 1
      }
      return Cell(
        size: galley.size(ofCell: index), attributes: nil,
        offer: isOfferKnown ? replay.offer(to: .default) : nil, beginsLine: beginsLine)
    }
    while replayedCell < index {
      replay.append(
        galley.box(ofCell: replayedCell), galley.attributes(ofCell: replayedCell),
        spacing: cellSpacing)
      replayedCell += 1
    }
    let attributes = galley.attributes(ofCell: index)
    return Cell(
      size: galley.size(ofCell: index), attributes: attributes,
      offer: isOfferKnown ? replay.offer(to: attributes) : nil, beginsLine: beginsLine)
  }

  /// Goes on to the line on which a cell stands.
  private mutating func begin(at cell: Int) {
    if !(0..<galley.cellCount).contains(cell - firstCellOfGalley) || cellsOfLine.isEmpty {
      let place = galleys.index(ofCell: cell)
      galley = galleys[place].galley
      firstCellOfGalley = galleys[place].start.cell
      line = Line(place: place, line: galley.line(ofCell: cell - firstCellOfGalley))
    } else if cell == cellsOfLine.upperBound {
      line = Line(place: line.place, line: line.line + 1)
    } else {
      line = Line(place: line.place, line: galley.line(ofCell: cell - firstCellOfGalley))
    }
    let cells = galley.cells(ofLine: line.line)
    cellsOfLine = (cells.lowerBound + firstCellOfGalley)..<(cells.upperBound + firstCellOfGalley)
    indentation = galley.indentations[line.line]
    replay = OpenLine(available: room.available(indentedBy: indentation.current))
    replayedCell = cells.lowerBound
  }

  /// Whether the cell that is read, which begins a line, is known not to fit on another: it did not
  /// on one like it, to the last bit.
  func broke(after line: OpenLine) -> Bool {
    guard let before = self.line(before: self.line),
      line.used == place(at: before.place).galley.lines[before.line].width
    else { return false }
    let old = openLine(before)
    return line.available == old.available && line.next == old.next
      && line.endsHere == old.endsHere
  }

  /// A line as it was when its last cell was set.
  private func openLine(_ line: Line) -> OpenLine {
    let galley = place(at: line.place).galley
    var open = OpenLine(
      available: room.available(indentedBy: galley.indentations[line.line].current))
    for cell in galley.cells(ofLine: line.line) {
      open.append(
        galley.box(ofCell: cell), galley.attributes(ofCell: cell),
        spacing: cellSpacing)
    }
    return open
  }

  private func line(before line: Line) -> Line? {
    if line.line > 0 {
      return Line(place: line.place, line: line.line - 1)
    }
    guard line.place > 0 else { return nil }
    return Line(place: line.place - 1, line: place(at: line.place - 1).galley.lines.count - 1)
  }
}
