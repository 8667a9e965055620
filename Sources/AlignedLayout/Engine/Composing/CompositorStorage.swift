/// A section while its cells are being set: the galleys that are full, and room for the next.
@usableFromInline
final class Draft {
  @usableFromInline let room: SectionRoom

  /// The sizes and the lines of the galley that is being filled. The compositor writes them.
  private(set) var sizes: Column<CGSize>
  private var lines: Column<LineRecord>

  /// The attributes of the galley's cells; those of the last may be missing if they are the
  /// default.
  private var cellAttributes: [CellAttributes] = []
  private var indentations: Indentations

  /// The cells of the open line, counted from its first, that change the indentation of those
  /// below.
  private var changesOfIndentation: [Int] = []
  private var galleys: [Galley] = []

  /// How many lines there are in the galleys that are full.
  private(set) var fullLineCount = 0

  /// How many cells are expected that have no room yet.
  private var expectedCount: Int

  /// A draft for about so many cells.
  ///
  /// - Parameter indentation: how far the first line is indented.
  init(in room: SectionRoom, expectedCount: Int, indentation: IndentationStack = .init()) {
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
  var cellSpacing: CGFloat {
    room.attributes.cellSpacing
  }

  @usableFromInline
  var lineSpacing: CGFloat {
    room.attributes.lineSpacing
  }

  var asking: Asking {
    Asking(room.attributes)
  }

  /// The width that the next line may take.
  @usableFromInline
  var available: CGFloat {
    room.available(indentedBy: indentation.current)
  }

  /// How far the next line is indented.
  var indentation: IndentationStack {
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

  // MARK: Lines to be looked at

  /// Whether every line is to be looked at when it ends: its height follows from more than the
  /// cells'.
  @usableFromInline
  var looksAtEveryLine: Bool {
    room.attributes.cellAlignment.isByBaseline
  }

  /// Keeps that a cell of the open line, counted from the first, changes the indentation.
  @usableFromInline
  func changeIndentation(atCell index: Int) {
    changesOfIndentation.append(index)
  }

  /// Forgets what the open line does to those below.
  func forgetChangesOfIndentation() {
    changesOfIndentation = []
  }

  /// The height of a line that is to be looked at.
  @usableFromInline
  func height(ofLineOf cells: Range<Int>, otherwise height: CGFloat) -> CGFloat {
    let alignment = room.attributes.cellAlignment
    return alignment.isByBaseline ? alignment.height(of: self.cells(cells)) : height
  }

  /// Indents the lines below one that is to be looked at, as its cells say.
  ///
  /// - Returns: the width that they leave to their cells.
  @usableFromInline
  func indent(belowLineOf cells: Range<Int>, used: CGFloat, at line: Int) -> CGFloat {
    var changes = changesOfIndentation[...]
    changesOfIndentation = []
    guard !changes.isEmpty, room.alignment != .center else { return available }
    let isForced =
      attributes(ofCell: cells.upperBound - 1).endsLine
      || attributes(ofCell: cells.upperBound).beginsLine
    let lineCells = self.cells(cells)
    let arrangement = LineArrangement(
      of: lineCells, used: used, indentation: indentation.current, isFollowed: !isForced, in: room)
    var stack = indentation
    arrangement.forEachCell(lineCells) { index, cell, leading in
      guard changes.first == index else { return }
      changes.removeFirst()
      let edge = arrangement.start + (leading + cell.box.insets.leading)
      stack.change(
        as: cell.attributes,
        at: room.alignment == .trailing ? room.width - (edge + cell.box.size.width) : edge)
    }
    indent(by: stack, atLine: line)
    return available
  }

  func indent(by indentation: IndentationStack, atLine line: Int) {
    indentations.begin(indentation, atLine: line)
  }

  private func cells(_ cells: Range<Int>) -> [LineArrangement.Cell] {
    cells.map { index in
      let attributes = attributes(ofCell: index)
      return LineArrangement.Cell(
        box: CellBox(size: sizes[index], insets: attributes.insets), attributes: attributes)
    }
  }

  func attributes(ofCell index: Int) -> CellAttributes {
    index < cellAttributes.count ? cellAttributes[index] : .default
  }

  // MARK: Galleys

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
    indentations = Indentations(first: indentation)
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
    fullLineCount += lineCount
    // What is spare at the end would be kept for as long as the layout.
    let isSpacious = sizes.capacity - cellCount > Galley.usualCapacity / 16
    galleys.append(
      Galley(
        sizes: isSpacious ? sizes.copy(0..<cellCount, capacity: cellCount) : sizes,
        cellCount: cellCount, attributes: Array(cellAttributes.prefix(cellCount)),
        lines: lines.prefix(lineCount), indentations: indentations, advance: top,
        room: room))
  }
}
