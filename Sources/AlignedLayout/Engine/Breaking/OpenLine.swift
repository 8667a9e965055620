/// A line that cells are still being set on.
@usableFromInline
struct OpenLine {
  /// The width that the line's cells may take.
  @usableFromInline let available: CGFloat

  /// What the cells take so far, with their insets and the gaps between them.
  @usableFromInline var used: CGFloat = 0

  /// Where the next cell would begin, the gap before it included.
  @usableFromInline var next: CGFloat = 0

  @usableFromInline var height: CGFloat = 0

  /// Whether the line ends after the cell set last, even if the next would fit.
  @usableFromInline var endsHere = false

  /// How far the next cell may reach and still fit: anywhere if it is the first, which always
  /// stays. In place of a test of whether it is, which every cell would pay for.
  @usableFromInline var limit: CGFloat = .infinity

  @inlinable @inline(__always)
  init(available: CGFloat) {
    self.available = available
  }

  @inlinable @inline(__always)
  var isEmpty: Bool {
    limit == .infinity
  }

  /// What a cell is offered on the line.
  @inlinable @inline(__always)
  func offer(to cell: CellAttributes) -> CGFloat {
    (available - next - cell.insets.leading - cell.insets.trailing).orZero
  }

  /// Whether the line ends before a cell, whatever its size.
  @inlinable @inline(__always)
  func mustEnd(before cell: CellAttributes) -> Bool {
    if endsHere || cell.beginsLine && !isEmpty { return true }
    let least = cell.insets.leading + cell.insets.trailing + cell.minimumLineSpace
    return next > limit - least
  }

  /// Whether a cell can stand on the line.
  @inlinable @inline(__always)
  func hasRoom(for box: CellBox) -> Bool {
    next + box.outerWidth <= limit
  }

  @inlinable @inline(__always)
  mutating func append(_ box: CellBox, _ cell: CellAttributes, spacing: CGFloat) {
    used = next + box.outerWidth
    next += box.outerWidth + spacing
    height = box.outerHeight > height ? box.outerHeight : height
    limit = available + .fittingSlack
    endsHere = cell.endsLine
  }
}
