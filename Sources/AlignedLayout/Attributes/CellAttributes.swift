/// How one cell behaves on its line.
///
/// Most cells need none of it: the default is a cell that stands beside its neighbour and lets the
/// line break where it is full.
///
///     let speaker = CellAttributes(beginsLine: true)
///     let message = CellAttributes(startsIndentation: true, minimumLineSpace: 120)
public struct CellAttributes: Hashable, Sendable {
  /// The distances from the cell to the edges of the room that it takes on its line.
  ///
  /// Negative insets let a cell overlap its neighbours. The room itself is never narrower or lower
  /// than 0.
  public let insets: Insets

  /// Whether the cell begins a line, even if it would fit on the line before.
  public let beginsLine: Bool

  /// Whether the line ends after the cell, even if the next cell would fit.
  public let endsLine: Bool

  /// Whether the lines that follow in the section start at this cell's edge: its leading edge, or
  /// its trailing edge in a section that is aligned to the trailing edge.
  ///
  /// The cell's own line stays where it is. A later start replaces this one; if a line holds
  /// several, the last counts. Centered sections ignore it.
  public let startsIndentation: Bool

  /// The least space that the cell can use: where less than this remains, it begins the next line
  /// before its size is asked for.
  public let minimumLineSpace: CGFloat

  /// Attributes of a cell; those not given change nothing about how the cell is set.
  ///
  /// A minimum line space that is no number counts as 0, one beyond ±1e9 as ±1e9.
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
  public static var `default`: CellAttributes {
    CellAttributes()
  }
}
