/// The storage that a compositor fills: the galleys of a section that are full, and the one that is
/// being filled.
///
/// It is a class, and its methods are not inlined, so that calling them does not force the
/// compositor's own values from registers into memory.
///
/// Accesses to its properties are not checked: one method is called after the other, and none of them
/// calls anything that could call another.
@usableFromInline
final class CompositorStorage {
  let room: SectionRoom

  /// The sizes and the lines of the galley that is being filled. The compositor writes them.
  @exclusivity(unchecked) private(set) var sizes: ValueBuffer<CGSize>
  @exclusivity(unchecked) private var lines: ValueBuffer<LineRecord>

  @exclusivity(unchecked) private(set) var attributes = CellAttributeList()

  /// Whether any cell is aligned by a baseline of its own.
  @exclusivity(unchecked) private(set) var hasBaselines = false

  @exclusivity(unchecked) private var indentations: Indentations

  /// The width that the next line may take.
  @usableFromInline @exclusivity(unchecked) private(set) var available: CGFloat

  /// The cells of the open line, counted from its first, that change the indentation of the lines
  /// below.
  @exclusivity(unchecked) var changesOfIndentation: [Int] = []

  /// The cells of the open line whose heights are asked for when it ends, counted from its first.
  @exclusivity(unchecked) var undecidedCells: [Int] = []

  /// The reader of these cells.
  @exclusivity(unchecked) var readerOfUndecided: CellReader?

  /// The widths of the cell that was placed last among those whose line decides their widths.
  @exclusivity(unchecked) var lastDecidedWidth:
    (attributes: Int, available: CGFloat, width: DecidedWidth)?

  /// The line of the galley that last decided widths.
  @exclusivity(unchecked) var lastDecidedLine: DecidedLine?

  /// The cells whose heights were not asked for when their lines ended, by their indices in the section.
  /// Nil if heights are asked for when a line ends.
  @exclusivity(unchecked) var postponedCells: Set<Int>?

  @exclusivity(unchecked) private(set) var fullGalleys: [Galley] = []

  /// The number of lines in the full galleys.
  @exclusivity(unchecked) private(set) var fullLineCount = 0

  /// The number of cells in the full galleys.
  @exclusivity(unchecked) private(set) var fullCellCount = 0

  /// The number of expected cells for which no memory is reserved yet.
  @exclusivity(unchecked) private var expectedCount: Int

  /// Creates a storage for about `expectedCount` cells.
  ///
  /// - Parameters:
  ///   - lineCapacity: the number of lines to reserve memory for, or 0 if it is not known.
  ///   - indentation: the indentation of the first line.
  init(
    in room: SectionRoom, expectedCount: Int, lineCapacity: Int = 0,
    indentation: IndentationStack = .init()
  ) {
    self.room = room
    indentations = Indentations(first: indentation)
    available = room.available(indentedBy: indentation.current)
    let capacity = Galley.capacity(for: expectedCount)
    sizes = ValueBuffer(capacity: capacity)
    lines = ValueBuffer(
      capacity: lineCapacity > 0 ? lineCapacity : capacity / 4 + 1)
    self.expectedCount = expectedCount - capacity
  }

  /// A writer of the sizes, valid until the galley is full or grows.
  @usableFromInline
  var sizeWriter: ValueWriter<CGSize> { sizes.writer }

  /// A writer of the lines, valid until the galley is full or grows.
  @usableFromInline
  var lineWriter: ValueWriter<LineRecord> { lines.writer }

  @usableFromInline
  var cellSpacing: CGFloat { room.attributes.cellSpacing }

  @usableFromInline
  var lineSpacing: CGFloat { room.attributes.lineSpacing }

  /// Returns the width that the next line may take if its first cell aligns it.
  @usableFromInline
  func available(toLineAligned alignment: SectionAttributes.LineAlignment?) -> CGFloat {
    room.ownAlignment(alignment) == nil ? available : room.available(indentedBy: 0)
  }

  /// The indentation of the next line.
  var indentation: IndentationStack { indentations.current }

  // MARK: Cells

  /// Stores the attributes of a cell.
  @usableFromInline
  func append(_ attributes: CellAttributes, ofCell cell: Int) {
    self.attributes.append(attributes, ofCell: cell, reserving: sizes.capacity)
    hasBaselines = hasBaselines || attributes.isAlignedByBaseline
  }

  func attributes(ofCell cell: Int) -> CellAttributes {
    attributes[cell]
  }

  /// Stores the attributes of some cells of a galley, beginning with those of the next cell.
  func append(attributesOf galley: Galley, _ cells: Range<Int>, ofCellsFrom first: Int) {
    attributes.append(galley.attributes, cells, ofCellsFrom: first, reserving: sizes.capacity)
  }

  /// Removes the cells of the open line, beginning with the given one.
  func removeOpenLine(from cell: Int) {
    changesOfIndentation = []
    undecidedCells = []
    lastDecidedWidth = nil
    attributes.removeAll(from: cell)
  }

  // MARK: Lines

  func indent(by indentation: IndentationStack, atLine line: Int) {
    indentations.begin(indentation, atLine: line)
    available = room.available(indentedBy: indentation.current)
  }

  // MARK: Galleys

  /// Ends the galley before the open line, and begins another with the cells of that line.
  ///
  /// - Parameter count: the number of cells to reserve memory for, at least.
  @usableFromInline
  func beginGalley(after cursor: GalleyCursor, reserving count: Int) -> GalleyCursor {
    let openCells = cursor.firstCell..<cursor.cellCount
    let full = sizes
    // Copying empty lists takes longer than asking.
    var openAttributes = CellAttributeList()
    if attributes.storedCount > cursor.firstCell {
      openAttributes = attributes.dropFirst(cursor.firstCell)
    }
    endGalley(cellCount: cursor.firstCell, at: cursor)
    indentations = Indentations(first: indentation)
    // More cells may come than expected, where an edit breaks more lines again than foreseen.
    let capacity =
      expectedCount > 0
      ? Galley.capacity(for: openCells.count + expectedCount) : Galley.usualCapacity
    sizes = ValueBuffer(capacity: max(count, capacity))
    expectedCount -= sizes.capacity - openCells.count
    sizes.write(full, openCells, at: 0)
    // Most galleys have about as many lines as the one before. They need no copy without memory to spare.
    lines = ValueBuffer(capacity: cursor.lineCount + cursor.lineCount / 32 + 2)
    openAttributes.reserve(sizes.capacity)
    attributes = openAttributes
    lastDecidedLine = nil
    lastDecidedWidth = nil
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
    let galley = Galley(
      sizes: sizes.trimmed(to: cellCount), cellCount: cellCount,
      attributes: attributes.isPlain ? CellAttributeList() : attributes.prefix(cellCount),
      lines: .records(lines.trimmed(to: cursor.lineCount), count: cursor.lineCount),
      indentations: indentations, advance: cursor.top, room: room)
    appendFull(room.mayRepeatLines ? galley.repeatingEqualCells() ?? galley : galley)
  }
}
