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
    guard isArranged(galleys.place(ofLine: index).galley) else {
      let line = line(at: index)
      return CGRect(x: start(of: line), y: line.top, width: line.width.orZero, height: line.height)
    }
    let (line, _, arrangement) = arrangedLine(index)
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
    let place = galleys.place(ofCell: cell)
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
      for line in galleys[index].lines(meeting: extent) { body(line) }
    }
  }

  /// Neither the line at the returned index nor any behind it begins above the position.
  func endOfLines(thatMayBeginAbove y: CGFloat) -> Int {
    let above = Extent(top: -.infinity, bottom: y)
    let end = galleys.candidates(meeting: above).upperBound
    return end > 0 ? galleys[end - 1].lines(meeting: above).upperBound : 0
  }

  func forEachCell(ofLine index: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void) {
    let place = galleys.place(ofLine: index)
    guard !isArranged(place.galley) else { return forEachArrangedCell(ofLine: index, body) }
    forEachCell(ofLine: index - place.start.line, in: place, body)
  }

  /// No line before the returned one ends below the position. It does itself, unless cells of others stick out.
  func firstLine(thatMayEndBelow y: CGFloat) -> Int {
    let below = Extent(top: y, bottom: .infinity)
    let index = galleys.candidates(meeting: below).lowerBound
    return index < galleys.count ? galleys[index].lines(meeting: below).lowerBound : lineCount
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
  /// Whether the places of cells depend on more than the cells before them on their lines.
  private func isArranged(_ galley: Galley) -> Bool {
    galley.hasFlexibleCells || galley.hasAlignedCells || galley.hasTrailingCells
      || room.columns != nil || room.rows != nil || room.justification != nil
      || room.cellAlignment.isByBaseline && galley.uniformDistance == nil
  }

  private func forEachArrangedCell(
    ofLine index: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    let (line, cells, arrangement) = arrangedLine(index)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height, of: cells)
    arrangement.forEachCell(cells, from: arrangement.start) { number, cell, leading in
      let frame = frame(of: cell.box, at: placement.place(of: cell), leading: leading, on: line)
      body(line.cells.lowerBound + number, frame)
    }
  }

  private func frame(ofArrangedCell number: Int, onLine index: Int) -> CGRect {
    let (line, cells, arrangement) = arrangedLine(index)
    let placement = VerticalPlacement(room.cellAlignment, lineHeight: line.height, of: cells)
    let (cell, leading) = arrangement.place(ofCell: number, among: cells, from: arrangement.start)
    return frame(of: cell.box, at: placement.place(of: cell), leading: leading, on: line)
  }

  func askedWidth(ofCell cell: Int) -> CGFloat {
    let (line, cells, arrangement) = arrangedLine(line(ofCell: cell))
    let number = cell - line.cells.lowerBound
    return arrangement.widths.askedWidth(from: cells[number].box.size.width, at: number)
  }

  /// Without the free space before a cell at the trailing edge.
  func usedWidth(ofLine index: Int) -> CGFloat { arrangedLine(index).arrangement.usedWidth.orZero }

  /// Inlined, so that the values are not copied.
  @inline(__always)
  private func arrangedLine(
    _ index: Int
  ) -> (line: PlacedLine, cells: [LineArrangement.Cell], arrangement: LineArrangement) {
    let place = galleys.place(ofLine: index)
    let line = place.line(at: index - place.start.line)
    let first = line.cells.lowerBound - place.start.cell
    let range = first..<(first + line.cells.count)
    let cells =
      room.rows.map { place.galley.cells(range, onRowOf: line.width, by: $0) }
      ?? place.galley.cells(range)
    let arrangement = LineArrangement(
      of: cells, used: line.width, indentation: line.indentation, alignment: line.ownAlignment,
      isFollowed: index + 1 < lineCount && !isBreakForced(before: line.cells.upperBound), in: room)
    return (line, cells, arrangement)
  }
}
