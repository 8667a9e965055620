extension CellAttributes {
  /// How a cell indents the lines that follow it in its section.
  ///
  /// Indented lines begin at the cell's own leading edge, not at the edge of its insets. In a section
  /// whose lines are aligned to the trailing edge they end at the cell's trailing edge instead. The
  /// cell's own line does not move. Sections with centered lines ignore indentation, and so do lines
  /// that ``CellAttributes/lineAlignment`` aligns otherwise than their section.
  ///
  /// An indentation holds until the end of the section, until another one replaces it, or until a cell ends it
  /// with ``CellAttributes/indentationsEndedAfter``. If several cells of a line start one, the last counts.
  public enum Indentation: Hashable, Sendable {
    /// The cell leaves the indentation of the following lines as it is.
    case unchanged

    /// The cell starts an indentation, which replaces all that hold.
    ///
    /// Where each speaker's turn in a chat is a section:
    ///
    ///     // cell 0: the picture; cell 1: the first message; the other messages stand below it
    ///     attributesOfCell: { $0.cell == 1 ? CellAttributes(indentation: .start) : .default }
    case start

    /// The cell starts an indentation inside those that hold. When it ends, lines are indented as before.
    ///
    /// Lines are indented to where the cell itself stands. A cell at the beginning of its line
    /// therefore indents them by nothing, unless it has an inset.
    case nest
  }

  /// The number of indentations that end with the cell's line.
  ///
  /// The innermost indentations end first. If fewer hold, all of them end. The lines that follow are
  /// indented as they were before the ended indentations started.
  ///
  /// Set this on the last cell inside an indentation, not on the first cell outside it: that one has
  /// already been offered the space of its line. If a cell both ends indentations and starts one,
  /// the ends come first. A negative number counts as 0.
  ///
  ///     CellAttributes(indentationsEndedAfter: 2)  // the last reply to the last reply
  public var indentationsEndedAfter: Int { Int(limitedIndentationsEndedAfter) }

  @inlinable @inline(__always)
  var changesIndentation: Bool { indentation != .unchanged || limitedIndentationsEndedAfter > 0 }
}
