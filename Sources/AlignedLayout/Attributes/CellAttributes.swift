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

  @usableFromInline private(set) var flags = Flags.isDefault

  /// The least space that the cell can use. If less remains on a line, the cell begins the next one
  /// before its size is asked for.
  ///
  /// The remaining space is what the cells before it leave, less the gap and its own insets, even if the cell
  /// is offered its whole line. The first cell of a line stays, however little space there is. Set this for
  /// every cell that returns the space it is offered. Otherwise it may be offered 0, and have no width. A cell
  /// of ``Width/remaining`` needs a ``minimumWidth`` instead.
  public private(set) var minimumLineSpace: CGFloat = 0

  // MARK: Width

  /// The least width of the cell. A narrower size that is returned for the cell is widened to it, and
  /// keeps its height.
  public private(set) var minimumWidth: CGFloat = 0

  /// The greatest width that the cell grows to, or that its line gives it as a fraction or a remainder.
  ///
  /// It does not limit what is returned for the cell: a wider size stays as it is. To cut cells that are too
  /// wide for a line, set ``SectionAttributes/clampsOversizedCells``.
  public private(set) var maximumGrownWidth = CGFloat.greatestLaidOut

  /// The weight of the cell's share in the free space of its line, or 0 if the cell does not grow.
  ///
  /// Lines are broken with the widths returned for cells. The free space of a line is then shared by
  /// its growing cells in proportion to their weights. A cell keeps the height that was returned with its
  /// width. To have it asked for its height when it has grown, set its ``width-swift.property`` to
  /// ``Width/remaining(weight:)`` instead.
  ///
  ///     let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  public private(set) var growth: CGFloat = 0

  /// The weight of the cell's share in the width that its line lacks, or 0 if the cell does not shrink.
  ///
  /// The cell is asked with its whole line, but lines are broken as if it had its least width. If a
  /// line then lacks width, its shrinking cells give it in proportion to their weights. A cell that
  /// shrinks is asked for its height once more, with its final width.
  ///
  ///     let title = CellAttributes(minimumWidth: 80, shrinkage: 1)
  ///
  /// Set a least width, or the cell may shrink to nothing. Cells that size themselves do not shrink.
  public private(set) var shrinkage: CGFloat = 0

  /// The way in which the cell's width is found.
  ///
  ///     let field = CellAttributes(width: .remaining, minimumWidth: 120)
  public private(set) var width = Width.asked

  /// The number of columns. The greatest number stands for all columns.
  @usableFromInline private(set) var limitedColumnSpan: Int16 = 1

  /// The width of the last line of the cell that another one at the trailing edge may stand behind, or infinity if
  /// it is not known: of this cell or, if this is the one at the trailing edge, of the cell before it.
  @usableFromInline private(set) var storedLastLineWidth = Float.infinity

  @usableFromInline private(set) var limitedZIndex: Int32 = 0
  @usableFromInline private(set) var ratioOrZero: Float = 0

  // MARK: Alignment

  /// The alignment of the line that the cell begins, or nil if that is its section's.
  ///
  /// It has an effect only if the cell is the first on its line. It does not begin a line, so also set
  /// ``beginsLine``. A line that is aligned otherwise than its section is not indented, and its cells start no
  /// indentation: it may take the whole width of the section.
  ///
  ///     // One's own messages are on the other side than those that one gets.
  ///     let ownMessage = CellAttributes(beginsLine: true, lineAlignment: .trailing)
  public private(set) var lineAlignment: SectionAttributes.LineAlignment?

  /// The alignment of the cell on its line, or nil if that is its section's.
  ///
  /// Cells of a line that are aligned by their first baselines stand on a common baseline, and so do
  /// those that are aligned by their last baselines. The other cells of the line do not move these
  /// baselines, but they may make the line taller.
  ///
  ///     let time = CellAttributes(cellAlignment: .bottom)
  public private(set) var cellAlignment: SectionAttributes.CellAlignment?

  // MARK: Indentation

  /// Whether the cell indents the lines that follow it in its section.
  public private(set) var indentation = Indentation.unchanged

  @usableFromInline private(set) var limitedIndentationsEndedAfter: Int32 = 0

  // MARK: Insets and baselines

  /// The distances between the cell and the edges of the box that it takes on its line.
  ///
  /// Negative insets let a cell overlap its neighbors. The box itself is never less than 0 wide or tall.
  public private(set) var insets = Insets.zero

  @usableFromInline private(set) var firstBaselineOrInfinity = CGFloat.infinity
  @usableFromInline private(set) var lastBaselineOrInfinity = CGFloat.infinity

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
    storedLastLineWidth = lastLineWidth?.limitedLength.roundedUpToFloat ?? .infinity
    limitedZIndex = Int32(clamping: zIndex)
    ratioOrZero = aspectRatio?.limitedRatio ?? 0
    self.lineAlignment = lineAlignment
    self.cellAlignment = cellAlignment
    self.indentation = indentation
    limitedIndentationsEndedAfter = Int32(clamping: max(0, indentationsEndedAfter))
    self.insets = insets
    firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
    lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    flags = Flags(
      beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      standsAtTrailingEdge: standsAtTrailingEdge, pins: pins)
    settle()
  }

  /// The attributes of a cell that is placed beside its neighbor, on lines that break where they are full.
  @inlinable
  public static var `default`: CellAttributes {
    CellAttributes(ratioOrZero: 0)
  }

  /// The default attributes with a ratio, as constants: where they are used, the compiler drops all work for
  /// attributes.
  @inlinable
  init(ratioOrZero: Float) { self.ratioOrZero = ratioOrZero }

  /// Sets what follows from other attributes.
  private mutating func settle() {
    flags.remove([.isDefault, .isFlexible])
    if !width.isAsked || shrinkage > 0 { flags.insert(.isFlexible) }
    if standsAtTrailingEdge { storedLastLineWidth = .infinity }
    var plain = CellAttributes(ratioOrZero: ratioOrZero)
    plain.flags = []
    if self == plain { flags = .isDefault }
  }
}

