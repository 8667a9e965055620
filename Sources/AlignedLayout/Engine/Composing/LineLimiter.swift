/// Asks for cells only until it is known that no more fit on the lines, and then for the overflow view.
struct LineLimiter {
  let room: SectionRoom
  let cellCount: Int
  let maximumLineCount: Int

  init(room: SectionRoom, cellCount: Int) {
    self.room = room
    self.cellCount = cellCount
    maximumLineCount = room.attributes.lineLimit.lineCountWithoutOverflow ?? .max
  }

  func lines(of reader: CellReader) -> SectionLines {
    if case .expandedLines = room.attributes.lineLimit { return expandedLines(of: reader) }
    return room.placesAskedCells ? linesOfFirstFit(of: reader) : linesOfKnownCells(of: reader)
  }

  private func lines(_ galleys: [Galley], _ truncation: Truncation? = nil) -> SectionLines {
    room.linesWithLastRow(
      GalleyList(galleys),
      overflow: truncation.map {
        Overflow(
          visibleCount: $0.visibleCount, hiddenCount: cellCount - $0.visibleCount,
          hasView: $0.overflowSize != nil, narrowedCell: nil)
      })
  }

  // MARK: Strategies and rows

  /// Asks for cells until first fit takes too many lines for them. The strategy breaks those that remain
  /// visible.
  private func linesOfKnownCells(of reader: CellReader) -> SectionLines {
    var cells = SizedCells(in: room, expectedCount: min(cellCount, Galley.usualCapacity))
    var firstFit = FirstFit(width: room.width)
    var lineStarts = [0]
    while lineStarts.count <= maximumLineCount,
      cells.appendNext(of: reader, isLastLine: lineStarts.count == maximumLineCount)
    {
      firstFit.breakLines(
        of: cells.breakable, upTo: cells.breakable.countOfWholeGroups, appendingTo: &lineStarts)
    }
    firstFit.breakLines(of: cells.breakable, upTo: cells.count, appendingTo: &lineStarts)
    guard lineStarts.count > maximumLineCount else {
      return lines(cells.galleys(maximumLineCount: maximumLineCount, firstFit: lineStarts))
    }
    let available = room.rows == nil ? room.width : .infinity
    let truncation = Truncation(
      of: cells.breakable, lineStarts: Array(lineStarts[...maximumLineCount]),
      cellCount: cellCount, available: Array(repeating: available, count: maximumLineCount)
    ) { sizeOfOverflow(hiddenCount: $0, askedFrom: reader) }
    cells.removeAll(after: truncation.visibleCount)
    cells.breakable.endsSection = false
    if maximumLineCount == 1, truncation.visibleCount == 1, room.rows == nil {
      return onlyLine(of: cells.firstCell, cells.undecided, truncation, reader)
    }
    lineStarts.removeAll { $0 >= truncation.visibleCount }
    if let size = truncation.overflowSize {
      cells.append(overflow: size, reader.attributesOfOverflow)
      if truncation.overflowPlace == .onNextLine { lineStarts.append(truncation.visibleCount) }
    }
    return lines(
      cells.galleys(maximumLineCount: maximumLineCount, firstFit: lineStarts), truncation)
  }

  /// On rows, the overflow view is one point tall, so that its width is its ratio.
  func sizeOfOverflow(hiddenCount: Int, askedFrom reader: CellReader) -> CGSize {
    let size = reader.sizeOfOverflow(hiddenCount: hiddenCount)
    guard room.rows != nil, size.limitedLengths.isVisible else { return size.limitedLengths }
    return CGSize(width: size.limitedRatio, height: 1)
  }

  // MARK: First fit

