// Why rows begin where they do.
extension SectionLines {
  /// The first reason counts: full, strategy, height of the row. No break is forced before the cell.
  func breakReason(
    ofRowBeginningWith first: Int, below above: PlacedLine, by rules: RowRules
  ) -> ContentLayout.LineBreakReason {
    guard above.cells.count < rules.mostCells else { return .full }
    let row = OpenRow(of: above.cells.lazy.map(box), spacing: rules.spacing)
    var end = first + 1
    while keepsWithNext(end - 1) { end += 1 }
    var longer = row
    longer.append((first..<end).lazy.map(box), spacing: rules.spacing)
    if room.attributes.breakingStrategy != .firstFit {
      if hasFallenBack(atCell: first) { return .strategyFellBack }
      if rules.areAllowed(longer) { return .strategy }
    }
    return .rowHeight(
      with: rules.fullHeight(of: longer), without: rules.fullHeight(of: row))
  }
}
