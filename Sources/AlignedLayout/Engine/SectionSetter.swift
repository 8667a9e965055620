/// Sets the cells of a section one by one, for a caller who asks for their sizes himself: a closure
/// of his that is bound to an actor would have to prove at every question that it runs there.
///
/// For each cell, in order: get its offer, ask; if it moves, ask again; then set it.
struct SectionSetter {
  private var breaker: LineBreaker
  private var cells: SetCells
  private var line: OpenLine
  private var offer: CGFloat = 0

  init(_ breaker: LineBreaker, cellCount: Int) {
    self.breaker = breaker
    cells = SetCells(capacity: cellCount)
    line = OpenLine(firstCell: 0, top: 0, available: breaker.room)
  }

  /// What the next cell is offered.
  mutating func offer(to cell: CellAttributes) -> CGFloat {
    offer = breaker.offer(to: cell, at: cells.count, on: &line)
    return offer
  }

  /// What the cell is offered for a second question, if it moves to a line with other space.
  mutating func newOffer(to cell: CellAttributes, answering size: CGSize) -> CGFloat? {
    breaker.move(
      CellBox(answered: size, insets: cell.insets), cell, at: cells.count, from: &line,
      whereOffered: offer)
  }

  /// Sets the cell on the open line, of the size that was answered last.
  mutating func set(_ cell: CellAttributes, size: CGSize) {
    let box = CellBox(answered: size, insets: cell.insets)
    line.append(box, cell, spacing: breaker.attributes.itemSpacing)
    cells.append(box.size, cell)
  }

  /// The lines, when all cells are set.
  consuming func finish() -> SectionLines {
    if !line.isEmpty {
      line = breaker.end(line, before: cells.count)
    }
    return breaker.lines(with: cells)
  }
}
