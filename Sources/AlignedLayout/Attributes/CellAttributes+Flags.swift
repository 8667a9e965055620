extension CellAttributes {
  /// One number, because the compiler copies each stored property by itself, and takes much longer if there
  /// are more.
  @usableFromInline
  struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable @inline(__always)
    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(
      beginsLine: Bool, endsLine: Bool, keepsWithNext: Bool, standsAtTrailingEdge: Bool, pins: Bool
    ) {
      self = []
      if beginsLine { insert(.beginsLine) }
      if endsLine { insert(.endsLine) }
      if keepsWithNext { insert(.keepsWithNext) }
      if standsAtTrailingEdge { insert(.standsAtTrailingEdge) }
      if pins { insert(.pins) }
    }

    @inlinable @inline(__always) static var beginsLine: Flags { Flags(rawValue: 1) }
    @inlinable @inline(__always) static var endsLine: Flags { Flags(rawValue: 2) }
    @inlinable @inline(__always) static var keepsWithNext: Flags { Flags(rawValue: 4) }
    @inlinable @inline(__always) static var standsAtTrailingEdge: Flags { Flags(rawValue: 8) }
    @inlinable @inline(__always) static var isDefault: Flags { Flags(rawValue: 16) }
    @inlinable @inline(__always) static var isFlexible: Flags { Flags(rawValue: 32) }
    @inlinable @inline(__always) static var pins: Flags { Flags(rawValue: 64) }

    /// Flags of cells that end their lines.
    @inlinable @inline(__always) static var endingLine: Flags { Flags(rawValue: 2 + 8) }

    /// Flags of cells whose places depend on more than their own sizes: those that a reader places.
    @inlinable @inline(__always) static var placedByReader: Flags { Flags(rawValue: 4 + 8 + 32) }
  }

  /// Whether the cell begins a line, even if it would fit on the line before.
  @inlinable @inline(__always) public var beginsLine: Bool { flags.contains(.beginsLine) }

  /// Whether the line ends after the cell, even if the next cell would fit.
  @inlinable @inline(__always) public var endsLine: Bool { !flags.isDisjoint(with: .endingLine) }

  /// Whether the cell is kept on one line with the next, if they fit on one.
  ///
  /// Cells that keep together are placed as one. They begin a line if they do not all fit on the one
  /// above, and are divided only if they do not fit on a line of their own. A forced break between
  /// two of them divides them, too.
  ///
  ///     let label = CellAttributes(keepsWithNext: true)  // its field never begins a line without it
  @inlinable @inline(__always) public var keepsWithNext: Bool { flags.contains(.keepsWithNext) }

  /// Whether the cell stands at the trailing edge of its line and ends the line, such as a time, a price or a
  /// disclosure indicator.
  ///
  /// The other cells of the line stand at the leading edge, whatever its alignment and its justification are.
  /// The free space is between them and this cell. If the cell before it has a ``lastLineWidth``, this cell may
  /// stand beside the last line of that cell's text. It then makes the line wider only by what does not fit
  /// there. If the cell does not fit on its line, it moves to the next, with the cells that keep with it.
  ///
  ///     let time = CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
  ///
  /// Set the cell alignment to `.bottom` or `.lastBaseline`. By default the cell stands at the top of its line,
  /// where it would cover the first line of the text.
  ///
  /// Such a cell's ``endsLine`` is true. In columns and on rows, it only ends its line.
  @inlinable @inline(__always)
  public var standsAtTrailingEdge: Bool { flags.contains(.standsAtTrailingEdge) }

  /// Whether all attributes but the aspect ratio are the default. It is computed once, and not whenever a cell
  /// is placed. The ratio does not count, because it has an effect on rows alone.
  @inlinable @inline(__always) var isDefault: Bool { flags.contains(.isDefault) }

  /// Whether the line decides the cell's width: the cell takes a fraction or what remains, or shrinks.
  @inlinable @inline(__always) var isFlexible: Bool { flags.contains(.isFlexible) }

  /// Whether the cell stays visible, below its section's header if that pins, until the next pinned cell of its
  /// section or the end of the section's lines. Only a cell that is alone on its line pins.
  ///
  ///     let month = CellAttributes(beginsLine: true, endsLine: true, pins: true)
  ///
  /// A pinned cell is in front of other cells, and behind headers. Scrolling to an item keeps it clear of
  /// the pinned cell above it.
  @inlinable @inline(__always) public var pins: Bool { flags.contains(.pins) }

  /// Whether the cell's place depends on the cells that it keeps with, on its line, or on the last line before it.
  @inlinable @inline(__always)
  var isPlacedByReader: Bool { !flags.isDisjoint(with: .placedByReader) }
}
