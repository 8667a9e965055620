// Why rows begin where they do.
extension SectionLines {
  /// Returns the first of these reasons that is true: full, strategy, height of the row.
  ///
  /// - Parameter first: a cell before which no break is forced.
  func breakReason(
    ofRowBeginningWith first: Int, below above: PlacedLine, by rules: RowRules
  ) -> ContentLayout.LineBreakReason {
    guard above.cells.count < rules.mostCells else { return .full }
    let row = OpenRow().adding(above.cells.lazy.map(rowCell), spacing: rules.spacing)
    let longer = row.adding(
      (first..<endOfGroup(from: first)).lazy.map(rowCell), spacing: rules.spacing)
    if room.attributes.breakingStrategy != .firstFit {
      if hasFallenBackOnRows(atCell: first, by: rules) { return .strategyFellBack }
      if rules.areAllowed(longer) { return .strategy }
    }
    return .rowHeight(
      with: rules.fullHeight(of: longer), without: rules.fullHeight(of: row))
  }

  /// Returns a cell as it is stored, with its ratio in place of its width.
  private func rowCell(_ cell: Int) -> RowCell {
    let box = box(ofCell: cell)
    return RowCell(ratio: box.size.width, edges: box.insets.leading + box.insets.trailing)
  }

  private func endOfGroup(from first: Int) -> Int {
    var end = first + 1
    while end < visibleCellCount, attributes(ofCell: end - 1).keeps(with: attributes(ofCell: end)) {
      end += 1
    }
    return end
  }

  /// Returns whether the passage of a cell was broken first fit in place of the section's strategy.
  private func hasFallenBackOnRows(atCell cell: Int, by rules: RowRules) -> Bool {
    let falls = fallsBackForLimit {
      rowBreaks(amongCells: 0..<placedCount, by: rules).starts.count
    }
    return falls || !rowBreaks(amongCells: passage(ofCell: cell), by: rules).fallenBack.isEmpty
  }

  private func rowBreaks(amongCells cells: Range<Int>, by rules: RowRules) -> RowBreaks {
    var breakable = BreakableRows()
    for cell in cells {
      // The last visible cell does not keep with the overflow view.
      let attributes = attributes(ofCell: cell)
      let isLast = cell + 1 >= visibleCellCount
      breakable.append(
        rowCell(cell), isLast ? attributes.with(keepsWithNext: false) : attributes)
    }
    return RowBreaks(
      breakable, by: rules, room.attributes.breakingStrategy,
      endsSection: overflow?.hiddenCount ?? 0 == 0)
  }
}
