/// Composes a section with a line limit. It asks for cells only until it is known that no more fit on
/// the lines, and then for the overflow view.
struct LineLimiter<Reader: CellReader> {
  private let room: SectionRoom
  private let cellCount: Int
  private let maximumLineCount: Int

  init(room: SectionRoom, cellCount: Int) {
    self.room = room
    self.cellCount = cellCount
    maximumLineCount = room.attributes.lineLimit.maximumLineCount ?? .max
  }

  /// Returns the section's lines, and the cells that it hides.
  func lines(of reader: Reader) -> SectionLines {
    var reader = reader
    return room.attributes.breakingStrategy == .firstFit
      ? linesOfFirstFit(of: &reader) : linesOfStrategy(of: &reader)
  }

  private func lines(_ galleys: [Galley], _ truncation: Truncation? = nil) -> SectionLines {
    SectionLines(
      room: room, storage: .galleys(GalleyList(galleys)),
      overflow: truncation.map {
        Overflow(
          visibleCount: $0.visibleCount, hiddenCount: cellCount - $0.visibleCount,
          hasView: $0.overflowSize != nil)
      })
  }

  // MARK: Strategies

  /// Asks for cells until first fit takes too many lines for them, and lets the strategy break those
  /// that remain visible.
  private func linesOfStrategy(of reader: inout Reader) -> SectionLines {
    var cells = MeasuredCells(in: room, expectedCount: min(cellCount, Galley.usualCapacity))
    var firstFit = FirstFit(width: room.width)
    var lineStarts = [0]
    while lineStarts.count <= maximumLineCount,
      cells.appendNext(of: &reader, isLastLine: lineStarts.count == maximumLineCount)
    {
      firstFit.breakLines(of: cells.breakable, upTo: cells.count) { cell, _ in
        lineStarts.append(cell)
        return true
      }
    }
    guard lineStarts.count > maximumLineCount else {
      return lines(cells.galleys(maximumLineCount: maximumLineCount))
    }
    let truncation = Truncation(
      of: cells.breakable, lineStarts: Array(lineStarts[...maximumLineCount]),
      cellCount: cellCount,
      available: Array(repeating: room.width, count: maximumLineCount),
      sizeOfOverflow: reader.sizeOfOverflow)
    cells.removeAll(after: truncation.visibleCount)
    if let size = truncation.overflowSize {
      cells.append(CellBox(size: size, insets: .zero))
    }
    return lines(cells.galleys(maximumLineCount: maximumLineCount), truncation)
  }

  // MARK: First fit

  /// Places cells until one begins a line too many, and composes the last visible line again with
  /// the overflow view.
  private func linesOfFirstFit(of reader: inout Reader) -> SectionLines {
    let storage = CompositorStorage(
      in: room, expectedCount: min(cellCount, Galley.usualCapacity))
    var compositor = Compositor(storage)
    compositor.placeCells(
      from: &reader, by: OfferRule(room.attributes), maximumLineCount: maximumLineCount)
    guard compositor.hasBegunMoreLines(than: maximumLineCount) else {
      return lines(compositor.finish())
    }
    let next = storage.attributes(ofCell: compositor.cursor.firstCell)
    compositor.removeOpenLine()
    let galleys = GalleyList(compositor.finish())
    var size = CGSize(width: 0, height: 0)
    let truncation = Truncation(
      of: galleys.breakableCells(before: next, in: room),
      lineStarts: galleys.lineStarts + [galleys.cellCount], cellCount: cellCount,
      available: galleys.indentations.map { room.available(indentedBy: $0) }
    ) { hiddenCount in
      size = reader.sizeOfOverflow(hiddenCount: hiddenCount)
      return size
    }
    return lines(truncated(galleys, by: truncation, overflowSize: size), truncation)
  }

  /// Returns the galleys with the visible cells, and the overflow view behind them.
  ///
  /// - Parameter overflowSize: the size returned for the overflow view. The width that it may take
  ///   is known only when the line above is placed again: without the forced break behind it, the
  ///   line may be justified.
  private func truncated(
    _ galleys: GalleyList, by truncation: Truncation, overflowSize: CGSize
  ) -> [Galley] {
    guard truncation.visibleCount > 0 else {
      var compositor = Compositor(CompositorStorage(in: room, expectedCount: 1))
      appendOverflow(overflowSize, truncation, to: &compositor)
      return compositor.finish()
    }
    let index = galleys.index(ofCell: truncation.visibleCount - 1)
    let place = galleys[index]
    let end = truncation.visibleCount - place.start.cell
    let line = place.galley.line(ofCell: end - 1)
    let storage = CompositorStorage(
      in: room, expectedCount: end + 1, indentation: place.galley.indentations[0])
    var compositor = Compositor(storage)
    compositor.copyLines(0..<line, of: place.galley)
    for cell in place.galley.lines[line].firstCell..<end {
      let attributes = place.galley.attributes(ofCell: cell)
      if !attributes.isDefault {
        storage.append(attributes, ofCell: compositor.cursor.cellCount)
      }
      compositor.alignLine(beginningWith: attributes)
      compositor.append(place.galley.box(ofCell: cell), attributes)
    }
    appendOverflow(overflowSize, truncation, to: &compositor)
    return (0..<index).map { galleys[$0].galley } + compositor.finish()
  }

  private func appendOverflow(
    _ size: CGSize, _ truncation: Truncation, to compositor: inout Compositor
  ) {
    guard truncation.overflowSize != nil else { return }
    if truncation.overflowBeginsLine, !compositor.line.isEmpty {
      compositor.endLine()
    }
    let size = size.limitedLengths.clamped(to: compositor.line.available)
    compositor.append(CellBox(size: size, insets: .zero), .default)
  }
}

extension GalleyList {
  /// The cells that begin lines.
  fileprivate var lineStarts: [Int] {
    (0..<count).flatMap { index in
      self[index].galley.lines.map { $0.firstCell + self[index].start.cell }
    }
  }

  /// The indentations of all lines.
  fileprivate var indentations: [CGFloat] {
    (0..<count).flatMap { index in
      let galley = self[index].galley
      return galley.lines.indices.map { galley.indentation(ofLine: $0) }
    }
  }

  /// The break opportunities between the cells, and before a cell that follows.
  fileprivate func breakableCells(
    before next: CellAttributes, in room: SectionRoom
  ) -> BreakableCells {
    var cells = BreakableCells(spacing: room.attributes.cellSpacing, lineWidth: room.width)
    cells.reserve(cellCount + 1)
    for index in 0..<count {
      let galley = self[index].galley
      for cell in 0..<galley.cellCount {
        cells.append(
          outerWidth: galley.box(ofCell: cell).outerWidth, galley.attributes(ofCell: cell))
      }
    }
    cells.append(outerWidth: 0, next)
    return cells
  }
}
