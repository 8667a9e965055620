/// How a section sets its cells on lines.
///
/// A section is a paragraph: its cells stand on lines, one after another, and go on to the next
/// line where the current one is full. Its attributes say how the lines are aligned and spaced.
///
///     let tags = SectionAttributes(horizontalAlignment: .center, lineSpacing: 8)
///     let wideTags = tags.with(itemSpacing: 12)
///
/// Spacings and insets may be negative. A NaN counts as 0, a number beyond ±1e9 as ±1e9.
public struct SectionAttributes: Hashable, Sendable {
  /// Where each line stands between the edges of its section.
  public let horizontalAlignment: HorizontalAlignment

  /// Where a cell stands on its line, if the line is taller than the cell with its insets.
  public let verticalAlignment: VerticalAlignment

  /// How full lines are justified, or nil if none is.
  public let justification: Justification?

  /// How the section decides where its lines end.
  public let breakingStrategy: BreakingStrategy

  /// Whether a cell that is too wide for a line of its own is made as wide as it was offered there,
  /// and does not stick out. Its height stays as answered.
  public let clampsTooWideCells: Bool

  /// How many lines the section shows at most, or nil if it shows all.
  ///
  /// Where they do not suffice, the last thing on them is an overflow view that tells how many
  /// cells are hidden. Its size is asked for. Without an answer there is none, but the cells are
  /// hidden all the same. A limit below 1 counts as 1.
  ///
  ///     SectionAttributes(lineLimit: 2)
  public let lineLimit: Int?

  /// The gap between two neighbours on a line. It is exact, and stretched only on lines that are
  /// justified.
  public let itemSpacing: CGFloat

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
    horizontalAlignment: HorizontalAlignment = .leading,
    verticalAlignment: VerticalAlignment = .top,
    justification: Justification? = nil,
    breakingStrategy: BreakingStrategy = .firstFit,
    clampsTooWideCells: Bool = false,
    lineLimit: Int? = nil,
    itemSpacing: CGFloat = 5,
    lineSpacing: CGFloat = 5,
    insets: Insets = .zero,
    sizing: Sizing = .asked,
    background: Background? = nil,
    lineSeparator: LineSeparator? = nil
  ) {
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.justification = justification
    self.breakingStrategy = breakingStrategy
    self.clampsTooWideCells = clampsTooWideCells
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.itemSpacing = itemSpacing.limited
    self.lineSpacing = lineSpacing.limited
    self.insets = insets
    self.sizing = sizing.limited
    isPlainlyAsked =
      sizing == .asked && breakingStrategy == .firstFit && !clampsTooWideCells && lineLimit == nil
    decorations =
      background == nil && lineSeparator == nil
      ? nil : SectionDecorations(background: background, lineSeparator: lineSeparator)
  }

  /// A copy in which the attributes that are given replace those of this value. What may be nil is
  /// taken away by `.some(nil)`.
  public func with(
    horizontalAlignment: HorizontalAlignment? = nil,
    verticalAlignment: VerticalAlignment? = nil,
    justification: Justification?? = nil,
    breakingStrategy: BreakingStrategy? = nil,
    clampsTooWideCells: Bool? = nil,
    lineLimit: Int?? = nil,
    itemSpacing: CGFloat? = nil,
    lineSpacing: CGFloat? = nil,
    insets: Insets? = nil,
    sizing: Sizing? = nil,
    background: Background?? = nil,
    lineSeparator: LineSeparator?? = nil
  ) -> SectionAttributes {
    SectionAttributes(
      horizontalAlignment: horizontalAlignment ?? self.horizontalAlignment,
      verticalAlignment: verticalAlignment ?? self.verticalAlignment,
      justification: justification ?? self.justification,
      breakingStrategy: breakingStrategy ?? self.breakingStrategy,
      clampsTooWideCells: clampsTooWideCells ?? self.clampsTooWideCells,
      lineLimit: lineLimit ?? self.lineLimit,
      itemSpacing: itemSpacing ?? self.itemSpacing,
      lineSpacing: lineSpacing ?? self.lineSpacing,
      insets: insets ?? self.insets,
      sizing: sizing ?? self.sizing,
      background: background ?? self.background,
      lineSeparator: lineSeparator ?? self.lineSeparator)
  }
}

extension SectionAttributes {
  /// Lines begin at the leading edge, and cells hang from the top of their line: the default.
  public static let topLeading = SectionAttributes()

  /// Lines begin at the left edge, whatever the layout's direction.
  public static let topLeft = SectionAttributes(horizontalAlignment: .left)

  /// Lines are centered, and cells hang from the top of their line.
  public static let topCenter = SectionAttributes(horizontalAlignment: .center)

  /// Lines end at the right edge, whatever the layout's direction.
  public static let topRight = SectionAttributes(horizontalAlignment: .right)

  /// Lines are centered, and cells are centered in their line.
  public static let centerCenter = SectionAttributes(
    horizontalAlignment: .center, verticalAlignment: .center)
}
