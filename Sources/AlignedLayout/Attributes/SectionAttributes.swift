/// The attributes of a section: how its cells are set on lines.
///
/// A section is a paragraph. Its cells are placed on a line one after the other, and on the next line
/// when the line is full. The attributes define how lines are broken, aligned and spaced.
///
///     let tags = SectionAttributes(lineAlignment: .center, lineSpacing: 8)
///     let wideTags = tags.with(cellSpacing: 12)
///
/// Spacings and insets may be negative. A NaN counts as 0, a number beyond ±1e9 as ±1e9.
public struct SectionAttributes: Hashable, Sendable {
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

  /// The strategy that decides where lines end.
  public let breakingStrategy: BreakingStrategy

  /// Whether a cell that is too wide for a line of its own gets the width of the line, so that it
  /// does not stick out. Its height stays as returned.
  public let clampsOversizedCells: Bool

  /// The number of lines that the section shows at most.
  public let lineLimit: LineLimit

  /// The number of cells that a line holds at most, or nil if any number fits. With 1, cells stand one
  /// below the other, as in a list.
  ///
  /// An overflow view counts as a cell.
  public let maximumCellsPerLine: Int?

  /// The gap between two cells of a line. It is exact; only justified lines have wider gaps.
  public let cellSpacing: CGFloat

  /// The gap between a line and the next.
  public let lineSpacing: CGFloat

  /// The distances from the section's edges to its lines, below its header and above its footer.
  ///
  /// They are added to the content's own insets, and apply only if the section has cells.
  public let insets: Insets

  /// The way in which the section's cells get their sizes.
  public let sizing: Sizing

  /// Whether the section uses plain first fit: cells are offered the remaining space, and neither a
  /// strategy, a limit nor clamping applies. The loop that is compiled into callers does just this.
  @usableFromInline let isPlainlyAsked: Bool
  let decorations: SectionDecorations?

  /// Creates the attributes of a section. By default, lines begin at the leading edge, cells are at
  /// the top of their line, and cells and lines are 5 points apart.
  public init(
    lineAlignment: LineAlignment = .leading,
    cellAlignment: CellAlignment = .top,
    justification: Justification? = nil,
    breakingStrategy: BreakingStrategy = .firstFit,
    clampsOversizedCells: Bool = false,
    lineLimit: LineLimit = .unlimited,
    maximumCellsPerLine: Int? = nil,
    cellSpacing: CGFloat = 5,
    lineSpacing: CGFloat = 5,
    insets: Insets = .zero,
    sizing: Sizing = .asked,
    background: Background? = nil,
    lineSeparator: LineSeparator? = nil
  ) {
    self.lineAlignment = lineAlignment
    self.cellAlignment = cellAlignment
    self.justification = justification
    self.breakingStrategy = breakingStrategy
    self.clampsOversizedCells = clampsOversizedCells
    self.lineLimit = lineLimit.limited
    self.maximumCellsPerLine = maximumCellsPerLine.map { max(1, $0) }
    self.cellSpacing = cellSpacing.limited
    self.lineSpacing = lineSpacing.limited
    self.insets = insets
    self.sizing = sizing.limited
    isPlainlyAsked =
      sizing == .asked && breakingStrategy == .firstFit && !clampsOversizedCells
      && lineLimit == .unlimited && maximumCellsPerLine == nil
    decorations = SectionDecorations(background: background, lineSeparator: lineSeparator)
  }

  /// A copy in which the given attributes replace those of this value. Attributes that are not given,
  /// or nil, stay as they are.
  public func with(
    lineAlignment: LineAlignment? = nil,
    cellAlignment: CellAlignment? = nil,
    breakingStrategy: BreakingStrategy? = nil,
    clampsOversizedCells: Bool? = nil,
    lineLimit: LineLimit? = nil,
    cellSpacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    insets: Insets? = nil,
    sizing: Sizing? = nil
  ) -> SectionAttributes {
    SectionAttributes(
      lineAlignment: lineAlignment ?? self.lineAlignment,
      cellAlignment: cellAlignment ?? self.cellAlignment,
      justification: justification,
      breakingStrategy: breakingStrategy ?? self.breakingStrategy,
      clampsOversizedCells: clampsOversizedCells ?? self.clampsOversizedCells,
      lineLimit: lineLimit ?? self.lineLimit,
      maximumCellsPerLine: maximumCellsPerLine,
      cellSpacing: cellSpacing ?? self.cellSpacing,
      lineSpacing: lineSpacing ?? self.lineSpacing,
      insets: insets ?? self.insets,
      sizing: sizing ?? self.sizing,
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
      lineAlignment: lineAlignment, cellAlignment: cellAlignment, justification: justification,
      breakingStrategy: breakingStrategy, clampsOversizedCells: clampsOversizedCells,
      lineLimit: lineLimit, maximumCellsPerLine: maximumCellsPerLine, cellSpacing: cellSpacing,
      lineSpacing: lineSpacing, insets: insets,
      sizing: sizing, background: background, lineSeparator: lineSeparator)
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
