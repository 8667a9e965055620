/// How a section sets its cells on lines.
///
/// A section is a paragraph: its cells stand on lines, one after another, and go on to the next
/// line where the current one is full. Its attributes say how the lines are aligned and spaced.
///
///     let tags = SectionAttributes(lineAlignment: .center, lineSpacing: 8)
///     let wideTags = tags.with(cellSpacing: 12)
///
/// Spacings and insets may be negative. A NaN counts as 0, a number beyond ±1e9 as ±1e9.
public struct SectionAttributes: Hashable, Sendable {
  /// Where each line stands between the edges of its section.
  public let lineAlignment: LineAlignment

  /// Where a cell stands on its line, if the line is taller than the cell with its insets.
  public let cellAlignment: CellAlignment

  /// How full lines are justified, or nil if none is.
  public let justification: Justification?

  /// How the section decides where its lines end.
  public let breakingStrategy: BreakingStrategy

  /// Whether a cell that is too wide for a line of its own is made as wide as it was offered there,
  /// and does not stick out. Its height stays as answered.
  public let clampsOversizedCells: Bool

  /// The number of lines that the section shows at most.
  public let lineLimit: LineLimit

  /// The gap between two neighbours on a line. It is exact, and stretched only on lines that are
  /// justified.
  public let cellSpacing: CGFloat

  /// The gap between a line and the next.
  public let lineSpacing: CGFloat

  /// The distances from the section's edges to its lines, below its header and above its footer.
  ///
  /// They come on top of the content's own insets, and apply only while the section has cells.
  public let insets: Insets

  /// Where the sizes of the section's cells come from.
  public let sizing: Sizing

  /// Whether cells are asked with what remains on their lines, and stay as they answer: what the
  /// loop does that is compiled into callers. Worked out once, and looked at once for every
  /// section.
  @usableFromInline let isPlainlyAsked: Bool
  let decorations: SectionDecorations?

  /// Attributes of a section; those not given are as in most typeset text: lines begin at the
  /// leading edge, and cells hang from the top of their line, 5 points apart.
  public init(
    lineAlignment: LineAlignment = .leading,
    cellAlignment: CellAlignment = .top,
    justification: Justification? = nil,
    breakingStrategy: BreakingStrategy = .firstFit,
    clampsOversizedCells: Bool = false,
    lineLimit: LineLimit = .unlimited,
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
    self.cellSpacing = cellSpacing.limited
    self.lineSpacing = lineSpacing.limited
    self.insets = insets
    self.sizing = sizing.limited
    isPlainlyAsked =
      sizing == .asked && breakingStrategy == .firstFit && !clampsOversizedCells
      && lineLimit == .unlimited
    decorations =
      background == nil && lineSeparator == nil
      ? nil : SectionDecorations(background: background, lineSeparator: lineSeparator)
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
      cellSpacing: cellSpacing ?? self.cellSpacing,
      lineSpacing: lineSpacing ?? self.lineSpacing,
      insets: insets ?? self.insets,
      sizing: sizing ?? self.sizing,
      background: background, lineSeparator: lineSeparator)
  }

  /// A copy with another justification. Pass nil for lines that are not justified.
  public func with(justification: Justification?) -> SectionAttributes {
    replacing(justification, background, lineSeparator)
  }

  /// A copy with another background. Pass nil for none.
  public func with(background: Background?) -> SectionAttributes {
    replacing(justification, background, lineSeparator)
  }

  /// A copy with another line separator. Pass nil for none.
  public func with(lineSeparator: LineSeparator?) -> SectionAttributes {
    replacing(justification, background, lineSeparator)
  }

  private func replacing(
    _ justification: Justification?, _ background: Background?, _ lineSeparator: LineSeparator?
  ) -> SectionAttributes {
    SectionAttributes(
      lineAlignment: lineAlignment, cellAlignment: cellAlignment, justification: justification,
      breakingStrategy: breakingStrategy, clampsOversizedCells: clampsOversizedCells,
      lineLimit: lineLimit, cellSpacing: cellSpacing, lineSpacing: lineSpacing, insets: insets,
      sizing: sizing, background: background, lineSeparator: lineSeparator)
  }
}

extension SectionAttributes {
  /// Lines begin at the left edge, whatever the layout's direction.
  public static let topLeft = SectionAttributes(lineAlignment: .left)

  /// Lines are centered, and cells hang from the top of their line.
  public static let topCenter = SectionAttributes(lineAlignment: .center)

  /// Lines end at the right edge, whatever the layout's direction.
  public static let topRight = SectionAttributes(lineAlignment: .right)

  /// Lines are centered, and cells are centered in their line.
  public static let centerCenter = SectionAttributes(
    lineAlignment: .center, cellAlignment: .center)
}