  private func linesOfFirstFit(of reader: CellReader) -> SectionLines {
    let storage = CompositorStorage(in: room, expectedCount: min(cellCount, Galley.usualCapacity))
    // The limit may still change the cells of a line, on which heights for decided widths depend.
    storage.postponedCells = []
    var compositor = Compositor(storage)
    compositor.placeCells(
      from: reader, by: OfferRule(room.attributes), maximumLineCount: maximumLineCount)
    guard compositor.hasBegunMoreLines(than: maximumLineCount) else {
      let galleys = compositor.finish()
      guard let undecided = storage.postponedCells, !undecided.isEmpty else {
        return lines(galleys)
      }
      return lines(
        composedAgain(GalleyList(galleys), upTo: cellCount, undecided, askedBy: reader) { _ in })
    }
    let next = storage.attributes(ofCell: compositor.cursor.firstCell)
    compositor.removeOpenLine()
    let galleys = GalleyList(compositor.finish())
    var size = CGSize(width: 0, height: 0)
    let truncation = Truncation(
      of: galleys.breakableCells(before: next, in: room),
      lineStarts: galleys.lineStarts + [galleys.cellCount], cellCount: cellCount,
      available: galleys.indentations.map {
        room.columns.map { CGFloat($0.count) } ?? room.available(indentedBy: $0)
      }
    ) { hiddenCount in
      size = reader.sizeOfOverflow(hiddenCount: hiddenCount)
      return room.columns == nil ? size : size.oneColumnWide
    }
    let undecided = storage.postponedCells ?? []
    if maximumLineCount == 1, truncation.visibleCount == 1 {
      return onlyLine(of: galleys[0].galley.cell(at: 0), undecided, truncation, reader)
    }
    let visible = composedAgain(
      galleys, upTo: truncation.visibleCount, undecided, askedBy: reader
    ) {
      appendOverflow(size, reader.attributesOfOverflow, truncation, to: &$0)
    }
    return lines(visible, truncation)
  }

  /// Composes the visible cells with an overflow view behind them. The lines above the last are copied,
  /// unless heights of their cells are still to be asked for.
  private func composedAgain(
    _ galleys: GalleyList, upTo end: Int, _ undecided: [UndecidedCell],
    askedBy reader: CellReader, _ appendOverflow: (inout Compositor) -> Void
  ) -> [Galley] {
    let last = galleys.index(ofCell: end - 1)
    let first = undecided.isEmpty ? last : 0
    let start = galleys[first]
    let storage = CompositorStorage(
      in: room, expectedCount: end - start.start.cell + 1,
      indentation: start.galley.indentations[0])
    storage.undecided = UndecidedCells(undecided.filter { $0.index < end })
    storage.readerOfUndecided = reader
    var compositor = Compositor(storage)
    for index in first...last {
      let (galley, firstCell) = (galleys[index].galley, galleys[index].start.cell)
      let cellCount = min(galley.cellCount, end - firstCell)
      let lastLine = galley.line(ofCell: cellCount - 1)
      var cell = 0
      if undecided.isEmpty {
        compositor.copyLines(0..<lastLine, of: galley)
        cell = galley.lines[lastLine].firstCell
      }
      while cell < cellCount {
        compositor.appendAgain(
          galley.size(ofCell: cell), galley.attributes(ofCell: cell),
          beginsLine: galley.lines[galley.line(ofCell: cell)].firstCell == cell)
        cell += 1
      }
    }
    appendOverflow(&compositor)
    return (0..<first).map { galleys[$0].galley } + compositor.finish()
  }

  private func appendOverflow(
    _ size: CGSize, _ attributes: CellAttributes, _ truncation: Truncation,
    to compositor: inout Compositor
  ) {
    guard truncation.overflowSize != nil else { return }
    if truncation.overflowPlace == .onNextLine { compositor.endLine() }
    // The width that the view may take is known only now: without the forced break behind it, the line
    // above may be justified, which moves an indentation.
    compositor.appendOverflow(size.limitedLengths, attributes)
  }

  // MARK: One cell on one line

  /// The cell is asked again if the overflow view leaves it less space than it takes.
  private func onlyLine(
    of cell: LineArrangement.Cell, _ undecided: [UndecidedCell], _ truncation: Truncation,
    _ reader: CellReader
  ) -> SectionLines {
    var overflowSize = truncation.overflowSize
    var narrowed: NarrowedCell?
    if let size = overflowSize, truncation.overflowPlace == .behindNarrowedCell {
      narrowed = narrowedCell(cell.attributes, before: size, reader)
      overflowSize = narrowed == nil ? nil : size
    }
    let storage = CompositorStorage(in: room, expectedCount: 2)
    storage.undecided = UndecidedCells(narrowed == nil ? undecided.filter { $0.index == 0 } : [])
    storage.readerOfUndecided = reader
    var compositor = Compositor(storage)
    compositor.appendAgain(
      narrowed?.size ?? cell.box.size, narrowed?.attributes ?? cell.attributes, beginsLine: true)
    if let overflowSize {
      compositor.appendOverflow(overflowSize, reader.attributesOfOverflow)
    }
    return SectionLines(
      room: room, GalleyList(compositor.finish()),
      overflow: Overflow(
        visibleCount: 1, hiddenCount: cellCount - 1, hasView: overflowSize != nil,
        narrowedCell: narrowed.map {
          Overflow.NarrowedCell(
            space: $0.space, sizeBefore: cell.box.size, attributes: cell.attributes)
        }))
  }

