extension ContentLayout {
  /// Why a line of a section began: what kept its first cell from the line above.
  ///
  /// It is worked out when it is asked for, and said of the cells as they are now.
  ///
  /// - Complexity: in proportion to the cells of the line above and of the first cells that keep
  ///   together; with a strategy, to what that takes to break the cells between two forced breaks,
  ///   or all that are visible in a section with a line limit.
  public func breakReason(ofLineAt line: Int, inSection section: Int) -> LineBreakReason {
    let lines = self[section].lines
    precondition(
      line >= 0 && line < lines.lineCount,
      "There is no such line: its index is out of the section's range.")
    return lines.breakReason(ofLine: line)
  }
}

extension SectionLines {
  /// Why a line began. The first of the reasons that is true holds.
  func breakReason(ofLine index: Int) -> ContentLayout.LineBreakReason {
    guard index > 0 else { return .first }
    let first = line(at: index).cells.lowerBound
    if attributes(ofCell: first - 1).endsLine { return .forcedByPreviousCell }
    let cell = attributes(ofCell: first)
    if cell.beginsLine { return .forced }
    let above = openLine(line(at: index - 1))
    guard room.attributes.breakingStrategy == .firstFit else {
      return breakReasonByStrategy(atCell: first, below: above)
    }
    if cell.minimumLineSpace > 0, first < visibleCellCount, above.mustEnd(before: cell) {
      let had = above.available - above.next - cell.insets.leading - cell.insets.trailing
      return .minimumLineSpace(needed: cell.minimumLineSpace, had: had)
    }
    // A line that begins within a group has broken it.
    let beginsGroup = keepsTogether(cell, at: first) && !attributes(ofCell: first - 1).keepsWithNext
    return beginsGroup && above.hasRoom(for: box(ofCell: first))
      ? .keptTogether : tooWide(first, for: above)
  }

  private func breakReasonByStrategy(
    atCell first: Int, below above: OpenLine
  ) -> ContentLayout.LineBreakReason {
    if hasFallenBack(atCell: first) { return .strategyFellBack }
    guard above.hasRoom(for: box(ofCell: first)) else { return tooWide(first, for: above) }
    return hasRoom(forGroupFrom: first, on: above) ? .strategy : .keptTogether
  }

  private func tooWide(_ cell: Int, for above: OpenLine) -> ContentLayout.LineBreakReason {
    let box = box(ofCell: cell)
    return .tooWide(
      needed: above.hasRoom(for: box) ? nil : above.next - above.used + box.outerWidth,
      had: above.available - above.used)
  }

  /// Whether a line has room for a cell and all that it keeps with.
  private func hasRoom(forGroupFrom first: Int, on line: OpenLine) -> Bool {
    var line = line
    var cell = first
    while line.hasRoom(for: box(ofCell: cell)) {
      let attributes = attributes(ofCell: cell)
      guard keepsTogether(attributes, at: cell) else { return true }
      line.append(box(ofCell: cell), attributes, spacing: room.attributes.cellSpacing)
      cell += 1
    }
    return false
  }

  /// Whether a cell keeps with the next, and no forced break divides them.
  private func keepsTogether(_ attributes: CellAttributes, at cell: Int) -> Bool {
    attributes.keepsWithNext && !attributes.endsLine && cell + 1 < visibleCellCount
      && !self.attributes(ofCell: cell + 1).beginsLine
  }

  /// A line as it was when its last cell was set.
  private func openLine(_ line: SetLine) -> OpenLine {
    var open = OpenLine(available: room.available(indentedBy: line.indentation))
    for cell in line.cells {
      open.append(
        box(ofCell: cell), attributes(ofCell: cell), spacing: room.attributes.cellSpacing)
    }
    return open
  }

  private func box(ofCell cell: Int) -> CellBox {
    switch setting {
    case .equal(let lines):
      return CellBox(size: lines.size, insets: .zero)
    case .listed(let galleys):
      let place = galleys[galleys.index(ofCell: cell)]
      return place.galley.box(ofCell: cell - place.start.cell)
    }
  }

  /// Whether the section's strategy set the passage of a cell first fit. It is broken once more to
  /// tell: nothing is kept for those who do not ask.
  private func hasFallenBack(atCell cell: Int) -> Bool {
    guard case .listed = setting else { return false }
    if let mostLines = room.attributes.lineLimit.maximumLineCount,
      broken(0..<setCount).lineStarts.count > mostLines
    {
      return true
    }
    var first = cell
    while first > 0, !isBreakForced(before: first) {
      first -= 1
    }
    var end = first + 1
    while end < setCount, !isBreakForced(before: end) {
      end += 1
    }
    return !broken(first..<end).fallenBack.isEmpty
  }

  /// Some cells as the section's strategy breaks them.
  private func broken(_ cells: Range<Int>) -> BrokenSection {
    var unbroken = UnbrokenCells(spacing: room.attributes.cellSpacing)
    for cell in cells {
      // Where the next is hidden, a forced break divides them.
      let attributes = attributes(ofCell: cell)
      unbroken.append(
        outerWidth: box(ofCell: cell).outerWidth,
        beginsLine: attributes.beginsLine, endsLine: attributes.endsLine,
        keepsWithNext: attributes.keepsWithNext && cell + 1 < visibleCellCount)
    }
    return BrokenSection(
      unbroken, width: room.width, strategy: room.attributes.breakingStrategy)
  }

  private func isBreakForced(before cell: Int) -> Bool {
    attributes(ofCell: cell).beginsLine || attributes(ofCell: cell - 1).endsLine
  }
}
