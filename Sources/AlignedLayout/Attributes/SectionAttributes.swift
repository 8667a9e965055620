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
/// Sizes and insets are those on the screen. All other lengths turn with the lines if the content scrolls
/// sideways: see <doc:ScrollingSideways>.
public struct SectionAttributes: Hashable, Sendable {
  // MARK: Breaks

  /// The strategy that decides where lines end.
  public private(set) var breakingStrategy: BreakingStrategy

  /// The number of cells that a line holds at most, or nil if any number fits. With 1, cells stand one
  /// below the other, as in a list.
  ///
  /// An overflow view counts as a cell.
  public private(set) var maximumCellsPerLine: Int?

  /// The number of lines that the section shows at most.
  public private(set) var lineLimit: LineLimit

  // MARK: Widths

  /// The way in which the section's cells get their sizes.
  public private(set) var sizing: Sizing

  /// Whether a cell that is too wide for a line of its own gets the width of the line, so that it does not stick
  /// out. Its height stays as returned. Cells that are offered whole lines or size themselves are cut in any case.
  public private(set) var clampsOversizedCells: Bool

  // MARK: Alignment

  /// The alignment of lines between the edges of the section.
  ///
  /// The first cell of a line may align the line otherwise: ``CellAttributes/lineAlignment``.
  public private(set) var lineAlignment: LineAlignment

  /// The alignment of cells on a line that is taller than they are with their insets.
  ///
  /// A cell may be aligned otherwise: ``CellAttributes/cellAlignment``.
  public private(set) var cellAlignment: CellAlignment

  /// The justification of full lines, or nil if lines are not justified.
  public private(set) var justification: Justification?

  // MARK: Spacing and insets

  /// The gap between two cells of a line. It is exact; only justified lines have wider gaps.
  public private(set) var cellSpacing: CGFloat

  /// The gap between a line and the next.
  public private(set) var lineSpacing: CGFloat

  /// The distances from the section's edges to its lines, below its header and above its footer.
  ///
  /// They are added to the content's own insets, and apply only if the section has cells.
  public private(set) var insets: Insets

  private(set) var accessories: SectionAccessories?

  /// Creates the attributes of a section: where lines break, the widths of cells, alignment, spacing, insets
  /// and decorations, how its header and footer stand, and the widths that cells share. By default, lines
  /// begin at the leading edge, cells are at the top of their line, and cells and lines are 5 points apart.
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
    backgrounds: [Background] = [],
    lineSeparator: LineSeparator? = nil,
    pinsHeader: Bool? = nil,
    pinsFooter: Bool? = nil,
    supplementaryInsets: Insets? = nil,
    attachments: Attachments? = nil,
    sharedWidths: [SharedWidth: CGFloat] = [:]
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
    accessories = SectionAccessories(
      .init(
        backgrounds: backgrounds, lineSeparator: lineSeparator, pinsHeader: pinsHeader,
        pinsFooter: pinsFooter, supplementaryInsets: supplementaryInsets,
        attachments: attachments, sharedWidths: sharedWidths.limitedFractions))
  }

  /// A copy with other attributes. Those that are not given, or nil, stay as they are.
  public func with(
    breakingStrategy: BreakingStrategy? = nil, lineLimit: LineLimit? = nil, sizing: Sizing? = nil,
    clampsOversizedCells: Bool? = nil, lineAlignment: LineAlignment? = nil,
    cellAlignment: CellAlignment? = nil, cellSpacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
    insets: Insets? = nil
  ) -> SectionAttributes {
    changing {
      $0.breakingStrategy = breakingStrategy ?? self.breakingStrategy
      $0.lineLimit = lineLimit?.limited ?? self.lineLimit
      $0.sizing = sizing ?? self.sizing
      $0.clampsOversizedCells = clampsOversizedCells ?? self.clampsOversizedCells
      $0.lineAlignment = lineAlignment ?? self.lineAlignment
      $0.cellAlignment = cellAlignment ?? self.cellAlignment
      $0.cellSpacing = cellSpacing?.limited ?? self.cellSpacing
      $0.lineSpacing = lineSpacing?.limited ?? self.lineSpacing
      $0.insets = insets ?? self.insets
    }
  }

  /// A copy with another justification. Pass nil for lines that are not justified.
  public func with(justification: Justification?) -> SectionAttributes {
    changing { $0.justification = justification }
  }

  /// A copy with another greatest number of cells on a line. Pass nil for any number.
  public func with(maximumCellsPerLine: Int?) -> SectionAttributes {
    changing { $0.maximumCellsPerLine = maximumCellsPerLine.map { max(1, $0) } }
  }

  func changingAccessories(
    _ change: (inout SectionAccessories.Values) -> Void
  ) -> SectionAttributes {
    var values = accessories?.values ?? SectionAccessories.Values()
    change(&values)
    return changing { $0.accessories = SectionAccessories(values) }
  }

  private func changing(_ change: (inout SectionAttributes) -> Void) -> SectionAttributes {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SectionAttributes {
  /// Whether the section uses plain first fit: cells are offered the remaining space, and neither a
  /// strategy, a limit, shared widths nor clamping applies. The loop that is compiled into callers does just this.
  @usableFromInline
  var isPlainlyAsked: Bool {
    sizing.asksForRemainingSpace && breakingStrategy == .firstFit && !clampsOversizedCells
      && lineLimit == .unlimited && maximumCellsPerLine == nil
      && !(accessories?.shareWidths ?? false)
  }

  /// Lines begin at the left edge in either direction of the layout, and cells are at the top of their line.
  public static let topLeft = SectionAttributes(lineAlignment: .left)

  /// Lines are centered, and cells are at the top of their line.
  public static let topCenter = SectionAttributes(lineAlignment: .center)

  /// Lines end at the right edge in either direction of the layout, and cells are at the top of their line.
  public static let topRight = SectionAttributes(lineAlignment: .right)

  /// Lines are centered, and cells are centered in their line.
  public static let centerCenter = SectionAttributes(lineAlignment: .center, cellAlignment: .center)
}
