struct DecidedLine {
  fileprivate(set) var cells: Range<Int>
  let indentation: CGFloat

  /// Before any cell grows or shrinks.
  let used: CGFloat
  let askedWidths: [CGFloat]
}

extension CompositorStorage {
  /// - Parameter index: the index of the cell on its line.
  func appendUndecided(at index: Int, readBy reader: CellReader) {
    readerOfUndecided = reader
    undecidedCells.append(index)
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
    guard !undecidedCells.isEmpty, let readerOfUndecided else { return nil }
    let line = decidedLine(of: cells)
    var height = height
    if postponedCells == nil {
      let (sizes, writer) = (sizes, sizeWriter)
      for index in undecidedCells {
        let cell = cells.lowerBound + index
        let size = CGSize(
          width: sizes[cell].width,
          height: readerOfUndecided.heightOfNextUndecided(width: line.askedWidths[index])
            .limitedLength)
        writer.write(size, at: cell)
        height = max(
          height, CellBox(size: size, insets: attributes.insets(ofCell: cell)).outerHeight)
      }
    } else {
      for index in undecidedCells {
        postponedCells?.insert(fullCellCount + cells.lowerBound + index)
      }
    }
    undecidedCells.removeAll(keepingCapacity: true)
    return (line.used, height)
  }

  /// Returns the widths of the line above if the cells and the indentation are the same. Computing them takes
  /// longer than all else that is done for a line.
  private func decidedLine(of cells: Range<Int>) -> DecidedLine {
    let indentation = indentation.current
    if let line = lastDecidedLine, line.cells.count == cells.count,
      line.indentation == indentation, areEquallyWide(line.cells, cells)
    {
      lastDecidedLine?.cells = cells
      return line
    }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let used = lineCells.usedWidth(in: room)
    let alignment = room.ownAlignment(attributes[cells.lowerBound].lineAlignment)
    let available = room.available(indentedBy: alignment == nil ? indentation : 0)
    let widths = LineWidths(
      of: lineCells, available: available, freeSpace: available.freeSpace(whenUsed: used), in: room)
    let line = DecidedLine(
      cells: cells, indentation: indentation, used: used,
      askedWidths: lineCells.indices.map {
        widths.askedWidth(from: lineCells[$0].box.size.width, at: $0)
      })
    lastDecidedLine = line
    return line
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
    for (index, cell) in enumerated() {
      line.moveBack(for: cell.attributes, behind: self[index - 1], in: room)
      let usedBefore = line.used
      line.append(outerWidth: cell.box.outerWidth, spacing: room.attributes.cellSpacing)
      if cell.attributes.standsAtTrailingEdge, room.columns == nil {
        line.end(with: cell.attributes, usedBefore: usedBefore)
      }
    }
    return line.used
  }
}
