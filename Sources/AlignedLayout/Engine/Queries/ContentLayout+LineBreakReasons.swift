extension ContentLayout {
  /// Returns the reason why a line of a section begins where it does: what kept its first cell from
  /// the line above.
  ///
  /// The reason is computed when it is asked for, from the cells as they are now.
  ///
  /// - Complexity: proportional to the cells of the line above and of the first cells that keep together. In a
  ///   section with a strategy, it is the time in which the strategy breaks the cells between two forced
  ///   breaks. If the section also has a line limit, it breaks all visible cells.
  public func breakReason(ofLineAt line: Int, inSection section: Int) -> LineBreakReason {
    let lines = self[section].lines
    precondition(line >= 0 && line < lines.lineCount, "Line index out of range.")
    return lines.breakReason(ofLine: line)
  }
}

extension SectionLines {
  /// Returns the first reason that is true, in the order in which they are checked here.
  func breakReason(ofLine index: Int) -> ContentLayout.LineBreakReason {
    guard index > 0 else { return .first }
    let first = line(at: index).cells.lowerBound
    if isBreakForced(before: first), !isBreakGiven(before: first) { return .labelsAbove }
    let (previous, cell) = (attributes(ofCell: first - 1), attributes(ofCell: first))
    switch BreakOpportunity(after: previous, before: cell) {
    case .forcedByPreviousCell: return .forcedByPreviousCell
    case .forced: return .forced
    case .allowed, .prohibited, .required, .divided: break
    }
    let lineAbove = line(at: index - 1)
    if let rules = room.rows {
      return breakReason(ofRowBeginningWith: first, below: lineAbove, by: rules)
    }
    var above = openLine(lineAbove)
    above.moveBack(for: cell, behind: arrangedCell(at: first - 1), in: room)
    guard lineAbove.cells.count < room.mostCellsPerLine else { return .full }
    guard room.breakingStrategy == .firstFit else {
      return breakReasonByStrategy(atCell: first, below: above, of: lineAbove.cells.count)
    }
    if cell.minimumLineSpace > 0, room.columns == nil, first < visibleCellCount,
      above.mustEnd(before: cell)
    {
      let had = above.available - above.next - cell.insets.leading - cell.insets.trailing
      return .minimumLineSpace(needed: cell.minimumLineSpace, had: had)
    }
    // A line that begins between cells that keep together has divided them.
    let beginsGroup = keepsWithNext(first) && !previous.keepsWithNext
    guard beginsGroup, hasRoom(forCell: first, on: above) else { return tooWide(first, for: above) }
    let needed = neededWidth(ofGroupFrom: first, behind: above, of: lineAbove.cells.count)
    return .keptTogether(
      needed: needed.map { $0 - above.used }, had: above.available - above.used)
  }

  private func breakReasonByStrategy(
    atCell first: Int, below above: OpenLine, of cellCount: Int
  ) -> ContentLayout.LineBreakReason {
    if hasFallenBack(atCell: first) { return .strategyFellBack }
    guard hasRoom(forCell: first, on: above) else { return tooWide(first, for: above) }
    return hasRoom(forGroupFrom: first, on: above, of: cellCount)
      ? .strategy : .keptTogether(needed: nil, had: above.available - above.used)
  }

  private func tooWide(_ cell: Int, for above: OpenLine) -> ContentLayout.LineBreakReason {
    let needed = above.next - above.used + outerWidth(ofCell: cell, on: above)
    let had = above.available - above.used
    // Columns may overlap, so that none is left where there is enough width.
    return .tooWide(
      needed: hasRoom(forCell: cell, on: above) || needed <= had ? nil : needed, had: had)
  }

  private func hasRoom(forCell cell: Int, on line: OpenLine) -> Bool {
    let attributes = attributes(ofCell: cell)
    return room.decidesWidth(of: attributes)
      ? line.hasRoom(forDecided: attributes, in: room)
      : line.hasRoom(forOuterWidth: box(ofCell: cell).outerWidth)
  }

  private func outerWidth(ofCell cell: Int, on line: OpenLine) -> CGFloat {
    line.outerWidth(of: box(ofCell: cell), attributes(ofCell: cell), in: room)
  }

  private func outerWidthForStrategies(ofCell cell: Int) -> CGFloat {
    let attributes = attributes(ofCell: cell)
    return room.decidesWidth(of: attributes)
      ? OpenLine(available: room.width).outerWidthForStrategies(ofDecided: attributes, in: room)
      : box(ofCell: cell).outerWidth
  }

