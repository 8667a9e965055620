/// A line that cells are still being set on.
@usableFromInline
struct OpenLine {
  /// Where a cell that starts an indentation stands on the line.
  @usableFromInline
  struct IndentationStart {
    /// The distance from the line's start to the cell's leading edge.
    @usableFromInline let offset: CGFloat
    @usableFromInline let width: CGFloat

    @inlinable
    init(offset: CGFloat, width: CGFloat) {
      self.offset = offset
      self.width = width
    }
  }

  /// The width that the line's cells may take.
  @usableFromInline let available: CGFloat

  /// What the cells take so far, with their insets and the gaps between them.
  @usableFromInline var used: CGFloat = 0
  @usableFromInline var height: CGFloat = 0
  @usableFromInline var indentationStart: IndentationStart?
  @usableFromInline var isEmpty = true
  @usableFromInline var gap: CGFloat = 0
  @usableFromInline var endsHere = false

  @inlinable @inline(__always)
  init(available: CGFloat) {
    self.available = available
  }

  /// What a cell would find on the line; negative where its insets take more than remains.
  @inlinable @inline(__always)
  func remainingSpace(for cell: CellAttributes) -> CGFloat {
    available - used - gap - cell.insets.leading - cell.insets.trailing
  }

  /// Whether the line ends before a cell, whatever its size.
  @inlinable @inline(__always)
  func mustEnd(before cell: CellAttributes, leaving space: CGFloat) -> Bool {
    !isEmpty && (endsHere || cell.beginsLine || !cell.minimumLineSpace.fits(in: space))
  }

  /// Whether a cell can stand on the line: the first always can.
  @inlinable @inline(__always)
  func hasRoom(for box: CellBox) -> Bool {
    isEmpty || (gap + box.outerWidth).fits(in: available - used)
  }

  @inlinable @inline(__always)
  mutating func append(_ box: CellBox, _ cell: CellAttributes, spacing: CGFloat) {
    if cell.startsIndentation {
      indentationStart = IndentationStart(
        offset: used + gap + box.insets.leading, width: box.size.width)
    }
    used += gap + box.outerWidth
    height = box.outerHeight > height ? box.outerHeight : height
    gap = spacing
    endsHere = cell.endsLine
    isEmpty = false
  }
}
