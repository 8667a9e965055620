/// Sets anew what changes touch in a section, and leaves the rest as it was.
///
/// Lines are set again from the first that a change touches, until a cell begins a line that began one
/// before, indented as before: from there on, up to the next change, all lines are the same. In
/// between, a cell that stays is asked only if it is offered another space than it was.
struct Revision {
  private let room: SectionRoom
  private let section: Int
  private var original: Original
  private var changes: ArraySlice<CellChange>

  /// How many cells more there are before the place that is reached than there were.
  private var shift = 0

  /// The galleys to put in place of others, from the top; places are those among the old galleys.
  static func galleys(
    replacing galleys: Galleys, in room: SectionRoom, section: Int, changes: [CellChange],
    sizeOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> [(places: Range<Int>, galleys: [Galley])] {
    guard let original = Original(galleys, in: room) else {
      let count = changes.reduce(0) { $0 + $1.newCount }
      var compositor = Compositor(Draft(in: room, expectedCount: count))
      for cell in 0..<count {
        let position = ContentLayout.CellPosition(section: section, cell: cell)
        compositor.set(attributesOfCell?(position) ?? .default, in: room) {
          sizeOfCell(position, $0)
        }
      }
      return [(0..<0, compositor.finish())]
    }
    var revision = Revision(
      room: room, section: section, original: original, changes: changes[...])
    return revision.revisedGalleys(sizeOfCell, attributesOfCell)
  }

  private init(
    room: SectionRoom, section: Int, original: Original, changes: ArraySlice<CellChange>
  ) {
    self.room = room
    self.section = section
    self.original = original
    self.changes = changes
  }

  private mutating func revisedGalleys(
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize,
    _ attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> [(places: Range<Int>, galleys: [Galley])] {
    var revised: [(places: Range<Int>, galleys: [Galley])] = []
    while let change = changes.first {
      let start = original.lineTouched(by: change.old.lowerBound)
      var compositor = compositor(from: start)
      var cell = original.firstCell(of: start)
      var end: Int?
      while end == nil {
        if let change = changes.first, change.old.lowerBound == cell {
          set(change, with: &compositor, sizeOfCell, attributesOfCell)
          cell = change.old.upperBound
        } else if cell < original.cellCount {
          let same = keep(cell, with: &compositor, sizeOfCell)
          cell += 1
          if let same {
            (end, cell) = keepLines(from: same, with: &compositor, before: cell)
          }
        } else {
          end = original.placeCount
        }
      }
      revised.append((start.place..<(end ?? start.place), compositor.finish()))
    }
    return revised
  }

  /// What sets the lines of a galley anew from one of them on, those above already kept.
  private func compositor(from start: Original.Line) -> Compositor {
    let place = original.place(at: start.place)
    var compositor = Compositor(
      Draft(
        in: room, expectedCount: place.galley.cellCount + newCount(upTo: place.cells.upperBound),
        indentation: place.galley.indentations[0]))
    compositor.keep(0..<start.line, of: place.galley)
    return compositor
  }

  /// How many cells come with the changes up to an old cell.
  private func newCount(upTo cell: Int) -> Int {
    changes.prefix { $0.old.lowerBound <= cell }.reduce(0) { $0 + $1.newCount }
  }

  /// Sets the cells that a change brings, all of which are asked.
  private mutating func set(
    _ change: CellChange, with compositor: inout Compositor,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize,
    _ attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) {
    for index in 0..<change.newCount {
      let position = ContentLayout.CellPosition(
        section: section, cell: change.old.lowerBound + shift + index)
      compositor.set(attributesOfCell?(position) ?? .default, in: room) {
        sizeOfCell(position, $0)
      }
    }
    shift += change.newCount - change.old.count
    changes.removeFirst()
  }

  /// Sets a cell that stays.
  ///
  /// - Returns: the old line that the cell began, if it begins one now that is indented as that was.
  private mutating func keep(
    _ cell: Int, with compositor: inout Compositor,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize
  ) -> Original.Line? {
    let former = original.read(cell)
    // Where a break is forced the line ends with the cell's own attributes known.
    if former.beginsLine, former.attributes?.beginsLine != true, !compositor.line.isEmpty,
      original.broke(after: compositor.line)
    {
      compositor.endLine()
    }
    let position = ContentLayout.CellPosition(section: section, cell: cell + shift)
    if !room.attributes.isPlainlyAsked {
      // A size that may be clamped was not answered, and tells only what fits a line of its own.
      let asking = Asking(room.attributes)
      let mayBeClamped =
        asking.clampsTooWideCells && !asking.offersWholeLine && former.beginsLine
        && former.size.width == former.offer
      compositor.set(former.attributes ?? .default, by: asking) { offer, isFirst in
        offer == former.offer && (isFirst || !mayBeClamped)
          ? former.size : sizeOfCell(position, offer)
      }
    } else if let attributes = former.attributes {
      compositor.set(attributes) {
        $0 == former.offer ? former.size : sizeOfCell(position, $0)
      }
    } else {
      compositor.set {
        $0 == former.offer ? former.size : sizeOfCell(position, $0)
      }
    }
    guard former.beginsLine, compositor.firstCell == compositor.cellCount - 1,
      original.indentation == compositor.draft.indentation
    else { return nil }
    return original.line
  }

  /// Keeps lines from one on, whose first cell is set already, up to the next that is touched, and no
  /// further than the galley reaches if that is in another one.
  ///
  /// - Returns: the place behind the galley, if it is kept to its end; and the cell to go on with.
  private mutating func keepLines(
    from line: Original.Line, with compositor: inout Compositor, before cell: Int
  ) -> (end: Int?, cell: Int) {
    let place = original.place(at: line.place)
    let touched = changes.first.map { original.lineTouched(by: $0.old.lowerBound) }
    if let touched, touched.place == line.place {
      guard touched.line > line.line else { return (nil, cell) }
      compositor.takeBackFirstCell()
      compositor.keep(line.line..<touched.line, of: place.galley)
      return (nil, original.firstCell(of: touched))
    }
    compositor.takeBackFirstCell()
    compositor.keep(line.line..<place.galley.lines.count, of: place.galley)
    var end = line.place + 1
    // A galley of few cells is joined with the next, or there would be more and more of them.
    while end < touched?.place ?? original.placeCount, compositor.isNearlyEmpty,
      original.place(at: end).galley.cellCount < Galley.usualCapacity
    {
      let galley = original.place(at: end).galley
      compositor.keep(0..<galley.lines.count, of: galley)
      end += 1
    }
    return (end, cell)
  }
}

extension Compositor {
  /// Asks for a cell as its section offers space, and sets it.
  fileprivate mutating func set(
    _ cell: CellAttributes, in room: SectionRoom, sizeForOffer: (CGFloat) -> CGSize
  ) {
    if room.attributes.isPlainlyAsked {
      set(cell, sizeForOffer: sizeForOffer)
    } else {
      set(cell, by: Asking(room.attributes)) { offer, _ in sizeForOffer(offer) }
    }
  }
}
