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

  /// Whether the lines that follow in the section are indented to this cell.
  ///
  /// They start at the cell's own leading edge, its insets not counted; or, in a section aligned to
  /// the trailing edge, they end at its trailing edge. The cell's own line stays where it is.
  /// Centered sections ignore indentation.
  ///
  /// An indentation lasts to the end of the section, or until another start replaces it; of several
  /// on one line the last counts. In a chat, make a section of each speaker's turn:
  ///
  ///     // cell 0: the picture; cell 1: the first message; the other messages stand below it
  ///     attributesOfCell: { $0.cell == 1 ? CellAttributes(startsIndentation: true) : .default }
  public let startsIndentation: Bool

  /// The least space that the cell can use: where less than this remains on a line, the cell begins
  /// the next before its size is asked for.
  ///
  /// What remains is counted as for the question for a size: the gap and the cell's insets are
  /// subtracted. The first cell of a line stays, however little there is. Give one to every cell
  /// that fills the rest of its line, or it may be offered nothing and stand there with no width.
  public let minimumLineSpace: CGFloat

  /// Attributes of a cell; those not given change nothing about how the cell is set.
  ///
  /// A minimum line space that is NaN counts as 0, one beyond ±1e9 as ±1e9.
  public init(
    insets: Insets = .zero,
    beginsLine: Bool = false,
    endsLine: Bool = false,
    startsIndentation: Bool = false,
    minimumLineSpace: CGFloat = 0
  ) {
    self.insets = insets
    self.beginsLine = beginsLine
    self.endsLine = endsLine
    self.startsIndentation = startsIndentation
    self.minimumLineSpace = minimumLineSpace.limited
  }

  /// A copy in which the attributes that are given replace those of this value.
  public func with(
    insets: Insets? = nil,
    beginsLine: Bool? = nil,
    endsLine: Bool? = nil,
    startsIndentation: Bool? = nil,
    minimumLineSpace: CGFloat? = nil
  ) -> CellAttributes {
    CellAttributes(
      insets: insets ?? self.insets,
      beginsLine: beginsLine ?? self.beginsLine,
      endsLine: endsLine ?? self.endsLine,
      startsIndentation: startsIndentation ?? self.startsIndentation,
      minimumLineSpace: minimumLineSpace ?? self.minimumLineSpace)
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
    startsIndentation = false
    minimumLineSpace = 0
  }

  /// Whether the cell asks for nothing.
  @inlinable @inline(__always)
  var isDefault: Bool {
    insets.isZero && !beginsLine && !endsLine && !startsIndentation && minimumLineSpace == 0
  }
}
