#if !hasFeature(Embedded)
  import AlignedLayout
  import AlignedLayoutTesting
#endif

/// A content as the page passes it: its specification, and the sizes and attributes of its cells.
struct PageContent {
  /// The page's answer for a cell: its size, and the least offer for which the size is the same.
  typealias Answer = (size: CGSize, leastOffer: CGFloat)

  let specification: ContentLayout.Specification
  let cells: [PageCells]

  /// The closure is called only for cells whose size depends on the space.
  private let answerOfCell: (ContentLayout.CellPosition, CGFloat) -> Answer
  private let sizeOfOverflow: (_ section: Int, _ hiddenCount: Int) -> CGSize

  init(
    from numbers: inout NumberReader,
    answerOfCell: @escaping (ContentLayout.CellPosition, CGFloat) -> Answer,
    sizeOfOverflow: @escaping (_ section: Int, _ hiddenCount: Int) -> CGSize
  ) {
    let specification = ContentLayout.Specification(from: &numbers)
    self.init(
      specification,
      cells: specification.sections.map { PageCells(count: $0.cellCount, from: &numbers) },
      answerOfCell: answerOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  init(
    _ specification: ContentLayout.Specification, cells: [PageCells],
    answerOfCell: @escaping (ContentLayout.CellPosition, CGFloat) -> Answer,
    sizeOfOverflow: @escaping (_ section: Int, _ hiddenCount: Int) -> CGSize
  ) {
    self.specification = specification
    self.cells = cells
    self.answerOfCell = answerOfCell
    self.sizeOfOverflow = sizeOfOverflow
  }

  /// Lays out the content by its specification, or by another one with the same sections.
  func layout(_ other: ContentLayout.Specification? = nil) -> ContentLayout {
    ContentLayout(
      other ?? specification,
      sizeOfCell: { answer(ofCellAt: $0, offered: $1).size },
      attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  /// Returns the layouts at every width of a range, with the same lines in each stretch.
  func stretches(
    forWidths widths: ClosedRange<CGFloat>
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    try specification.layouts(
      forWidths: widths,
      answerOfCell: { position, space in
        let answer = answer(ofCellAt: position, offered: space)
        return ContentLayout.CellAnswer(
          answer.size, forOffers: answer.leastOffer...max(space, answer.leastOffer))
      },
      attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  func answer(ofCellAt position: ContentLayout.CellPosition, offered space: CGFloat) -> Answer {
    cells[position.section].answer(ofCell: position.cell, offered: space)
      ?? answerOfCell(position, space)
  }

  private var attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? {
    cells.contains { $0.haveAttributes } ? { cells[$0.section].attributes(ofCell: $0.cell) } : nil
  }
}
