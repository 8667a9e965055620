// Cells whose widths their line or their columns decide. They are placed without being asked for a
// width to break lines with.
extension Compositor {
  /// Places a cell whose width is decided: on the open line, or on the next if it does not fit there.
  ///
  /// - Parameter isLastLine: whether no line may begin after the open one. A cell that begins another
  ///   one is not asked for.
  mutating func placeDecided<Reader: CellReader>(
    _ next: (attributes: CellAttributes, cell: Reader.Cell), from reader: Reader, isLastLine: Bool
  ) {
    let (cell, room) = (next.attributes, storage.room)
    if !cell.isDefault {
      storage.append(cell, ofCell: cursor.cellCount)
    }
    if line.mustEnd(before: cell, in: room) {
      endLine()
    }
    alignLine(beginningWith: cell)
    if !line.hasRoom(forDecided: cell, in: room) {
      endLine()
      alignLine(beginningWith: cell)
    }
    if isLastLine && line.isEmpty {
      append(.notAsked, decided: cell)
    } else if room.columns != nil {
      append(sizeInColumns(of: next, from: reader), decided: cell)
    } else {
      append(idealSize(of: next, from: reader), decided: cell)
    }
  }

  /// Returns the size of a cell in columns: their exact width, and the height for their whole pixels.
  private func sizeInColumns<Reader: CellReader>(
    of next: (attributes: CellAttributes, cell: Reader.Cell), from reader: Reader
  ) -> CGSize {
    let (cell, room) = (next.attributes, storage.room)
    let outerWidth = line.outerWidth(ofDecided: cell, in: room)
    let height =
      room.heightInColumns
      ?? reader.size(
        of: next.cell, offered: line.offer(to: cell, in: room), isFirst: line.isEmpty
      ).height.limitedLength
    return CGSize(
      width: (outerWidth - cell.insets.leading - cell.insets.trailing).orZero, height: height)
  }

  /// Returns the size of a cell before its line grows or shrinks it. Its height is asked for when the
  /// line ends.
  private func idealSize<Reader: CellReader>(
    of next: (attributes: CellAttributes, cell: Reader.Cell), from reader: Reader
  ) -> CGSize {
    let index = cursor.cellCount - cursor.firstCell
    let (width, cell) = storage.room.undecidedCell(
      next, at: index, on: line, from: reader)
    storage.append(cell)
    return CGSize(width: width, height: 0)
  }

  /// Appends a cell that stood on such a line before, or begins the next line with it.
  ///
  /// - Parameter question: the question for the cell's height, if its line decides its width.
  mutating func appendAgain(
    _ size: CGSize, _ cell: CellAttributes, beginsLine: Bool,
    asking question: UndecidedCell.Question?
  ) {
    if !cell.isDefault {
      storage.append(cell, ofCell: cursor.cellCount)
    }
    if beginsLine, !line.isEmpty {
      endLine()
    }
    alignLine(beginningWith: cell)
    if let question {
      storage.append(
        UndecidedCell(index: cursor.cellCount - cursor.firstCell, height: question))
    }
    if storage.room.decidesWidth(of: cell) {
      append(size, decided: cell)
    } else {
      append(CellBox(size: size, insets: cell.insets), cell)
    }
  }

  /// Returns whether an overflow view fits on the open line, or would be clamped to it.
  func hasRoom(forOverflow size: CGSize) -> Bool {
    storage.room.columns == nil
      ? line.hasRoom(forOuterWidth: size.clamped(to: line.available).width)
      : line.hasRoom(forDecided: .default, in: storage.room)
  }

  /// Appends an overflow view. In columns it is one column wide.
  mutating func appendOverflow(_ size: CGSize, _ attributes: CellAttributes) {
    if !attributes.isDefault {
      storage.append(attributes, ofCell: cursor.cellCount)
    }
    if let columns = storage.room.columns {
      append(CGSize(width: columns.width(ofSpan: 1), height: size.height), decided: attributes)
    } else {
      append(CellBox(size: size.clamped(to: line.available), insets: .zero), attributes)
    }
  }

  /// Appends a cell to the open line, whether it fits there or not.
  private mutating func append(_ size: CGSize, decided cell: CellAttributes) {
    let isInColumns = storage.room.columns != nil
    arrangesLine = arrangesLine || !isInColumns || cell.isAlignedByBaseline
    if cell.changesIndentation, !isInColumns {
      storage.changeIndentation(atCell: cursor.cellCount - cursor.firstCell)
    }
    line.append(decided: cell, in: storage.room)
    line.height = max(line.height, CellBox(size: size, insets: cell.insets).outerHeight)
    write(size)
  }
}

extension SectionRoom {
  /// The height of all cells in the section's columns, or nil if each has its own.
  var heightInColumns: CGFloat? {
    guard let columns else { return nil }
    switch attributes.columns?.cellHeight {
    case .fixed(let height): return height
    case .proportional(let ratio): return (columns.width * ratio).limitedLength
    case .asked, .selfSizing, nil: return nil
    }
  }

  /// Returns the width of a cell before its line grows or shrinks it, and the question for its height.
  func undecidedCell<Reader: CellReader>(
    _ next: (attributes: CellAttributes, cell: Reader.Cell), at index: Int, on line: OpenLine,
    from reader: Reader
  ) -> (width: CGFloat, cell: UndecidedCell) {
    let (attributes, available) = (next.attributes, line.available)
    if let width = idealWidth(of: attributes, available: available) {
      return (
        width,
        UndecidedCell(index: index) { reader.height(of: next.cell, width: $0) }
      )
    }
    let answer = reader.answer(of: next.cell, offered: line.wholeSpace(for: attributes))
    let width = max(
      answer.width.limitedLength, leastWidth(of: attributes, available: available))
    // A cell that does not shrink keeps the height of its answer.
    return (
      width,
      UndecidedCell(index: index) {
        $0 < width ? reader.height(of: next.cell, width: $0) : answer.height()
      }
    )
  }
}
