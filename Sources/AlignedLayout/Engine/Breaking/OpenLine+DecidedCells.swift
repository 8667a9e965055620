// Lines are broken with widths that follow from the attributes of these cells alone.
extension OpenLine {
  private var fractions: CGFloat {
    get { share }
    set { share = newValue }
  }

  private var columnCount: Int {
    get { Int(share) }
    set { share = CGFloat(newValue) }
  }

  func mustEnd(before cell: CellAttributes, in room: SectionRoom) -> Bool {
    room.columns == nil ? mustEnd(before: cell) : endsHere || cell.beginsLine && !isEmpty
  }

  /// The first cell always fits.
  func hasRoom(forDecided cell: CellAttributes, in room: SectionRoom) -> Bool {
    hasRoom(forDecided: cell, outerWidth: outerWidth(ofDecided: cell, in: room), in: room)
  }

  func hasRoom(forDecided cell: CellAttributes, outerWidth: CGFloat, in room: SectionRoom) -> Bool {
    if let columns = room.columns {
      return isEmpty || columnCount + columns.span(of: cell) <= columns.count
    }
    return hasRoom(forOuterWidth: outerWidth)
      || completesFractions(cell, outerWidth: outerWidth, in: room)
  }

  /// Whether the line's fractions then add up to 1, though their sum is a little more: the line takes that
  /// from them when it ends.
  private func completesFractions(
    _ cell: CellAttributes, outerWidth: CGFloat, in room: SectionRoom
  ) -> Bool {
    guard let fraction = cell.fraction else { return false }
    return abs(fractions + fraction - 1) <= SectionRoom.toleranceOfFractions
      && hasRoom(forOuterWidth: outerWidth - room.excessOfFractions(available: available))
  }

  func outerWidth(of box: CellBox, _ cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    room.decidesWidth(of: cell) ? outerWidth(ofDecided: cell, in: room) : box.outerWidth
  }

  func outerWidth(ofDecided cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    room.decidedWidth(of: cell, available: available).outer
  }

  /// Fractions take a thousandth less: those that add up to a little more than 1 share a line.
  func outerWidthForStrategies(ofDecided cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    let fraction: CGFloat = room.shrinkage(of: cell) > 0 ? 0 : cell.fraction ?? 0
    let excess = room.excessOfFractions(available: available)
    let outerWidth: CGFloat = outerWidth(ofDecided: cell, in: room) - excess * fraction
    return outerWidth.orZero
  }

  func offer(to cell: CellAttributes, in room: SectionRoom) -> CGFloat {
    if let columns = room.columns {
      let width = columns.offeredWidth(ofSpan: columns.span(of: cell))
      return (width - cell.insets.leading - cell.insets.trailing).orZero
    }
    return room.attributes.offersWholeLine || room.decidesWidth(of: cell) || room.shares(cell)
      ? wholeSpace(for: cell) : remainingSpace(for: cell)
  }

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

  /// Appends a cell as when it was placed first.
  mutating func append(_ box: CellBox, _ cell: CellAttributes, in room: SectionRoom) {
    if room.decidesWidth(of: cell) {
      append(decided: cell, in: room)
    } else {
      append(box, cell, spacing: room.attributes.cellSpacing)
    }
  }

  mutating func endIfFull(cellCount: Int, in room: SectionRoom) {
    if cellCount >= room.mostCellsPerLine { end() }
  }
}