// MARK: Copies

extension CellAttributes {
  /// A copy with other attributes. Those that are not given, or nil, stay as they are.
  public func with(
    beginsLine: Bool? = nil, endsLine: Bool? = nil, keepsWithNext: Bool? = nil,
    standsAtTrailingEdge: Bool? = nil, minimumLineSpace: CGFloat? = nil, width: Width? = nil,
    minimumWidth: CGFloat? = nil, maximumGrownWidth: CGFloat? = nil, growth: CGFloat? = nil,
    shrinkage: CGFloat? = nil, columnSpan: Int? = nil, aspectRatio: CGFloat? = nil,
    indentation: Indentation? = nil, indentationsEndedAfter: Int? = nil, insets: Insets? = nil,
    pins: Bool? = nil, zIndex: Int? = nil
  ) -> CellAttributes {
    CellAttributes(
      beginsLine: beginsLine ?? self.beginsLine,
      endsLine: endsLine ?? flags.contains(.endsLine),
      keepsWithNext: keepsWithNext ?? self.keepsWithNext,
      standsAtTrailingEdge: standsAtTrailingEdge ?? self.standsAtTrailingEdge,
      minimumLineSpace: minimumLineSpace ?? self.minimumLineSpace,
      width: width ?? self.width,
      minimumWidth: minimumWidth ?? self.minimumWidth,
      maximumGrownWidth: maximumGrownWidth ?? self.maximumGrownWidth,
      growth: growth ?? self.growth,
      shrinkage: shrinkage ?? self.shrinkage,
      columnSpan: columnSpan ?? self.columnSpan,
      aspectRatio: aspectRatio ?? self.aspectRatio,
      lineAlignment: lineAlignment, cellAlignment: cellAlignment,
      indentation: indentation ?? self.indentation,
      indentationsEndedAfter: indentationsEndedAfter ?? self.indentationsEndedAfter,
      insets: insets ?? self.insets,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, lastLineWidth: lastLineWidth,
      pins: pins ?? self.pins, zIndex: zIndex ?? self.zIndex)
  }

  /// A copy with another first baseline. Pass nil for none.
  public func with(firstBaseline: CGFloat?) -> CellAttributes {
    with(firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A copy with another last baseline. Pass nil for none.
  public func with(lastBaseline: CGFloat?) -> CellAttributes {
    with(firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// A copy with other baselines. Pass nil for none.
  public func with(firstBaseline: CGFloat?, lastBaseline: CGFloat?) -> CellAttributes {
    changing {
      $0.firstBaselineOrInfinity = firstBaseline?.limited ?? .infinity
      $0.lastBaselineOrInfinity = lastBaseline?.limited ?? .infinity
    }
  }

  /// A copy with another alignment of the line that the cell begins. Pass nil for the section's.
  public func with(lineAlignment: SectionAttributes.LineAlignment?) -> CellAttributes {
    changing { $0.lineAlignment = lineAlignment }
  }

  /// A copy with another alignment of the cell on its line. Pass nil for the section's.
  public func with(cellAlignment: SectionAttributes.CellAlignment?) -> CellAttributes {
    changing { $0.cellAlignment = cellAlignment }
  }

  /// A copy with another width of the last line. Pass nil for that of the whole cell.
  public func with(lastLineWidth: CGFloat?) -> CellAttributes {
    changing {
      $0.storedLastLineWidth = lastLineWidth?.limitedLength.roundedUpToFloat ?? .infinity
    }
  }

  /// A copy for a cell at the trailing edge, with what the source of cells has answered for the cell before,
  /// or nil.
  func with(lastLineWidthBefore width: CGFloat?) -> CellAttributes {
    var copy = self
    copy.storedLastLineWidth = width?.limitedLength.roundedUpToFloat ?? .infinity
    return copy
  }

  /// The attributes that have an effect where cells keep their ratios on rows. The ratio is stored apart.
  var onRows: CellAttributes {
    guard !isDefault else { return .default }
    return with(
      endsLine: endsLine, standsAtTrailingEdge: false, minimumLineSpace: 0, width: .asked,
      minimumWidth: 0, maximumGrownWidth: .infinity, growth: 0, shrinkage: 0, columnSpan: 1,
      indentation: .unchanged, indentationsEndedAfter: 0
    ).changing {
      $0.ratioOrZero = 0
      $0.storedLastLineWidth = .infinity
    }
  }

  private func changing(_ change: (inout CellAttributes) -> Void) -> CellAttributes {
    var copy = self
    change(&copy)
    copy.settle()
    return copy
  }
}
