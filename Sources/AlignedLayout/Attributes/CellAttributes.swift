/// The attributes of one cell: how it behaves on its line.
///
/// Most cells need none. A cell of default attributes is placed beside its neighbor, and the line
/// breaks where it is full.
///
/// Insets are those on the screen. All other lengths turn with the lines if the content scrolls sideways: see
/// <doc:ScrollingSideways>.
///
///     let headline = CellAttributes(beginsLine: true, endsLine: true)
///     let field = CellAttributes(minimumLineSpace: 120)
public struct CellAttributes: Hashable, Sendable {
  // MARK: Breaks

  @usableFromInline let flags: Flags

  /// The least space that the cell can use. If less remains on a line, the cell begins the next one
  /// before its size is asked for.
  ///
  /// The remaining space is what the cells before it leave, less the gap and its own insets, even if the cell
  /// is offered its whole line. The first cell of a line stays, however little space there is. Set this for
  /// every cell that returns the space it is offered. Otherwise it may be offered 0, and have no width. A cell
  /// of ``Width/remaining`` needs a ``minimumWidth`` instead.
  public let minimumLineSpace: CGFloat

  // MARK: Width

  /// The least width of the cell. A narrower size that is returned for the cell is widened to it, and
  /// keeps its height.
  public let minimumWidth: CGFloat

  /// The greatest width that the cell grows to, or that its line gives it as a fraction or a remainder.
  ///
  /// It does not limit what is returned for the cell: a wider size stays as it is. To cut cells that are too
  /// wide for a line, set ``SectionAttributes/clampsOversizedCells``.
  public let maximumGrownWidth: CGFloat

  /// The weight of the cell's share in the free space of its line, or 0 if the cell does not grow.
  ///
  /// Lines are broken with the widths returned for cells. The free space of a line is then shared by
  /// its growing cells in proportion to their weights. A cell keeps the height that was returned with its
  /// width. To have it asked for its height when it has grown, set its ``width-swift.property`` to
  /// ``Width/remaining(weight:)`` instead.
  ///
  ///     let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  public let growth: CGFloat

  /// The weight of the cell's share in the width that its line lacks, or 0 if the cell does not shrink.
  ///
  /// The cell is asked with its whole line, but lines are broken as if it had its least width. If a
  /// line then lacks width, its shrinking cells give it in proportion to their weights. A cell that
  /// shrinks is asked for its height once more, with its final width.
  ///
  ///     let title = CellAttributes(minimumWidth: 80, shrinkage: 1)
  ///
  /// Set a least width, or the cell may shrink to nothing. Cells that size themselves do not shrink.
  public let shrinkage: CGFloat

  /// The way in which the cell's width is found.
  ///
  ///     let field = CellAttributes(width: .remaining, minimumWidth: 120)
  public let width: Width

  /// The number of columns. The greatest number stands for all columns.
  @usableFromInline let limitedColumnSpan: Int16

  /// The width of the cell's last line of text, or infinity if that is the whole cell. Nothing stands behind a
  /// cell at the trailing edge: there it is what the source of the cell before has answered, see
  /// `with(lastLineWidthBefore:)`.
  @usableFromInline var lastLineWidthOrInfinity: Float

  @usableFromInline let limitedZIndex: Int32

  /// The aspect ratio, or 0 if there is none.
  @usableFromInline let ratioOrZero: Float

  // MARK: Alignment

  /// The alignment of the line that the cell begins, or nil if that is its section's.
  ///
  /// It has an effect only if the cell is the first on its line. It does not begin a line, so also set
  /// ``beginsLine``. A line that is aligned otherwise than its section is not indented, and its cells start no
  /// indentation: it may take the whole width of the section.
  ///
  ///     // One's own messages are on the other side than those that one gets.
  ///     let ownMessage = CellAttributes(beginsLine: true, lineAlignment: .trailing)
  public let lineAlignment: SectionAttributes.LineAlignment?

  /// The alignment of the cell on its line, or nil if that is its section's.
  ///
  /// Cells of a line that are aligned by their first baselines stand on a common baseline, and so do
  /// those that are aligned by their last baselines. The other cells of the line do not move these
  /// baselines, but they may make the line taller.
  ///
  ///     let time = CellAttributes(cellAlignment: .bottom)
  public let cellAlignment: SectionAttributes.CellAlignment?

  // MARK: Indentation

  /// Whether the cell indents the lines that follow it in its section.
  public let indentation: Indentation

