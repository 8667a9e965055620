/// The storage that a compositor fills: the galleys of a section that are full, and the one that is
/// being filled.
///
/// It is a class, and its methods are not inlined, so that calling them does not force the
/// compositor's own values from registers into memory.
@usableFromInline
final class CompositorStorage {
  let room: SectionRoom

  /// The sizes and the lines of the galley that is being filled. The compositor writes them.
  private(set) var sizes: ValueBuffer<CGSize>
  private var lines: ValueBuffer<LineRecord>

  private(set) var attributes = CellAttributeList()
  private var indentations: Indentations

  /// The cells of the open line, counted from its first, that change the indentation of the lines
  /// below.
  private var changesOfIndentation: [Int] = []

  /// The cells of the open line whose heights are asked for when it ends.
  private var undecidedCells: [UndecidedCell] = []

  /// The line of the galley that last decided widths.
  var lastDecidedLine: DecidedLine?

  /// The questions for heights that are postponed, by the index of the cell in the section. Nil if they
  /// are asked when a line ends.
  private(set) var postponedQuestions: [Int: UndecidedCell.Question]?
  private var fullGalleys: [Galley] = []

  /// The number of lines in the full galleys.
  private(set) var fullLineCount = 0

  /// The number of cells in the full galleys.
  private var fullCellCount = 0

  /// The number of expected cells for which no memory is reserved yet.
  private var expectedCount: Int

  /// Creates a storage for about `expectedCount` cells.
  ///
  /// - Parameter indentation: the indentation of the first line.
  init(in room: SectionRoom, expectedCount: Int, indentation: IndentationStack = .init()) {
    self.room = room
    indentations = Indentations(first: indentation)
    let capacity = Galley.capacity(for: expectedCount)
    sizes = ValueBuffer(capacity: capacity)
    lines = ValueBuffer(capacity: capacity / 4 + 1)
    self.expectedCount = expectedCount - capacity
  }

  /// A writer of the sizes, valid until the galley is full or grows.
  @usableFromInline
  var sizeWriter: ValueWriter<CGSize> {
    sizes.writer
  }

  /// A writer of the lines, valid until the galley is full or grows.
  @usableFromInline
  var lineWriter: ValueWriter<LineRecord> {
    lines.writer
  }

  @usableFromInline
  var cellSpacing: CGFloat {
    room.attributes.cellSpacing
  }

  @usableFromInline
  var lineSpacing: CGFloat {
    room.attributes.lineSpacing
  }

  /// The width that the next line may take.
  @usableFromInline
  var available: CGFloat {
    room.available(indentedBy: indentation.current)
  }

  /// Returns the width that the next line may take if its first cell aligns it.
  @usableFromInline
  func available(toLineAligned alignment: SectionAttributes.LineAlignment?) -> CGFloat {
    room.ownAlignment(alignment) == nil ? available : room.available(indentedBy: 0)
  }

  /// The indentation of the next line.
  var indentation: IndentationStack {
    indentations.current
  }

  /// Whether there are only galleys of equal cells above the one that is being filled.
  var isFirstStoredGalley: Bool {
    fullGalleys.allSatisfy { $0.lines.repeated != nil }
  }

  // MARK: Cells

  /// Stores the attributes of a cell.
  @usableFromInline
  func append(_ attributes: CellAttributes, ofCell cell: Int) {
    self.attributes.append(attributes, ofCell: cell, reserving: sizes.capacity)
  }

  func attributes(ofCell cell: Int) -> CellAttributes {
    attributes[cell]
  }

  /// Removes the cells of the open line, beginning with the given one.
  func removeOpenLine(from cell: Int) {
    changesOfIndentation = []
    undecidedCells = []
    attributes.removeAll(from: cell)
  }

  func append(_ cell: UndecidedCell) {
    undecidedCells.append(cell)
  }

  /// Leaves heights that depend on decided widths for later: a line limit may still change the cells of
  /// a line.
  func postponeQuestions() {
    postponedQuestions = [:]
  }

  /// Postpones the question for a cell's height.
  func postpone(_ cell: UndecidedCell, ofLineFrom first: Int) {
    postponedQuestions?[fullCellCount + first + cell.index] = cell.height
  }

  var hasUndecidedCells: Bool {
    !undecidedCells.isEmpty
  }

  /// Calls a closure with each undecided cell of the line that ends, and forgets them.
  func decideCells(_ decide: (UndecidedCell) -> Void) {
    for cell in undecidedCells {
      decide(cell)
    }
    undecidedCells.removeAll(keepingCapacity: true)
  }

  // MARK: Arranging lines

  @usableFromInline
  var arrangesEveryLine: Bool {
    room.arrangesEveryLine
  }

  /// Records that a cell of the open line changes the indentation of the lines below.
  ///
  /// - Parameter index: the index of the cell on its line.
  @usableFromInline
  func changeIndentation(atCell index: Int) {
    changesOfIndentation.append(index)
  }

  /// Returns the height of a line.
  @usableFromInline
  func height(ofLineOf cells: Range<Int>, ifNotArranged height: CGFloat) -> CGFloat {
    let standOnBaselines =
      arrangesEveryLine
      || attributes.stored(ofCells: cells).contains { $0.1.isAlignedByBaseline }
    guard standOnBaselines else { return height }
    let lineCells = attributes.cells(cells, sizes: sizes)
    return LineBaselines(of: lineCells, in: room.cellAlignment).lineHeight
  }

