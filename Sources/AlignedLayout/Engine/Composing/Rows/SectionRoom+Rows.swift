extension SectionRoom {
  /// Reads all cells, and sets them on rows.
  func galleysOfRows(
    of reader: CellReader, by rules: RowRules, expectedCount: Int
  ) -> [Galley] {
    guard attributes.breakingStrategy == .firstFit else {
      var cells = RowCells(in: self, by: rules, expectedCount: expectedCount)
      while cells.appendNext(of: reader) {}
      return cells.galleys(
        startingAt: cells.starts(endsSection: true), endsSection: true)
    }
    var compositor = Compositor(CompositorStorage(in: self, expectedCount: expectedCount))
    var filler = RowFiller(rules, reader: reader)
    filler.placeAll(with: &compositor)
    return compositor.finish()
  }

  /// Returns a section's lines whose last one has its final height: on rows, it may depend on all others.
  func linesWithLastRow(_ galleys: GalleyList, overflow: Overflow? = nil) -> SectionLines {
    var galleys = galleys
    if let rules = rows, attributes.rows?.lastRowHeight == .mean, overflow?.hiddenCount ?? 0 == 0 {
      galleys.giveLastRowMeanHeight(by: rules, in: self)
    }
    return SectionLines(room: self, galleys, overflow: overflow)
  }
}

extension GalleyList {
  /// Makes the last row as tall as those before it are on average, unless it fills its line before.
  fileprivate mutating func giveLastRowMeanHeight(by rules: RowRules, in room: SectionRoom) {
    guard lineCount > 1 else { return }
    let place = self[count - 1]
    let (galley, last) = (place.galley, place.galley.lines.count - 1)
    let top: CGFloat = place.line(at: last).top
    let mean: CGFloat = top / CGFloat(lineCount - 1) - room.attributes.lineSpacing
    var compositor = Compositor(CompositorStorage(in: room, expectedCount: galley.cellCount))
    compositor.copyLines(0..<last, of: galley)
    var row = OpenRow()
    var edges: CGFloat = 0
    for cell in galley.cells(ofLine: last) {
      let attributes = galley.attributes(ofCell: cell)
      let insets = attributes.insets
      let ratio = galley.size(ofCell: cell).width
      row.append(
        ratio: ratio, edges: insets.leading + insets.trailing, spacing: rules.spacing)
      edges = max(edges, insets.top + insets.bottom)
      compositor.appendToRow(ratio: ratio, attributes)
    }
    compositor.endRow(row, by: rules, limit: (mean - edges).orZero)
    replace(count - 1..<count, with: compositor.finish())
  }
}
