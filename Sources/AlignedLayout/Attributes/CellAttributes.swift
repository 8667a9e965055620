/// How one cell behaves on its line.
///
/// Most cells need none of it: the default is a cell that stands beside its neighbour and lets the
/// line break where it is full.
///
///     let headline = CellAttributes(beginsLine: true, endsLine: true)
///     let field = CellAttributes(minimumLineSpace: 120)
public struct CellAttributes: Hashable, Sendable {
  /// The distances from the cell to the edges of the room that it takes on its line.
  ///
  /// Negative insets let a cell overlap its neighbours. The room itself is never less than 0 wide
  /// or tall.
  public let insets: Insets

  /// Whether the cell begins a line, even if it would fit on the line before.
  public let beginsLine: Bool

  /// Whether the line ends after the cell, even if the next cell would fit.
  public let endsLine: Bool

  /// Whether the cell is kept on one line with the next, as far as that is possible.
  ///
  /// Cells that keep with each other are set as one: they begin a line if they do not all fit on
  /// the one before, and are broken only if they do not fit on a line of their own. A break that is
  /// forced between two of them divides them.
  ///
  ///     let label = CellAttributes(keepsWithNext: true)  // never at the end of a line, its field below
  public let keepsWithNext: Bool

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

  /// The least space that the cell can use: where less than this remains on a line, the cell begins
  /// the next before its size is asked for.
  ///
  /// What remains is counted as for the question for a size: the gap and the cell's insets are
  /// subtracted. The first cell of a line stays, however little there is. Give one to every cell
  /// that fills the rest of its line, or it may be offered nothing and stand there with no width.
  public let minimumLineSpace: CGFloat

  /// The weight by which the cell takes of the space that its line has left, 0 if it does not grow.
  ///
  /// Lines are broken with the widths that cells answer, and what is left on a line is shared by
  /// the cells on it that grow, in proportion to their weights. The height that a cell answered
  /// stays.
  ///
  ///     let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  public let growth: CGFloat

  /// The width up to which the cell grows. A cell that answers more stays as wide as that.
  public let maximumWidth: CGFloat

  /// Whether the cell asks for nothing. Worked out once, and not for every cell that is set.
  @usableFromInline let isDefault: Bool

  @usableFromInline let firstBaselineOrInfinity: CGFloat
  @usableFromInline let lastBaselineOrInfinity: CGFloat

  /// Attributes of a cell; those not given change nothing about how the cell is set.
  ///
  /// Of all numbers a NaN counts as 0, one beyond ±1e9 as ±1e9; a growth or a largest width that is
  /// negative counts as 0.
  public init(
    insets: Insets = .zero,
    beginsLine: Bool = false,
    endsLine: Bool = false,
    keepsWithNext: Bool = false,
    indentation: Indentation = .unchanged,
    endsIndentations: Int = 0,
    minimumLineSpace: CGFloat = 0,
    growth: CGFloat = 0,
    maximumWidth: CGFloat = .infinity,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil
  ) {
    self.insets = insets
    self.beginsLine = beginsLine
    self.endsLine = endsLine
    self.keepsWithNext = keepsWithNext
    self.indentation = indentation
    self.endsIndentations = max(0, endsIndentations)
    self.minimumLineSpace = minimumLineSpace.limited
    self.growth = growth.limitedLength
    self.maximumWidth = maximumWidth.limitedLength
    firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
    lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    isDefault =
      insets.isZero && !beginsLine && !endsLine && !keepsWithNext
      && indentation == .unchanged && self.endsIndentations == 0
      && self.minimumLineSpace == 0 && self.growth == 0
      && self.maximumWidth == .greatestLaidOut && firstBaseline == nil && lastBaseline == nil
  }

  /// The distance from the cell's top to its first baseline, or nil for its height.
  ///
  /// Only sections that are aligned by it look at it. It may lie outside of the cell.
  public var firstBaseline: CGFloat? {
    firstBaselineOrInfinity == .infinity ? nil : firstBaselineOrInfinity
  }

  /// The distance from the cell's top to its last baseline, or nil for its height.
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
      indentation: indentation ?? self.indentation,
      endsIndentations: endsIndentations ?? self.endsIndentations,
      minimumLineSpace: minimumLineSpace ?? self.minimumLineSpace,
      growth: growth ?? self.growth,
      maximumWidth: maximumWidth ?? self.maximumWidth,
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
    CellAttributes(
      insets: insets, beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      indentation: indentation, endsIndentations: endsIndentations,
      minimumLineSpace: minimumLineSpace, growth: growth, maximumWidth: maximumWidth,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A cell that stands beside its neighbour and lets the line break where it is full.
  @inlinable
  public static var `default`: CellAttributes {
    CellAttributes(asksForNothing: ())
  }

  /// A cell that asks for nothing. The compiler knows what is in it, and drops what is done for
  /// attributes where there are none.
  @inlinable
  init(asksForNothing: Void) {
    insets = .zero
    beginsLine = false
    endsLine = false
    keepsWithNext = false
    indentation = .unchanged
    endsIndentations = 0
    minimumLineSpace = 0
    growth = 0
    maximumWidth = .greatestLaidOut
    firstBaselineOrInfinity = .infinity
    lastBaselineOrInfinity = .infinity
    isDefault = true
  }

  /// Whether lines that follow may be indented otherwise than the cell's own.
  @inlinable @inline(__always)
  var changesIndentation: Bool {
    indentation != .unchanged || endsIndentations > 0
  }
}
