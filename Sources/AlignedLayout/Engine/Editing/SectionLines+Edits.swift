extension SectionLines {
  mutating func apply(
    _ edits: SortedEdits.Cells, ofSection section: Int, from source: any CellSource
  ) {
    let changes = [Splice](
      removing: edits.deleted, replacing: edits.replaced, inserting: edits.inserted,
      amongMembers: cellCount, named: "cell")
    guard !changes.isEmpty else { return }
    guard room.sharesWidths, source.hasAttributes || sharedWidths != nil else {
      return apply(changes, ofSection: section, from: source, breakingAllLines: false)
    }
    let sharing = SharingSource(source, section: section)
    sharing.findWidths(of: self, changedBy: changes)
    apply(
      changes, ofSection: section, from: sharing, breakingAllLines: !sharing.changedNames.isEmpty)
    sharedWidths = sharing.widths
  }

  /// - Parameter breakingAllLines: whether cells may be others everywhere in the section.
  private mutating func apply(
    _ changes: [Splice], ofSection section: Int, from source: any CellSource,
    breakingAllLines: Bool
  ) {
    let newCount = cellCount + changes.countChange
    if isUniform || placedCount == 0 || !room.mayHaveCellAttributes || room.columns == nil,
      let lines = room.linesOfUniformCells(count: newCount, from: source, at: section)
    {
      self = lines
      return
    }
    let cells = CellReader(self, section: section, changes: changes, source: source)
    if room.attributes.lineLimit != .unlimited {
      self = LineLimiter(room: room, cellCount: newCount).lines(of: cells)
      return
    }
    var galleys = galleys
    guard !breakingAllLines, !isUniform, galleys.count > 0,
      room.breakingStrategy == .firstFit || room.rows != nil
    else {
      let galleys = room.galleys(of: cells, expectedCount: newCount)
      self = room.linesWithLastRow(GalleyList(galleys))
      return
    }
    let replacements = Reflow.replacements(of: galleys, readBy: cells, in: room)
    // While other values refer to the list, replacing would copy it.
    cells.removeOldLines()
    self = SectionLines(room: room, GalleyList([]))
    for (range, replacement) in replacements.reversed() {
      galleys.replace(range, with: replacement)
    }
    self = room.linesWithLastRow(galleys)
  }
}
