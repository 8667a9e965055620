/// The attributes of one cell: how it behaves on its line.
///
/// Most cells need none. A cell of default attributes is placed beside its neighbour, and the line
/// breaks where it is full.
///
///     let headline = CellAttributes(beginsLine: true, endsLine: true)
///     let field = CellAttributes(minimumLineSpace: 120)
public struct CellAttributes: Hashable, Sendable {
  /// The distances between the cell and the edges of the box that it takes on its line.
  ///
  /// Negative insets let a cell overlap its neighbours. The box itself is never less than 0 wide or
  /// tall.
  public let insets: Insets

  /// Whether the cell begins a line, even if it would fit on the line before.
  public let beginsLine: Bool

  /// Whether the line ends after the cell, even if the next cell would fit.
  public let endsLine: Bool

  /// Whether the cell is kept on one line with the next, if they fit on one.
  ///
  /// Cells that keep together are placed as one. They begin a line if they do not all fit on the one
  /// above, and are divided only if they do not fit on a line of their own. A forced break between
  /// two of them divides them, too.
  ///
  ///     let label = CellAttributes(keepsWithNext: true)  // its field never begins a line without it
  public let keepsWithNext: Bool

  /// The alignment of the line that the cell begins, or nil if that is its section's.
  ///
  /// It counts only for the first cell of a line, and begins no line. Let the cell also begin its line,
  /// or it may be placed behind another one. A line that is aligned otherwise than its section is not
  /// indented, and its cells start no indentation: it may take the whole width of the section.
  ///
  ///     // One's own messages are on the other side than those that one gets.
  ///     let ownMessage = CellAttributes(beginsLine: true, lineAlignment: .trailing)
  public let lineAlignment: SectionAttributes.LineAlignment?

  /// Whether the cell indents the lines that follow it in its section.
  public let indentation: Indentation

  /// The number of indentations that end with the cell's line.
  ///
  /// The innermost indentations end first. If fewer hold, all of them end. The lines that follow are
  /// indented as they were before the ended indentations started.
  ///
  /// Set this on the last cell inside an indentation, not on the first cell outside it: that one has
  /// already been offered the space of its line. If a cell both ends indentations and starts one,
  /// the ends come first. A negative number counts as 0.
  ///
  ///     CellAttributes(endsIndentations: 2)  // the last reply to the last reply
  public let endsIndentations: Int

  /// The least space that the cell can use. If less remains on a line, the cell begins the next one
  /// before its size is asked for.
  ///
  /// The remaining space is the one that the cell would be offered, after the gap and its insets. The
  /// first cell of a line stays, however little space there is. Set this for every cell that fills
  /// the rest of its line: it may otherwise be offered 0 and have no width.
  public let minimumLineSpace: CGFloat

  /// The weight of the cell's share in the free space of its line, or 0 if the cell does not grow.
  ///
  /// Lines are broken with the widths returned for cells. The free space of a line is then shared by
  /// its growing cells in proportion to their weights. The height of a cell stays as returned.
  ///
  ///     let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  public let growth: CGFloat

  /// The width up to which the cell grows. A wider size returned for the cell stays as it is.
  public let maximumWidth: CGFloat

  /// The alignment of the cell on its line, or nil if that is its section's.
  ///
  /// Cells of a line that are aligned by their first baselines stand on a common baseline, and so do
  /// those that are aligned by their last baselines. The other cells of the line do not move these
  /// baselines, but they may make the line taller.
  ///
  ///     let time = CellAttributes(cellAlignment: .bottom)
  public let cellAlignment: SectionAttributes.CellAlignment?

  /// Whether all attributes are the default. It is computed once, and not whenever a cell is placed.
  @usableFromInline let isDefault: Bool

  @usableFromInline let firstBaselineOrInfinity: CGFloat
  @usableFromInline let lastBaselineOrInfinity: CGFloat

  /// Creates the attributes of a cell.
  ///
  /// A NaN counts as 0, a number beyond ±1e9 as ±1e9. A negative growth or maximum width counts as 0.
  public init(
    insets: Insets = .zero,
    beginsLine: Bool = false,
    endsLine: Bool = false,
    keepsWithNext: Bool = false,
    lineAlignment: SectionAttributes.LineAlignment? = nil,
    indentation: Indentation = .unchanged,
    endsIndentations: Int = 0,
    minimumLineSpace: CGFloat = 0,
    growth: CGFloat = 0,
    maximumWidth: CGFloat = .infinity,
    cellAlignment: SectionAttributes.CellAlignment? = nil,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil
  ) {
    self.insets = insets
    self.beginsLine = beginsLine
    self.endsLine = endsLine
    self.keepsWithNext = keepsWithNext
    self.lineAlignment = lineAlignment
    self.indentation = indentation
    self.endsIndentations = max(0, endsIndentations)
    self.minimumLineSpace = minimumLineSpace.limited
    self.growth = growth.limitedLength
    self.maximumWidth = maximumWidth.limitedLength
    self.cellAlignment = cellAlignment
    firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
    lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    isDefault =
      insets.isZero && !beginsLine && !endsLine && !keepsWithNext
      && lineAlignment == nil && cellAlignment == nil && indentation == .unchanged
      && self.endsIndentations == 0
      && self.minimumLineSpace == 0 && self.growth == 0
      && self.maximumWidth == .greatestLaidOut && firstBaseline == nil && lastBaseline == nil
  }

