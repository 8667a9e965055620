/// A section while its cells are being set: the galleys that are full, and room for the next.
@usableFromInline
final class Draft {
  let room: SectionRoom

  /// The sizes and the lines of the galley that is being filled. The compositor writes them.
  @usableFromInline private(set) var sizes: Column<CGSize>
  @usableFromInline private(set) var lines: Column<LineRecord>

  /// The attributes of the galley's cells, up to the last with any that are not the default.
  private var cellAttributes: [CellAttributes] = []
  private var indentations: Indentations
  private var galleys: [Galley] = []

  /// How many cells are expected that have no room yet.
  private var expectedCount: Int

  /// A draft for about so many cells.
  ///
  /// - Parameter indentation: how far the first line is indented.
  init(in room: SectionRoom, expectedCount: Int, indentation: CGFloat = 0) {
    self.room = room
    indentations = Indentations(first: indentation)
    let capacity = Galley.capacity(for: expectedCount)
    sizes = Column(capacity: capacity)
    lines = Column(capacity: capacity)
    self.expectedCount = expectedCount - capacity
  }

  /// How far the next line is indented.
  var indentation: CGFloat {
    indentations.current
  }

  /// Whether no galley is full yet.
  var isEmpty: Bool {
    galleys.isEmpty
  }

  /// Keeps what a cell asks for.
  @usableFromInline
  func note(_ cell: CellAttributes, at index: Int) {
    cellAttributes.append(
      contentsOf: repeatElement(.default, count: index - cellAttributes.count))
    cellAttributes.append(cell)
  }

  /// Forgets what cells from an index on ask for.
  func forget(from index: Int) {
    cellAttributes.removeLast(max(0, cellAttributes.count - index))
  }

  /// Indents the lines that follow to a cell.
  ///
  /// - Returns: the width that they leave to their cells.
  @usableFromInline
  func indent(
    from start: OpenLine.IndentationStart, used: CGFloat, available: CGFloat, belowLine line: Int
  ) -> CGFloat {
    let freeSpace = LineRecord.freeSpace(of: available, used: used)
    let lineStart = room.alignment.start(indentation: indentation, freeSpace: freeSpace)
    switch room.alignment {
    case .leading: indent(by: lineStart + start.offset, atLine: line)
    case .center: return available
    case .trailing: indent(by: room.width - (lineStart + start.offset + start.width), atLine: line)
    }
    return room.available(indentedBy: indentation)
  }

  func indent(by indentation: CGFloat, atLine line: Int) {
    indentations.begin(indentation, atLine: line)
  }

  /// Closes the galley before a line that stays open, and begins another with the line's cells.
  ///
  /// - Parameter needed: how many cells the new galley must have room for.
  @usableFromInline
  func cut(
    cellCount: Int, lineCount: Int, before firstCell: Int, at top: CGFloat, needing needed: Int
  ) {
    let openCells = firstCell..<cellCount
    let full = sizes
    let openAttributes = Array(cellAttributes.dropFirst(firstCell))
    close(cellCount: firstCell, lineCount: lineCount, top: top)
    // More may come than was expected, where lines break anew for longer than was foreseen.
    let capacity =
      expectedCount > 0
      ? Galley.capacity(for: openCells.count + expectedCount) : Galley.usualCapacity
    reserve(max(needed, capacity))
    expectedCount -= sizes.capacity - openCells.count
    sizes.write(full, openCells, at: 0)
    cellAttributes = openAttributes
  }

  /// Makes the galley greater: a line is longer than it.
  @usableFromInline
  func grow(cellCount: Int, to capacity: Int) {
    sizes = sizes.copy(0..<cellCount, capacity: capacity)
    lines = Column(capacity: sizes.capacity)
  }

  func finish(cellCount: Int, lineCount: Int, top: CGFloat) -> [Galley] {
    if cellCount > 0 {
      close(cellCount: cellCount, lineCount: lineCount, top: top)
    }
    return galleys
  }

  private func reserve(_ capacity: Int) {
    sizes = Column(capacity: capacity)
    if lines.capacity < capacity {
      lines = Column(capacity: capacity)
    }
  }

  private func close(cellCount: Int, lineCount: Int, top: CGFloat) {
    // What is spare at the end would be kept for as long as the layout.
    let isSpacious = sizes.capacity - cellCount > Galley.usualCapacity / 16
    galleys.append(
      Galley(
        sizes: isSpacious ? sizes.copy(0..<cellCount, capacity: cellCount) : sizes,
        cellCount: cellCount, attributes: Array(cellAttributes.prefix(cellCount)),
        lines: lines.prefix(lineCount), indentations: indentations, advance: top,
        section: room.attributes))
    cellAttributes = []
    indentations = Indentations(first: indentation)
  }
}
