extension SectionLines {
  func freeSpace(of line: PlacedLine) -> CGFloat {
    room.available(indentedBy: line.indentation).freeSpace(whenUsed: line.width)
  }

  /// The space before any cell grows or shrinks. The width stored for a line in columns is exact, so whole
  /// pixels are counted.
  func remainingSpace(ofLine index: Int) -> CGFloat {
    room.columns == nil
      ? freeSpace(of: line(at: index))
      : room.width.freeSpace(whenUsed: frame(ofLine: index).size.width)
  }

  /// Negative gaps can leave a line no width.
  func frame(ofLine index: Int) -> CGRect {
    let line = line(at: index)
    guard isArranged(index) else {
      return CGRect(x: start(of: line), y: line.top, width: line.width.orZero, height: line.height)
    }
    let arrangement = arrangement(of: line, at: index, cells(of: line))
    return CGRect(
      x: arrangement.start, y: line.top, width: arrangement.width.orZero, height: line.height)
  }

  func frame(ofCell cell: Int) -> CGRect {
    cell < visibleCellCount ? frame(ofPlacedCell: cell) : frameOfHiddenCells
  }

  var frameOfOverflow: CGRect? {
    overflow?.hasView == true ? frame(ofPlacedCell: visibleCellCount) : nil
  }

  /// Hidden cells have no size, and are at the end of the last line.
  private var frameOfHiddenCells: CGRect {
    let line = frame(ofLine: lineCount - 1)
    return CGRect(x: line.origin.x + line.size.width, y: line.origin.y, width: 0, height: 0)
  }

  private func frame(ofPlacedCell cell: Int) -> CGRect {
    let place = galleys[galleys.index(ofCell: cell)]
    let index = place.galley.line(ofCell: cell - place.start.cell)
    guard !isArranged(place.galley) else {
      let number = cell - place.start.cell - place.galley.lines[index].firstCell
      return frame(ofArrangedCell: number, onLine: place.start.line + index)
    }
    let line = place.line(at: index)
    if let distance = place.galley.uniformDistance {
      return frame(ofUniformCell: cell, at: distance, in: place.galley, on: line)
    }
    var leading = start(of: line)
    for cellBefore in line.cells.lowerBound..<cell {
      let box = place.galley.box(ofCell: cellBefore - place.start.cell)
      leading += box.outerWidth + room.attributes.cellSpacing
    }
    let box = place.galley.box(ofCell: cell - place.start.cell)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height)
    return frame(of: box, at: placement.place(of: box), leading: leading, on: line)
  }

  @inline(__always)
  func forEachCell(
    meeting extent: Extent, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    for index in galleys.candidates(meeting: extent) {
      let place = galleys[index]
      let isArranged = isArranged(place.galley)
      for line in place.galley.lines(meeting: extent.offset(by: -place.start.top)) {
        if isArranged {
          forEachArrangedCell(ofLine: place.start.line + line, body)
        } else {
          forEachCell(ofLine: line, in: place, body)
        }
      }
    }
  }

  func forEachLine(meeting extent: Extent, _ body: (_ line: Int) -> Void) {
    for index in galleys.candidates(meeting: extent) {
      let place = galleys[index]
      for line in place.galley.lines(meeting: extent.offset(by: -place.start.top)) {
        body(place.start.line + line)
      }
    }
  }

  /// Neither the line at the returned index nor any behind it begins above the position.
  func endOfLines(thatMayBeginAbove y: CGFloat) -> Int {
    let above = Extent(top: -.infinity, bottom: y)
    let end = galleys.candidates(meeting: above).upperBound
    guard end > 0 else { return 0 }
    let place = galleys[end - 1]
    return place.start.line
      + place.galley.lines(meeting: above.offset(by: -place.start.top)).upperBound
  }

  func forEachCell(ofLine index: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void) {
    guard !isArranged(index) else { return forEachArrangedCell(ofLine: index, body) }
    let place = galleys[galleys.index(ofLine: index)]
    forEachCell(ofLine: index - place.start.line, in: place, body)
  }

  /// No line before the returned one ends below the position. It does itself, unless cells of others stick
  /// out.
  func firstLine(thatMayEndBelow y: CGFloat) -> Int {
    let below = Extent(top: y, bottom: .infinity)
    let index = galleys.candidates(meeting: below).lowerBound
    guard index < galleys.count else { return lineCount }
    let place = galleys[index]
    let line = place.galley.lines(meeting: below.offset(by: -place.start.top)).lowerBound
    return place.start.line + line
  }

  @inline(__always)
  private func forEachCell(
    ofLine index: Int, in place: GalleyList.Place, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    let line = place.line(at: index)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height)
    let (galley, firstCell) = (place.galley, place.start.cell)
    if let distance = galley.uniformDistance {
      for cell in line.cells {
        body(cell, frame(ofUniformCell: cell, at: distance, in: galley, on: line))
      }
      return
    }
    let spacing = room.attributes.cellSpacing
    // Without attributes, insets need not be looked up for each cell.
    let isPlain = galley.isPlain
    var leading = start(of: line)
    for cell in line.cells {
      let box =
        isPlain
        ? CellBox(size: galley.size(ofCell: cell - firstCell), insets: .zero)
        : galley.box(ofCell: cell - firstCell)
      body(cell, frame(of: box, at: placement.place(of: box), leading: leading, on: line))
      leading += box.outerWidth + spacing
    }
  }

  /// Cells of one size fill the height of their line, so that all alignments give the same frames.
  private func frame(
    ofUniformCell cell: Int, at distance: CGFloat, in galley: Galley, on line: PlacedLine
  ) -> CGRect {
    let size = galley.size(ofCell: 0)
    let leading = CGFloat(cell - line.cells.lowerBound) * distance
    return CGRect(x: start(of: line) + leading, y: line.top, width: size.width, height: size.height)
  }

  private func start(of line: PlacedLine) -> CGFloat {
    (line.ownAlignment ?? room.alignment)
      .start(indentation: line.indentation, freeSpace: freeSpace(of: line))
  }

  private func frame(
    of box: CellBox, at place: (top: CGFloat, height: CGFloat), leading: CGFloat,
    on line: PlacedLine
  ) -> CGRect {
    CGRect(
      x: leading + box.insets.leading, y: line.top + place.top, width: box.size.width,
      height: place.height)
  }
}

