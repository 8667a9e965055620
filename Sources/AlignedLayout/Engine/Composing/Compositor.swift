/// Sets the cells of a section on lines, first fit, one after the other: the phase in which sizes
/// are asked for.
///
/// For each cell, in order: note its attributes; tell what it is offered, and take the answer; if
/// it moves to a line with other space, take a second answer; then set it. Breaking and asking are
/// one phase, because what a cell is offered depends on the cells before it, and a line is placed
/// when it ends, because an indentation that starts on it narrows the next.
///
/// All that changes with every cell is in here; what changes less often is in the draft.
@usableFromInline
struct Compositor: ~Copyable {
  @usableFromInline let draft: Draft
  @usableFromInline let cellSpacing: CGFloat
  @usableFromInline let lineSpacing: CGFloat

  // The galley that is being filled.
  @usableFromInline var sizes: Pen<CGSize>
  @usableFromInline var lines: Pen<LineRecord>
  @usableFromInline var cellCount = 0
  @usableFromInline var lineCount = 0

  // The line at its end.
  @usableFromInline var line: OpenLine
  @usableFromInline var isToBeLookedAt: Bool
  @usableFromInline var firstCell = 0
  @usableFromInline var top: CGFloat = 0

  /// Sets cells in a draft.
  ///
  /// - Parameter looksAtEveryLine: whether a line's height follows from more than its cells'. Where
  ///   it is known that it does not, and cells have no attributes, nothing is left in here of what
  ///   is done for lines that are to be looked at.
  @inlinable @inline(__always)
  init(_ draft: Draft, looksAtEveryLine: Bool) {
    self.draft = draft
    cellSpacing = draft.cellSpacing
    lineSpacing = draft.lineSpacing
    sizes = draft.sizePen
    lines = draft.linePen
    line = OpenLine(available: draft.available)
    isToBeLookedAt = looksAtEveryLine
  }

  /// Sets cells in a draft, as its section says.
  @inlinable @inline(__always)
  init(_ draft: Draft) {
    self.init(draft, looksAtEveryLine: draft.looksAtEveryLine)
  }

  /// Keeps what the next cell asks for.
  @inlinable @inline(__always)
  mutating func note(_ cell: CellAttributes) {
    if !cell.isDefault {
      draft.note(cell, at: cellCount)
    }
  }

  /// What the next cell is offered.
  @inlinable @inline(__always)
  mutating func offer(to cell: CellAttributes) -> CGFloat {
    if line.mustEnd(before: cell) {
      endLine()
    }
    return line.offer(to: cell)
  }

  /// What the cell is offered for a second question, if it moves to a line with other space.
  @inlinable @inline(__always)
  mutating func newOffer(
    to cell: CellAttributes, answering box: CellBox, whereOffered offer: CGFloat
  ) -> CGFloat? {
    if line.hasRoom(for: box) { return nil }
    endLine()
    let newOffer = line.offer(to: cell)
    return newOffer == offer ? nil : newOffer
  }

  /// Sets the cell on the open line, of the size that was answered last.
  @inlinable @inline(__always)
  mutating func set(_ cell: CellAttributes, _ box: CellBox) {
    if cell.changesIndentation {
      isToBeLookedAt = true
      draft.changeIndentation(atCell: cellCount &- firstCell)
    }
    line.append(box, cell, spacing: cellSpacing)
    if cellCount == sizes.capacity {
      makeRoom()
    }
    sizes.write(box.size, at: cellCount)
    cellCount &+= 1
  }

  /// Asks for a cell that has attributes, and sets it.
  @inlinable @inline(__always)
  mutating func set(_ cell: CellAttributes, sizeForOffer: (CGFloat) -> CGSize) {
    note(cell)
    ask(cell, sizeForOffer: sizeForOffer)
  }

  /// Asks for a cell that has no attributes, and sets it. Nothing is left in here of what is done
  /// for attributes.
  @inlinable @inline(__always)
  mutating func set(sizeForOffer: (CGFloat) -> CGSize) {
    ask(.default, sizeForOffer: sizeForOffer)
  }

  @inlinable @inline(__always)
  mutating func ask(_ cell: CellAttributes, sizeForOffer: (CGFloat) -> CGSize) {
    let offer = offer(to: cell)
    var box = CellBox(answered: sizeForOffer(offer), insets: cell.insets)
    if let newOffer = newOffer(to: cell, answering: box, whereOffered: offer) {
      box = CellBox(answered: sizeForOffer(newOffer), insets: cell.insets)
    }
    set(cell, box)
  }

  /// Places the open line, and opens the next.
  @inlinable @inline(__always)
  mutating func endLine() {
    if lineCount == lines.capacity {
      draft.growLines(lineCount: lineCount, to: lineCount + 1)
      lines = draft.linePen
    }
    var height = line.height
    var available = line.available
    if isToBeLookedAt {
      let cells = firstCell..<cellCount
      height = draft.height(ofLineOf: cells, otherwise: height)
      available = draft.indent(belowLineOf: cells, used: line.used, at: lineCount &+ 1)
      isToBeLookedAt = draft.looksAtEveryLine
    }
    lines.write(
      LineRecord(firstCell: firstCell, top: top, height: height, width: line.used),
      at: lineCount)
    lineCount &+= 1
    top += LineRecord.advance(height: height, spacing: lineSpacing)
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
    sizes = draft.sizePen
    lines = draft.linePen
  }

  /// The galleys with what is set, when all cells are.
  @inlinable @inline(__always)
  consuming func finish() -> [Galley] {
    if !line.isEmpty {
      endLine()
    }
    return draft.finish(cellCount: cellCount, lineCount: lineCount, top: top)
  }
}
