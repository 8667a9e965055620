extension SectionAttributes {
  /// The columns of a section, and how the heights of its cells are found.
  ///
  ///     let products = SectionAttributes(sizing: .columns(.init(.fitting(minimumWidth: 160))))
  ///     let hero = CellAttributes(columnSpan: .max)
  ///
  /// Columns are equally wide, fill the width of the section's lines, and are the section's
  /// ``SectionAttributes/cellSpacing`` apart. Cells fill the columns of a line one after the other, and
  /// each takes one or, with its ``CellAttributes/columnSpan``, several of them. A cell's own insets
  /// are inside its columns. Each line is as tall as its tallest cell: this is no waterfall.
  ///
  /// Breaks, cells that keep together, line limits, insets and the alignment of cells on their line
  /// apply as in other sections. A breaking strategy, justification, growth, other widths of cells,
  /// indentation, minimum line space and the alignment of lines have no effect.
  public struct Columns: Hashable, Sendable {
    /// The number of columns.
    public enum Count: Hashable, Sendable {
      /// This number of columns. A number below 1 counts as 1.
      case exactly(Int)

      /// As many columns as fit on a line if each has this width at least.
      case fitting(minimumWidth: CGFloat)
    }

    /// The way in which the heights of the cells are found.
    public enum CellHeight: Hashable, Sendable {
      /// The height is asked for, with the width of the cell as the space that is offered. The width
      /// of the answer is ignored.
      case asked

      /// Every cell has this height.
      case fixed(CGFloat)

      /// Every cell has the width of a single column, before it is rounded to pixels, times this
      /// number. All lines are then equally tall.
      case proportional(CGFloat)

      /// Each cell measures itself in its width. Until then it has the estimated height.
      case selfSizing(estimate: CGFloat)
    }

    /// The number of columns.
    ///
    /// If the section is too narrow to give each column a pixel, it has fewer columns, and at least one.
    public let count: Count

    /// The way in which the heights of the cells are found.
    public let cellHeight: CellHeight

    /// Whether cells can have attributes other than the default.
    ///
    /// If not, cells are not asked for them. A section whose heights are fixed or proportional then
    /// takes no time and no memory for single cells, however many there are.
    public let asksForCellAttributes: Bool

    /// Creates columns. By default, cells are asked for their heights and attributes.
    ///
    /// A width or height that is negative or NaN counts as 0.
    public init(
      _ count: Count, cellHeight: CellHeight = .asked, asksForCellAttributes: Bool = true
    ) {
      self.count = count.limited
      self.cellHeight = cellHeight.limited
      self.asksForCellAttributes = asksForCellAttributes
    }
  }

  /// The attributes of a section with a number of columns, and default attributes otherwise.
  ///
  ///     let photos = SectionAttributes.columns(3, cellHeight: .proportional(1))
  public static func columns(
    _ count: Int, cellHeight: Columns.CellHeight = .asked, asksForCellAttributes: Bool = true
  ) -> SectionAttributes {
    let columns = Columns(
      .exactly(count), cellHeight: cellHeight, asksForCellAttributes: asksForCellAttributes)
    return SectionAttributes(sizing: .columns(columns))
  }

  /// The attributes of a section with as many columns of a least width as fit, and default attributes
  /// otherwise.
  ///
  ///     let products = SectionAttributes.columns(minimumWidth: 160)
  public static func columns(
    minimumWidth: CGFloat, cellHeight: Columns.CellHeight = .asked,
    asksForCellAttributes: Bool = true
  ) -> SectionAttributes {
    let columns = Columns(
      .fitting(minimumWidth: minimumWidth), cellHeight: cellHeight,
      asksForCellAttributes: asksForCellAttributes)
    return SectionAttributes(sizing: .columns(columns))
  }

  /// The section's columns, or nil if it has none.
  var columns: Columns? {
    if case .columns(let columns) = sizing { columns } else { nil }
  }

  /// Whether the section's cells may have attributes other than the default, in lines where they do or do
  /// not stand on baselines.
  ///
  /// Cells that size themselves may report baselines. They become attributes of these cells although no
  /// delegate or closure returns any.
  func mayHaveCellAttributes(standingOnBaselines: Bool) -> Bool {
    guard let columns, !columns.asksForCellAttributes else { return true }
    return columns.isSelfSizing && standingOnBaselines
  }
}

extension SectionAttributes.Columns.Count {
  var limited: Self {
    switch self {
    case .exactly(let count): .exactly(max(1, count))
    case .fitting(let width): .fitting(minimumWidth: width.limitedLength)
    }
  }
}

extension SectionAttributes.Columns.CellHeight {
  var limited: Self {
    switch self {
    case .asked: .asked
    case .fixed(let height): .fixed(height.limitedLength)
    case .proportional(let ratio): .proportional(ratio.limitedLength)
    case .selfSizing(let height): .selfSizing(estimate: height.limitedEstimate)
    }
  }
}

extension SectionAttributes.Columns {
  /// The height of an unmeasured cell.
  var estimatedHeight: CGFloat {
    switch cellHeight {
    case .selfSizing(let height), .fixed(let height): height
    case .asked, .proportional: 0
    }
  }

  /// Whether cells measure themselves.
  var isSelfSizing: Bool {
    if case .selfSizing = cellHeight { true } else { false }
  }
}
