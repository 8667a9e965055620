extension SectionLines {
  /// What a line's cells leave of the space that it had.
  func freeSpace(of line: SetLine) -> CGFloat {
    LineRecord.freeSpace(of: room.available(indentedBy: line.indentation), used: line.width)
  }

  /// The box that a line's cells take with their insets and gaps; negative gaps can leave it no
  /// width.
  func frame(of line: SetLine) -> CGRect {
    CGRect(x: start(of: line), y: line.top, width: line.width.orZero, height: line.height)
  }

  func frame(ofCell cell: Int) -> CGRect {
    switch setting {
    case .equal(let lines):
      return frame(ofEqualCell: cell, of: lines, on: line(at: lines.line(ofCell: cell)))
    case .listed(let galleys):
      let place = galleys[galleys.index(ofCell: cell)]
      let cell = cell - place.start.cell
      let index = place.galley.line(ofCell: cell)
      let line = place.line(at: index)
      var leading = start(of: line)
      for cellBefore in place.galley.lines[index].firstCell..<cell {
        leading += place.galley.box(ofCell: cellBefore).outerWidth + room.attributes.itemSpacing
      }
      return frame(of: place.galley.box(ofCell: cell), leading: leading, on: line)
    }
  }

  /// Calls the body with each cell of the lines that can meet a stretch and its frame, in order.
  func forEachCell(
    meeting stretch: VerticalExtent, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    switch setting {
    case .equal(let lines):
      for index in lines.lines(meeting: stretch) {
        forEachCell(ofLine: index, body)
      }
    case .listed(let galleys):
      for index in galleys.candidates(meeting: stretch) {
        let place = galleys[index]
        for line in place.galley.lines(meeting: stretch.offset(by: -place.start.top)) {
          forEachCell(ofLine: line, in: place, body)
        }
      }
    }
  }

  /// Calls the body with each cell of a line and its frame, in order.
  func forEachCell(ofLine index: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void) {
    switch setting {
    case .equal(let lines):
      let line = line(at: index)
      for cell in line.cells {
        body(cell, frame(ofEqualCell: cell, of: lines, on: line))
      }
    case .listed(let galleys):
      let place = galleys[galleys.index(ofLine: index)]
      forEachCell(ofLine: index - place.start.line, in: place, body)
    }
  }

  /// The line from which on to look for the first that ends below a place: none before it does.
  ///
  /// It is that line itself, unless cells stick out of those before it.
  func firstLine(thatMayEndBelow y: CGFloat) -> Int {
    let below = VerticalExtent(top: y, bottom: .infinity)
    switch setting {
    case .equal(let lines):
      let found = lines.lines(meeting: below)
      return found.isEmpty ? lineCount : found.lowerBound
    case .listed(let galleys):
      let index = galleys.candidates(meeting: below).lowerBound
      guard index < galleys.count else { return lineCount }
      let place = galleys[index]
      let line = place.galley.lines(meeting: below.offset(by: -place.start.top)).lowerBound
      return place.start.line + line
    }
  }

  @inline(__always)
  private func forEachCell(
    ofLine index: Int, in place: Galleys.Place, _ body: (_ cell: Int, _ frame: CGRect) -> Void
  ) {
    let line = place.line(at: index)
    var leading = start(of: line)
    for cell in line.cells {
      let box = place.galley.box(ofCell: cell - place.start.cell)
      body(cell, frame(of: box, leading: leading, on: line))
      leading += box.outerWidth + room.attributes.itemSpacing
    }
  }

  private func frame(ofEqualCell cell: Int, of lines: EqualLines, on line: SetLine) -> CGRect {
    let distance = CGFloat(cell - line.cells.lowerBound) * (lines.size.width + lines.itemSpacing)
    return frame(
      of: CellBox(size: lines.size, insets: .zero), leading: start(of: line) + distance, on: line)
  }

  private func start(of line: SetLine) -> CGFloat {
    room.alignment.start(indentation: line.indentation, freeSpace: freeSpace(of: line))
  }

  private func frame(of box: CellBox, leading: CGFloat, on line: SetLine) -> CGRect {
    CGRect(
      x: leading + box.insets.leading,
      y: line.top + room.attributes.verticalAlignment.top(of: box, onLineOf: line.height),
      width: box.size.width, height: box.size.height)
  }
}