  /// Changes the indentation below a line as its cells ask for.
  ///
  /// - Returns: the width that the next line may take.
  @usableFromInline
  func indent(belowLineOf cells: Range<Int>, used: CGFloat, nextLine: Int) -> CGFloat {
    var changes = changesOfIndentation[...]
    changesOfIndentation = []
    guard !changes.isEmpty, room.alignment != .center else { return available }
    guard room.ownAlignment(ofLineBeginningWith: attributes[cells.lowerBound]) == nil else {
      endIndentations(as: changes.map { attributes[cells.lowerBound + $0] }, nextLine: nextLine)
      return available
    }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let arrangement = LineArrangement(
      of: lineCells, used: used, indentation: indentation.current,
      isFollowed: !attributes[cells.upperBound - 1].forcesBreak(
        before: attributes[cells.upperBound]),
      in: room)
    var stack = indentation
    arrangement.forEachCell(lineCells) { index, cell, leading in
      guard changes.first == index else { return }
      changes.removeFirst()
      let edge = arrangement.start + (leading + cell.box.insets.leading)
      stack.change(
        as: cell.attributes,
        at: room.alignment == .trailing ? room.width - (edge + cell.box.size.width) : edge)
    }
    indent(by: stack, atLine: nextLine)
    return available
  }

  /// Ends indentations below a line that is aligned otherwise than the section. Its cells start none.
  private func endIndentations(as cells: [CellAttributes], nextLine: Int) {
    var stack = indentation
    for cell in cells {
      stack.end(as: cell)
    }
    indent(by: stack, atLine: nextLine)
  }

  func indent(by indentation: IndentationStack, atLine line: Int) {
    indentations.begin(indentation, atLine: line)
  }

  // MARK: Galleys

  /// Ends the galley before the open line, and begins another with the cells of that line.
  ///
  /// - Parameter count: the number of cells to reserve memory for, at least.
  @usableFromInline
  func beginGalley(after cursor: GalleyCursor, reserving count: Int) -> GalleyCursor {
    let openCells = cursor.firstCell..<cursor.cellCount
    let full = sizes
    let openAttributes = attributes.dropFirst(cursor.firstCell)
    endGalley(cellCount: cursor.firstCell, at: cursor)
    indentations = Indentations(first: indentation)
    // More cells may come than expected, where an edit breaks more lines again than foreseen.
    let capacity =
      expectedCount > 0
      ? Galley.capacity(for: openCells.count + expectedCount) : Galley.usualCapacity
    sizes = ValueBuffer(capacity: max(count, capacity))
    expectedCount -= sizes.capacity - openCells.count
    sizes.write(full, openCells, at: 0)
    attributes = openAttributes
    lastDecidedLine = nil
    var newCursor = GalleyCursor()
    newCursor.cellCount = openCells.count
    return newCursor
  }

  /// Enlarges the galley when a single line fills it.
  @usableFromInline
  func growSizes(from cellCount: Int, to capacity: Int) {
    sizes = sizes.copy(0..<cellCount, capacity: capacity)
  }

  /// Reserves memory for more lines than expected.
  @usableFromInline
  func growLines(from lineCount: Int, to capacity: Int) {
    lines = lines.copy(0..<lineCount, capacity: max(capacity, 2 * lines.capacity))
  }

  @usableFromInline
  func finish(at cursor: GalleyCursor) -> [Galley] {
    if cursor.cellCount > 0 {
      endGalley(cellCount: cursor.cellCount, at: cursor)
    }
    return fullGalleys
  }

  /// Appends a galley of equal cells below the lines placed so far. The open line must be empty.
  func append(_ galley: Galley, after cursor: GalleyCursor) -> GalleyCursor {
    if cursor.cellCount > 0 {
      _ = beginGalley(after: cursor, reserving: 0)
    }
    fullLineCount += galley.lines.count
    fullCellCount += galley.cellCount
    expectedCount -= galley.cellCount
    appendFull(galley)
    return GalleyCursor()
  }

  /// Appends a full galley, or joins it with the last one if their cells are all equal.
  private func appendFull(_ galley: Galley) {
    if let last = fullGalleys.last, let joined = last.joined(with: galley) {
      fullGalleys[fullGalleys.count - 1] = joined
    } else {
      fullGalleys.append(galley)
    }
  }

  private func endGalley(cellCount: Int, at cursor: GalleyCursor) {
    fullLineCount += cursor.lineCount
    fullCellCount += cellCount
    // Memory to spare would last as long as the layout.
    let isSpacious = sizes.capacity - cellCount > Galley.usualCapacity / 16
    let galley = Galley(
      sizes: isSpacious ? sizes.copy(0..<cellCount, capacity: cellCount) : sizes,
      cellCount: cellCount, attributes: attributes.prefix(cellCount),
      lines: lines.prefix(cursor.lineCount), indentations: indentations, advance: cursor.top,
      room: room)
    appendFull(room.mayRepeatLines ? galley.repeatingEqualCells() ?? galley : galley)
  }
}
