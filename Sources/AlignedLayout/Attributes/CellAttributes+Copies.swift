extension CellAttributes {
  /// A copy in which the given attributes replace those of this value. Attributes that are not given,
  /// or nil, stay as they are.
  public func with(
    insets: Insets? = nil,
    beginsLine: Bool? = nil,
    endsLine: Bool? = nil,
    keepsWithNext: Bool? = nil,
    indentation: Indentation? = nil,
    endsIndentations: Int? = nil,
    minimumLineSpace: CGFloat? = nil,
    growth: CGFloat? = nil,
    shrinkage: CGFloat? = nil,
    minimumWidth: CGFloat? = nil,
    maximumWidth: CGFloat? = nil,
    width: Width? = nil,
    columnSpan: Int? = nil
  ) -> CellAttributes {
    CellAttributes(
      insets: insets ?? self.insets,
      beginsLine: beginsLine ?? self.beginsLine,
      endsLine: endsLine ?? self.endsLine,
      keepsWithNext: keepsWithNext ?? self.keepsWithNext,
      lineAlignment: lineAlignment,
      indentation: indentation ?? self.indentation,
      endsIndentations: endsIndentations ?? self.endsIndentations,
      minimumLineSpace: minimumLineSpace ?? self.minimumLineSpace,
      growth: growth ?? self.growth,
      shrinkage: shrinkage ?? self.shrinkage,
      minimumWidth: minimumWidth ?? self.minimumWidth,
      maximumWidth: maximumWidth ?? self.maximumWidth,
      width: width ?? self.width,
      columnSpan: columnSpan ?? self.columnSpan,
      cellAlignment: cellAlignment,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline)
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
      insets: insets, beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      lineAlignment: lineAlignment, indentation: indentation, endsIndentations: endsIndentations,
      minimumLineSpace: minimumLineSpace, growth: growth, shrinkage: shrinkage,
      minimumWidth: minimumWidth, maximumWidth: maximumWidth, width: width, columnSpan: columnSpan,
      cellAlignment: cellAlignment, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}
