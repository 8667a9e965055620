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

  /// - Returns: the index behind the last galley whose lines are broken or copied.
  private func breakRows(
    of oldLines: OldLines, by rules: RowRules, with compositor: inout Compositor
  ) -> Int {
    var rows = SizedCells(in: room, expectedCount: 0)
    var firstFit = FirstFit(width: room.width)
    var starts = [0]
    var group: (first: Int, oldLine: OldLines.Line?, changeCount: Int) = (0, nil, 0)
    while let cell = cells.next() {
      let index = rows.count
      rows.append(cell, cells.attributes(of: cell), readBy: cells, by: rules)
      if rows.breakable.opportunity(before: index) != .prohibited {
        group = (index, oldLine(beginningWith: cell), cells.changes.count)
      }
      let end = rows.breakable.countOfWholeGroups
      firstFit.breakLines(of: rows.breakable, upTo: end, appendingTo: &starts)
      guard let line = group.oldLine, end == rows.count, starts.last == group.first,
        cells.changes.count == group.changeCount
      else { continue }
      let touched = cells.changes.first.map { oldLines.lineTouched(by: $0.old.lowerBound) }
      if let touched, touched <= line { continue }
      rows.removeAll(after: group.first)
      rows.breakable.endsSection = false
      rows.appendRows(to: &compositor, startingAt: starts.dropLast(), by: rules)
      if let end = copyLines(from: line, upTo: touched, of: oldLines, with: &compositor).end {
        return end
      }
      (rows, starts) = (SizedCells(in: room, expectedCount: 0), [0])
      firstFit = FirstFit(width: room.width)
    }
    // The last cell may have been read as one that keeps with another.
    firstFit.breakLines(of: rows.breakable, upTo: rows.count, appendingTo: &starts)
    rows.appendRows(to: &compositor, startingAt: starts, by: rules)
    return oldLines.galleyCount
  }

  private func oldLine(beginningWith cell: CellReader.Cell) -> OldLines.Line? {
    cell.old?.beginsLine == true ? cells.oldLines?.line : nil
  }

  /// - Returns: the index behind the last galley whose lines are broken or copied.
  private func breakPassages(
    of oldLines: OldLines, by rules: RowRules, with compositor: inout Compositor
  ) -> Int {
    var passage = SizedCells(in: room, expectedCount: 0)
    while let cell = cells.next() {
      let attributes = cells.attributes(of: cell)
      if passage.count > 0, passage.breakable.opportunity(beforeNext: attributes).isForced {
        passage.breakable.endsSection = false
        passage.appendRows(to: &compositor, startingAt: passage.lineStarts(), by: rules)
        passage = SizedCells(in: room, expectedCount: 0)
        if let line = oldLine(beginningWith: cell), oldLines.firstLineOfPassage(of: line) == line {
          let touched = cells.changes.first.map {
            oldLines.firstLineOfPassage(of: oldLines.lineTouched(by: $0.old.lowerBound))
          }
          let copied = copyLines(from: line, upTo: touched, of: oldLines, with: &compositor)
          if let end = copied.end { return end }
          // The cell is on a line that was copied.
          if copied.areCopied { continue }
        }
      }
      passage.append(cell, attributes, readBy: cells, by: rules)
    }
    passage.appendRows(to: &compositor, startingAt: passage.lineStarts(), by: rules)
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
