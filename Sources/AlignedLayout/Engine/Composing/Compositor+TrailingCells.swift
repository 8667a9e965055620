extension Compositor {
  /// Nil if no cell can stand behind the last one of the open line.
  var lastCell: LineArrangement.Cell? {
    line.isEmpty || line.endsHere ? nil : storage.cell(at: cursor.cellCount - 1)
  }

  /// Lets the cell that was read last reach over the box of the cell before, if it stands at the trailing edge.
  ///
  /// - Returns: the attributes by which it is placed.
  mutating func reachBack(for cell: CellAttributes, from reader: CellReader) -> CellAttributes {
    let previous = lastCell
    let attributes = reader.attributes(cell, behind: previous, in: storage.room)
    line.moveBack(for: attributes, behind: previous, in: storage.room)
    return attributes
  }

  /// The same for a cell whose attributes have that width already.
  mutating func reachBack(for cell: CellAttributes) {
    guard cell.standsAtTrailingEdge else { return }
    let previous = lastCell
    line.moveBack(for: cell, behind: previous, in: storage.room)
  }
}

extension CompositorStorage {
  func cell(at index: Int) -> LineArrangement.Cell {
    LineArrangement.Cell(size: sizes[index], attributes: attributes[index])
  }
}

extension CellReader {
  /// The attributes by which the cell that was read last is placed: with the width of the last line of the
  /// cell before, if the source of cells answers it.
  func attributes(
    _ cell: CellAttributes, behind previous: LineArrangement.Cell?, in room: SectionRoom
  ) -> CellAttributes {
    guard cell.standsAtTrailingEdge else { return cell }
    guard let previous, !cell.beginsLine, room.mayOverlap(cell, behind: previous.attributes)
    else { return cell.with(lastLineWidthBefore: nil) }
    return cell.with(lastLineWidthBefore: lastLineWidthOfCellBefore(size: previous.box.size))
  }
}