  private struct NarrowedCell {
    let space: CGFloat
    let size: CGSize
    let attributes: CellAttributes
  }

  /// Returns nil if the cell cannot use what the overflow view leaves.
  private func narrowedCell(
    _ cell: CellAttributes, before overflow: CGSize, _ reader: CellReader
  ) -> NarrowedCell? {
    guard room.columns == nil else { return narrowedCellInColumns(cell, reader) }
    var line = OpenLine(available: room.width)
    line.append(outerWidth: overflow.width, spacing: room.attributes.cellSpacing)
    let space = line.remainingSpace(for: cell)
    guard space > .fittingSlack, cell.minimumLineSpace.fits(in: space) else { return nil }
    let answer = reader.sizeOfFirstCell(offered: space)
    var size = OfferRule.wholeLine.box(of: cell, size: answer, wholeSpace: space).size
    let isFlexible = room.decidesWidth(of: cell)
    if isFlexible { size.width = space }
    return NarrowedCell(
      space: space, size: size,
      attributes: isFlexible ? cell.with(width: .asked, minimumWidth: 0, shrinkage: 0) : cell)
  }

  private func narrowedCellInColumns(_ cell: CellAttributes, _ reader: CellReader) -> NarrowedCell?
  {
    guard let columns = room.columns, columns.count > 1 else { return nil }
    let narrowed = cell.with(columnSpan: columns.count - 1)
    let space = OpenLine(available: room.width).offer(to: narrowed, in: room)
    guard space > .fittingSlack else { return nil }
    let height = room.heightInColumns ?? reader.sizeOfFirstCell(offered: space).height.limitedLength
    let width: CGFloat =
      columns.width(ofSpan: columns.count - 1) - cell.insets.leading - cell.insets.trailing
    return NarrowedCell(
      space: space, size: CGSize(width: width.orZero, height: height), attributes: narrowed)
  }
}

extension CGSize {
  /// A view among lines whose widths are numbers of columns.
  fileprivate var oneColumnWide: CGSize {
    width > 0 && height > 0 ? CGSize(width: 1, height: height) : self
  }
}

extension GalleyList {
  fileprivate var lineStarts: [Int] {
    (0..<count).flatMap { index in
      self[index].galley.lines.map { $0.firstCell + self[index].start.cell }
    }
  }

  fileprivate var indentations: [CGFloat] {
    (0..<count).flatMap { index in
      let galley = self[index].galley
      return galley.lines.indices.map { galley.indentation(ofLine: $0) }
    }
  }

  /// Widths of cells in columns are numbers of columns.
  fileprivate func breakableCells(
    before next: CellAttributes, in room: SectionRoom
  ) -> BreakableCells {
    var cells = BreakableCells(
      spacing: room.columns == nil ? room.attributes.cellSpacing : 0,
      lineWidth: room.columns.map { CGFloat($0.count) } ?? room.width,
      mostCellsPerLine: room.mostCellsPerLine)
    cells.reserve(cellCount + 1)
    for index in 0..<count {
      let galley = self[index].galley
      for line in galley.lines.indices {
        let open = OpenLine(available: room.available(indentedBy: galley.indentation(ofLine: line)))
        var previous: LineArrangement.Cell?
        for cell in galley.cells(galley.cells(ofLine: line)) {
          let attributes = cell.attributes
          let outerWidth =
            room.columns.map { CGFloat($0.span(of: attributes)) }
            ?? open.outerWidth(of: cell.box, attributes, in: room)
          cells.append(
            outerWidth: room.additionalWidth(of: outerWidth, attributes, behind: previous),
            attributes)
          previous = cell
        }
      }
    }
    cells.append(outerWidth: 0, next)
    return cells
  }
}
