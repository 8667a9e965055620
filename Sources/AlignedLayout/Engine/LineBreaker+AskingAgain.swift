extension LineBreaker {
  /// Sets a section anew of which some cells have to be asked again, without asking more than that
  /// takes.
  ///
  /// Lines above the first one touched are kept, and so are those from where a cell begins a line
  /// that began one before, indented as before. In between, a cell is asked only if it is named, or
  /// if it is offered another space than it was.
  ///
  /// - Parameter named: the cells to ask, in ascending order.
  static func lines(
    _ old: SectionLines, ofSection section: Int, askingAgain named: [Int],
    sizeOfCell: SizeOfCell, attributesOfCell: AttributesOfCell?
  ) -> SectionLines {
    var breaker = LineBreaker(
      room: old.room, alignment: old.alignment, attributes: old.attributes)
    var cells = SetCells(capacity: old.cellCount)
    var named = named[...]
    var offers = KeptOffers(old)
    var line = OpenLine(firstCell: 0, top: 0, available: old.room)
    breaker.keep(0..<old.lineTouched(by: named.first), of: old, on: &line, behind: &cells)
    while cells.count < old.cellCount {
      let position = ContentLayout.CellPosition(section: section, cell: cells.count)
      if named.first == position.cell {
        named.removeFirst()
        let attributes = attributesOfCell?(position) ?? .default
        breaker.set(
          attributes, at: position, on: &line, behind: &cells, sizeOfCell: sizeOfCell)
        continue
      }
      if old.broke(before: position.cell, after: line, of: cells) {
        line = breaker.end(line, before: position.cell)
      }
      let attributes = old.cells.attributes(of: position.cell)
      breaker.set(attributes, at: position, on: &line, behind: &cells) { position, space in
        offers.offer(to: position.cell) == space
          ? old.cells.size(of: position.cell) : sizeOfCell(position, space)
      }
      let indentation = breaker.indentations.current
      if line.firstCell == position.cell,
        let same = old.line(beginningWith: position.cell, indentation: indentation)
      {
        let touched = old.lineTouched(by: named.first)
        breaker.keep(same..<max(same, touched), of: old, on: &line, behind: &cells)
      }
    }
    if !line.isEmpty {
      _ = breaker.end(line, before: cells.count)
    }
    return breaker.lines(with: cells)
  }

  /// Takes over lines as they were, one below the other from the top of the line that is open, which
  /// is to hold the same cells as the first of them.
  private mutating func keep(
    _ kept: Range<Int>, of old: SectionLines, on line: inout OpenLine,
    behind cells: inout SetCells
  ) {
    guard !kept.isEmpty else { return }
    var top = line.top
    for index in kept {
      let record = old.lines[index]
      lines.append(
        LineRecord(
          firstCell: record.firstCell, top: top, height: record.height, width: record.width))
      if let indentation = old.indentations.change(atLine: index + 1) {
        indentations.begin(indentation, atLine: lines.count)
      }
      // In the order of additions of a line that is set: the last bits have to be the same.
      top = top + record.height + attributes.lineSpacing
    }
    let firstCellBelow = old.cells(ofLine: kept.upperBound - 1).upperBound
    for cell in cells.count..<firstCellBelow {
      cells.append(old.cells.size(of: cell), old.cells.attributes(of: cell))
    }
    line = OpenLine(
      firstCell: firstCellBelow, top: top, available: max(0, room - indentations.current))
  }
}

/// What the cells of a layout were offered when their answers counted, line by line in order.
private struct KeptOffers {
  private let lines: SectionLines
  private var offers: [CGFloat] = []
  private var cells = 0..<0

  init(_ lines: SectionLines) {
    self.lines = lines
  }

  mutating func offer(to cell: Int) -> CGFloat {
    if !cells.contains(cell) {
      let line = lines.line(ofCell: cell)
      cells = lines.cells(ofLine: line)
      offers = lines.offers(onLine: line)
    }
    return offers[cell - cells.lowerBound]
  }
}

extension SectionLines {
  /// The line from which on lines are to be set anew if a cell is asked again: the cell's own, or
  /// the one above if the cell is the first on its own and may fit there. Without a cell, the end.
  fileprivate func lineTouched(by cell: Int?) -> Int {
    guard let cell else { return lines.count }
    let line = line(ofCell: cell)
    return lines[line].firstCell == cell ? max(0, line - 1) : line
  }

  /// The line that begins with a cell and is indented so far, if there is one.
  fileprivate func line(beginningWith cell: Int, indentation: CGFloat) -> Int? {
    let line = line(ofCell: cell)
    return lines[line].firstCell == cell && indentations[line] == indentation ? line : nil
  }

  /// Whether a cell that is not asked again is known to leave a line: it left one before on which as
  /// much was taken of as much, and the cell before it ends its line no more and no less.
  fileprivate func broke(before cell: Int, after line: OpenLine, of set: SetCells) -> Bool {
    guard !line.isEmpty, let before = self.line(endingBefore: cell) else { return false }
    return line.available == max(0, room - indentations[before])
      && line.used == lines[before].width
      && set.attributes(of: cell - 1).endsLine == cells.attributes(of: cell - 1).endsLine
  }

  private func line(endingBefore cell: Int) -> Int? {
    let line = line(ofCell: cell)
    return line > 0 && lines[line].firstCell == cell ? line - 1 : nil
  }

  /// What each cell of a line was offered when its answer counted.
  func offers(onLine index: Int) -> [CGFloat] {
    var line = OpenLine(
      firstCell: lines[index].firstCell, top: 0, available: max(0, room - indentations[index]))
    return cells(ofLine: index).map { index in
      let cell = cells.attributes(of: index)
      let offer = line.remainingSpace(for: cell).orZero
      line.append(cells.box(of: index), cell, spacing: attributes.itemSpacing)
      return offer
    }
  }
}
