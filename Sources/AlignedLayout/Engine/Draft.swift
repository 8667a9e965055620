/// A section while its cells are being set: the galleys that are full, and room for the next.
@usableFromInline
final class Draft {
  let room: SectionRoom

  /// The sizes and the lines of the galley that is being filled. The compositor writes them.
  private(set) var sizes: Column<CGSize>
  private var lines: Column<LineRecord>

  /// The attributes of the galley's cells; those of the last may be missing if they are the default.
  private var cellAttributes: [CellAttributes] = []
  private var indentations: Indentations
  private var indentationStart: (offset: CGFloat, width: CGFloat) = (0, 0)
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
    lines = Column(capacity: capacity / 4 + 1)
    self.expectedCount = expectedCount - capacity
  }

  /// What writes the sizes, until the galley is closed or grows.
  @usableFromInline
  var sizePen: Pen<CGSize> {
    sizes.pen
  }

  /// What writes the lines, until the galley is closed or grows.
  @usableFromInline
  var linePen: Pen<LineRecord> {
    lines.pen
  }

  @usableFromInline
  var itemSpacing: CGFloat {
    room.attributes.itemSpacing
  }

  @usableFromInline
  var lineSpacing: CGFloat {
    room.attributes.lineSpacing
  }

  /// The width that the next line may take.
  @usableFromInline
  var available: CGFloat {
    room.available(indentedBy: indentation)
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

  /// Keeps where a cell stands on the open line to which the lines that follow are to be indented.
  @usableFromInline
  func startIndentation(at offset: CGFloat, width: CGFloat) {
    indentationStart = (offset, width)
  }

  /// Indents the lines that follow to the cell that starts it.
  ///
  /// - Returns: the width that they leave to their cells.
  @usableFromInline
  func indent(used: CGFloat, available: CGFloat, belowLine line: Int) -> CGFloat {
    let freeSpace = LineRecord.freeSpace(of: available, used: used)
    let lineStart = room.alignment.start(indentation: indentation, freeSpace: freeSpace)
    let start = lineStart + indentationStart.offset
    switch room.alignment {
    case .leading: indent(by: start, atLine: line)
    case .center: return available
    case .trailing: indent(by: room.width - (start + indentationStart.width), atLine: line)
    }
    return self.available
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
    sizes = Column(capacity: max(needed, capacity))
    expectedCount -= sizes.capacity - openCells.count
    sizes.write(full, openCells, at: 0)
    cellAttributes = openAttributes
  }

  /// Makes the galley greater: a line is longer than it.
  @usableFromInline
  func grow(cellCount: Int, to capacity: Int) {
    sizes = sizes.copy(0..<cellCount, capacity: capacity)
  }

  /// Makes room for more lines: there are few cells on each.
  @usableFromInline
  func growLines(lineCount: Int, to capacity: Int) {
    lines = lines.copy(0..<lineCount, capacity: max(capacity, 2 * lines.capacity))
  }

  @usableFromInline
  func finish(cellCount: Int, lineCount: Int, top: CGFloat) -> [Galley] {
    if cellCount > 0 {
      close(cellCount: cellCount, lineCount: lineCount, top: top)
    }
    return galleys
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
