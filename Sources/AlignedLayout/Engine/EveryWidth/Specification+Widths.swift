extension ContentLayout.Specification {
  /// Returns the layouts of a content at every width of a range: one for each stretch of widths at which the lines
  /// stay the same.
  public func layouts(
    forWidths widths: ClosedRange<CGFloat>,
    sizeOfCell: (ContentLayout.CellPosition) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    try layouts(
      forWidths: widths,
      answerOfCell: { position, _ in ContentLayout.CellAnswer(sizeOfCell(position)) },
      attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  /// Returns the layouts of a content whose cells have other sizes for other offers.
  public func layouts(
    forWidths widths: ClosedRange<CGFloat>,
    answerOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat)
      -> ContentLayout.CellAnswer,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    []
  }
}
