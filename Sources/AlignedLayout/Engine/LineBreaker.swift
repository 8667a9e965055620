/// Sets the cells of one section on lines, first fit: the phase in which sizes are asked for.
///
/// It takes the section's room and, one after another, its cells; it leaves their sizes and the
/// lines. Breaking and asking are one phase, because what a cell is offered depends on the cells
/// before it. Lines are placed as they end, because an indentation that starts on one narrows the
/// next.
struct LineBreaker {
  private let room: CGFloat
  private let alignment: LineAlignment
  private let attributes: SectionAttributes

  private var boxes: CellBoxes
  private var lines: [LineRecord] = []
  private var indentations = Indentations()

  // The open line.
  private var firstCell = 0
  private var top: CGFloat = 0
  private var height: CGFloat = 0
  private var available: CGFloat
  private var used: CGFloat = 0
  private var gap: CGFloat = 0
  private var endsHere = false
  private var indentationStart: (offset: CGFloat, width: CGFloat)?

  init(room: CGFloat, alignment: LineAlignment, attributes: SectionAttributes, cellCount: Int) {
    self.room = room
    self.alignment = alignment
    self.attributes = attributes
    available = room
    boxes = CellBoxes(capacity: cellCount)
  }

  private var holdsCell: Bool {
    boxes.count > firstCell
  }

  /// Sets the next cell.
  ///
  /// - Parameter askSize: asked for the cell's size, once; or twice, if the cell moves to a line
  ///   that offers another space than it was asked for first. The later answer counts.
  mutating func set(_ cell: CellAttributes, askSize: (_ remainingLineSpace: CGFloat) -> CGSize) {
    let insets = cell.insets
    if holdsCell, mustEndLine(before: cell) {
      endLine()
    }
    let offer = remainingSpace(within: insets)
    var box = CellBox(answered: askSize(max(0, offer)), insets: insets)
    if holdsCell, !(gap + box.outerWidth).fits(in: available - used) {
      endLine()
      let newOffer = remainingSpace(within: insets)
      if max(0, newOffer) != max(0, offer) {
        box = CellBox(answered: askSize(max(0, newOffer)), insets: insets)
      }
    }
    append(box, cell)
  }

  private func mustEndLine(before cell: CellAttributes) -> Bool {
    endsHere || cell.beginsLine
      || !cell.minimumLineSpace.fits(in: remainingSpace(within: cell.insets))
  }

  private func remainingSpace(within insets: Insets) -> CGFloat {
    available - used - gap - insets.leading - insets.trailing
  }

  private mutating func append(_ box: CellBox, _ cell: CellAttributes) {
    if cell.startsIndentation {
      indentationStart = (used + gap + box.insets.leading, box.size.width)
    }
    boxes.append(box)
    used += gap + box.outerWidth
    height = max(height, box.outerHeight)
    gap = attributes.itemSpacing
    endsHere = cell.endsLine
  }

  private mutating func endLine() {
    lines.append(LineRecord(firstCell: firstCell, top: top, height: height, width: used))
    if let indentationStart {
      startIndentation(offset: indentationStart.offset, width: indentationStart.width)
    }
    firstCell = boxes.count
    top += height + attributes.lineSpacing
    height = 0
    used = 0
    gap = 0
  }

  /// Makes the lines that follow start at the edge of a cell on the line that has just ended.
  ///
  /// - Parameters:
  ///   - offset: the distance from the line's start to the cell's leading edge.
  ///   - width: the cell's width.
  private mutating func startIndentation(offset: CGFloat, width: CGFloat) {
    let freeSpace = LineRecord.freeSpace(of: available, used: used)
    let start = alignment.start(indentation: indentations.current, freeSpace: freeSpace)
    let indentation: CGFloat? =
      switch alignment {
      case .leading: start + offset
      case .center: nil
      case .trailing: room - (start + offset + width)
      }
    if let indentation {
      indentations.begin(indentation, atLine: lines.count)
      available = max(0, room - indentation)
    }
    indentationStart = nil
  }

  /// The section's lines, when all its cells are set.
  consuming func finish() -> SectionLines {
    if holdsCell {
      endLine()
    }
    return SectionLines(
      room: room, alignment: alignment, attributes: attributes, boxes: boxes, lines: lines,
      indentations: indentations)
  }
}

extension LineBreaker {
  /// Sets all cells of a section.
  static func lines(
    of section: ContentLayout.Section, room: CGFloat, direction: ContentLayout.Direction,
    attributesOfCell: (Int) -> CellAttributes,
    sizeOfCell: (Int, _ remainingLineSpace: CGFloat) -> CGSize
  ) -> SectionLines {
    let attributes = section.attributes
    var breaker = LineBreaker(
      room: room, alignment: LineAlignment(attributes.horizontalAlignment, in: direction),
      attributes: attributes, cellCount: section.cellCount)
    switch attributes.sizing {
    case .asked:
      for cell in 0..<section.cellCount {
        breaker.set(attributesOfCell(cell)) { sizeOfCell(cell, $0) }
      }
    case .fixed(let width, let height):
      for _ in 0..<section.cellCount {
        breaker.set(.default) { _ in CGSize(width: width, height: height) }
      }
    }
    return breaker.finish()
  }
}
