/// Sets the cells of one section on lines, first fit: the phase in which sizes are asked for.
///
/// It takes the section's room and, one after another, its cells; it leaves their sizes and the
/// lines. Breaking and asking are one phase, because what a cell is offered depends on the cells
/// before it. Lines are placed as they end, because an indentation that starts on one narrows the
/// next.
struct LineBreaker {
  typealias SizeOfCell = (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize
  typealias AttributesOfCell = (ContentLayout.CellPosition) -> CellAttributes

  let room: CGFloat
  let alignment: LineAlignment
  let attributes: SectionAttributes
  var lines: [LineRecord] = []
  var indentations = Indentations()

  init(room: CGFloat, alignment: LineAlignment, attributes: SectionAttributes) {
    self.room = room
    self.alignment = alignment
    self.attributes = attributes
  }

  /// Sets all cells of a section, the one of an index in the content.
  ///
  /// - Parameters:
  ///   - sizeOfCell: asked for each cell's size, once; or twice, if the cell moves to a line that
  ///     offers another space than it was asked for first. The later answer counts.
  ///   - attributesOfCell: asked before the cell's size; without it, all are the default.
  consuming func lines(
    of section: ContentLayout.Section, at index: Int, sizeOfCell: SizeOfCell,
    attributesOfCell: AttributesOfCell?
  ) -> SectionLines {
    let cellCount = section.cellCount
    switch (section.attributes.sizing, attributesOfCell) {
    case (.fixed(let width, let height), _):
      return equalLines(cellCount: cellCount, size: CGSize(width: width, height: height))
    case (.asked, nil):
      return set(
        cellCount: cellCount, ofSection: index, sizeOfCell: sizeOfCell,
        attributesOfCell: { _ in .default })
    case (.asked, let attributesOfCell?):
      return set(
        cellCount: cellCount, ofSection: index, sizeOfCell: sizeOfCell,
        attributesOfCell: attributesOfCell)
    }
  }

  private func equalLines(cellCount: Int, size: CGSize) -> SectionLines {
    SectionLines(
      room: room, alignment: alignment, attributes: attributes,
      cells: SetCells(count: cellCount, equal: size),
      lines: LineRecords(
        EqualLines(cellCount: cellCount, size: size, room: room, attributes: attributes)),
      indentations: Indentations())
  }

  // Inlined wherever it is called, so that nothing is done for attributes that are known to be the
  // default.
  @inline(__always)
  private consuming func set(
    cellCount: Int, ofSection section: Int, sizeOfCell: SizeOfCell,
    attributesOfCell: AttributesOfCell
  ) -> SectionLines {
    lines.reserveCapacity(min(cellCount, 256))  // Spares a short section most growing.
    var cells = SetCells(capacity: cellCount)
    var line = OpenLine(firstCell: 0, top: 0, available: room)
    for index in 0..<cellCount {
      let position = ContentLayout.CellPosition(section: section, cell: index)
      let cell = attributesOfCell(position)
      set(cell, at: position, on: &line, behind: &cells, sizeOfCell: sizeOfCell)
    }
    if !line.isEmpty {
      _ = end(line, before: cellCount)
    }
    return lines(with: cells)
  }

  /// Sets a cell on the open line; or ends that, and opens the next for it.
  ///
  /// - Parameter cells: those that are set before it, to which it is added.
  @inline(__always)
  mutating func set(
    _ cell: CellAttributes, at position: ContentLayout.CellPosition, on line: inout OpenLine,
    behind cells: inout SetCells, sizeOfCell: SizeOfCell
  ) {
    let offer = offer(to: cell, at: position.cell, on: &line)
    var box = CellBox(answered: sizeOfCell(position, offer), insets: cell.insets)
    if let newOffer = move(box, cell, at: position.cell, from: &line, whereOffered: offer) {
      box = CellBox(answered: sizeOfCell(position, newOffer), insets: cell.insets)
    }
    line.append(box, cell, spacing: attributes.itemSpacing)
    cells.append(box.size, cell)
  }

  /// What the next cell is offered, on the open line or, if that must end before it, on another.
  @inline(__always)
  mutating func offer(
    to cell: CellAttributes, at index: Int, on line: inout OpenLine
  ) -> CGFloat {
    let space = line.remainingSpace(for: cell)
    guard line.mustEnd(before: cell, leaving: space) else { return space.orZero }
    line = end(line, before: index)
    return line.remainingSpace(for: cell).orZero
  }

  /// Moves a cell to a new line if the open one has no room for it.
  ///
  /// - Returns: what the cell is offered there, if that is not what it was offered before.
  @inline(__always)
  mutating func move(
    _ box: CellBox, _ cell: CellAttributes, at index: Int, from line: inout OpenLine,
    whereOffered offer: CGFloat
  ) -> CGFloat? {
    guard !line.hasRoom(for: box) else { return nil }
    line = end(line, before: index)
    let newOffer = line.remainingSpace(for: cell).orZero
    return newOffer == offer ? nil : newOffer
  }

  /// What is set, all lines having ended.
  consuming func lines(with cells: SetCells) -> SectionLines {
    SectionLines(
      room: room, alignment: alignment, attributes: attributes, cells: cells,
      lines: LineRecords(lines), indentations: indentations)
  }

  /// Places a line, and opens the next.
  @inline(__always)
  mutating func end(_ line: OpenLine, before cell: Int) -> OpenLine {
    lines.append(
      LineRecord(firstCell: line.firstCell, top: line.top, height: line.height, width: line.used))
    var available = line.available
    if let start = line.indentationStart, let indentation = indentation(from: start, on: line) {
      indentations.begin(indentation, atLine: lines.count)
      available = (room - indentation).orZero
    }
    return OpenLine(
      firstCell: cell, top: line.top + line.height + attributes.lineSpacing, available: available)
  }

  /// How far a cell's edge indents the lines that follow; nil in centered sections.
  private func indentation(
    from start: OpenLine.IndentationStart, on line: OpenLine
  ) -> CGFloat? {
    let freeSpace = LineRecord.freeSpace(of: line.available, used: line.used)
    let lineStart = alignment.start(indentation: indentations.current, freeSpace: freeSpace)
    return switch alignment {
    case .leading: lineStart + start.offset
    case .center: nil
    case .trailing: room - (lineStart + start.offset + start.width)
    }
  }
}
