/// How the cells of a section are offered space, and what becomes of their answers.
struct Asking {
  /// Whether each cell is offered its whole line, and what it answers is cut to that.
  ///
  /// What such a cell answers does not depend on where the cells before it happen to leave it: the
  /// end is the same in whichever order sizes become known.
  let offersWholeLine: Bool

  /// Whether a cell that is too wide for a line of its own is as wide as it was offered there.
  let clampsOversizedCells: Bool

  let cellSpacing: CGFloat

  init(_ attributes: SectionAttributes) {
    offersWholeLine = attributes.sizing.offersWholeLine
    clampsOversizedCells = attributes.clampsOversizedCells
    cellSpacing = attributes.cellSpacing
  }

  /// What a cell is offered on a line.
  func offer(to cell: CellAttributes, on line: OpenLine) -> CGFloat {
    offersWholeLine ? line.wholeOffer(to: cell) : line.offer(to: cell)
  }

  /// The box of a cell of the size that was answered.
  @inline(__always)
  func box(
    answered size: CGSize, to offer: CGFloat, _ cell: CellAttributes
  ) -> CellBox {
    offersWholeLine
      ? CellBox(answered: size, insets: cell.insets, atMost: offer)
      : CellBox(answered: size, insets: cell.insets)
  }

  /// The box with which a cell is set on a line, the one that was answered unless that is too wide.
  @inline(__always)
  func fitted(_ box: CellBox, _ cell: CellAttributes, on line: OpenLine) -> CellBox {
    guard clampsOversizedCells, line.isEmpty, !box.outerWidth.fits(in: line.available) else {
      return box
    }
    return CellBox(
      size: CGSize(width: line.offer(to: cell), height: box.size.height), insets: cell.insets)
  }
}

extension Compositor {
  /// Asks for a cell as its section does, and sets it.
  ///
  /// - Parameter size: answers the cell's size for what it is offered, told whether the cell is the
  ///   first on the line.
  mutating func set(
    _ cell: CellAttributes, by asking: Asking, size: (_ offer: CGFloat, _ isFirst: Bool) -> CGSize
  ) {
    note(cell)
    if line.mustEnd(before: cell) {
      endLine()
    }
    let offer = asking.offer(to: cell, on: line)
    var box = asking.box(answered: size(offer, line.isEmpty), to: offer, cell)
    if !line.hasRoom(for: box) {
      endLine()
      let newOffer = asking.offer(to: cell, on: line)
      if newOffer != offer {
        box = asking.box(answered: size(newOffer, true), to: newOffer, cell)
      }
    }
    set(cell, asking.fitted(box, cell, on: line))
  }
}
