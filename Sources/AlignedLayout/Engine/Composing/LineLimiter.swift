/// Sets the cells of a section that shows no more than some lines: asks for cells only until it is
/// known that no more fit, and then for the overflow view that stands for the others.
struct LimitedSection {
  let index: Int
  let room: SectionRoom
  let cellCount: Int

  /// The section's lines, and what it hides.
  ///
  /// - Parameter former: what is known of the cells already, if some were set before.
  func lines(
    replacing former: FormerCells? = nil,
    sizeOfCell: (ContentLayout.CellPosition, _ lineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) -> SectionLines {
    var asked = AskedCells(room: room, former: former)
    func sizeOfHidden(_ hiddenCount: Int) -> CGSize {
      sizeOfOverflow?(index, hiddenCount) ?? CGSize(width: 0, height: 0)
    }
    if case .fixed(let width, let height) = room.attributes.sizing {
      let size = CGSize(width: width, height: height)
      let lines = EqualLines(cellCount: cellCount, size: size, in: room)
      guard lines.lineCount > mostLines else {
        return SectionLines(room: room, setting: .equal(lines))
      }
      asked.former = nil
      return set(&asked, { _ in .default }, { _, _ in size }, sizeOfHidden)
    }
    return set(
      &asked,
      { attributesOfCell?(ContentLayout.CellPosition(section: index, cell: $0)) ?? .default },
      { sizeOfCell(ContentLayout.CellPosition(section: index, cell: $0), $1) }, sizeOfHidden)
  }

  private var mostLines: Int {
    room.attributes.lineLimit.maximumLineCount ?? .max
  }

  private func set(
    _ asked: inout AskedCells, _ attributesOfCell: (Int) -> CellAttributes,
    _ sizeOfCell: (Int, CGFloat) -> CGSize, _ sizeOfHidden: (Int) -> CGSize
  ) -> SectionLines {
    room.attributes.breakingStrategy == .firstFit
      ? setFirstFit(&asked, attributesOfCell, sizeOfCell, sizeOfHidden)
      : setByStrategy(&asked, attributesOfCell, sizeOfCell, sizeOfHidden)
  }

  private func lines(_ galleys: [Galley], hiding limit: LineLimit) -> SectionLines {
    SectionLines(
      room: room, setting: .listed(Galleys(galleys)),
      overflow: Overflow(
        visibleCount: limit.visibleCount, hiddenCount: cellCount - limit.visibleCount,
        hasView: limit.overflowSize != nil))
  }

  // MARK: Strategies

  /// Asks for cells until first fit takes too many lines for them, and lets the strategy break
  /// those that are visible.
  private func setByStrategy(
    _ asked: inout AskedCells, _ attributesOfCell: (Int) -> CellAttributes,
    _ sizeOfCell: (Int, CGFloat) -> CGSize, _ sizeOfHidden: (Int) -> CGSize
  ) -> SectionLines {
    var cells = MeasuredCells(in: room, expectedCount: min(cellCount, Galley.usualCapacity))
    var firstFit = GrowingFirstFit(width: room.width)
    while cells.count < cellCount, firstFit.lineStarts.count <= mostLines {
      let cell = cells.count
      cells.append(asked.attributes(ofNextCell: cell, attributesOfCell)) {
        asked.size(ofCell: cell, offered: $0, isFirst: true, sizeOfCell)
      }
      firstFit.appendLast(of: cells.unbroken)
    }
    let lineStarts = firstFit.lineStarts
    guard lineStarts.count > mostLines else {
      return SectionLines(
        room: room, setting: .listed(Galleys(cells.galleys(mostLines: mostLines))))
    }
    let limit = LineLimit(
      cells.unbroken, lineStarts: Array(lineStarts[...mostLines]), cellCount: cellCount,
      available: Array(repeating: room.width, count: mostLines), sizeOfOverflow: sizeOfHidden)
    cells.keepFirst(limit.visibleCount)
    if let size = limit.overflowSize {
      cells.append(.default, size: size)
    }
    return lines(cells.galleys(mostLines: mostLines), hiding: limit)
  }

  // MARK: First fit

  /// Sets cells until one has begun a line too many, and sets the last visible line anew with the
  /// overflow view.
  private func setFirstFit(
    _ asked: inout AskedCells, _ attributesOfCell: (Int) -> CellAttributes,
    _ sizeOfCell: (Int, CGFloat) -> CGSize, _ sizeOfHidden: (Int) -> CGSize
  ) -> SectionLines {
    var compositor = Compositor(
      Draft(in: room, expectedCount: min(cellCount, Galley.usualCapacity)))
    setCells(with: &compositor, &asked, attributesOfCell, sizeOfCell)
    guard compositor.hasBegunMoreLines(than: mostLines) else {
      return SectionLines(room: room, setting: .listed(Galleys(compositor.finish())))
    }
    let next = compositor.draft.attributes(ofCell: compositor.firstCell)
    compositor.takeBackLine()
    let galleys = Galleys(compositor.finish())
    var answer = CGSize(width: 0, height: 0)
    let limit = LineLimit(
      galleys.unbroken(before: next, spacing: room.attributes.cellSpacing),
      lineStarts: galleys.lineStarts, cellCount: cellCount,
      available: galleys.indentations.map { room.available(indentedBy: $0) }
    ) { hiddenCount in
      answer = sizeOfHidden(hiddenCount)
      return answer
    }
    return lines(self.galleys(galleys, showing: limit, answer: answer), hiding: limit)
  }

  private func setCells(
    with compositor: inout Compositor, _ asked: inout AskedCells,
    _ attributesOfCell: (Int) -> CellAttributes, _ sizeOfCell: (Int, CGFloat) -> CGSize
  ) {
    let asking = Asking(room.attributes)
    var cell = 0
    while cell < cellCount, !compositor.hasBegunMoreLines(than: mostLines) {
      let first = asked.attributes(ofNextCell: cell, attributesOfCell)
      guard first.keepsWithNext else {
        if asked.breaks(after: compositor.line) {
          compositor.endLine()
        }
        let isLastLine = compositor.hasBegunMoreLines(than: mostLines - 1)
        compositor.set(first, by: asking) {
          isLastLine && $1
            ? .unasked : asked.size(ofCell: cell, offered: $0, isFirst: $1, sizeOfCell)
        }
        cell += 1
        continue
      }
      var group = Group(first: first, at: cell, asking: asking, mostLines: mostLines)
      group.set(
        with: &compositor,
        attributesOfCell: {
          $0 < cellCount ? asked.attributes(ofNextCell: $0, attributesOfCell) : nil
        },
        size: { asked.size(ofCell: $0, offered: $1, isFirst: $2, sizeOfCell) })
      cell = group.cell
    }
  }

  /// The galleys with the visible cells of what was set, and the overflow view behind them.
  ///
  /// - Parameter answer: the size that was answered for the overflow view. What it may take is
  ///   known when the line above is placed anew: that may be justified where a forced break has
  ///   left.
  private func galleys(
    _ galleys: Galleys, showing limit: LineLimit, answer: CGSize
  ) -> [Galley] {
    guard limit.visibleCount > 0 else {
      var compositor = Compositor(Draft(in: room, expectedCount: 1))
      set(answer, behindVisibleCellsOf: limit, with: &compositor)
      return compositor.finish()
    }
    let index = galleys.index(ofCell: limit.visibleCount - 1)
    let place = galleys[index]
    let end = limit.visibleCount - place.start.cell
    let line = place.galley.line(ofCell: end - 1)
    var compositor = Compositor(
      Draft(in: room, expectedCount: end + 1, indentation: place.galley.indentations[0]))
    compositor.keep(0..<line, of: place.galley)
    for cell in place.galley.lines[line].firstCell..<end {
      let attributes = place.galley.attributes(ofCell: cell)
      compositor.note(attributes)
      compositor.set(attributes, place.galley.box(ofCell: cell))
    }
    set(answer, behindVisibleCellsOf: limit, with: &compositor)
    return (0..<index).map { galleys[$0].galley } + compositor.finish()
  }

  private func set(
    _ answer: CGSize, behindVisibleCellsOf limit: LineLimit, with compositor: inout Compositor
  ) {
    guard limit.overflowSize != nil else { return }
    if limit.overflowBeginsLine, !compositor.line.isEmpty {
      compositor.endLine()
    }
    let size = answer.limitedLengths.clamped(to: compositor.line.available)
    compositor.set(.default, CellBox(size: size, insets: .zero))
  }
}

/// What becomes known of a section's cells: those that stay after a change are asked only what is
/// new.
private struct AskedCells {
  let room: SectionRoom
  var former: FormerCells?

