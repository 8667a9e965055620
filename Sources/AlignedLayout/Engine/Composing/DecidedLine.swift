/// The last line that has decided widths of its cells.
struct DecidedLine {
  fileprivate struct Cell {
    let askedWidth: CGFloat
    let insets: Insets
  }

  fileprivate var range = 0..<0
  fileprivate var indentation: CGFloat = 0

  /// Before any cell grows or shrinks.
  fileprivate var used: CGFloat = 0
  fileprivate var cells: [Cell] = []
}

extension CompositorStorage {
  @inline(__always)
  func append(_ cell: UndecidedCell, readBy reader: CellReader) {
    if readerOfUndecided == nil { readerOfUndecided = reader }
    undecided.append(cell)
  }

  /// Returns the width of the cell before if the attributes and the line's width are the same.
  func decidedWidth(
    ofCell cell: Int, _ attributes: CellAttributes, available: CGFloat
  ) -> DecidedWidth {
    guard room.columns == nil else {
      return room.decidedWidth(of: attributes, available: available)
    }
    let index = self.attributes.valueIndex(ofCell: cell)
    if let last = lastDecidedWidth, last.attributes == index, last.available == available {
      return last.width
    }
    let width = room.decidedWidth(of: attributes, available: available)
    lastDecidedWidth = (index, available, width)
    return width
  }

  /// Asks for the heights that depend on the widths, in ascending order, unless these questions are postponed.
  ///
  /// - Parameter height: the height of the tallest cell, if undecided cells have none.
  /// - Returns: the width before any cell grows or shrinks, and the height of the tallest. Nil if the line
  ///   decides no width.
  @usableFromInline
  func decideWidths(
    ofLineOf cells: Range<Int>, height: CGFloat
  ) -> (used: CGFloat, height: CGFloat)? {
    let end = fullCellCount + cells.upperBound
    guard undecided.hasCell(before: end), let readerOfUndecided else { return nil }
    decideLine(of: cells)
    let (writer, firstCell) = (sizeWriter, fullCellCount)
    var height = height
    while let cell = undecided.removeFirst(before: end) {
      guard postponedCells == nil else {
        postponedCells?.append(cell)
        continue
      }
      let index = cell.index - firstCell
      let decided = decidedLine.cells[index - cells.lowerBound]
      let size = CGSize(
        width: cell.width,
        height: cell.height(inWidth: decided.askedWidth, askedBy: readerOfUndecided).limitedLength)
      writer.write(size, at: index)
      height = max(height, CellBox(size: size, insets: decided.insets).outerHeight)
    }
    return (decidedLine.used, height)
  }

  /// Keeps the widths of the line above if the cells and the indentation are the same. Computing them takes
  /// longer than all else that is done for a line.
  private func decideLine(of cells: Range<Int>) {
    let indentation = indentation.current
    if decidedLine.range.count == cells.count, decidedLine.indentation == indentation,
      areEquallyWide(decidedLine.range, cells)
    {
      decidedLine.range = cells
      return
    }
    lineCells.removeAll(keepingCapacity: true)
    for index in cells { lineCells.append(cell(at: index)) }
    let used = lineCells.usedWidth(in: room)
    let alignment = room.ownAlignment(attributes[cells.lowerBound].lineAlignment)
    let available = room.available(indentedBy: alignment == nil ? indentation : 0)
    let widths = LineWidths(
      of: lineCells, available: available, freeSpace: available.freeSpace(whenUsed: used), in: room)
    (decidedLine.range, decidedLine.indentation, decidedLine.used) = (cells, indentation, used)
    decidedLine.cells.removeAll(keepingCapacity: true)
    for index in lineCells.indices {
      let box = lineCells[index].box
      decidedLine.cells.append(
        DecidedLine.Cell(
          askedWidth: widths.askedWidth(from: box.size.width, at: index), insets: box.insets))
    }
  }

  private func areEquallyWide(_ cells: Range<Int>, _ others: Range<Int>) -> Bool {
    let sizes = sizes
    let distance = others.lowerBound - cells.lowerBound
    for cell in cells {
      guard sizes[cell].width == sizes[cell + distance].width,
        attributes.areEqual(cell, cell + distance)
      else { return false }
    }
    return true
  }
}

extension [LineArrangement.Cell] {
  /// Summed as on an open line.
  fileprivate func usedWidth(in room: SectionRoom) -> CGFloat {
    // The cells stand on the line, however wide they are.
    var line = OpenLine(available: .greatestFiniteMagnitude)
    for index in indices {
      line.moveBack(for: self[index].attributes, behind: self[index - 1], in: room)
      let usedBefore = line.used
      line.append(outerWidth: self[index].box.outerWidth, spacing: room.attributes.cellSpacing)
      if self[index].attributes.standsAtTrailingEdge, room.columns == nil {
        line.end(with: self[index].attributes, usedBefore: usedBefore)
      }
    }
    return line.used
  }
}
