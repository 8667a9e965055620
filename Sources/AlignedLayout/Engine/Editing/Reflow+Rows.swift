// Cells that keep their ratios on rows. First fit breaks rows again until one begins with the same cells as
// before. A strategy breaks all between two forced breaks again.
extension Reflow {
  func replacementsOfRows(of oldLines: OldLines, by rules: RowRules) -> [Replacement] {
    var replacements: [Replacement] = []
    let isFirstFit = room.attributes.breakingStrategy == .firstFit
    while let change = cells.changes.first {
      let touched = oldLines.lineTouched(by: change.old.lowerBound)
      let start = isFirstFit ? touched : oldLines.firstLineOfPassage(of: touched)
      let firstGalley = firstGalley(
        toFillFrom: start, of: oldLines, after: replacements.last?.range.upperBound ?? 0)
      var compositor = compositor(from: start, of: oldLines, beginningAt: firstGalley)
      cells.skip(toOldCell: oldLines.firstCell(of: start))
      let end =
        isFirstFit
        ? breakRows(of: oldLines, by: rules, with: &compositor)
        : breakPassages(of: oldLines, by: rules, with: &compositor)
      replacements.append((firstGalley..<end, compositor.finish()))
    }
    return replacements
  }

  /// Breaks rows first fit, until all that follow are the same up to the end of a galley.
  ///
  /// - Returns: the index behind the last galley whose lines are broken or copied.
  private func breakRows(
    of oldLines: OldLines, by rules: RowRules, with compositor: inout Compositor
  ) -> Int {
    var filler = RowFiller(rules, reader: cells)
    while filler.readNext() {
      let changeCount = cells.changes.count
      let line = line(beginningWith: filler.next)
      _ = filler.placeNext(with: &compositor)
      guard let line, cells.changes.count == changeCount,
        filler.next == nil, filler.hasBegunRow
      else { continue }
      let touched = cells.changes.first.map { oldLines.lineTouched(by: $0.old.lowerBound) }
      let copied = copyLines(from: line, upTo: touched, of: oldLines, with: &compositor)
      if copied.areCopied { filler.reset() }
      if let end = copied.end { return end }
    }
    filler.finish(with: &compositor)
    return oldLines.galleyCount
  }

  /// Returns the old line that began with a cell that was just read.
  private func line(
    beginningWith cell: ReadRowCell?
  ) -> OldLines.Line? {
    cell?.source.old?.beginsLine == true ? cells.oldLines?.line : nil
  }

  /// Breaks passages by the section's strategy, until all that follow are the same up to the end of a galley.
  ///
  /// - Returns: the index behind the last galley whose lines are broken or copied.
  private func breakPassages(
    of oldLines: OldLines, by rules: RowRules, with compositor: inout Compositor
  ) -> Int {
    var passage = RowCells(in: room, by: rules, expectedCount: 0)
    while let cell = cells.nextOnRow(by: rules) {
      if passage.count > 0, passage.breakable.opportunity(beforeNext: cell.attributes).isForced {
        passage.append(
          to: &compositor, startingAt: passage.starts(endsSection: false), endsSection: false)
        passage = RowCells(in: room, by: rules, expectedCount: 0)
        if let line = line(beginningWith: cell), oldLines.firstLineOfPassage(of: line) == line {
          let touched = cells.changes.first.map {
            oldLines.firstLineOfPassage(of: oldLines.lineTouched(by: $0.old.lowerBound))
          }
          let copied = copyLines(from: line, upTo: touched, of: oldLines, with: &compositor)
          if let end = copied.end { return end }
          // The cell is on a line that was copied.
          if copied.areCopied { continue }
        }
      }
      passage.append(cell.cell, cell.attributes)
    }
    passage.append(
      to: &compositor, startingAt: passage.starts(endsSection: true), endsSection: true)
    return oldLines.galleyCount
  }
}

extension OldLines {
  /// Returns the first line of a line's passage: the lines between two forced breaks.
  fileprivate func firstLineOfPassage(of line: Line) -> Line {
    var line = line
    while let above = self.line(before: line), !isBreakForced(before: line) {
      line = above
    }
    return line
  }

  private func isBreakForced(before line: Line) -> Bool {
    let galley = place(ofGalley: line.galley).galley
    // Inside of a galley without attributes, no break is forced.
    if galley.isPlain, line.line > 0 { return false }
    let first = firstCell(of: line)
    return attributes(ofCell: first - 1).forcesBreak(before: attributes(ofCell: first))
  }
}
