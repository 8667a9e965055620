// What a search over all widths asks of a layout. `AlignedLayoutTesting` has the search.
extension ContentLayout {
  /// The length along the lines.
  package var lineLength: CGFloat { room.width }

  /// The distance may be infinity, or a little less than 0.
  package func narrowing() throws(WidthRefusal) -> CGFloat {
    var narrowing = CGFloat.infinity
    for section in sections.indices {
      let lines = self[section].lines
      try lines.refuseIfLinesMove(inSection: section)
      narrowing = min(narrowing, lines.narrowing)
    }
    return narrowing
  }

  package func breaksBySize(ofCellAt position: CellPosition) -> Bool {
    let lines = self[position.section].lines
    return lines.room.columns == nil
      && !lines.room.decidesWidth(of: lines.givenAttributes(ofCell: position.cell))
  }

  package func hasSameCells(as other: ContentLayout) -> Bool {
    sections.indices.allSatisfy { section in
      let (lines, others) = (self[section].lines, other[section].lines)
      return lines.lineCount == others.lineCount
        && lines.visibleCellCount == others.visibleCellCount
        && lines.overflow?.hasView == others.overflow?.hasView
        && (0..<lines.lineCount).allSatisfy {
          lines.line(at: $0).cells == others.line(at: $0).cells
        }
    }
  }
}
