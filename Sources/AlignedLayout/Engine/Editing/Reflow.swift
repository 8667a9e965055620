/// Sets anew what changes touch in a section, and leaves the rest as it was.
///
/// Lines are set again from the first that a change touches, until a cell begins a line that began
/// one before, indented as before: from there on, up to the next change, all lines are the same. In
/// between, a cell that stays is asked only if it is offered another space than it was.
struct Revision {
  private let room: SectionRoom
  private let section: Int
  private var original: Original
  private var changes: ArraySlice<CellChange>

  /// The cell that is read next; and how many of those that arrive before it have been.
  private var nextCell = 0
  private var arrivedCount = 0

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
      compositor.setCells(
        count, ofSection: section, sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell)
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
      nextCell = original.firstCell(of: start)
      var end: Int?
      while end == nil {
        let same: Original.Line?
        if let former = nextPlain() {
          same = keep(former, with: &compositor, sizeOfCell)
        } else if let cell = next(attributesOfCell) {
          same =
            cell.attributes?.keepsWithNext == true
            ? setGroup(from: cell, with: &compositor, sizeOfCell, attributesOfCell)
            : set(cell, with: &compositor, sizeOfCell)
        } else {
          end = original.placeCount
          break
        }
        if let same {
          end = keepLines(from: same, with: &compositor)
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

  /// A cell, as it is read.
  private struct Cell {
    /// Its index among the new cells.
    let index: Int

    /// What it asks for, or nil if that is the default.
    let attributes: CellAttributes?

    /// What it was before, or nil if it is new.
    let former: Original.Cell?
  }

  /// Reads the next cell; nil behind the last.
  private mutating func next(
    _ attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> Cell? {
    while let change = changes.first, change.old.lowerBound == nextCell {
      if arrivedCount < change.newCount {
        let index = nextCell + shift + arrivedCount
        arrivedCount += 1
        return Cell(
          index: index, attributes: attributesOfCell?(.init(section: section, cell: index)),
          former: nil)
      }
      shift += change.newCount - change.old.count
      nextCell = change.old.upperBound
      arrivedCount = 0
      changes.removeFirst()
    }
    guard nextCell < original.cellCount else { return nil }
    let former = original.read(nextCell)
    nextCell += 1
    return Cell(index: nextCell - 1 + shift, attributes: former.attributes, former: former)
  }

  /// Reads the next cell if it stays, and has no attributes; nil if not, for it to be read
  /// otherwise.
  private mutating func nextPlain() -> Original.Cell? {
    guard room.attributes.isPlainlyAsked, nextCell < original.cellCount,
      changes.first?.old.lowerBound != nextCell
    else { return nil }
    let former = original.read(nextCell)
    guard former.attributes == nil else { return nil }
    nextCell += 1
    return former
  }

  /// Sets a cell that stays and has no attributes: as any other, but with nothing of what is done
  /// for those that have.
  ///
  /// - Returns: the old line that the cell began, if it begins one now that is indented as that
  ///   was.
  private mutating func keep(
    _ former: Original.Cell, with compositor: inout Compositor,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize
  ) -> Original.Line? {
    if former.beginsLine, former.offer != nil, !compositor.line.isEmpty,
      original.broke(after: compositor.line)
    {
      compositor.endLine()
    }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell - 1 + shift)
    compositor.set { $0 == former.offer ? former.size : sizeOfCell(position, $0) }
    guard former.beginsLine, former.offer != nil,
      compositor.firstCell == compositor.cellCount - 1,
      original.indentation == compositor.draft.indentation
    else { return nil }
    return original.line
  }

  /// What a cell answers: what it did before, if it stays and is offered the same space.
  private func size(
    of cell: Cell, offered offer: CGFloat, isFirst: Bool,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize
  ) -> CGSize {
    if let former = cell.former, former.offer == offer {
      if isFirst || !former.mayBeClamped(in: room) { return former.size }
    }
    return sizeOfCell(.init(section: section, cell: cell.index), offer)
  }

  /// Sets a cell that does not keep with the next, and with which none before it keeps.
  ///
  /// - Returns: the old line that the cell began, if it begins one now that is indented as that
  ///   was.
  private mutating func set(
    _ cell: Cell, with compositor: inout Compositor,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize
  ) -> Original.Line? {
    // Where a break is forced the line ends with the cell's own attributes known.
    if let former = cell.former, former.beginsLine, former.offer != nil,
      cell.attributes?.beginsLine != true, !compositor.line.isEmpty,
      original.broke(after: compositor.line)
    {
      compositor.endLine()
    }
    if !room.attributes.isPlainlyAsked {
      compositor.set(cell.attributes ?? .default, by: Asking(room.attributes)) {
        size(of: cell, offered: $0, isFirst: $1, sizeOfCell)
      }
    } else if let attributes = cell.attributes {
      compositor.set(attributes) { size(of: cell, offered: $0, isFirst: false, sizeOfCell) }
    } else {
      compositor.set { size(of: cell, offered: $0, isFirst: false, sizeOfCell) }
    }
    guard let former = cell.former, former.beginsLine, former.offer != nil,
      compositor.firstCell == compositor.cellCount - 1,
      original.indentation == compositor.draft.indentation
    else { return nil }
    return original.line
  }

  /// Sets a cell that keeps with the next, and those that it keeps with.
  ///
  /// - Returns: the old line that the cells began, if they are the same, and begin one now that is
  ///   indented as that was.
  private mutating func setGroup(
    from first: Cell, with compositor: inout Compositor,
    _ sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize,
    _ attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> Original.Line? {
    let line = original.line
    let indentation = original.indentation
    let changeCount = changes.count
    var cells = [first]
    var group = Group(
      first: first.attributes ?? .default, at: first.index, asking: Asking(room.attributes))
    group.set(
      with: &compositor,
      attributesOfCell: { _ in
        guard let cell = next(attributesOfCell) else { return nil }
        cells.append(cell)
        return cell.attributes ?? .default
      },
      size: { index, offer, isFirst in
        size(of: cells[index - first.index], offered: offer, isFirst: isFirst, sizeOfCell)
      })
    guard let former = first.former, former.beginsLine, former.offer != nil,
      changes.count == changeCount, arrivedCount == 0,
      compositor.firstCell == compositor.cellCount - cells.count,
      indentation == compositor.draft.indentation
    else { return nil }
    return line
  }

  /// Keeps lines from one on, whose first cells are set already, up to the next that is touched,
  /// and no further than the galley reaches if that is in another one.
  ///
  /// - Returns: the place behind the galley, if it is kept to its end.
  private mutating func keepLines(
    from line: Original.Line, with compositor: inout Compositor
  ) -> Int? {
    let place = original.place(at: line.place)
    let touched = changes.first.map { original.lineTouched(by: $0.old.lowerBound) }
    if let touched {
      guard touched > line else { return nil }
      if touched.place == line.place {
        compositor.takeBackLine()
        compositor.keep(line.line..<touched.line, of: place.galley)
        nextCell = original.firstCell(of: touched)
        return nil
      }
    }
    compositor.takeBackLine()
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
    return end
  }
}
