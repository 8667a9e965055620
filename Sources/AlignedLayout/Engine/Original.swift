/// A section as it was before a change, read cell by cell, and only forwards.
struct Original {
  /// A line: the place of its galley, and its index in there.
  struct Line {
    let place: Int
    let line: Int
  }

  private let galleys: Galleys
  private let room: SectionRoom

  // The cell that is read, and its line. What stood before it on the line is set on another one like
  // it, for what the cell was offered to be told.
  private var cell = 0
  private(set) var line = Line(place: 0, line: 0)
  private var replay = OpenLine(available: 0)
  private var replayedCell = 0

  init(_ galleys: Galleys, in room: SectionRoom) {
    self.galleys = galleys
    self.room = room
    if placeCount > 0 {
      begin(line)
    }
  }

  var cellCount: Int {
    galleys.cellCount
  }

  var placeCount: Int {
    galleys.places.count
  }

  func place(at index: Int) -> Galleys.Place {
    galleys.places[index]
  }

  func firstCell(of line: Line) -> Int {
    guard line.place < placeCount else { return 0 }
    let place = place(at: line.place)
    return place.firstCell + place.galley.lines[line.line].firstCell
  }

  /// The line from which on lines are to be set anew if something changes before a cell or with it:
  /// the cell's own, or the one above if the cell is the first on its own and may fit there.
  func lineTouched(by cell: Int) -> Line {
    guard placeCount > 0 else { return Line(place: 0, line: 0) }
    let place = galleys.index(ofCell: min(cell, cellCount - 1))
    let galley = self.place(at: place).galley
    let cellThere = cell - self.place(at: place).firstCell
    let line = galley.line(ofCell: min(cellThere, galley.cellCount - 1))
    guard galley.lines[line].firstCell == cellThere else { return Line(place: place, line: line) }
    if line > 0 {
      return Line(place: place, line: line - 1)
    }
    return place > 0
      ? Line(place: place - 1, line: self.place(at: place - 1).galley.lines.count - 1)
      : Line(place: 0, line: 0)
  }

  // MARK: The cell that is read

  /// Goes on to a cell.
  mutating func move(to cell: Int) {
    self.cell = cell
    var place = line.place
    var index = line.line
    if cell >= self.place(at: place).cells.upperBound {
      place = galleys.index(ofCell: cell)
      index = 0
    }
    let galley = self.place(at: place).galley
    if !galley.cells(ofLine: index).contains(cellInGalley(at: place)) {
      index = galley.line(ofCell: cellInGalley(at: place))
    }
    if place != line.place || index != line.line {
      begin(Line(place: place, line: index))
    }
  }

  var size: CGSize {
    galley.size(ofCell: cellInGalley(at: line.place))
  }

  var attributes: CellAttributes {
    galley.attributes(ofCell: cellInGalley(at: line.place))
  }

  var beginsLine: Bool {
    galley.lines[line.line].firstCell == cellInGalley(at: line.place)
  }

  var indentation: CGFloat {
    galley.indentations[line.line]
  }

  /// What the cell was offered when its answer counted.
  var offer: CGFloat {
    mutating get {
      let cell = cellInGalley(at: line.place)
      while replayedCell < cell {
        replay.append(
          galley.box(ofCell: replayedCell), galley.attributes(ofCell: replayedCell),
          spacing: room.attributes.itemSpacing)
        replayedCell += 1
      }
      return replay.remainingSpace(for: attributes).orZero
    }
  }

  /// Whether a cell that begins a line is known not to fit on another: it did not on one on which as
  /// much was taken of as much, and the last cell ends that no more and no less.
  func broke(before cell: Int, after line: OpenLine) -> Bool {
    guard !line.isEmpty, beginsLine, cell > 0 else { return false }
    let before =
      self.line.line > 0
      ? Line(place: self.line.place, line: self.line.line - 1)
      : Line(place: self.line.place - 1, line: place(at: self.line.place - 1).galley.lines.count - 1)
    let galley = place(at: before.place).galley
    return line.available == room.available(indentedBy: galley.indentations[before.line])
      && line.used == galley.lines[before.line].width
      && line.endsHere
        == galley.attributes(ofCell: galley.cells(ofLine: before.line).upperBound - 1).endsLine
  }

  private var galley: Galley {
    place(at: line.place).galley
  }

  private func cellInGalley(at place: Int) -> Int {
    cell - self.place(at: place).firstCell
  }

  private mutating func begin(_ line: Line) {
    self.line = line
    replay = OpenLine(available: room.available(indentedBy: indentation))
    replayedCell = galley.lines[line.line].firstCell
  }
}
