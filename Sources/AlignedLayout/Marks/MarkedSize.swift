/// What a layout knows of the size of a cell.
package struct MarkedSize: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// The section's attributes give every cell its size.
    case given

    /// The size was returned for what was offered.
    case returned

    /// The view of the cell has returned the size.
    case measured

    /// The view of the cell was not asked yet.
    case estimated
  }

  package let origin: Origin
  package let size: CGSize

  /// The space along the line that the cell was offered, or nil if it was offered none.
  package var offer: CGFloat?
}

extension ContentLayout {
  /// Returns what the content knows of the size of a cell that is not hidden: the size that was returned for it,
  /// which growth, stretching and its line may have changed since, and the space that it is offered at its place.
  ///
  /// Nothing is asked. The size is that of the frame if the section stores no single sizes.
  package func markedSize(ofCellAt position: CellPosition) -> MarkedSize {
    let section = self[position.section]
    let (lines, cell) = (section.lines, position.cell)
    let size = returnedSize(ofCellAt: position)
    switch section.attributes.sizing.kind {
    case .fixed, .rows: return MarkedSize(origin: .given, size: frame(ofCellAt: position).size)
    case .columns(let columns):
      switch columns.cellHeight {
      case .fixed, .proportional: return MarkedSize(origin: .given, size: size)
      case .asked, .selfSizing: break
      }
    case .asked, .selfSizing: break
    }
    let offersWholeLine = section.attributes.offersWholeLine
    let offer =
      lines.widthDecided(forCell: cell) ?? lines.label(ofCell: cell)?.offer
      ?? (offersWholeLine
        ? lines.wholeLineSpace(forCell: cell) : lines.remainingLineSpace(forCell: cell))
    return MarkedSize(origin: .returned, size: size, offer: offer)
  }

  /// Returns the size that a cell has returned, or that of its frame if no single sizes are stored. If the line
  /// decides the width, whatever was returned is not stored.
  private func returnedSize(ofCellAt position: CellPosition) -> CGSize {
    let lines = self[position.section].lines
    let placed = frame(ofCellAt: position).size
    guard var size = lines.size(ofCell: position.cell) else { return placed }
    if lines.decidesWidth(ofCell: position.cell) { size.width = placed.transposed(for: axis).width }
    return size.transposed(for: axis)
  }
}
