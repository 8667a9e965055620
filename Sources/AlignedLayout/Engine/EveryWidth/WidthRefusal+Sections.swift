extension SectionLines {
  func refuseIfLinesMove(inSection section: Int) throws(ContentLayout.WidthRefusal) {
    guard lineCount > 0 else { return }
    if room.rows != nil { throw .rows(section: section) }
    if room.sharesWidths, sharedWidths != nil { throw .sharedWidths(section: section) }
    switch room.breakingStrategy {
    case .firstFit: try refuseMovingIndentations(inSection: section)
    case .balanced: try refuseUnevenSums(inSection: section)
    case .optimal: throw .optimalLines(section: section)
    }
    guard room.grid.scale == 0 else { return }
    if let cell = firstCell(where: room.takesFraction) {
      throw .fractionWithoutPixels(ContentLayout.CellPosition(section: section, cell: cell))
    }
  }

  private func refuseUnevenSums(inSection section: Int) throws(ContentLayout.WidthRefusal) {
    if let cell = firstCell(where: room.takesFraction) {
      throw .balancedFraction(ContentLayout.CellPosition(section: section, cell: cell))
    }
    let spacing = room.attributes.cellSpacing
    guard spacing < 0 else { return }
    // Cells of a section that gives all of them one size are as wide as the first.
    let cells = 0..<(isUniform ? 1 : placedCount)
    if breakableCells(cells).widths.contains(where: { $0 + spacing < 0 }) {
      throw .balancedLinesWithNegativeSpacing(section: section)
    }
  }

  private func refuseMovingIndentations(inSection section: Int) throws(ContentLayout.WidthRefusal) {
    guard room.alignment != .center, room.columns == nil else { return }
    for index in 0..<galleys.count where !galleys[index].galley.isPlain {
      let (galley, start) = (galleys[index].galley, galleys[index].start)
      for line in galley.lines.indices where galley.ownAlignment(ofLine: line) == nil {
        guard start.line + line + 1 < lineCount else { continue }
        if let cell = cellOfMovingIndentation(onLine: line, of: galley) {
          throw .movingIndentation(
            ContentLayout.CellPosition(section: section, cell: start.cell + cell))
        }
      }
    }
  }

  /// Returns a cell that starts an indentation at a distance which depends on the width of the line.
  private func cellOfMovingIndentation(onLine line: Int, of galley: Galley) -> Int? {
    let cells = galley.cells(ofLine: line)
    let last = cells.upperBound - 1
    let endsAtTrailingEdge = galley.attributes(ofCell: last).standsAtTrailingEdge
    return galley.storedAttributes(ofCells: cells).first { index, attributes in
      guard attributes.indentation != .unchanged else { return false }
      // The cells between this one and that edge.
      let others =
        room.alignment == .leading ? cells.lowerBound..<index : index + 1..<cells.upperBound
      if endsAtTrailingEdge, (index == last) == (room.alignment == .leading) { return true }
      return !others.isEmpty && room.justification != nil
        || others.contains { galley.attributes(ofCell: $0).sharesFreeSpace(in: room) }
    }?.0
  }

  private func firstCell(where condition: (CellAttributes) -> Bool) -> Int? {
    for index in 0..<galleys.count where !galleys[index].galley.isPlain {
      let (galley, start) = (galleys[index].galley, galleys[index].start.cell)
      for (cell, attributes) in galley.storedAttributes(ofCells: 0..<galley.cellCount)
      where condition(attributes) {
        return start + cell
      }
    }
    return nil
  }
}

extension CellAttributes {
  fileprivate func sharesFreeSpace(in room: SectionRoom) -> Bool {
    growthWeight > 0 || room.decidesWidth(of: self)
  }
}
