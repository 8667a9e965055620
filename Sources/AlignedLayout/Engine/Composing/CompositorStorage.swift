/// The galleys of a section that are full, and the one that is being filled.
///
/// It is a class, and its methods are not inlined, so that calling them does not force the compositor's own
/// values from registers into memory. Accesses are not checked: one method is called after the other, and
/// none of them calls anything that could call another.
@usableFromInline
final class CompositorStorage {
  let room: SectionRoom
  @exclusivity(unchecked) private(set) var sizes: ValueBuffer<CGSize>
  @exclusivity(unchecked) private var lines: ValueBuffer<LineRecord>

  @exclusivity(unchecked) private(set) var attributes = CellAttributeList()
  @exclusivity(unchecked) private(set) var hasBaselines = false

  @exclusivity(unchecked) private var indentations: Indentations
  @usableFromInline @exclusivity(unchecked) private(set) var available: CGFloat

  /// The cells of the open line, counted from its first.
  @exclusivity(unchecked) var changesOfIndentation: [Int] = []

  /// The cells whose heights are asked for when their lines end.
  @exclusivity(unchecked) var undecided = UndecidedCells()
  @exclusivity(unchecked) var readerOfUndecided: CellReader?

  /// The width of the cell before, whose line decided it, too.
  @exclusivity(unchecked) var lastDecidedWidth:
    (attributes: Int, available: CGFloat, width: DecidedWidth)?

  @exclusivity(unchecked) var decidedLine = DecidedLine()

  /// The cells of a line that decides widths. They stand here so that their memory is used again.
  @exclusivity(unchecked) var lineCells: [LineArrangement.Cell] = []

  /// The cells whose heights were not asked for when their lines ended. Nil if heights are asked for when a
  /// line ends.
  @exclusivity(unchecked) var postponedCells: [UndecidedCell]?

  @exclusivity(unchecked) private(set) var fullGalleys: [Galley] = []
  @exclusivity(unchecked) private(set) var fullLineCount = 0
  @exclusivity(unchecked) private(set) var fullCellCount = 0

  /// The number of expected cells for which no memory is reserved yet.
  @exclusivity(unchecked) private var expectedCount: Int

  /// - Parameter lineCapacity: the number of lines to reserve memory for, or 0 if it is not known.
  init(
    in room: SectionRoom, expectedCount: Int, lineCapacity: Int = 0,
    indentation: IndentationStack = .init()
  ) {
    self.room = room
    indentations = Indentations(first: indentation)
    available = room.available(indentedBy: indentation.current)
    let capacity = Galley.capacity(for: expectedCount)
    sizes = ValueBuffer(capacity: capacity)
    lines = ValueBuffer(capacity: lineCapacity > 0 ? lineCapacity : capacity / 4 + 1)
    self.expectedCount = expectedCount - capacity
  }

  /// Valid until the galley is full or grows, as the other.
  @usableFromInline var sizeWriter: ValueWriter<CGSize> { sizes.writer }

  @usableFromInline var lineWriter: ValueWriter<LineRecord> { lines.writer }
  @usableFromInline var cellSpacing: CGFloat { room.attributes.cellSpacing }
  @usableFromInline var lineSpacing: CGFloat { room.attributes.lineSpacing }

  @usableFromInline
  func available(toLineAligned alignment: SectionAttributes.LineAlignment?) -> CGFloat {
    room.ownAlignment(alignment) == nil ? available : room.available(indentedBy: 0)
  }

  var indentation: IndentationStack { indentations.current }

  // MARK: Cells

  @usableFromInline
  func append(_ attributes: CellAttributes, ofCell cell: Int) {
    self.attributes.append(attributes, ofCell: cell, reserving: sizes.capacity)
    hasBaselines = hasBaselines || attributes.isAlignedByBaseline
  }

  func attributes(ofCell cell: Int) -> CellAttributes { attributes[cell] }

  func append(attributesOf galley: Galley, _ cells: Range<Int>, ofCellsFrom first: Int) {
    attributes.append(galley.attributes, cells, ofCellsFrom: first, reserving: sizes.capacity)
  }

  func removeOpenLine(from cell: Int) {
    changesOfIndentation = []
    undecided = UndecidedCells()
    lastDecidedWidth = nil
    attributes.removeAll(from: cell)
  }

  // MARK: Lines

  func indent(by indentation: IndentationStack, atLine line: Int) {
    indentations.begin(indentation, atLine: line)
    available = room.available(indentedBy: indentation.current)
  }

  // MARK: Galleys

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
    decidedLine = DecidedLine()
    lastDecidedWidth = nil
    var newCursor = GalleyCursor()
    newCursor.cellCount = openCells.count
    return newCursor
  }

  @usableFromInline
  func growSizes(from cellCount: Int, to capacity: Int) {
    sizes = sizes.copy(0..<cellCount, capacity: capacity)
  }

  @usableFromInline
  func growLines(from lineCount: Int, to capacity: Int) {
    lines = lines.copy(0..<lineCount, capacity: max(capacity, 2 * lines.capacity))
  }

  @usableFromInline
  func finish(at cursor: GalleyCursor) -> [Galley] {
    if cursor.cellCount > 0 { endGalley(cellCount: cursor.cellCount, at: cursor) }
    return fullGalleys
  }

  /// The open line must be empty.
  func append(_ galley: Galley, after cursor: GalleyCursor) -> GalleyCursor {
    if cursor.cellCount > 0 { _ = beginGalley(after: cursor, reserving: 0) }
    fullLineCount += galley.lines.count
    fullCellCount += galley.cellCount
    expectedCount -= galley.cellCount
    appendFull(galley)
    return GalleyCursor()
  }

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
