extension Compositor {
  /// Whether there are too few cells for a galley of their own.
  var isNearlyEmpty: Bool {
    cursor.cellCount < Galley.usualCapacity / 4 && storage.hasNoFullGalley
  }

  /// Returns whether more than a number of lines have begun.
  func hasBegunMoreLines(than count: Int) -> Bool {
    storage.fullLineCount + cursor.lineCount + (line.isEmpty ? 0 : 1) > count
  }

  /// Removes the cells of the open line.
  mutating func removeOpenLine() {
    cursor.cellCount = cursor.firstCell
    line = OpenLine(available: line.available)
    arrangesLine = storage.arrangesEveryLine
    storage.removeOpenLine(from: cursor.cellCount)
  }

  /// Copies lines of a galley, one below the other from the top of the open line. That line must be
  /// empty.
  mutating func copyLines(_ range: Range<Int>, of galley: Galley) {
    guard let first = range.first, let last = range.last else { return }
    let cells = galley.lines[first].firstCell..<galley.cells(ofLine: last).upperBound
    if cursor.cellCount + cells.count > sizes.capacity {
      makeRoom(for: cells.count)
    }
    if cursor.lineCount + range.count > lines.capacity {
      storage.growLines(from: cursor.lineCount, to: cursor.lineCount + range.count)
      lines = storage.linePen
    }
    let offset = cursor.cellCount - cells.lowerBound
    galley.copySizes(ofCells: cells, to: storage.sizes, at: cursor.cellCount)
    for (cell, attributes) in galley.storedAttributes(ofCells: cells) where !attributes.isDefault {
      storage.append(attributes, ofCell: cell + offset)
    }
    for index in range {
      let record = galley.lines[index]
      lines.write(
        LineRecord(
          firstCell: record.firstCell + offset, top: cursor.top, height: record.height,
          width: record.width), at: cursor.lineCount)
      cursor.lineCount += 1
      // Tops are added up as those of new lines, so that their last bits are the same.
      cursor.top += LineRecord.advance(height: record.height, spacing: lineSpacing)
      if let indentation = galley.indentations.change(atLine: index + 1) {
        storage.indent(by: indentation, atLine: cursor.lineCount)
      }
    }
    cursor.cellCount += cells.count
    cursor.firstCell = cursor.cellCount
    line = OpenLine(available: storage.available)
  }

  /// Makes room for cells that are copied, while the open line is empty.
  private mutating func makeRoom(for count: Int) {
    if cursor.cellCount > 0 {
      cursor = storage.beginGalley(after: cursor, reserving: count)
    } else {
      storage.growSizes(from: 0, to: count)
    }
    sizes = storage.sizePen
    lines = storage.linePen
  }
}
