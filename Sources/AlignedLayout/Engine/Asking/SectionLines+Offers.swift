// What the views of a section's cells are offered at their places. The engine itself offers the same
// while it breaks lines.
extension SectionLines {
  func wholeLineSpace(forCell cell: Int) -> CGFloat {
    guard cell < visibleCellCount else { return room.width }
    if let space = spaceOfNarrowedCell(cell) { return space }
    let place = galleys.place(ofCell: cell)
    let (galley, number) = (place.galley, cell - place.start.cell)
    let indentation = galley.indentation(ofLine: galley.line(ofCell: number))
    return OpenLine(available: room.available(indentedBy: indentation))
      .wholeSpace(inside: galley.attributes.insets(ofCell: number))
  }

  func remainingLineSpace(forCell cell: Int) -> CGFloat {
    guard cell < visibleCellCount else { return room.width }
    if let space = spaceOfNarrowedCell(cell) { return space }
    let first = firstCellOnLine(ofCell: cell)
    let attributes = attributes(ofCell: cell)
    return openLine(of: first..<cell, indentation: line(at: line(ofCell: cell)).indentation)
      .movedBack(for: attributes, behind: arrangedCell(at: cell - 1), in: room)
      .remainingSpace(for: attributes)
  }

  func decidesWidth(ofCell cell: Int) -> Bool {
    cell < visibleCellCount && room.decidesWidth(of: attributes(ofCell: cell))
  }

  /// - Parameter placedWidth: the width of the cell on its line, if known. Without a fraction, it is the
  ///   asked one.
  func widthDecided(forCell cell: Int, placedWidth: CGFloat? = nil) -> CGFloat? {
    guard cell < visibleCellCount,
      room.columns != nil || galleys.place(ofCell: cell).galley.hasFlexibleCells
    else { return nil }
    let attributes = attributes(ofCell: cell)
    guard room.decidesWidth(of: attributes) else { return nil }
    guard room.columns == nil else {
      return OpenLine(available: room.width).offer(to: attributes, in: room)
    }
    if let placedWidth, attributes.fraction == nil { return placedWidth }
    return askedWidth(ofCell: cell)
  }

  private func spaceOfNarrowedCell(_ cell: Int) -> CGFloat? {
    cell == 0 ? overflow?.narrowedCell?.space : nil
  }

  func firstCellOnLine(ofCell cell: Int) -> Int {
    line(at: line(ofCell: cell)).cells.lowerBound
  }

  /// Returns the space for which a cell has to be asked before it is known whether it fits behind the line
  /// above, with the cells that it keeps with. Returns nil if that is known already, or depends on another
  /// cell.
  ///
  /// - Parameters:
  ///   - knownSize: returns nil if the cell was not asked for the space.
  ///   - lastLineWidth: returns nil if the width in the cell's attributes counts.
  func spaceOnLineAbove(
    forCell cell: Int, knownSize: (_ cell: Int, _ space: CGFloat) -> CGSize?,
    lastLineWidth: (_ cell: Int, _ size: CGSize) -> CGFloat? = { _, _ in nil }
  ) -> CGFloat? {
    let group = firstOfGroup(ofCell: cell)
    if firstCellOnLine(ofCell: group) == group,
      let space = spaceOnLineAbove(
        forCell: cell, behindCellsFrom: group, knownSize: knownSize, lastLineWidth: lastLineWidth)
    {
      return space
    }
    // A group that is too wide for a line is divided where a cell does not fit.
    guard cell != group, firstCellOnLine(ofCell: cell) == cell else { return nil }
    return spaceOnLineAbove(
      forCell: cell, behindCellsFrom: cell, knownSize: knownSize, lastLineWidth: lastLineWidth)
  }

  /// - Parameter first: a cell that begins a line, with which the engine began to look at the line above.
  private func spaceOnLineAbove(
    forCell cell: Int, behindCellsFrom first: Int,
    knownSize: (_ cell: Int, _ space: CGFloat) -> CGSize?,
    lastLineWidth: (_ cell: Int, _ size: CGSize) -> CGFloat?
  ) -> CGFloat? {
    guard first > 0, !attributes(ofCell: first - 1).forcesBreak(before: attributes(ofCell: first))
    else { return nil }
    var above = openLine(line(at: line(ofCell: first) - 1))
    var previous: LineArrangement.Cell? = arrangedCell(at: first - 1)
    for next in first...cell {
      var attributes = attributes(ofCell: next)
      if attributes.standsAtTrailingEdge, let previous {
        attributes = attributes.with(
          lastLineWidthBefore: lastLineWidth(next - 1, previous.box.size))
      }
      above.moveBack(for: attributes, behind: previous, in: room)
      guard !above.mustEnd(before: attributes, in: room) else { return nil }
      if label(ofCell: next) != nil {
        let box = box(ofCell: next)
        guard above.hasRoom(forOuterWidth: box.outerWidth) else { return nil }
        above.append(box, attributes, spacing: room.attributes.cellSpacing)
        continue
      }
      if room.decidesWidth(of: attributes) {
        guard above.hasRoom(forDecided: attributes, in: room) else { return nil }
        above.append(decided: attributes, in: room)
        previous = nil
        continue
      }
      let space = above.remainingSpace(for: attributes)
      guard let size = knownSize(next, space) else { return next == cell ? space : nil }
      let box = OfferRule(room.attributes).box(of: attributes, size: size, on: above)
      guard above.hasRoom(forOuterWidth: box.outerWidth) else { return nil }
      above.append(box, attributes, spacing: room.attributes.cellSpacing)
      previous = LineArrangement.Cell(size: box.size, attributes: attributes)
    }
    return nil
  }

  private func firstOfGroup(ofCell cell: Int) -> Int {
    var first = cell
    while first > 0, attributes(ofCell: first - 1).keeps(with: attributes(ofCell: first)) {
      first -= 1
    }
    return first
  }
}
