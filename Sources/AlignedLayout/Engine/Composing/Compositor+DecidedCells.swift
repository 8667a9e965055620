// These cells are placed without being asked for a width to break lines with.
extension Compositor {
  /// - Parameter isLastLine: whether no line may begin after the open one. A cell that begins another one is
  ///   not asked for.
  mutating func placeDecided(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, from reader: CellReader, isLastLine: Bool
  ) {
    if !attributes.isDefault { storage.append(attributes, ofCell: cursor.cellCount) }
    if line.mustEnd(before: attributes, in: storage.room) { endLine() }
    alignLine(beginningWith: attributes)
    var width = storage.decidedWidth(
      ofCell: cursor.cellCount, attributes, available: line.available)
    if !line.hasRoom(forDecided: attributes, outerWidth: width.outer, in: storage.room) {
      let available = line.available
      endLine()
      alignLine(beginningWith: attributes)
      if line.available != available {
        width = storage.decidedWidth(
          ofCell: cursor.cellCount, attributes, available: line.available)
      }
    }
    guard !(isLastLine && line.isEmpty) else {
      return append(.notAsked, decided: attributes, outerWidth: width.outer)
    }
    guard storage.room.columns == nil else {
      let size = sizeInColumns(of: cell, attributes, outerWidth: width.outer, from: reader)
      return append(size, decided: attributes, outerWidth: width.outer)
    }
    let undecided = UndecidedCell(
      cell, at: storage.fullCellCount + cursor.cellCount, width, attributes, on: line,
      askedBy: reader)
    storage.append(undecided, readBy: reader)
    append(
      CGSize(width: undecided.width, height: 0), undecided: attributes, outerWidth: width.outer)
  }

  /// The exact width of columns, and the height for their whole pixels.
  private func sizeInColumns(
    of cell: CellReader.Cell, _ attributes: CellAttributes, outerWidth: CGFloat,
    from reader: CellReader
  ) -> CGSize {
    let room = storage.room
    let height =
      room.heightInColumns
      ?? reader.size(
        of: cell, offered: line.offer(to: attributes, in: room), isFirst: line.isEmpty
      ).height.limitedLength
    let insets = attributes.insets
    return CGSize(width: (outerWidth - insets.leading - insets.trailing).orZero, height: height)
  }

  mutating func appendAgain(_ size: CGSize, _ cell: CellAttributes, beginsLine: Bool) {
    if !cell.isDefault { storage.append(cell, ofCell: cursor.cellCount) }
    if beginsLine, !line.isEmpty { endLine() }
    alignLine(beginningWith: cell)
    let room = storage.room
    if room.decidesWidth(of: cell) {
      append(size, decided: cell, outerWidth: line.outerWidth(ofDecided: cell, in: room))
    } else {
      reachBack(for: cell)
      append(CellBox(size: size, insets: cell.insets), cell)
    }
  }

  /// Whether an overflow view fits on the open line, or would be clamped to it.
  func hasRoom(forOverflow size: CGSize) -> Bool {
    storage.room.columns == nil
      ? line.hasRoom(forOuterWidth: size.clamped(to: line.available).width)
      : line.hasRoom(forDecided: .default, in: storage.room)
  }

  /// In columns, an overflow view is one column wide.
  mutating func appendOverflow(_ size: CGSize, _ attributes: CellAttributes) {
    if !attributes.isDefault { storage.append(attributes, ofCell: cursor.cellCount) }
    if let columns = storage.room.columns {
      let width = columns.width(ofSpan: 1)
      append(
        CGSize(width: width, height: size.height), decided: attributes,
        outerWidth: columns.width(ofSpan: columns.span(of: attributes)))
    } else {
      append(CellBox(size: size.clamped(to: line.available), insets: .zero), attributes)
    }
  }

  private mutating func append(_ size: CGSize, decided cell: CellAttributes, outerWidth: CGFloat) {
    line.height = max(line.height, CellBox(size: size, insets: cell.insets).outerHeight)
    append(size, undecided: cell, outerWidth: outerWidth)
  }

  /// Appends a cell whose height does not count until the line ends.
  @inline(__always)
  private mutating func append(
    _ size: CGSize, undecided cell: CellAttributes, outerWidth: CGFloat
  ) {
    let isInColumns = storage.room.columns != nil
    arrangesLine = arrangesLine || !isInColumns || cell.isAlignedByBaseline
    if cell.changesIndentation, !isInColumns {
      storage.changeIndentation(atCell: cursor.cellCount - cursor.firstCell)
    }
    line.append(decided: cell, outerWidth: outerWidth, in: storage.room)
    write(size)
  }
}

extension SectionRoom {
  /// Nil if each cell has its own height.
  var heightInColumns: CGFloat? {
    guard let columns else { return nil }
    switch attributes.columns?.cellHeight {
    case .fixed(let height): return height
    case .proportional(let ratio): return (columns.width * ratio).limitedLength
    case .asked, .selfSizing, nil: return nil
    }
  }
}
