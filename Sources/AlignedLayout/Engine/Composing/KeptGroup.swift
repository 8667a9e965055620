/// Places cells that keep together: on the open line if all of them fit there, or else from the next line on.
struct KeptGroup {
  /// A cell that was asked for with the space that remained on the open line.
  private struct AskedCell {
    let attributes: CellAttributes
    let cell: CellReader.Cell

    /// The size of the cell, or nil if its line decides its width: it is asked for where it stands.
    let size: CGSize?
    let space: CGFloat
  }

  private let rule: OfferRule
  private let maximumLineCount: Int

  /// Nil when all cells are placed.
  private var current: (attributes: CellAttributes, cell: CellReader.Cell)?

  /// Whether the current cell keeps with the one before.
  private var isContinued = true

  /// - Parameter maximumLineCount: the number of lines that may begin. When a cell has begun another one, no
  ///   more cells are asked for or placed.
  init(
    first: (attributes: CellAttributes, cell: CellReader.Cell), rule: OfferRule,
    maximumLineCount: Int = .max
  ) {
    current = first
    self.rule = rule
    self.maximumLineCount = maximumLineCount
  }

  /// A forced break may divide the cells. It is known only when the attributes of the cell behind it are, so
  /// that cell is placed here, too.
  mutating func place(with compositor: inout Compositor, reader: CellReader) {
    while let first = current, !compositor.hasBegunMoreLines(than: maximumLineCount) {
      isContinued = true
      let room = compositor.storage.room
      if !compositor.line.isEmpty, !compositor.line.mustEnd(before: first.attributes, in: room) {
        let (asked, fit) = ask(
          behind: compositor.line, compositor.lastCell,
          of: compositor.cursor.cellCount - compositor.cursor.firstCell, in: room, reader)
        if fit {
          for cell in asked { place(cell, with: &compositor, reader, isAskedAgain: true) }
          continue
        }
        compositor.endLine()
        for cell in asked where !compositor.hasBegunMoreLines(than: maximumLineCount) {
          place(cell, with: &compositor, reader, isAskedAgain: false)
        }
      }
      while isContinued, let current, !compositor.hasBegunMoreLines(than: maximumLineCount) {
        compositor.place(
          current.cell, current.attributes, from: reader, by: rule,
          maximumLineCount: maximumLineCount)
        advance(reader)
      }
    }
  }

  /// Asks for the cells with the space that remains on a line, until one does not fit there.
  private mutating func ask(
    behind openLine: OpenLine, _ lastCell: LineArrangement.Cell?, of cellCount: Int,
    in room: SectionRoom, _ reader: CellReader
  ) -> (asked: [AskedCell], fit: Bool) {
    var line = openLine
    var previous = lastCell
    var asked: [AskedCell] = []
    while isContinued, let (given, cell) = current {
      let attributes = reader.attributes(given, behind: previous, in: room)
      line.moveBack(for: attributes, behind: previous, in: room)
      if line.mustEnd(before: attributes, in: room) { return (asked, false) }
      let askedCell = ask(for: cell, attributes, behind: line, in: room, reader)
      let rule = reader.rule(for: cell.position, in: rule)
      asked.append(askedCell)
      advance(reader)
      if let size = askedCell.size {
        let box = rule.box(of: attributes, size: size, on: line)
        guard line.hasRoom(forOuterWidth: box.outerWidth) else { return (asked, false) }
        line.append(box, attributes, spacing: room.attributes.cellSpacing)
        previous = LineArrangement.Cell(size: box.size, attributes: attributes)
      } else {
        guard line.hasRoom(forDecided: attributes, in: room) else { return (asked, false) }
        line.append(decided: attributes, in: room)
        previous = nil
      }
      line.endIfFull(cellCount: cellCount + asked.count, in: room)
    }
    return (asked, true)
  }

  private func ask(
    for cell: CellReader.Cell, _ attributes: CellAttributes, behind line: OpenLine,
    in room: SectionRoom, _ reader: CellReader
  ) -> AskedCell {
    guard !room.decidesWidth(of: attributes) else {
      return AskedCell(attributes: attributes, cell: cell, size: nil, space: 0)
    }
    let rule = reader.rule(for: cell.position, in: rule)
    let space = rule.space(for: attributes, on: line)
    let size = reader.size(of: cell, offered: space, isFirst: false)
    return AskedCell(attributes: attributes, cell: cell, size: size, space: space)
  }

  private mutating func advance(_ reader: CellReader) {
    guard let last = current?.attributes else { return }
    let next = last.keepsWithNext && !last.endsLine ? reader.next() : nil
    current = next.map { (reader.attributes(of: $0), $0) }
    isContinued = current.map { last.keeps(with: $0.attributes) } ?? false
  }

  /// The cell is asked for once more if it is offered another space than on the line above, but never a third
  /// time: on a third line its last size counts.
  private func place(
    _ asked: AskedCell, with compositor: inout Compositor, _ reader: CellReader, isAskedAgain: Bool
  ) {
    let isLastLine = compositor.hasBegunMoreLines(than: maximumLineCount - 1)
    var isAskedAgain = isAskedAgain
    if let size = asked.size {
      let rule = reader.rule(for: asked.cell.position, in: rule)
      let attributes =
        asked.attributes.standsAtTrailingEdge
        ? compositor.reachBack(for: asked.attributes, from: reader) : asked.attributes
      compositor.place(attributes, by: rule, size) { space, isFirst in
        // The same space may be a sum of other lengths.
        guard abs(space - asked.space) > .lastBits, !isAskedAgain else { return nil }
        isAskedAgain = true
        return isLastLine && isFirst
          ? .notAsked : reader.size(of: asked.cell, offered: space, isFirst: isFirst)
      }
    } else {
      compositor.placeDecided(asked.cell, asked.attributes, from: reader, isLastLine: isLastLine)
    }
    compositor.endLineIfFull()
  }
}

