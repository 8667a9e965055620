/// The space that a section offers its cells, and the box that it makes of the size returned for it.
@usableFromInline
struct OfferRule {
  /// Whether each cell is offered its whole line, and cut to it. The size does not depend on the cells before
  /// it then, and the result is the same in whatever order sizes become known.
  @usableFromInline let offersWholeLine: Bool

  /// Whether a cell that is too wide for a line of its own gets the width that it was offered there.
  @usableFromInline let clampsOversizedCells: Bool

  @inlinable @inline(__always)
  init(offersWholeLine: Bool, clampsOversizedCells: Bool) {
    self.offersWholeLine = offersWholeLine
    self.clampsOversizedCells = clampsOversizedCells
  }

  init(_ attributes: SectionAttributes) {
    offersWholeLine = attributes.offersWholeLine
    clampsOversizedCells = attributes.cutsOversizedCells
  }

  /// The rule of cells that size themselves on a whole line.
  static var wholeLine: OfferRule { OfferRule(offersWholeLine: true, clampsOversizedCells: false) }

  /// The rule of most sections: cells keep the size returned. The compiler knows its values, and drops all
  /// else where it is used.
  @inlinable
  static var remainingSpace: OfferRule {
    OfferRule(offersWholeLine: false, clampsOversizedCells: false)
  }

  @inlinable @inline(__always)
  func space(for cell: CellAttributes, on line: OpenLine) -> CGFloat {
    offersWholeLine ? line.wholeSpace(for: cell) : line.remainingSpace(for: cell)
  }

  @inlinable @inline(__always)
  func box(of cell: CellAttributes, size: CGSize, on line: OpenLine) -> CellBox {
    box(of: cell, size: size, wholeSpace: line.wholeSpace(for: cell))
  }

  /// - Parameter space: the space that the whole line has for the cell. Where cells are cut to their line,
  ///   its least width is no more than that.
  @inlinable @inline(__always)
  func box(of cell: CellAttributes, size: CGSize, wholeSpace space: CGFloat) -> CellBox {
    var size = size.limitedLengths
    if !cell.isDefault {
      let isCut = clampsOversizedCells && space < cell.minimumWidth
      let least = isCut ? space : cell.minimumWidth
      size.width = size.width > least ? size.width : least
    }
    if offersWholeLine { size.width = size.width < space ? size.width : space }
    return CellBox(size: size, insets: cell.insets)
  }

  /// A least width must not bring back a width that was clamped before, so no slack is left to it.
  @inlinable @inline(__always)
  func fits(_ box: CellBox, of cell: CellAttributes, on line: OpenLine) -> Bool {
    cell.minimumWidth > 0
      ? box.outerWidth <= line.available : box.outerWidth.fits(in: line.available)
  }

  @inlinable @inline(__always)
  func clamped(_ box: CellBox, of cell: CellAttributes, on line: OpenLine) -> CellBox {
    guard clampsOversizedCells, line.isEmpty, !fits(box, of: cell, on: line) else { return box }
    let size = CGSize(width: line.remainingSpace(for: cell), height: box.size.height)
    return CellBox(size: size, insets: cell.insets)
  }
}