  private func hasRoom(
    forGroupFrom first: Int, on line: OpenLine, of cellCount: Int
  ) -> Bool {
    var line = line
    var cell = first
    while hasRoom(forCell: cell, on: line) {
      guard keepsWithNext(cell) else { return true }
      append(cell, to: &line)
      cell += 1
      line.endIfFull(cellCount: cellCount + cell - first, in: room)
    }
    return false
  }

  /// The next cell stands behind the one that is appended.
  private func append(_ cell: Int, to line: inout OpenLine) {
    line.append(box(ofCell: cell), attributes(ofCell: cell), in: room)
    line.moveBack(for: attributes(ofCell: cell + 1), behind: arrangedCell(at: cell), in: room)
  }

  /// Returns nil if no width is enough, or if the widths of the cells depend on it.
  func neededWidth(
    ofGroupFrom first: Int, behind line: OpenLine, of cellCount: Int
  ) -> CGFloat? {
    var line = OpenLine(asWideAsNeeded: line)
    let dividesGroup = first > 0 && keepsWithNext(first - 1)
    var needed = -CGFloat.infinity
    var cell = first
    while true {
      let (box, attributes) = (self.box(ofCell: cell), self.attributes(ofCell: cell))
      guard !line.endsHere, !room.takesFraction(attributes), !isCut(cell: cell) else {
        return nil
      }
      if attributes.standsAtTrailingEdge { needed = max(needed, line.used) }
      needed = max(needed, line.next + leastWidth(of: box, attributes, behind: line))
      guard keepsWithNext(cell), !dividesGroup else { return needed }
      append(cell, to: &line)
      cell += 1
      line.endIfFull(cellCount: cellCount + cell - first, in: room)
    }
  }

  /// Whether a cell may be narrower than the size that was returned for it.
  private func isCut(cell: Int) -> Bool {
    isCut(cell: cell, to: line(at: line(ofCell: cell)))
  }

  func isCut(cell: Int, to line: PlacedLine) -> Bool {
    room.cutsCells
      && room.available(indentedBy: line.indentation).fits(in: box(ofCell: cell).outerWidth)
  }

  func keepsWithNext(_ cell: Int) -> Bool {
    cell + 1 < visibleCellCount
      && attributes(ofCell: cell).keeps(with: attributes(ofCell: cell + 1))
  }

  // MARK: Strategies that fell back

  /// The passage is broken again to find out: nothing is stored for a question that is rarely asked.
  func hasFallenBack(atCell cell: Int) -> Bool {
    if isUniform { return false }
    return fallsBackForLimit || !breaks(amongCells: passage(ofCell: cell)).fallenBack.isEmpty
  }

  /// The section's strategy may take more lines than the limit allows.
  private var fallsBackForLimit: Bool {
    guard let maximum = room.attributes.lineLimit.lineCountWithoutOverflow, lineCount <= maximum
    else { return false }
    return breaks(amongCells: 0..<placedCount).lineStarts.count > maximum
  }

  private func passage(ofCell cell: Int) -> Range<Int> {
    var first = cell
    while first > 0, !isBreakForced(before: first) {
      first -= 1
    }
    var end = first + 1
    while end < placedCount, !isBreakForced(before: end) {
      end += 1
    }
    return first..<end
  }

  private func breaks(amongCells cells: Range<Int>) -> LineBreaks {
    LineBreaks(breakableCells(cells), strategy: room.breakingStrategy)
  }

  func breakableCells(_ cells: Range<Int>) -> BreakableCells {
    var breakable = BreakableCells(in: room)
    breakable.endsSection = overflow?.hiddenCount ?? 0 == 0
    for cell in cells {
      // The last visible cell does not keep with the overflow view.
      var attributes = attributes(ofCell: cell)
      if cell + 1 >= visibleCellCount { attributes = attributes.with(keepsWithNext: false) }
      if room.rows != nil {
        breakable.append(ratio: box(ofCell: cell).size.width, attributes)
        continue
      }
      breakable.append(
        outerWidth: room.additionalWidth(
          of: outerWidthForStrategies(ofCell: cell), attributes,
          behind: cell > cells.lowerBound ? arrangedCell(at: cell - 1) : nil), attributes)
    }
    return breakable
  }
}

extension OpenLine {
  /// All further cells find room, unless the line ends.
  fileprivate init(asWideAsNeeded line: OpenLine) {
    self.init(available: .greatestFiniteMagnitude)
    (used, next, share) = (line.used, line.next, line.share)
    reach = line.endsHere ? .nowhere : Reach(end: available)
  }
}
