#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension ContentLayout.Specification {
  /// Returns the layouts of a content at every width of a range: one for each stretch of widths at which the lines
  /// stay the same.
  ///
  ///     for stretch in try specification.layouts(
  ///       forWidths: 320...1366, sizeOfCell: { sizes[$0.cell] })
  ///     {
  ///       print(stretch.widths, stretch.layout.lineCount)
  ///     }
  ///
  /// This is a proof, and not a sample: at each width of a stretch, a new layout has the lines of the stretch.
  /// The edges are exact to the last bit: the greatest width of a stretch is the last number below the least
  /// width of the next.
  ///
  /// The sizes of cells do not depend on the space that cells are offered. For cells that wrap or fill their space,
  /// use ``layouts(forWidths:answerOfCell:attributesOfCell:sizeOfOverflow:)``.
  ///
  /// - Parameters:
  ///   - widths: the widths of the content, which replace that of the specification. If the axis is horizontal,
  ///     they are heights.
  ///   - sizeOfCell: a closure that returns the size of a cell. It is called once for each cell.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. It is called once for each cell.
  ///   - sizeOfOverflow: a closure that returns the size of the overflow view for a number of hidden cells.
  /// - Returns: the stretches, from the narrowest to the widest.
  /// - Throws: a `ContentLayout.WidthRefusal` if the widths at which lines change cannot be told exactly.
  /// - Complexity: that of some three layouts for each stretch. With fractions of a line, that of one layout
  ///   for each pixel by which the fractions become wider.
  public func layouts(
    forWidths widths: ClosedRange<CGFloat>,
    sizeOfCell: (ContentLayout.CellPosition) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    let sizes = valuesOfCells(sizeOfCell)
    let attributes = try attributesOfCells(attributesOfCell)
    return try stretches(forWidths: widths) { width in
      WidthTrial(
        ContentLayout(
          with(lineLength: width, direction: direction),
          sizeOfCell: { position, _ in sizes[position.section][position.cell] },
          attributesOfCell: attributes.map { values in { values[$0.section][$0.cell] } },
          sizeOfOverflow: sizeOfOverflow))
    }
  }

  /// Returns the layouts of a content at every width of a range, if the sizes of cells depend on the space that the
  /// cells are offered.
  ///
  ///     let stretches = try specification.layouts(forWidths: 320...1366) { position, space in
  ///       let size = text(position).size(fitting: space)
  ///       return ContentLayout.CellAnswer(size, exactWidth: size.width, wrappedIn: space)
  ///     }
  ///
  /// Each answer says for which offers it holds. A cell is asked again at the width at which its offer is no
  /// longer one of these. A stretch also ends where a cell returns another size. The result is exact only if
  /// the answers are true. The heights of cells in columns, and of those whose widths their lines decide, do
  /// not change lines: these cells are asked only at the least width of each stretch.
  ///
  /// - Parameters:
  ///   - widths: the widths of the content, which replace that of the specification. If the axis is horizontal,
  ///     they are heights.
  ///   - answerOfCell: a closure that returns the size of a cell for the space that remains on its line, and the
  ///     offers for which the size is the same.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. It is called once for each cell.
  ///   - sizeOfOverflow: a closure that returns the size of the overflow view for a number of hidden cells.
  /// - Returns: the stretches, from the narrowest to the widest.
  /// - Throws: a `ContentLayout.WidthRefusal` if the widths at which lines change cannot be told exactly. A cell
  ///   that returns whatever it is offered is refused: give it the width `.remaining`.
  public func layouts(
    forWidths widths: ClosedRange<CGFloat>,
    answerOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat)
      -> ContentLayout.CellAnswer,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) throws(ContentLayout.WidthRefusal) -> [ContentLayout.Stretch] {
    let attributes = try attributesOfCells(attributesOfCell)
    return try stretches(forWidths: widths) { width in
      var questions: [WidthTrial.Question] = []
      let layout = ContentLayout(
        with(lineLength: width, direction: direction),
        sizeOfCell: { position, offer in
          let answer = answerOfCell(position, offer)
          questions.append(WidthTrial.Question(position: position, offer: offer, answer: answer))
          return answer.size
        },
        attributesOfCell: attributes.map { values in { values[$0.section][$0.cell] } },
        sizeOfOverflow: sizeOfOverflow)
      return WidthTrial(layout, questions)
    }
  }

  /// Returns the attributes of all cells, or nil if all are default.
  private func attributesOfCells(
    _ attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) throws(ContentLayout.WidthRefusal) -> [[CellAttributes]]? {
    guard let attributes = attributesOfCell.map(valuesOfCells) else { return nil }
    for (index, section) in sections.enumerated() where section.attributes.mayHideFractions {
      if let cell = attributes[index].firstIndex(where: { $0.fraction != nil }) {
        throw .limitedFraction(ContentLayout.CellPosition(section: index, cell: cell))
      }
    }
    return attributes
  }

  private func valuesOfCells<Value>(
    _ value: (ContentLayout.CellPosition) -> Value
  ) -> [[Value]] {
    sections.indices.map { section in
      (0..<sections[section].cellCount).map {
        value(ContentLayout.CellPosition(section: section, cell: $0))
      }
    }
  }
}

extension SectionAttributes {
  /// Whether the section may hide cells that take fractions of their lines.
  fileprivate var mayHideFractions: Bool {
    guard case .lines = lineLimit else { return false }
    switch sizing.kind {
    case .asked, .selfSizing: return true
    case .fixed, .columns, .rows: return false
    }
  }
}
