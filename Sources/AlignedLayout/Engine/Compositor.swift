/// Sets the cells of a section on lines, first fit, one after the other: the phase in which sizes are
/// asked for.
///
/// For each cell, in order: tell what it is offered, and take the answer; if the cell moves to a line
/// with other space, take a second answer; then set it. Breaking and asking are one phase, because
/// what a cell is offered depends on the cells before it, and a line is placed when it ends, because
/// an indentation that starts on it narrows the next.
///
/// All that changes with every cell is in here; what changes less often is in the draft.
@usableFromInline
struct Compositor {
  @usableFromInline let draft: Draft
  @usableFromInline let itemSpacing: CGFloat
  @usableFromInline let lineSpacing: CGFloat

  // The galley that is being filled.
  @usableFromInline var sizes: Column<CGSize>
  @usableFromInline var lines: Column<LineRecord>
  @usableFromInline var cellCount = 0
  @usableFromInline var lineCount = 0

  // The line at its end.
  @usableFromInline var line: OpenLine
  @usableFromInline var firstCell = 0
  @usableFromInline var top: CGFloat = 0

  /// What the next cell was offered first.
  @usableFromInline var offer: CGFloat = 0

  init(_ draft: Draft) {
    self.draft = draft
    itemSpacing = draft.room.attributes.itemSpacing
    lineSpacing = draft.room.attributes.lineSpacing
    sizes = draft.sizes
    lines = draft.lines
    line = OpenLine(available: draft.room.available(indentedBy: draft.indentation))
  }

  /// What the next cell is offered.
  @inlinable @inline(__always)
  mutating func offer(to cell: CellAttributes) -> CGFloat {
    let space = line.remainingSpace(for: cell)
    if line.mustEnd(before: cell, leaving: space) {
      endLine()
      offer = line.remainingSpace(for: cell).orZero
    } else {
      offer = space.orZero
    }
    return offer
  }

  /// What the cell is offered for a second question, if it moves to a line with other space.
  @inlinable @inline(__always)
  mutating func newOffer(to cell: CellAttributes, answering size: CGSize) -> CGFloat? {
    if line.hasRoom(for: CellBox(answered: size, insets: cell.insets)) { return nil }
    endLine()
    let newOffer = line.remainingSpace(for: cell).orZero
    return newOffer == offer ? nil : newOffer
  }

  /// Sets the cell on the open line, of the size that was answered last.
  @inlinable @inline(__always)
  mutating func set(_ cell: CellAttributes, size: CGSize) {
    let box = CellBox(answered: size, insets: cell.insets)
    line.append(box, cell, spacing: itemSpacing)
    if cellCount == sizes.capacity {
      makeRoom()
    }
    sizes.write(box.size, at: cellCount)
    if !cell.isDefault {
      draft.note(cell, at: cellCount)
    }
    cellCount += 1
  }

  /// Asks for a cell, and sets it.
  @inlinable @inline(__always)
  mutating func set(_ cell: CellAttributes, sizeForOffer: (CGFloat) -> CGSize) {
    var size = sizeForOffer(offer(to: cell))
    if let newOffer = newOffer(to: cell, answering: size) {
      size = sizeForOffer(newOffer)
    }
    set(cell, size: size)
  }

  /// Places the open line, and opens the next.
  @inlinable @inline(__always)
  mutating func endLine() {
    lines.write(
      LineRecord(firstCell: firstCell, top: top, height: line.height, width: line.used),
      at: lineCount)
    lineCount += 1
    var available = line.available
    if let start = line.indentationStart {
      available = draft.indent(
        from: start, used: line.used, available: available, belowLine: lineCount)
    }
    top += LineRecord.advance(height: line.height, spacing: lineSpacing)
    firstCell = cellCount
    line = OpenLine(available: available)
  }

  /// Makes room where the galley is full: begins another one with the open line, or makes this one
  /// greater if the line is all there is.
  @inlinable @inline(__always)
  mutating func makeRoom() {
    if lineCount > 0 {
      draft.cut(
        cellCount: cellCount, lineCount: lineCount, before: firstCell, at: top,
        needing: cellCount - firstCell + 1)
      cellCount -= firstCell
      lineCount = 0
      firstCell = 0
      top = 0
    } else {
      draft.grow(cellCount: cellCount, to: 2 * cellCount + 1)
    }
    sizes = draft.sizes
    lines = draft.lines
  }

  /// What is set, when all cells are.
  @usableFromInline
  consuming func finish() -> Galleys {
    Galleys(galleys())
  }

  /// The galleys with what is set.
  consuming func galleys() -> [Galley] {
    if !line.isEmpty {
      endLine()
    }
    return draft.finish(cellCount: cellCount, lineCount: lineCount, top: top)
  }
}
