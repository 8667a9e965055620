extension CellAttributes {
  /// A copy in which the given attributes replace those of this value. Attributes that are not given,
  /// or nil, stay as they are.
  public func with(
    beginsLine: Bool? = nil,
    endsLine: Bool? = nil,
    keepsWithNext: Bool? = nil,
    standsAtTrailingEdge: Bool? = nil,
    minimumLineSpace: CGFloat? = nil,
    width: Width? = nil,
    minimumWidth: CGFloat? = nil,
    maximumGrownWidth: CGFloat? = nil,
    growth: CGFloat? = nil,
    shrinkage: CGFloat? = nil,
    columnSpan: Int? = nil,
    aspectRatio: CGFloat? = nil,
    indentation: Indentation? = nil,
    indentationsEndedAfter: Int? = nil,
    insets: Insets? = nil,
    pins: Bool? = nil,
    zIndex: Int? = nil
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
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  /// A copy with another alignment of the line that the cell begins. Pass nil for the section's.
  public func with(lineAlignment: SectionAttributes.LineAlignment?) -> CellAttributes {
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  /// A copy with another alignment of the cell on its line. Pass nil for the section's.
  public func with(cellAlignment: SectionAttributes.CellAlignment?) -> CellAttributes {
    replacing(lineAlignment, cellAlignment, firstBaseline, lastBaseline)
  }

  private func replacing(
    _ lineAlignment: SectionAttributes.LineAlignment?,
    _ cellAlignment: SectionAttributes.CellAlignment?, _ firstBaseline: CGFloat?,
    _ lastBaseline: CGFloat?
  ) -> CellAttributes {
    CellAttributes(
      beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      standsAtTrailingEdge: standsAtTrailingEdge, minimumLineSpace: minimumLineSpace, width: width,
      minimumWidth: minimumWidth,
      maximumGrownWidth: maximumGrownWidth, growth: growth, shrinkage: shrinkage,
      columnSpan: columnSpan, aspectRatio: aspectRatio, lineAlignment: lineAlignment,
      cellAlignment: cellAlignment,
      indentation: indentation, indentationsEndedAfter: indentationsEndedAfter, insets: insets,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, lastLineWidth: lastLineWidth,
      pins: pins, zIndex: zIndex)
  }

  /// A copy with another width of the last line. Pass nil for that of the whole cell.
  public func with(lastLineWidth: CGFloat?) -> CellAttributes {
    var copy = self
    copy.lastLineWidthOrInfinity = lastLineWidth?.limitedLength.roundedUpToFloat ?? .infinity
    return copy.with()
  }

  /// A copy of the attributes of a cell at the trailing edge, with the width of the last line of the cell before
  /// it, if the source of cells has answered that. Otherwise it is that of the other cell's attributes.
  func with(lastLineWidthBefore width: CGFloat?) -> CellAttributes {
    var copy = self
    copy.lastLineWidthOrInfinity = width?.limitedLength.roundedUpToFloat ?? .infinity
    return copy
  }
}
