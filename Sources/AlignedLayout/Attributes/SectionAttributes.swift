/// The attributes of a section: how its cells are set on lines.
///
/// A section is a paragraph. Its cells are placed on a line one after the other, and on the next line
/// when the line is full. The attributes define how lines are broken, aligned and spaced.
///
///     let tags = SectionAttributes(lineAlignment: .center, lineSpacing: 8)
///     let wideTags = tags.with(cellSpacing: 12)
///
/// Spacings and insets may be negative. A NaN counts as 0, a number beyond ±1e9 as ±1e9.
///
/// Sizes and insets are those on the screen. Every other word describes lines that run across, and turns
/// with them where a content scrolls sideways: <doc:ScrollingSideways>.
public struct SectionAttributes: Hashable, Sendable {
  // MARK: Breaks

  /// The strategy that decides where lines end.
  public let breakingStrategy: BreakingStrategy

  /// The number of cells that a line holds at most, or nil if any number fits. With 1, cells stand one
  /// below the other, as in a list.
  ///
  /// An overflow view counts as a cell.
  public let maximumCellsPerLine: Int?

  /// The number of lines that the section shows at most.
  public let lineLimit: LineLimit

  // MARK: Widths

  /// The way in which the section's cells get their sizes.
  public let sizing: Sizing

  /// Whether a cell that is too wide for a line of its own gets the width of the line, so that it
  /// does not stick out. Its height stays as returned. Cells that are offered whole lines or size
  /// themselves are cut in any case.
  public let clampsOversizedCells: Bool

  // MARK: Alignment

  /// The alignment of lines between the edges of the section.
  ///
  /// The first cell of a line may align the line otherwise: ``CellAttributes/lineAlignment``.
  public let lineAlignment: LineAlignment

  /// The alignment of cells on a line that is taller than they are with their insets.
  ///
  /// A cell may be aligned otherwise: ``CellAttributes/cellAlignment``.
  public let cellAlignment: CellAlignment

  /// The justification of full lines, or nil if lines are not justified.
  public let justification: Justification?

  // MARK: Spacing and insets

  /// The gap between two cells of a line. It is exact; only justified lines have wider gaps.
  public let cellSpacing: CGFloat

  /// The gap between a line and the next.
  public let lineSpacing: CGFloat

  /// The distances from the section's edges to its lines, below its header and above its footer.
  ///
  /// They are added to the content's own insets, and apply only if the section has cells.
  public let insets: Insets

  /// Whether the section uses plain first fit: cells are offered the remaining space, and neither a
  /// strategy, a limit nor clamping applies. The loop that is compiled into callers does just this.
  @usableFromInline let isPlainlyAsked: Bool
  let decorations: SectionDecorations?

  /// Creates the attributes of a section: where lines break, the widths of cells, alignment, spacing, insets
  /// and decorations. By default, lines begin at the leading edge, cells are at the top of their line, and
  /// cells and lines are 5 points apart.
  public init(
    breakingStrategy: BreakingStrategy = .firstFit,
    maximumCellsPerLine: Int? = nil,
    lineLimit: LineLimit = .unlimited,
    sizing: Sizing = .asked,
    clampsOversizedCells: Bool = false,
    lineAlignment: LineAlignment = .leading,
    cellAlignment: CellAlignment = .top,
    justification: Justification? = nil,
    cellSpacing: CGFloat = 5,
    lineSpacing: CGFloat = 5,
    insets: Insets = .zero,
    background: Background? = nil,
    lineSeparator: LineSeparator? = nil
  ) {
    self.breakingStrategy = breakingStrategy
    self.maximumCellsPerLine = maximumCellsPerLine.map { max(1, $0) }
    self.lineLimit = lineLimit.limited
    self.sizing = sizing
    self.clampsOversizedCells = clampsOversizedCells
    self.lineAlignment = lineAlignment
    self.cellAlignment = cellAlignment
    self.justification = justification
    self.cellSpacing = cellSpacing.limited
    self.lineSpacing = lineSpacing.limited
    self.insets = insets
    isPlainlyAsked =
      sizing.asksForRemainingSpace && breakingStrategy == .firstFit && !clampsOversizedCells
      && lineLimit == .unlimited && maximumCellsPerLine == nil
    decorations = SectionDecorations(background: background, lineSeparator: lineSeparator)
  }

  /// A copy in which the given attributes replace those of this value. Attributes that are not given,
  /// or nil, stay as they are.
  public func with(
    breakingStrategy: BreakingStrategy? = nil,
    lineLimit: LineLimit? = nil,
    sizing: Sizing? = nil,
    clampsOversizedCells: Bool? = nil,
    lineAlignment: LineAlignment? = nil,
    cellAlignment: CellAlignment? = nil,
    cellSpacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    insets: Insets? = nil
  ) -> SectionAttributes {
    SectionAttributes(
      breakingStrategy: breakingStrategy ?? self.breakingStrategy,
      maximumCellsPerLine: maximumCellsPerLine,
      lineLimit: lineLimit ?? self.lineLimit,
      sizing: sizing ?? self.sizing,
      clampsOversizedCells: clampsOversizedCells ?? self.clampsOversizedCells,
      lineAlignment: lineAlignment ?? self.lineAlignment,
      cellAlignment: cellAlignment ?? self.cellAlignment,
      justification: justification,
      cellSpacing: cellSpacing ?? self.cellSpacing,
      lineSpacing: lineSpacing ?? self.lineSpacing,
      insets: insets ?? self.insets,
      background: background, lineSeparator: lineSeparator)
  }

  /// A copy with another justification. Pass nil for lines that are not justified.
  public func with(justification: Justification?) -> SectionAttributes {
    replacing(justification, maximumCellsPerLine, background, lineSeparator)
  }

  /// A copy with another greatest number of cells on a line. Pass nil for any number.
  public func with(maximumCellsPerLine: Int?) -> SectionAttributes {
    replacing(justification, maximumCellsPerLine, background, lineSeparator)
  }

  /// A copy with another background. Pass nil for none.
  public func with(background: Background?) -> SectionAttributes {
    replacing(justification, maximumCellsPerLine, background, lineSeparator)
  }

  /// A copy with another line separator. Pass nil for none.
  public func with(lineSeparator: LineSeparator?) -> SectionAttributes {
    replacing(justification, maximumCellsPerLine, background, lineSeparator)
  }

  private func replacing(
    _ justification: Justification?, _ maximumCellsPerLine: Int?, _ background: Background?,
    _ lineSeparator: LineSeparator?
  ) -> SectionAttributes {
    SectionAttributes(
      breakingStrategy: breakingStrategy, maximumCellsPerLine: maximumCellsPerLine,
      lineLimit: lineLimit, sizing: sizing, clampsOversizedCells: clampsOversizedCells,
      lineAlignment: lineAlignment, cellAlignment: cellAlignment, justification: justification,
      cellSpacing: cellSpacing, lineSpacing: lineSpacing, insets: insets,
      background: background, lineSeparator: lineSeparator)
  }
}

extension SectionAttributes {
  /// Lines begin at the left edge in either direction of the layout, and cells are at the top of their
  /// line.
  public static let topLeft = SectionAttributes(lineAlignment: .left)

  /// Lines are centered, and cells are at the top of their line.
  public static let topCenter = SectionAttributes(lineAlignment: .center)

  /// Lines end at the right edge in either direction of the layout, and cells are at the top of their
  /// line.
  public static let topRight = SectionAttributes(lineAlignment: .right)

  /// Lines are centered, and cells are centered in their line.
  public static let centerCenter = SectionAttributes(
    lineAlignment: .center, cellAlignment: .center)
}
