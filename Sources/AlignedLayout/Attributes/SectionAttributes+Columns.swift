extension SectionAttributes {
  /// The way in which the heights of cells in columns are found.
  public enum CellHeight: Hashable, Sendable {
    /// The height is asked for, with the width of the cell as the space that is offered. The width of the
    /// answer is ignored.
    case asked

    /// Every cell has this height.
    case fixed(CGFloat)

    /// The height of every cell is this number times the width of a single column, before that is rounded to
    /// pixels. All lines are then equally tall.
    case proportional(CGFloat)

    /// Each cell measures itself in its width. Until then it has the estimated height.
    case selfSizing(estimate: CGFloat)
  }

  /// The attributes of a section with a number of columns, and default attributes otherwise. See
  /// ``Sizing-swift.struct/columns(_:cellHeight:asksForCellAttributes:)``.
  ///
  ///     let photos = SectionAttributes.columns(3, cellHeight: .proportional(1))
  public static func columns(
    _ count: Int, cellHeight: CellHeight = .asked, asksForCellAttributes: Bool = true
  ) -> SectionAttributes {
    SectionAttributes(
      sizing: .columns(count, cellHeight: cellHeight, asksForCellAttributes: asksForCellAttributes))
  }

  /// The attributes of a section with as many columns of a least width as fit, and default attributes
  /// otherwise. See ``Sizing-swift.struct/columns(minimumWidth:maximumCount:cellHeight:asksForCellAttributes:)``.
  ///
  ///     let products = SectionAttributes.columns(minimumWidth: 160, maximumCount: 4)
  public static func columns(
    minimumWidth: CGFloat, maximumCount: Int = .max, cellHeight: CellHeight = .asked,
    asksForCellAttributes: Bool = true
  ) -> SectionAttributes {
    SectionAttributes(
      sizing: .columns(
        minimumWidth: minimumWidth, maximumCount: maximumCount, cellHeight: cellHeight,
        asksForCellAttributes: asksForCellAttributes))
  }

  var columns: Columns? {
    if case .columns(let columns) = sizing.kind { columns } else { nil }
  }

  /// Cells that size themselves may report baselines. These become attributes although no client returns any.
  func mayHaveCellAttributes(standingOnBaselines: Bool) -> Bool {
    guard let columns, !columns.asksForCellAttributes else { return true }
    return columns.isSelfSizing && standingOnBaselines
  }

  package struct Columns: Hashable, Sendable {
    package enum Count: Hashable, Sendable {
      case exactly(Int)

      /// As many columns as fit on a line if each has this width at least, up to a number. That is small, so
      /// that section attributes take no more memory than without it.
      case fitting(minimumWidth: CGFloat, maximumCount: Int32 = .max)
    }

    package let count: Count
    package let cellHeight: CellHeight
    package let asksForCellAttributes: Bool

    package init(
      _ count: Count, cellHeight: CellHeight = .asked, asksForCellAttributes: Bool = true
    ) {
      self.count = count.limited
      self.cellHeight = cellHeight.limited
      self.asksForCellAttributes = asksForCellAttributes
    }
  }
}

extension SectionAttributes.Columns {
  /// The sizing of the same columns with other heights of cells, which have the default attributes.
  func sizing(cellHeight: SectionAttributes.CellHeight) -> SectionAttributes.Sizing {
    SectionAttributes.Sizing(
      kind: .columns(SectionAttributes.Columns(count, cellHeight: cellHeight)))
  }

  /// The number of columns where the width has no limit, or nil if any number fits.
  var countWithoutLimit: Int? {
    switch count {
    case .exactly(let count): count
    case .fitting(_, .max): nil
    case .fitting(_, let count): Int(count)
    }
  }

  var estimatedHeight: CGFloat {
    switch cellHeight {
    case .selfSizing(let height), .fixed(let height): height
    case .asked, .proportional: 0
    }
  }

  var isSelfSizing: Bool {
    if case .selfSizing = cellHeight { true } else { false }
  }
}

extension SectionAttributes.Columns.Count {
  fileprivate var limited: Self {
    switch self {
    case .exactly(let count): .exactly(max(1, count))
    case .fitting(let width, let count):
      .fitting(minimumWidth: width.limitedLength, maximumCount: max(1, count))
    }
  }
}

extension SectionAttributes.CellHeight {
  fileprivate var limited: Self {
    switch self {
    case .asked: .asked
    case .fixed(let height): .fixed(height.limitedLength)
    case .proportional(let ratio): .proportional(ratio.limitedLength)
    case .selfSizing(let height): .selfSizing(estimate: height.limitedEstimate)
    }
  }
}