  /// What a cell asks for, the one behind that which was read last.
  mutating func attributes(
    ofNextCell cell: Int, _ attributesOfCell: (Int) -> CellAttributes
  ) -> CellAttributes {
    former?.readNext() ?? attributesOfCell(cell)
  }

  func size(
    ofCell cell: Int, offered offer: CGFloat, isFirst: Bool, _ sizeOfCell: (Int, CGFloat) -> CGSize
  ) -> CGSize {
    former?.size(ofCell: cell, offered: offer, isFirst: isFirst) ?? sizeOfCell(cell, offer)
  }

  /// Whether it is known that the cell read last does not fit on a line.
  func breaks(after line: OpenLine) -> Bool {
    former?.breaks(after: line) == true
  }
}

extension Galleys {
  /// The cells that begin lines, and one more, which would begin the next.
  fileprivate var lineStarts: [Int] {
    (0..<count).flatMap { index in
      self[index].galley.lines.map { $0.firstCell + self[index].start.cell }
    } + [cellCount]
  }

  /// How far each line is indented.
  fileprivate var indentations: [CGFloat] {
    (0..<count).flatMap { index in
      let galley = self[index].galley
      return galley.lines.indices.map { galley.indentations[$0].current }
    }
  }

  /// The cells as they may be broken, and the next.
  fileprivate func unbroken(before next: CellAttributes, spacing: CGFloat) -> UnbrokenCells {
    var cells = UnbrokenCells(spacing: spacing)
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
