extension SectionRoom {
  /// The last row may depend on all others.
  func linesWithLastRow(_ galleys: GalleyList, overflow: Overflow? = nil) -> SectionLines {
    var galleys = galleys
    if let rules = rows, attributes.rows?.lastRowHeight == .mean, overflow?.hiddenCount ?? 0 == 0 {
      galleys.giveLastRowMeanHeight(by: rules, in: self)
    }
    return SectionLines(room: self, galleys, overflow: overflow)
  }
}

extension GalleyList {
  /// The last row becomes as tall as the mean of the others, unless it fills its line before. Before an edit, the only
  /// row may have been the last of several.
  fileprivate mutating func giveLastRowMeanHeight(by rules: RowRules, in room: SectionRoom) {
    guard lineCount > 0 else { return }
    let place = self[count - 1]
    let (galley, last) = (place.galley, place.galley.lines.count - 1)
    let top: CGFloat = place.line(at: last).top
    let cells = galley.cells(ofLine: last)
    let boxes = cells.map(galley.box)
    let edges: CGFloat = boxes.reduce(0) { max($0, $1.insets.top + $1.insets.bottom) }
    var limit = rules.target
    if lineCount > 1 {
      let mean: CGFloat = top / CGFloat(lineCount - 1) - room.attributes.lineSpacing
      limit = (mean - edges).orZero
    }
    var compositor = Compositor(CompositorStorage(in: room, expectedCount: galley.cellCount))
    compositor.copyLines(0..<last, of: galley)
    let ratios = ValueBuffer<CGSize>(capacity: galley.cellCount)
    galley.copySizes(ofCells: 0..<galley.cellCount, to: ratios, at: 0)
    compositor.appendRow(
      cells, of: ratios, galley.attributes,
      size: rules.size(of: OpenRow(of: boxes, spacing: rules.spacing), limit: limit))
    replace(count - 1..<count, with: compositor.finish())
  }
}
