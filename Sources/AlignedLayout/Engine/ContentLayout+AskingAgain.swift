extension ContentLayout {
  /// The same content after some cells have been asked again.
  ///
  /// Only those cells are asked, their attributes before their size, and cells to which other space
  /// is offered in consequence. If all others would have answered as before, the result equals a
  /// layout made anew.
  ///
  /// - Parameter cells: the cells to ask, in any order. Cells of a fixed size are not asked.
  func asking(
    again cells: [CellPosition],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)?
  ) -> ContentLayout {
    var named: [Int: Set<Int>] = [:]
    for position in cells where sections[position.section].section.attributes.sizing == .asked {
      named[position.section, default: []].insert(position.cell)
    }
    var stack = SectionStack(
      width: width, direction: direction, grid: grid, contentInsets: contentInsets,
      spacing: sectionSpacing)
    for (index, layout) in sections.enumerated() {
      let lines = named[index].map {
        LineBreaker.lines(
          layout.lines, ofSection: index, askingAgain: $0.sorted(),
          sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell)
      }
      stack.append(layout.section, lines: lines ?? layout.lines)
    }
    return ContentLayout(stack)
  }
}
