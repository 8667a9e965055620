/// Cells whose sizes are all known before lines are broken. Each is offered a line of its own and asked once.
struct SizedCells {
  private let room: SectionRoom
  private let rule: OfferRule
  private let line: OpenLine
  var breakable: BreakableCells
  private(set) var sizes: ValueBuffer<CGSize>
  private(set) var count = 0
  var attributes = CellAttributeList()

  /// The cells whose heights are asked for when their lines are known.
  private(set) var undecided: [UndecidedCell] = []
  private var readerOfUndecided: CellReader?

  init(in room: SectionRoom, expectedCount: Int) {
    self.room = room
    rule = OfferRule(room.attributes)
    line = OpenLine(available: room.width)
    breakable = BreakableCells(in: room)
    sizes = ValueBuffer(capacity: expectedCount)
  }

  mutating func appendAll(of reader: CellReader) {
    if let rules = room.rows { return appendAll(of: reader, by: rules) }
    repeat {
      appendPlainInserted(of: reader)
      appendPlainOld(of: reader)
    } while appendNext(of: reader)
  }

  /// Cells of default attributes need no value of their own while they are read. Otherwise a layout takes 1.6
  /// times as many instructions.
  private mutating func appendPlainInserted(of reader: CellReader) {
    let (first, space) = (count, line.wholeSpace(for: .default))
    for cell in reader.nextPlainInserted() {
      let position = ContentLayout.CellPosition(section: reader.section, cell: cell)
      let rule = reader.rule(for: position, in: rule)
      append(box(of: .default, size: reader.source.size(of: position, space), by: rule).size)
    }
    breakable.append(widthsOf: first..<count, sizes)
  }

  /// Every cell is offered a line of its own, so the sizes of cells that stay are known. Read one by one,
  /// they make an edit take 2.5 times as many instructions.
  mutating func appendPlainOld(of reader: CellReader) {
    guard let plain = reader.plainCells else { return }
    let first = count
    for cell in plain.cells { append(plain.galley.size(ofCell: cell)) }
    breakable.append(widthsOf: first..<count, sizes)
    reader.skip(toOldCell: plain.firstCell + plain.cells.upperBound)
  }

  /// - Parameter isLastLine: whether no line may begin after the one of the cell before. A cell that a forced
  ///   break puts on another line is then appended without being asked for.
  /// - Returns: false if there are no more cells.
  mutating func appendNext(of reader: CellReader, isLastLine: Bool = false) -> Bool {
    guard let cell = reader.next() else { return false }
    let attributes = reader.attributes(of: cell)
    let isAsked = !isLastLine || !isForced(beforeNext: attributes)
    if let rules = room.rows {
      append(cell, attributes, readBy: reader, by: rules, isAsked: isAsked)
      return true
    }
    guard !room.decidesWidth(of: attributes) else {
      append(cell, attributes, readBy: reader, isAsked: isAsked)
      return true
    }
    let size =
      isAsked
      ? reader.size(of: cell, offered: line.wholeSpace(for: attributes), isFirst: true) : .notAsked
    let box = box(of: attributes, size: size, by: reader.rule(for: cell.position, in: rule))
    if attributes.isDefault {
      append(box)
    } else {
      let previous = isForced(beforeNext: attributes) ? nil : lastCell
      append(box, reader.attributes(attributes, behind: previous, in: room), behind: previous)
    }
    return true
  }

  private mutating func append(
    _ box: CellBox, _ cell: CellAttributes, behind previous: LineArrangement.Cell?
  ) {
    attributes.append(cell, ofCell: count)
    breakable.append(
      outerWidth: room.additionalWidth(of: box.outerWidth, cell, behind: previous), cell)
    append(box.size)
  }

  private var lastCell: LineArrangement.Cell? {
    count == 0
      ? nil : LineArrangement.Cell(size: sizes[count - 1], attributes: attributes[count - 1])
  }

  private func isForced(beforeNext cell: CellAttributes) -> Bool {
    breakable.opportunity(beforeNext: cell).isForced
  }