extension CGSize {
  /// Stands in for the size of a cell that begins a line too many. That line is removed again.
  static var notAsked: CGSize { CGSize(width: 0, height: 0) }
}

extension Compositor {
  mutating func placeCells(
    from reader: CellReader, by rule: OfferRule, maximumLineCount: Int = .max
  ) {
    if storage.room.columns == nil {
      placePlainInserted(from: reader, by: rule, maximumLineCount: maximumLineCount)
    }
    while !hasBegunMoreLines(than: maximumLineCount) {
      guard let cell = reader.next() else { return }
      placeCells(
        from: cell, reader.attributes(of: cell), readBy: reader, by: rule,
        maximumLineCount: maximumLineCount)
    }
  }

  /// Cells of default attributes. Read one by one, they take 2.9 times as many instructions.
  private mutating func placePlainInserted(
    from reader: CellReader, by rule: OfferRule, maximumLineCount: Int
  ) {
    for cell in reader.nextPlainInserted() {
      guard !hasBegunMoreLines(than: maximumLineCount) else { return }
      let isLastLine = hasBegunMoreLines(than: maximumLineCount - 1)
      let position = ContentLayout.CellPosition(section: reader.section, cell: cell)
      place(.default, by: reader.rule(for: position, in: rule)) { space, isFirst in
        isLastLine && isFirst ? .notAsked : reader.source.size(of: position, space)
      }
      endLineIfFull()
    }
  }

  private mutating func placeCells(
    from cell: CellReader.Cell, _ attributes: CellAttributes, readBy reader: CellReader,
    by rule: OfferRule, maximumLineCount: Int = .max
  ) {
    guard attributes.keepsWithNext else {
      // A break that the cell forces ends the line when the cell's attributes are stored.
      if !attributes.beginsLine, !attributes.standsAtTrailingEdge,
        reader.isKnownToBreak(cell, after: line)
      {
        endLine()
      }
      place(cell, attributes, from: reader, by: rule, maximumLineCount: maximumLineCount)
      return
    }
    var group = KeptGroup(first: (attributes, cell), rule: rule, maximumLineCount: maximumLineCount)
    group.place(with: &self, reader: reader)
  }

  mutating func place(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, from reader: CellReader,
    by rule: OfferRule, maximumLineCount: Int
  ) {
    let isLastLine = hasBegunMoreLines(than: maximumLineCount - 1)
    if storage.room.decidesWidth(of: attributes) {
      reachBack(for: attributes)
      placeDecided(cell, attributes, from: reader, isLastLine: isLastLine)
    } else {
      placeAsked(cell, attributes, from: reader, by: rule, isLastLine: isLastLine)
    }
    endLineIfFull()
  }

  private mutating func placeAsked(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, from reader: CellReader,
    by rule: OfferRule, isLastLine: Bool
  ) {
    var attributes = attributes
    if attributes.standsAtTrailingEdge {
      attributes = reachBack(for: attributes, from: reader)
      if !attributes.beginsLine, reader.isKnownToBreak(cell, after: line) { endLine() }
    }
    place(attributes, by: reader.rule(for: cell.position, in: rule)) { space, isFirst in
      isLastLine && isFirst ? .notAsked : reader.size(of: cell, offered: space, isFirst: isFirst)
    }
  }

  mutating func endLineIfFull() {
    line.endIfFull(cellCount: cursor.cellCount - cursor.firstCell, in: storage.room)
  }
}

// MARK: From an inlined loop

/// A compositor that has placed cells that keep together, or lines that decide widths of cells.
@usableFromInline
struct CompositorAfterGroup: ~Copyable {
  @usableFromInline var compositor: Compositor
  @usableFromInline let nextCell: Int

  @inlinable @inline(__always)
  init(compositor: consuming Compositor, nextCell: Int) {
    self.compositor = compositor
    self.nextCell = nextCell
  }
}

extension Compositor {
  /// Places a cell that keeps with the next, with all that it keeps with. Or places a cell whose width its
  /// line decides, with all up to the end of that line.
  ///
  /// - Returns: the first cell that is not placed.
  @inline(never) @usableFromInline
  mutating func placeGroup(
    from first: CellAttributes, at cell: Int, of section: ContentLayout.Section, at index: Int,
    source: any CellSource
  ) -> Int {
    let reader = CellReader(
      of: index, from: cell + 1, count: section.cellCount, source: source, in: storage.room)
    let rule = OfferRule(section.attributes)
    let position = ContentLayout.CellPosition(section: index, cell: cell)
    placeCells(from: CellReader.Cell(position: position, old: nil), first, readBy: reader, by: rule)
    // The questions for heights must not outlive the closures that answer them. Cells that need a reader often follow
    // one another, and use the same one.
    var needsReader = true
    while needsReader || !storage.undecided.isEmpty {
      guard let next = reader.next() else {
        if !storage.undecided.isEmpty { endLine() }
        break
      }
      let attributes = source.attributes(of: next.position)
      needsReader = attributes.isPlacedByReader
      placeCells(from: next, attributes, readBy: reader, by: rule)
    }
    storage.readerOfUndecided = nil
    return reader.nextCell
  }
}
