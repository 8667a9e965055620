// Cells whose widths their line or their columns decide. Lines are broken with widths that follow from
// their attributes alone.
extension OpenLine {
  /// The sum of the fractions that cells take of the line, in a section without columns.
  private var fractions: CGFloat {
    get { share }
    set { share = newValue }
  }

  /// The number of columns that cells take.
  private var columnCount: Int {
    get { Int(share) }
    set { share = CGFloat(newValue) }
  }

  /// Returns whether the line ends before a cell, whatever the widths of both are.
  func mustEnd(before cell: CellAttributes, in room: SectionRoom) -> Bool {
    room.columns == nil
      ? mustEnd(before: cell) : endsHere || cell.beginsLine && !isEmpty
  }

  /// Returns whether a cell fits on the line that decides its width. The first cell always does.
  func hasRoom(forDecided cell: CellAttributes, in room: SectionRoom) -> Bool {
    hasRoom(
      forDecided: cell, outerWidth: outerWidth(ofDecided: cell, in: room), in: room)
  }

  func hasRoom(
    forDecided cell: CellAttributes, outerWidth: CGFloat, in room: SectionRoom
  ) -> Bool {
    if let columns = room.columns {
      return isEmpty || columnCount + columns.span(of: cell) <= columns.count
    }
    return hasRoom(forOuterWidth: outerWidth)
      || completesFractions(cell, outerWidth: outerWidth, in: room)
  }

  /// Returns whether a cell fits because the line's fractions then add up to 1, though their sum is a
  /// little more: the line takes that from them when it ends.
  private func completesFractions(
    _ cell: CellAttributes, outerWidth: CGFloat, in room: SectionRoom
  ) -> Bool {
    guard let fraction = cell.fraction else { return false }
    return abs(fractions + fraction - 1) <= SectionRoom.toleranceOfFractions
      && hasRoom(forOuterWidth: outerWidth - room.excessOfFractions(available: available))
  }

  /// Returns the outer width with which the line is broken, whether the line decides it or not.
  func outerWidth(of box: CellBox, _ cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    room.decidesWidth(of: cell) ? outerWidth(ofDecided: cell, in: room) : box.outerWidth
  }

  /// Returns the outer width with which the line is broken.
  func outerWidth(ofDecided cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    room.decidedWidth(of: cell, available: available).outer
  }

  /// Returns the outer width with which a strategy breaks lines.
  ///
  /// Fractions take a thousandth less: those that add up to a little more than 1 share a line.
  func outerWidthForStrategies(ofDecided cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    let fraction: CGFloat = room.shrinkage(of: cell) > 0 ? 0 : cell.fraction ?? 0
    let excess = room.excessOfFractions(available: available)
    let outerWidth: CGFloat = outerWidth(ofDecided: cell, in: room) - excess * fraction
    return outerWidth.orZero
  }

  /// Returns the space that a cell is offered when it is placed.
  func offer(to cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    if let columns = room.columns {
      let width = columns.offeredWidth(ofSpan: columns.span(of: cell))
      return (width - cell.insets.leading - cell.insets.trailing).orZero
    }
    return room.attributes.offersWholeLine || room.decidesWidth(of: cell) || room.shares(cell)
      ? wholeSpace(for: cell) : remainingSpace(for: cell)
  }

  /// Appends a cell whose width the line decides.
  mutating func append(decided cell: CellAttributes, in room: SectionRoom) {
    append(decided: cell, outerWidth: outerWidth(ofDecided: cell, in: room), in: room)
  }

  mutating func append(decided cell: CellAttributes, outerWidth: CGFloat, in room: SectionRoom) {
    let usedBefore = used
    append(outerWidth: outerWidth, spacing: room.attributes.cellSpacing)
    if let columns = room.columns {
      columnCount += columns.span(of: cell)
      if cell.endsLine { end() }
    } else {
      fractions += cell.fraction ?? 0
      if cell.endsLine { end(with: cell, usedBefore: usedBefore) }
    }
  }

  /// Appends a cell that stands on the line already, as when it was placed first.
  mutating func append(_ box: CellBox, _ cell: CellAttributes, in room: SectionRoom) {
    if room.decidesWidth(of: cell) {
      append(decided: cell, in: room)
    } else {
      append(box, cell, spacing: room.attributes.cellSpacing)
    }
  }

  /// Ends the line if it has as many cells as a line of the section holds.
  mutating func endIfFull(cellCount: Int, in room: SectionRoom) {
    if cellCount >= room.mostCellsPerLine {
      end()
    }
  }
}
