/// Places the cells of a section on lines, first fit, one after the other, and asks for their sizes.
///
/// Asking and breaking are one step, because the space that a cell is offered depends on the cells before it.
/// A line is placed when it ends, because an indentation that starts on it narrows the next.
///
/// The compositor holds what changes with every cell, so that the compiler can keep it in registers. Its
/// storage holds everything else.
@usableFromInline
struct Compositor: ~Copyable {
  @usableFromInline let storage: CompositorStorage
  @usableFromInline let cellSpacing: CGFloat
  @usableFromInline let lineSpacing: CGFloat

  // The galley that is being filled.
  @usableFromInline var sizes: ValueWriter<CGSize>
  @usableFromInline var lines: ValueWriter<LineRecord>
  @usableFromInline var cursor = GalleyCursor()
  @usableFromInline var line: OpenLine

  /// Whether the cells of the open line have to be arranged when it ends: the line's height or the
  /// indentation below it depends on where they stand, or the next line may take another width.
  @usableFromInline var arrangesLine: Bool

  /// - Parameter arrangesEveryLine: whether the cells of every line are arranged when it ends. Where that is known
  ///   to be false and cells have no attributes, the compiler drops all of it.
  @inlinable @inline(__always)
  init(_ storage: CompositorStorage, arrangesEveryLine: Bool) {
    arrangesLine = arrangesEveryLine
    self.storage = storage
    cellSpacing = storage.cellSpacing
    lineSpacing = storage.lineSpacing
    sizes = storage.sizeWriter
    lines = storage.lineWriter
    line = OpenLine(available: storage.available)
  }

  @inlinable @inline(__always)
  init(_ storage: CompositorStorage) {
    self.init(storage, arrangesEveryLine: storage.arrangesEveryLine)
  }

  // MARK: Cells

  /// - Parameters:
  ///   - known: the size of the cell if it was asked for before.
  ///   - size: returns the cell's size for a space, or nil if the cell keeps its size, which is cut to its
  ///     line. Called a second time if the cell moves to a line with another space.
  @inlinable @inline(__always)
  mutating func place(
    _ cell: CellAttributes, by rule: OfferRule, _ known: CGSize? = nil,
    size: (_ space: CGFloat, _ isFirst: Bool) -> CGSize?
  ) {
    if !cell.isDefault { storage.append(cell, ofCell: cursor.cellCount) }
    if line.mustEnd(before: cell) { endLine() }
    alignLine(beginningWith: cell)
    let space = rule.space(for: cell, on: line)
    var answer = known ?? CGSize(width: 0, height: 0)
    if let size = size(space, line.isEmpty) { answer = size }
    var box = rule.box(of: cell, size: answer, on: line)
    if !line.hasRoom(forOuterWidth: box.outerWidth) {
      endLine()
      alignLine(beginningWith: cell)
      let newSpace = rule.space(for: cell, on: line)
      if newSpace != space {
        if let size = size(newSpace, true) { answer = size }
        box = rule.box(of: cell, size: answer, on: line)
      }
    }
    append(rule.clamped(box, of: cell, on: line), cell)
  }

  @inlinable @inline(__always)
  mutating func append(_ box: CellBox, _ cell: CellAttributes) {
    if !cell.isDefault, cell.isAlignedByBaseline { arrangesLine = true }
    if cell.changesIndentation {
      arrangesLine = true
      storage.changeIndentation(atCell: cursor.cellCount &- cursor.firstCell)
    }
    line.append(box, cell, spacing: cellSpacing)
    write(box.size)
  }

  mutating func append(_ cells: Range<Int>, of cellSizes: ValueBuffer<CGSize>) {
    while cursor.cellCount + cells.count > sizes.capacity { reserveMemory() }
    // In local variables, which the compiler keeps in registers.
    var line = line
    let offset = cursor.cellCount &- cells.lowerBound
    for cell in cells {
      let size = cellSizes[cell]
      line.append(CellBox(size: size, insets: .zero), .default, spacing: cellSpacing)
      sizes.write(size, at: cell &+ offset)
    }
    self.line = line
    cursor.cellCount &+= cells.count
  }

  @inlinable @inline(__always)
  mutating func write(_ size: CGSize) {
    if cursor.cellCount == sizes.capacity { reserveMemory() }
    sizes.write(size, at: cursor.cellCount)
    cursor.cellCount &+= 1
  }

  // MARK: Lines

  /// Gives the open line the width of one that the cell aligns. It is called before the cell is offered its
  /// space.
  @inlinable @inline(__always)
  mutating func alignLine(beginningWith cell: CellAttributes) {
    // The compiler knows of the default attributes that they are default, and drops the rest.
    if !cell.isDefault, cell.lineAlignment != nil, line.isEmpty {
      let available = storage.available(toLineAligned: cell.lineAlignment)
      arrangesLine = arrangesLine || available != line.available
      line = OpenLine(available: available)
    }
  }

  @inlinable @inline(__always)
  mutating func endLine() {
    if cursor.lineCount == lines.capacity {
      storage.growLines(from: cursor.lineCount, to: cursor.lineCount + 1)
      lines = storage.lineWriter
    }
    var height = line.height
    var used = line.used
    var available = line.available
    if arrangesLine {
      let cells = cursor.firstCell..<cursor.cellCount
      if let decided = storage.decideWidths(ofLineOf: cells, height: height) {
        (used, height) = decided
      }
      height = storage.height(ofLineOf: cells, ifNotArranged: height)
      available = storage.indent(belowLineOf: cells, used: used, nextLine: cursor.lineCount &+ 1)
      arrangesLine = storage.arrangesEveryLine
    }
    lines.write(
      LineRecord(firstCell: cursor.firstCell, top: cursor.top, height: height, width: used),
      at: cursor.lineCount)
    cursor.lineCount &+= 1
    cursor.top += LineRecord.advance(height: height, spacing: lineSpacing)
    cursor.firstCell = cursor.cellCount
    line = OpenLine(available: available)
  }

  /// Begins another galley with the open line, or enlarges the galley if that line is all it has.
  @inlinable @inline(__always)
  mutating func reserveMemory() {
    if cursor.lineCount > 0 {
      cursor = storage.beginGalley(
        after: cursor, reserving: cursor.cellCount - cursor.firstCell + 1)
    } else {
      storage.growSizes(from: cursor.cellCount, to: 2 * cursor.cellCount + 1)
    }
    sizes = storage.sizeWriter
    lines = storage.lineWriter
  }

  @inlinable @inline(__always)
  consuming func finish() -> [Galley] {
    if !line.isEmpty { endLine() }
    return storage.finish(at: cursor)
  }
}

/// The position up to which a galley is filled.
@usableFromInline
struct GalleyCursor {
  @usableFromInline var cellCount = 0
  @usableFromInline var lineCount = 0
  @usableFromInline var firstCell = 0
  @usableFromInline var top: CGFloat = 0

  @inlinable @inline(__always)
  init() {}
}