  private mutating func append(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, readBy reader: CellReader, isAsked: Bool
  ) {
    var width: CGFloat = 0
    if isAsked {
      readerOfUndecided = reader
      let undecidedCell = UndecidedCell(
        cell, at: count, room.decidedWidth(of: attributes, available: room.width), attributes,
        on: line, askedBy: reader)
      undecided.append(undecidedCell)
      width = undecidedCell.width
    }
    self.attributes.append(attributes, ofCell: count)
    breakable.append(
      outerWidth: room.additionalWidth(
        of: line.outerWidthForStrategies(ofDecided: attributes, in: room), attributes,
        behind: lastCell), attributes)
    append(CGSize(width: width, height: 0))
  }

  @inline(__always)
  private func box(of cell: CellAttributes, size: CGSize, by rule: OfferRule) -> CellBox {
    rule.clamped(rule.box(of: cell, size: size, on: line), of: cell, on: line)
  }

  /// Appends a cell of default attributes without asking for it.
  @inline(__always)
  mutating func append(_ box: CellBox) {
    breakable.append(outerWidth: box.outerWidth)
    append(box.size)
  }

  @inline(__always)
  mutating func append(_ size: CGSize) {
    sizes.append(size, at: count)
    count += 1
  }

  /// Appends an overflow view. The last cell does not keep with it.
  mutating func append(overflow size: CGSize, _ overflow: CellAttributes) {
    removeAll(after: count)
    let isOnRow = room.rows != nil
    if !overflow.isDefault {
      attributes.append(isOnRow ? overflow.onRows : overflow, ofCell: count)
    }
    append(CellBox(size: isOnRow ? size : size.clamped(to: room.width), insets: .zero))
  }

  var firstCell: LineArrangement.Cell {
    LineArrangement.Cell(size: sizes[0], attributes: attributes[0])
  }

  mutating func removeAll(after count: Int) {
    breakable.removeAll(after: count)
    self.count = count
    attributes.removeAll(from: count)
    undecided.removeAll { $0.index >= count }
  }

  func lineStarts(_ strategy: SectionAttributes.BreakingStrategy? = nil) -> [Int] {
    LineBreaks(breakable, strategy: strategy ?? room.breakingStrategy).lineStarts
  }

  /// The lines are those of first fit if the section's strategy makes too many.
  func galleys(maximumLineCount: Int, firstFit: [Int]) -> [Galley] {
    let starts = room.breakingStrategy == .firstFit ? firstFit : lineStarts()
    return galleys(startingAt: starts.count > maximumLineCount ? firstFit : starts)
  }

  func galleys(startingAt lineStarts: [Int]) -> [Galley] {
    let storage = CompositorStorage(in: room, expectedCount: count)
    storage.undecided = UndecidedCells(undecided)
    storage.readerOfUndecided = readerOfUndecided
    var compositor = Compositor(storage)
    if let rules = room.rows {
      appendRows(to: &compositor, startingAt: lineStarts, by: rules)
      return compositor.finish()
    }
    for (line, first) in lineStarts.enumerated() {
      if line > 0 { compositor.endLine() }
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : count
      let plain = max(first, min(attributes.storedCount, end))
      for cell in first..<plain { append(cell, to: &compositor) }
      compositor.append(plain..<end, of: sizes)
    }
    return compositor.finish()
  }

  /// All that a cell's attributes do on its line is to inset it and to align it by a baseline: the line is
  /// known, and strategies ignore indentation.
  private func append(_ cell: Int, to compositor: inout Compositor) {
    guard !attributes[cell].isDefault else {
      return compositor.append(CellBox(size: sizes[cell], insets: .zero), .default)
    }
    compositor.storage.append(attributes[cell], ofCell: compositor.cursor.cellCount)
    if room.decidesWidth(of: attributes[cell]) { compositor.arrangesLine = true }
    compositor.reachBack(for: attributes[cell])
    let usedBefore = compositor.line.used
    compositor.append(CellBox(size: sizes[cell], insets: attributes[cell].insets), .default)
    if attributes[cell].standsAtTrailingEdge {
      compositor.line.end(with: attributes[cell], usedBefore: usedBefore)
    }
    if attributes[cell].isAlignedByBaseline { compositor.arrangesLine = true }
  }
}