  /// The distance from the cell's top to its first baseline, or nil if that is the cell's height.
  ///
  /// It matters only if the cell is aligned by it. It may lie outside of the cell.
  public var firstBaseline: CGFloat? {
    firstBaselineOrInfinity == .infinity ? nil : firstBaselineOrInfinity
  }

  /// The distance from the cell's top to its last baseline, or nil if that is the cell's height.
  public var lastBaseline: CGFloat? {
    lastBaselineOrInfinity == .infinity ? nil : lastBaselineOrInfinity
  }

  /// A copy in which the given attributes replace those of this value. Attributes that are not given,
  /// or nil, stay as they are.
  public func with(
    insets: Insets? = nil,
    beginsLine: Bool? = nil,
    endsLine: Bool? = nil,
    keepsWithNext: Bool? = nil,
    indentation: Indentation? = nil,
    endsIndentations: Int? = nil,
    minimumLineSpace: CGFloat? = nil,
    growth: CGFloat? = nil,
    maximumWidth: CGFloat? = nil
  ) -> CellAttributes {
    CellAttributes(
      insets: insets ?? self.insets,
      beginsLine: beginsLine ?? self.beginsLine,
      endsLine: endsLine ?? self.endsLine,
      keepsWithNext: keepsWithNext ?? self.keepsWithNext,
      lineAlignment: lineAlignment,
      indentation: indentation ?? self.indentation,
      endsIndentations: endsIndentations ?? self.endsIndentations,
      minimumLineSpace: minimumLineSpace ?? self.minimumLineSpace,
      growth: growth ?? self.growth,
      maximumWidth: maximumWidth ?? self.maximumWidth,
      cellAlignment: cellAlignment,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A copy with another first baseline. Pass nil for none.
  public func with(firstBaseline: CGFloat?) -> CellAttributes {
    with(firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A copy with another last baseline. Pass nil for none.
  public func with(lastBaseline: CGFloat?) -> CellAttributes {
    with(firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A copy with other baselines. Pass nil for none.
  public func with(firstBaseline: CGFloat?, lastBaseline: CGFloat?) -> CellAttributes {
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  /// A copy with another alignment of the line that the cell begins. Pass nil for the section's.
  public func with(lineAlignment: SectionAttributes.LineAlignment?) -> CellAttributes {
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  /// A copy with another alignment of the cell on its line. Pass nil for the section's.
  public func with(cellAlignment: SectionAttributes.CellAlignment?) -> CellAttributes {
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  private func replacing(
    _ lineAlignment: SectionAttributes.LineAlignment?,
    _ cellAlignment: SectionAttributes.CellAlignment?, _ firstBaseline: CGFloat?,
    _ lastBaseline: CGFloat?
  ) -> CellAttributes {
    CellAttributes(
      insets: insets, beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      lineAlignment: lineAlignment, indentation: indentation, endsIndentations: endsIndentations,
      minimumLineSpace: minimumLineSpace, growth: growth, maximumWidth: maximumWidth,
      cellAlignment: cellAlignment, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// The attributes of a cell that is placed beside its neighbour, on lines that break where they are
  /// full.
  @inlinable
  public static var `default`: CellAttributes {
    CellAttributes(allDefault: ())
  }

  /// The default attributes, as constants: where they are used, the compiler drops all work for
  /// attributes.
  @inlinable
  init(allDefault: Void) {
    insets = .zero
    beginsLine = false
    endsLine = false
    keepsWithNext = false
    lineAlignment = nil
    indentation = .unchanged
    endsIndentations = 0
    minimumLineSpace = 0
    growth = 0
    maximumWidth = .greatestLaidOut
    cellAlignment = nil
    firstBaselineOrInfinity = .infinity
    lastBaselineOrInfinity = .infinity
    isDefault = true
  }

  /// Whether the lines that follow may have another indentation than the cell's own.
  @inlinable @inline(__always)
  var changesIndentation: Bool {
    indentation != .unchanged || endsIndentations > 0
  }

  /// Returns the alignment of the cell: its own, or that of its section.
  func alignment(
    in section: SectionAttributes.CellAlignment
  ) -> SectionAttributes.CellAlignment {
    cellAlignment ?? section
  }

  /// Whether the cell or the line that it begins may be aligned otherwise than the section says.
  var hasOwnAlignment: Bool {
    lineAlignment != nil || cellAlignment != nil
  }

  /// Whether the cell is aligned by a baseline, whatever the alignment of its section is.
  @inlinable @inline(__always)
  var isAlignedByBaseline: Bool {
    cellAlignment == .firstBaseline || cellAlignment == .lastBaseline
  }
}
