/// Cells that keep together, while they are set first fit: on the open line if all of them fit
/// there, and else from the next on.
struct Group {
  /// A cell that was asked with what remained on the open line.
  private struct Asked {
    let attributes: CellAttributes
    let box: CellBox
    let offer: CGFloat
  }

  private let asking: Asking

  /// How many lines of the section may be begun.
  private let mostLines: Int

  /// The cell at hand, and its attributes; without them nothing was asked of it.
  private(set) var cell: Int
  private var attributes: CellAttributes?

  /// Whether the cell at hand is kept with the one before.
  private var isContinued = true

  /// - Parameter mostLines: how many lines may be begun; when a cell has begun another one, no more
  ///   is asked or set.
  init(first: CellAttributes, at cell: Int, asking: Asking, mostLines: Int = .max) {
    self.cell = cell
    attributes = first
    self.asking = asking
    self.mostLines = mostLines
  }

  /// Sets the cells up to one that does not keep; and those that a forced break divides from them,
  /// of which it is known too late.
  ///
  /// - Parameters:
  ///   - attributesOfCell: answers what a cell asks for, or nil behind the last.
  ///   - size: answers a cell's size for what it is offered, told whether it is the first on its
  ///     line.
  mutating func set(
    with compositor: inout Compositor, attributesOfCell: (Int) -> CellAttributes?,
    size: (_ cell: Int, _ offer: CGFloat, _ isFirst: Bool) -> CGSize
  ) {
    while let first = attributes, !compositor.hasBegunMoreLines(than: mostLines) {
      let firstCell = cell
      isContinued = true
      if !compositor.line.isEmpty, !compositor.line.mustEnd(before: first) {
        let (asked, fit) = ask(behind: compositor.line, attributesOfCell, size)
        if fit {
          for cell in asked {
            compositor.note(cell.attributes)
            compositor.set(cell.attributes, cell.box)
          }
          continue
        }
        compositor.endLine()
        for (index, cell) in asked.enumerated()
        where !compositor.hasBegunMoreLines(than: mostLines) {
          let isLastLine = compositor.hasBegunMoreLines(than: mostLines - 1)
          set(cell, with: &compositor) {
            isLastLine && $1 ? .unasked : size(firstCell + index, $0, $1)
          }
        }
      }
      while isContinued, let attributes, !compositor.hasBegunMoreLines(than: mostLines) {
        let isLastLine = compositor.hasBegunMoreLines(than: mostLines - 1)
        compositor.set(attributes, by: asking) {
          isLastLine && $1 ? .unasked : size(cell, $0, $1)
        }
        advance(behind: attributes, attributesOfCell)
      }
    }
  }

  /// Asks the group's cells with what remains on a line, until one does not fit there.
  private mutating func ask(
    behind openLine: OpenLine, _ attributesOfCell: (Int) -> CellAttributes?,
    _ size: (_ cell: Int, _ offer: CGFloat, _ isFirst: Bool) -> CGSize
  ) -> (asked: [Asked], fit: Bool) {
    var line = openLine
    var asked: [Asked] = []
    while isContinued, let attributes {
      if line.mustEnd(before: attributes) { return (asked, false) }
      let offer = asking.offer(to: attributes, on: line)
      let box = asking.box(answered: size(cell, offer, false), to: offer, attributes)
      asked.append(Asked(attributes: attributes, box: box, offer: offer))
      advance(behind: attributes, attributesOfCell)
      guard line.hasRoom(for: box) else { return (asked, false) }
      line.append(box, attributes, spacing: asking.cellSpacing)
    }
    return (asked, true)
  }

  /// Goes on to the next cell.
  private mutating func advance(
    behind last: CellAttributes, _ attributesOfCell: (Int) -> CellAttributes?
  ) {
    cell += 1
    attributes = last.keepsWithNext && !last.endsLine ? attributesOfCell(cell) : nil
    isContinued = attributes?.beginsLine == false
  }

  /// Sets a cell that was asked for the line above: once more, if it is offered other space now.
  private func set(
    _ cell: Asked, with compositor: inout Compositor,
    size: (_ offer: CGFloat, _ isFirst: Bool) -> CGSize
  ) {
    let attributes = cell.attributes
    compositor.note(attributes)
    if compositor.line.mustEnd(before: attributes) {
      compositor.endLine()
    }
    let offer = asking.offer(to: attributes, on: compositor.line)
    var box = cell.box
    if offer != cell.offer {
      box = asking.box(
        answered: size(offer, compositor.line.isEmpty), to: offer, attributes)
    }
    if !compositor.line.hasRoom(for: box) {
      compositor.endLine()
      let newOffer = asking.offer(to: attributes, on: compositor.line)
      if offer == cell.offer, newOffer != offer {
        box = asking.box(answered: size(newOffer, true), to: newOffer, attributes)
      }
    }
    compositor.set(attributes, asking.fitted(box, attributes, on: compositor.line))
  }
}

extension Compositor {
  /// What is left when cells that keep together are set.
  @usableFromInline
  struct AfterGroup: ~Copyable {
    @usableFromInline var compositor: Compositor

    /// The first cell of which nothing was asked.
    @usableFromInline let nextCell: Int
  }

  /// Sets a cell that keeps with the next, and those that it keeps with.
  ///
  /// Consuming, and handed back, so that the loop that calls it need not keep the compositor in
  /// memory.
  @inline(never) @usableFromInline
  consuming func settingGroup(
    from first: CellAttributes, at cell: Int, before end: Int,
    attributesOfCell: (Int) -> CellAttributes, sizeOfCell: (Int, CGFloat) -> CGSize
  ) -> AfterGroup {
    var group = Group(first: first, at: cell, asking: draft.asking)
    var compositor = self
    group.set(
      with: &compositor, attributesOfCell: { $0 < end ? attributesOfCell($0) : nil },
      size: { cell, offer, _ in sizeOfCell(cell, offer) })
    return AfterGroup(compositor: compositor, nextCell: group.cell)
  }

  /// Asks for all cells of a section as it says, and sets them.
  mutating func setCells(
    _ count: Int, ofSection section: Int,
    sizeOfCell: (ContentLayout.CellPosition, _ lineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) {
    let asking = draft.asking
    func attributes(_ cell: Int) -> CellAttributes? {
      guard cell < count else { return nil }
      return attributesOfCell?(ContentLayout.CellPosition(section: section, cell: cell)) ?? .default
    }
    var cell = 0
    while let first = attributes(cell) {
      guard first.keepsWithNext else {
        set(first, by: asking) { offer, _ in
          sizeOfCell(ContentLayout.CellPosition(section: section, cell: cell), offer)
        }
        cell += 1
        continue
      }
      var group = Group(first: first, at: cell, asking: asking)
      group.set(with: &self, attributesOfCell: attributes) { cell, offer, _ in
        sizeOfCell(ContentLayout.CellPosition(section: section, cell: cell), offer)
      }
      cell = group.cell
    }
  }
}