// MARK: Lines whose cells depend on each other

extension SectionLines {
  /// Whether the places of a line's cells depend on more than the cells before them.
  private func isArranged(_ line: Int) -> Bool {
    isArranged(galleys[galleys.index(ofLine: line)].galley)
  }

  private func isArranged(_ galley: Galley) -> Bool {
    galley.hasFlexibleCells || galley.hasAlignedCells || galley.hasTrailingCells
      || room.columns != nil || room.rows != nil || room.justification != nil
      || room.cellAlignment.isByBaseline && galley.uniformDistance == nil
  }

  private func forEachArrangedCell(
    ofLine index: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    let line = line(at: index)
    let cells = cells(of: line)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height, of: cells)
    let arrangement = arrangement(of: line, at: index, cells)
    arrangement.forEachCell(cells, from: arrangement.start) { number, cell, leading in
      let frame = frame(of: cell.box, at: placement.place(of: cell), leading: leading, on: line)
      body(line.cells.lowerBound + number, frame)
    }
  }

  private func frame(ofArrangedCell number: Int, onLine index: Int) -> CGRect {
    let line = line(at: index)
    let cells = cells(of: line)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height, of: cells)
    let arrangement = arrangement(of: line, at: index, cells)
    let (cell, leading) = arrangement.place(ofCell: number, among: cells, from: arrangement.start)
    return frame(of: cell.box, at: placement.place(of: cell), leading: leading, on: line)
  }

  func askedWidth(ofCell cell: Int) -> CGFloat {
    let index = line(ofCell: cell)
    let line = line(at: index)
    let cells = cells(of: line)
    let number = cell - line.cells.lowerBound
    return arrangement(of: line, at: index, cells).widths
      .askedWidth(from: cells[number].box.size.width, at: number)
  }

  /// Without the free space before a cell at the trailing edge.
  func usedWidth(ofLine index: Int) -> CGFloat {
    let line = line(at: index)
    return arrangement(of: line, at: index, cells(of: line)).usedWidth.orZero
  }

  private func arrangement(
    of line: PlacedLine, at index: Int, _ cells: [LineArrangement.Cell]
  ) -> LineArrangement {
    LineArrangement(
      of: cells, used: line.width, indentation: line.indentation, alignment: line.ownAlignment,
      isFollowed: index + 1 < lineCount && !isBreakForced(before: line.cells.upperBound), in: room)
  }

  private func cells(of line: PlacedLine) -> [LineArrangement.Cell] {
    let place = galleys[galleys.index(ofCell: line.cells.lowerBound)]
    let first = line.cells.lowerBound - place.start.cell
    if let rules = room.rows {
      return place.galley.cells(first..<(first + line.cells.count), onRowOf: line.width, by: rules)
    }
    return place.galley.cells(first..<(first + line.cells.count))
  }
}