  @usableFromInline let limitedIndentationsEndedAfter: Int32

  // MARK: Insets and baselines

  /// The distances between the cell and the edges of the box that it takes on its line.
  ///
  /// Negative insets let a cell overlap its neighbors. The box itself is never less than 0 wide or
  /// tall.
  public let insets: Insets

  @usableFromInline let firstBaselineOrInfinity: CGFloat
  @usableFromInline let lastBaselineOrInfinity: CGFloat

  /// Creates the attributes of a cell: where lines break, its width, alignment, indentation, insets and
  /// baselines, and how it stands among others.
  ///
  /// A NaN counts as 0, a number beyond ±1e9 as ±1e9. A negative weight or width counts as 0. A
  /// ``minimumWidth`` greater than the ``maximumGrownWidth`` counts as the ``maximumGrownWidth``.
  public init(
    beginsLine: Bool = false,
    endsLine: Bool = false,
    keepsWithNext: Bool = false,
    standsAtTrailingEdge: Bool = false,
    minimumLineSpace: CGFloat = 0,
    width: Width = .asked,
    minimumWidth: CGFloat = 0,
    maximumGrownWidth: CGFloat = .infinity,
    growth: CGFloat = 0,
    shrinkage: CGFloat = 0,
    columnSpan: Int = 1,
    aspectRatio: CGFloat? = nil,
    lineAlignment: SectionAttributes.LineAlignment? = nil,
    cellAlignment: SectionAttributes.CellAlignment? = nil,
    indentation: Indentation = .unchanged,
    indentationsEndedAfter: Int = 0,
    insets: Insets = .zero,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil,
    lastLineWidth: CGFloat? = nil,
    pins: Bool = false,
    zIndex: Int = 0
  ) {
    self.minimumLineSpace = minimumLineSpace.limited
    self.width = width
    self.minimumWidth = min(minimumWidth.limitedLength, maximumGrownWidth.limitedLength)
    self.maximumGrownWidth = maximumGrownWidth.limitedLength
    self.growth = growth.limitedLength
    self.shrinkage = shrinkage.limitedLength
    limitedColumnSpan = Int16(clamping: max(1, columnSpan))
    lastLineWidthOrInfinity =
      standsAtTrailingEdge ? .infinity : lastLineWidth?.limitedLength.roundedUpToFloat ?? .infinity
    limitedZIndex = Int32(clamping: zIndex)
    ratioOrZero = aspectRatio?.limitedRatio ?? 0
    self.lineAlignment = lineAlignment
    self.cellAlignment = cellAlignment
    self.indentation = indentation
    limitedIndentationsEndedAfter = Int32(clamping: max(0, indentationsEndedAfter))
    self.insets = insets
    firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
    lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    let flags = Flags(
      beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      standsAtTrailingEdge: standsAtTrailingEdge, pins: pins,
      isFlexible: !width.isAsked || self.shrinkage > 0)
    let isDefault =
      flags.isEmpty && self.minimumLineSpace == 0 && !width.isShared && self.minimumWidth == 0
      && self.maximumGrownWidth == .greatestLaidOut
      && self.growth == 0 && limitedColumnSpan == 1
      && lineAlignment == nil && cellAlignment == nil
      && indentation == .unchanged && limitedIndentationsEndedAfter == 0
      && insets.isZero && firstBaseline == nil && lastBaseline == nil
      && lastLineWidthOrInfinity == .infinity && zIndex == 0
    self.flags = isDefault ? .isDefault : flags
  }

  /// The attributes of a cell that is placed beside its neighbor, on lines that break where they are
  /// full.
  @inlinable
  public static var `default`: CellAttributes {
    CellAttributes(ratioOrZero: 0)
  }

  /// The default attributes with a ratio, as constants: where they are used, the compiler drops all work for
  /// attributes.
  @inlinable
  init(ratioOrZero: Float) {
    flags = .isDefault
    minimumLineSpace = 0
    width = .asked
    minimumWidth = 0
    maximumGrownWidth = .greatestLaidOut
    growth = 0
    shrinkage = 0
    limitedColumnSpan = 1
    lastLineWidthOrInfinity = .infinity
    limitedZIndex = 0
    self.ratioOrZero = ratioOrZero
    lineAlignment = nil
    cellAlignment = nil
    indentation = .unchanged
    limitedIndentationsEndedAfter = 0
    insets = .zero
    firstBaselineOrInfinity = .infinity
    lastBaselineOrInfinity = .infinity
  }
}
