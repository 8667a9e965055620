extension Compositor {
  /// Whether there are too few cells for a galley of their own.
  var isNearlyEmpty: Bool {
    // Galleys of equal cells above have no cells to spare.
    cursor.cellCount < Galley.usualCapacity / 4
      && storage.fullGalleys.allSatisfy { $0.lines.repeated != nil }
  }

  func hasBegunMoreLines(than count: Int) -> Bool {
    storage.fullLineCount + cursor.lineCount + (line.isEmpty ? 0 : 1) > count
  }

  mutating func removeOpenLine() {
    cursor.cellCount = cursor.firstCell
    line = OpenLine(available: storage.available)
    arrangesLine = storage.arrangesEveryLine
    storage.removeOpenLine(from: cursor.cellCount)
  }

  /// Copies lines to the top of the open line, which must be empty.
  mutating func copyLines(_ range: Range<Int>, of galley: Galley) {
    guard let first = range.first, let last = range.last else { return }
    if galley.lines.repeated != nil, let rest = appendEqualLines(range, of: galley) {
      return copyLines(rest, of: galley)
    }
    let cells = galley.lines[first].firstCell..<galley.cells(ofLine: last).upperBound
    copyCells(cells, of: galley, onLines: range.count)
    let offset = cursor.cellCount - cells.lowerBound
    let changesIndentation = galley.indentations.common == nil
    for index in range {
      let record = galley.lines[index]
      lines.write(
        LineRecord(
          firstCell: record.firstCell &+ offset, top: cursor.top, height: record.height,
          width: record.width), at: cursor.lineCount)
      cursor.lineCount &+= 1
      // Tops are added up as those of new lines, so that their last bits are the same.
      cursor.top += LineRecord.advance(height: record.height, spacing: lineSpacing)
      if changesIndentation, let indentation = galley.indentations.change(atLine: index + 1) {
        storage.indent(by: indentation, atLine: cursor.lineCount)
      }
    }
    cursor.cellCount += cells.count
    cursor.firstCell = cursor.cellCount
    line = OpenLine(available: storage.available)
  }

  private mutating func copyCells(_ cells: Range<Int>, of galley: Galley, onLines count: Int) {
    if cursor.cellCount + cells.count > sizes.capacity { reserveMemory(for: cells.count) }
    if cursor.lineCount + count > lines.capacity {
      storage.growLines(from: cursor.lineCount, to: cursor.lineCount + count)
      lines = storage.lineWriter
    }
    galley.copySizes(ofCells: cells, to: storage.sizes, at: cursor.cellCount)
    storage.append(attributesOf: galley, cells, ofCellsFrom: cursor.cellCount)
  }

  /// Appends full lines of cells of a galley that decide the widths of all its lines alike. The open line
  /// must be empty. The lines begin with other cells than those of the galley: only their heights differ.
  mutating func appendLines(
    _ count: Int, of cellsPerLine: Int, width: CGFloat, beginningWith first: Int, of galley: Galley
  ) {
    copyCells(first..<(first + count * cellsPerLine), of: galley, onLines: count)
    var cell = first
    for _ in 0..<count {
      var height: CGFloat = 0
      for _ in 0..<cellsPerLine {
        height = max(height, galley.box(ofCell: cell).outerHeight)
        cell += 1
      }
      lines.write(
        LineRecord(firstCell: cursor.cellCount, top: cursor.top, height: height, width: width),
        at: cursor.lineCount)
      cursor.lineCount += 1
      cursor.cellCount += cellsPerLine
      cursor.top += LineRecord.advance(height: height, spacing: lineSpacing)
    }
    cursor.firstCell = cursor.cellCount
    line = OpenLine(available: storage.available)
  }

  /// - Returns: the lines behind those that are full and repeated, which need no copy. Nil if there are too
  ///   few.
  private mutating func appendEqualLines(_ range: Range<Int>, of galley: Galley) -> Range<Int>? {
    guard let line = galley.lines.repeated else { return nil }
    let fullEnd = line.endsFull ? range.upperBound : min(range.upperBound, line.lineCount - 1)
    let count = fullEnd - range.lowerBound
    guard count > 0, appendEqualLines(count, of: galley) else { return nil }
    return fullEnd..<range.upperBound
  }

  /// The open line must be empty.
  ///
  /// - Returns: false if the lines are too few to be repeated, and nothing is appended.
  mutating func appendEqualLines(_ count: Int, of galley: Galley) -> Bool {
    guard let lines = galley.equalLines(count) else { return false }
    cursor = storage.append(lines, after: cursor)
    sizes = storage.sizeWriter
    self.lines = storage.lineWriter
    line = OpenLine(available: storage.available)
    return true
  }

  private mutating func reserveMemory(for count: Int) {
    if cursor.cellCount > 0 {
      cursor = storage.beginGalley(after: cursor, reserving: count)
    } else {
      storage.growSizes(from: 0, to: count)
    }
    sizes = storage.sizeWriter
    lines = storage.lineWriter
  }
}
