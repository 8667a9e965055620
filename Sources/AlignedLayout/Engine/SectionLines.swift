/// The cells of a section on their lines: what breaking leaves, and the frames that follow from it.
///
/// Coordinates here are the lines' own: x runs from the leading edge of the section's room in the
/// direction in which its cells follow each other, y from the top of the first line.
struct SectionLines: Equatable, Sendable {
  let room: CGFloat
  let alignment: LineAlignment
  let attributes: SectionAttributes
  let cells: SetCells
  let lines: LineRecords
  let indentations: Indentations

  /// How far the lines reach, if any can reach beyond its neighbours; nil in most sections.
  private var reach: Reach?

  init(
    room: CGFloat, alignment: LineAlignment, attributes: SectionAttributes, cells: SetCells,
    lines: LineRecords, indentations: Indentations
  ) {
    self.room = room
    self.alignment = alignment
    self.attributes = attributes
    self.cells = cells
    self.lines = lines
    self.indentations = indentations
    if cells.haveAttributes || (attributes.lineSpacing < 0 && cells.equalSize == nil) {
      reach = Reach(lines.indices.map(extent(ofLine:)))
    }
  }

  var cellCount: Int {
    cells.count
  }

  var lineCount: Int {
    lines.count
  }

  /// From the top of the first line to the bottom of the last, which negative line spacing can
  /// bring above it.
  var height: CGFloat {
    lines.count == 0 ? 0 : lines[lines.count - 1].bottom
  }

  /// From where to where the cells reach, those included that stick out of their line.
  var extent: VerticalExtent {
    guard lines.count > 0 else { return VerticalExtent(top: 0, bottom: 0) }
    // Negative spacing can bring equal lines up instead of down.
    return reach?.extent
      ?? VerticalExtent(
        top: min(0, lines[lines.count - 1].top), bottom: max(lines[0].bottom, height))
  }

  func cells(ofLine line: Int) -> Range<Int> {
    lines[line].firstCell..<(line + 1 < lines.count ? lines[line + 1].firstCell : cells.count)
  }

  func line(ofCell cell: Int) -> Int {
    lines.index(ofCell: cell)
  }

  /// The lines among which all are whose cells meet a stretch.
  func lines(meeting stretch: VerticalExtent) -> Range<Int> {
    if let reach {
      return reach.candidates(meeting: stretch)
    }
    if let height = cells.equalSize?.height, height + attributes.lineSpacing < 0 {
      return lines.indices
    }
    let first = lines.indices.partitioningIndex { lines[$0].bottom > stretch.top }
    let end = lines.indices.partitioningIndex { lines[$0].top >= stretch.bottom }
    return first..<max(first, end)
  }
}

// MARK: Frames

extension SectionLines {
  /// What a line's cells leave of the space that it had.
  func freeSpace(ofLine line: Int) -> CGFloat {
    LineRecord.freeSpace(of: max(0, room - indentations[line]), used: lines[line].width)
  }

  /// The box that a line's cells take with their insets and gaps; negative gaps can leave it no
  /// width.
  func frame(ofLine line: Int) -> CGRect {
    CGRect(
      x: start(ofLine: line), y: lines[line].top,
      width: lines[line].width.orZero, height: lines[line].height)
  }

  func frame(ofCell cell: Int) -> CGRect {
    let line = line(ofCell: cell)
    var leading = start(ofLine: line)
    if let size = cells.equalSize {
      leading += CGFloat(cell - lines[line].firstCell) * (size.width + attributes.itemSpacing)
    } else {
      for cellBefore in lines[line].firstCell..<cell {
        leading += cells.box(of: cellBefore).outerWidth + attributes.itemSpacing
      }
    }
    return frame(of: cells.box(of: cell), leading: leading, on: lines[line])
  }

  /// Calls the body with each cell of a line and its frame, in order.
  func forEachCell(ofLine line: Int, _ body: (_ cell: Int, _ frame: CGRect) -> Void) {
    var leading = start(ofLine: line)
    for cell in cells(ofLine: line) {
      let box = cells.box(of: cell)
      body(cell, frame(of: box, leading: leading, on: lines[line]))
      leading += box.outerWidth + attributes.itemSpacing
    }
  }

  private func start(ofLine line: Int) -> CGFloat {
    alignment.start(indentation: indentations[line], freeSpace: freeSpace(ofLine: line))
  }

  private func frame(of box: CellBox, leading: CGFloat, on line: LineRecord) -> CGRect {
    let freeHeight = line.height - box.outerHeight
    return CGRect(
      x: leading + box.insets.leading,
      y: line.top + attributes.verticalAlignment.offset(freeHeight: freeHeight) + box.insets.top,
      width: box.size.width, height: box.size.height)
  }

  private func extent(ofLine line: Int) -> VerticalExtent {
    var extent = VerticalExtent(top: lines[line].top, bottom: lines[line].bottom)
    if cells.haveAttributes {
      forEachCell(ofLine: line) { _, frame in
        extent.formUnion(top: frame.origin.y, bottom: frame.origin.y + frame.size.height)
      }
    }
    return extent
  }
}
