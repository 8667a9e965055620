extension CGSize {
  /// In place of the answer of a cell that begins a line that is taken back: nobody is asked for
  /// it.
  static var unasked: CGSize { CGSize(width: 0, height: 0) }
}

extension Compositor {
  /// Whether there would be too few cells for a galley of their own.
  var isNearlyEmpty: Bool {
    cellCount < Galley.usualCapacity / 4 && draft.isEmpty
  }

  /// Whether more lines are begun than so many.
  func hasBegunMoreLines(than count: Int) -> Bool {
    draft.fullLineCount + lineCount + (line.isEmpty ? 0 : 1) > count
  }

  /// Takes back the cells on the open line.
  mutating func takeBackLine() {
    cellCount = firstCell
    line = OpenLine(available: line.available)
    isToBeLookedAt = draft.looksAtEveryLine
    draft.forgetChangesOfIndentation()
    draft.forget(from: cellCount)
  }

  /// Takes over lines of a galley as they were, one below the other from the top of the line that
  /// is open, on which nothing may stand yet.
  mutating func keep(_ range: Range<Int>, of galley: Galley) {
    guard let first = range.first, let last = range.last else { return }
    let cells = galley.lines[first].firstCell..<galley.cells(ofLine: last).upperBound
    if cellCount + cells.count > sizes.capacity {
      makeRoom(for: cells.count)
    }
    if lineCount + range.count > lines.capacity {
      draft.growLines(lineCount: lineCount, to: lineCount + range.count)
      lines = draft.linePen
    }
    let offset = cellCount - cells.lowerBound
    galley.copyCells(cells, to: draft.sizes, at: cellCount)
    for (cell, attributes) in galley.attributes(ofCells: cells) where !attributes.isDefault {
      draft.note(attributes, at: cell + offset)
    }
    for index in range {
      let record = galley.lines[index]
      lines.write(
        LineRecord(
          firstCell: record.firstCell + offset, top: top, height: record.height,
          width: record.width), at: lineCount)
      lineCount += 1
      // In the order of additions of a line that is set: the last bits have to be the same.
      top += LineRecord.advance(height: record.height, spacing: lineSpacing)
      if let indentation = galley.indentations.change(atLine: index + 1) {
        draft.indent(by: indentation, atLine: lineCount)
      }
    }
    cellCount += cells.count
    firstCell = cellCount
    line = OpenLine(available: draft.available)
  }

  /// Makes room for cells that are kept, while the open line is empty.
  private mutating func makeRoom(for count: Int) {
    if cellCount > 0 {
      draft.cut(
        cellCount: cellCount, lineCount: lineCount, before: cellCount, at: top, needing: count)
      cellCount = 0
      lineCount = 0
      top = 0
    } else {
      draft.grow(cellCount: 0, to: count)
    }
    sizes = draft.sizePen
    lines = draft.linePen
  }
}
