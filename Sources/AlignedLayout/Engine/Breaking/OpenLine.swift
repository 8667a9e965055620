@usableFromInline
struct OpenLine {
  @usableFromInline let available: CGFloat

  /// The width that the cells take so far, with their insets and the gaps between them.
  @usableFromInline var used: CGFloat = 0

  /// The position at which the next cell would begin, after the gap.
  @usableFromInline var next: CGFloat = 0
  @usableFromInline var height: CGFloat = 0

  /// How far the next cell may reach.
  @usableFromInline var reach = Reach.anywhere

  /// What the cells whose widths are decided take of the line: their `fractions` or, in columns, their
  /// `columnCount`. One number holds either: with a further one, a full layout of plain cells takes 3 % longer.
  @usableFromInline var share: CGFloat = 0

  @inlinable @inline(__always)
  init(available: CGFloat) { self.available = available }

  @inlinable @inline(__always) var isEmpty: Bool { reach == .anywhere }

  /// Whether the line ends here, even if the next cell would fit.
  @inlinable @inline(__always) var endsHere: Bool { reach == .nowhere }

  @inlinable @inline(__always)
  func remainingSpace(for cell: CellAttributes) -> CGFloat {
    (available - next - cell.insets.leading - cell.insets.trailing).orZero
  }

  @inlinable @inline(__always)
  func wholeSpace(for cell: CellAttributes) -> CGFloat { wholeSpace(inside: cell.insets) }

  @inlinable @inline(__always)
  func wholeSpace(inside insets: Insets) -> CGFloat {
    (available - insets.leading - insets.trailing).orZero
  }

  @inlinable @inline(__always)
  func mustEnd(before cell: CellAttributes) -> Bool {
    if cell.beginsLine && !isEmpty { return true }
    let least = cell.insets.leading + cell.insets.trailing + cell.minimumLineSpace
    return next > reach.end - least
  }

  /// Returns whether a cell fits on the line. The first cell always does.
  ///
  /// `FirstFit` and `OptimalLines` compare the same sums in loops of their own, for speed, and
  /// `UniformCells` in closed form. A new condition for fitting belongs into all of them.
  @inlinable @inline(__always)
  func hasRoom(forOuterWidth outerWidth: CGFloat) -> Bool { next + outerWidth <= reach.end }

  @inlinable @inline(__always)
  mutating func append(_ box: CellBox, _ cell: CellAttributes, spacing: CGFloat) {
    let usedBefore = used
    append(outerWidth: box.outerWidth, spacing: spacing)
    height = box.outerHeight > height ? box.outerHeight : height
    if cell.endsLine { end(with: cell, usedBefore: usedBefore) }
  }

  @inlinable @inline(__always)
  mutating func append(outerWidth: CGFloat, spacing: CGFloat) {
    used = next + outerWidth
    next += outerWidth + spacing
    reach = Reach(end: available + .fittingSlack)
  }

  /// A cell at the trailing edge never makes the line narrower.
  @inlinable @inline(__always)
  mutating func end(with cell: CellAttributes, usedBefore: CGFloat) {
    if cell.standsAtTrailingEdge, used < usedBefore { used = usedBefore }
    end()
  }

  @inlinable @inline(__always)
  mutating func end() { reach = .nowhere }

  /// The position up to which a cell may reach. It is one number, which saves two branches for each cell.
  @usableFromInline
  struct Reach: Equatable {
    @usableFromInline let end: CGFloat

    @inlinable @inline(__always)
    init(end: CGFloat) { self.end = end }

    /// Any cell fits: the line is empty.
    @inlinable @inline(__always) static var anywhere: Reach { Reach(end: .infinity) }

    /// No cell fits: the line must end.
    @inlinable @inline(__always) static var nowhere: Reach { Reach(end: -.infinity) }
  }
}
