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

  /// The way in which the cell's width is found.
  ///
  ///     let field = CellAttributes(minimumWidth: 120, width: .remaining)
  public let width: Width

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

  /// The alignment of the cell on its line, or nil if that is its section's.
  ///
  /// Cells of a line that are aligned by their first baselines stand on a common baseline, and so do
  /// those that are aligned by their last baselines. The other cells of the line do not move these
  /// baselines, but they may make the line taller.
  ///
  ///     let time = CellAttributes(cellAlignment: .bottom)
  public let cellAlignment: SectionAttributes.CellAlignment?

  /// Whether the cell indents the lines that follow it in its section.
  public let indentation: Indentation

  /// Whether all attributes are the default. It is computed once, and not whenever a cell is placed.
  @usableFromInline let isDefault: Bool

  /// Whether the line decides the cell's width: the cell takes a fraction or what remains, or shrinks.
  @usableFromInline let isFlexible: Bool

  @usableFromInline let limitedColumnSpan: Int32

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
  /// The remaining space is what the cells before it leave, after the gap and its insets, also if the
  /// cell is offered its whole line. The first cell of a line stays, however little space there is. Set
  /// this for every cell that returns the space it is offered: it may otherwise be offered 0 and have no
  /// width. A cell that the line gives what remains needs a ``minimumWidth`` instead.
  public let minimumLineSpace: CGFloat

  /// The weight of the cell's share in the free space of its line, or 0 if the cell does not grow.
  ///
  /// Lines are broken with the widths returned for cells. The free space of a line is then shared by
  /// its growing cells in proportion to their weights. A cell keeps the height that was returned with its
  /// width. One whose ``width-swift.property`` is ``Width/remaining`` counts 0 as 1, and is asked for its
  /// height when it has grown.
  ///
  ///     let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  public let growth: CGFloat

  /// The weight of the cell's share in the width that its line lacks, or 0 if the cell does not shrink.
  ///
  /// The cell is asked with its whole line, but lines are broken as if it had its least width. If a
  /// line then lacks width, its shrinking cells give it in proportion to their weights. A cell that
  /// shrinks is asked for its height once more, with its final width.
  ///
  ///     let title = CellAttributes(shrinkage: 1, minimumWidth: 80)
  ///
  /// Set a least width, or the cell may shrink to nothing. Cells that size themselves do not shrink.
  public let shrinkage: CGFloat

  /// The least width of the cell. A narrower size that is returned for the cell is widened to it, and
  /// keeps its height.
  public let minimumWidth: CGFloat

  /// The greatest width up to which the cell grows, or that a fraction gives it. A wider size returned
  /// for the cell stays as it is.
  public let maximumWidth: CGFloat

  @usableFromInline let firstBaselineOrInfinity: CGFloat
  @usableFromInline let lastBaselineOrInfinity: CGFloat

  /// Creates the attributes of a cell.
  ///
  /// A NaN counts as 0, a number beyond ±1e9 as ±1e9. A negative weight or width counts as 0, and a
  /// minimum width over the maximum as the maximum.
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
    shrinkage: CGFloat = 0,
    minimumWidth: CGFloat = 0,
    maximumWidth: CGFloat = .infinity,
    width: Width = .asked,
    columnSpan: Int = 1,
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
    self.shrinkage = shrinkage.limitedLength
    self.minimumWidth = min(minimumWidth.limitedLength, maximumWidth.limitedLength)
    self.maximumWidth = maximumWidth.limitedLength
    self.width = width.limited
    limitedColumnSpan = Int32(clamping: max(1, columnSpan))
    self.cellAlignment = cellAlignment
    firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
    lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    isFlexible = width != .asked || self.shrinkage > 0
    isDefault =
      insets.isZero && !beginsLine && !endsLine && !keepsWithNext
      && lineAlignment == nil && cellAlignment == nil && indentation == .unchanged
      && self.endsIndentations == 0
      && self.minimumLineSpace == 0 && self.growth == 0
      && !isFlexible && self.minimumWidth == 0 && limitedColumnSpan == 1
      && self.maximumWidth == .greatestLaidOut && firstBaseline == nil && lastBaseline == nil
  }

  /// The number of columns that the cell takes, in a section of ``SectionAttributes/Sizing/columns(_:)``.
  ///
  /// A number below 1 counts as 1, and a number over the section's columns as all of them. A cell whose
  /// columns do not fit on a line begins the next, and leaves a hole at the end of the line.
  ///
  ///     let hero = CellAttributes(columnSpan: .max)
  public var columnSpan: Int {
    Int(limitedColumnSpan)
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
    shrinkage = 0
    minimumWidth = 0
    maximumWidth = .greatestLaidOut
    width = .asked
    limitedColumnSpan = 1
    cellAlignment = nil
    firstBaselineOrInfinity = .infinity
    lastBaselineOrInfinity = .infinity
    isDefault = true
    isFlexible = false
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
