/// The engine's way to ask for the cells of a content: their attributes, then their sizes.
///
/// Sources are classes: asking a value of an unknown type takes several times as long.
@usableFromInline
protocol CellSource: AnyObject {
  typealias Position = ContentLayout.CellPosition

  var hasAttributes: Bool { get }
  var hasOwnRules: Bool { get }

  func attributes(of cell: Position) -> CellAttributes

  func size(of cell: Position, _ space: CGFloat) -> CGSize

  /// Returns nil if the width in the attributes of the cell counts. Called for a cell before one at the
  /// trailing edge.
  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat?

  func rule(for cell: Position, in section: OfferRule) -> OfferRule

  /// Whether an edit changes the layout of a cell that it does not touch.
  func isChanged(_ cell: Position) -> Bool

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize

  /// Only baselines count.
  func attributesOfOverflow(inSection section: Int) -> CellAttributes

  /// The size of cells that are known to have the default attributes, too. They are not asked for then.
  func sizeOfAllCells(inSection section: Int) -> CGSize?
}

extension CellSource {
  @usableFromInline var hasOwnRules: Bool { false }

  @usableFromInline
  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? { nil }

  @usableFromInline
  func rule(for cell: Position, in section: OfferRule) -> OfferRule { section }

  @usableFromInline
  func isChanged(_ cell: Position) -> Bool { false }

  @usableFromInline
  func attributesOfOverflow(inSection section: Int) -> CellAttributes { .default }

  @usableFromInline
  func sizeOfAllCells(inSection section: Int) -> CGSize? { nil }
}

@usableFromInline
final class ClosureSource: CellSource {
  @usableFromInline let sizeOfCell: (Position, CGFloat) -> CGSize
  @usableFromInline let hasAttributes: Bool
  @usableFromInline let attributesOfCell: (Position) -> CellAttributes
  @usableFromInline let sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?

  @inlinable @inline(__always)
  init(
    sizeOfCell: @escaping (Position, CGFloat) -> CGSize,
    attributesOfCell: ((Position) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) {
    self.sizeOfCell = sizeOfCell
    hasAttributes = attributesOfCell != nil
    self.attributesOfCell = attributesOfCell ?? { _ in .default }
    self.sizeOfOverflow = sizeOfOverflow
  }

  @inlinable @inline(__always)
  func attributes(of cell: Position) -> CellAttributes { attributesOfCell(cell) }

  @inlinable @inline(__always)
  func size(of cell: Position, _ space: CGFloat) -> CGSize { sizeOfCell(cell, space) }

  @inlinable @inline(__always)
  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    sizeOfOverflow?(section, hiddenCount) ?? CGSize(width: 0, height: 0)
  }
}
