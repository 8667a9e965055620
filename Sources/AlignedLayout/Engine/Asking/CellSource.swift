/// The engine's way to ask for the cells of a content: their attributes, then their sizes.
///
/// Sources are classes: asking a value of an unknown type takes several times as long.
@usableFromInline
protocol CellSource: AnyObject {
  typealias Position = ContentLayout.CellPosition

  /// Whether cells can have attributes other than the default. If not, attributes are not asked for.
  var hasAttributes: Bool { get }

  /// Whether cells can be offered their space by other rules than their section's. If not, rules are not asked
  /// for.
  var hasOwnRules: Bool { get }

  func attributes(of cell: Position) -> CellAttributes

  /// Returns the size of a cell that is offered a space on its line.
  func size(of cell: Position, _ space: CGFloat) -> CGSize

  /// Returns the width of the last line of a cell at a size, or nil if that of its attributes counts. It is
  /// called for a cell before one at the trailing edge.
  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat?

  /// Returns the rule by which a cell is offered its space: its section's, unless it has its own.
  func rule(for cell: Position, in section: OfferRule) -> OfferRule

  /// Returns whether an edit changes the layout of a cell that it does not touch.
  func isChanged(_ cell: Position) -> Bool

  /// Returns the size of a section's overflow view for a number of hidden cells.
  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize

  /// Returns the attributes of a section's overflow view. Only its baselines count.
  func attributesOfOverflow(inSection section: Int) -> CellAttributes

  /// Returns the size of all cells of a section, if they are known to have one size and the default
  /// attributes. They are not asked for then.
  func sizeOfAllCells(inSection section: Int) -> CGSize?
}

extension CellSource {
  @usableFromInline
  var hasOwnRules: Bool { false }

  @usableFromInline
  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
    nil
  }

  @usableFromInline
  func rule(for cell: Position, in section: OfferRule) -> OfferRule {
    section
  }

  @usableFromInline
  func isChanged(_ cell: Position) -> Bool {
    false
  }

  @usableFromInline
  func attributesOfOverflow(inSection section: Int) -> CellAttributes {
    .default
  }

  @usableFromInline
  func sizeOfAllCells(inSection section: Int) -> CGSize? {
    nil
  }
}

/// A source that asks closures.
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
  func attributes(of cell: Position) -> CellAttributes {
    attributesOfCell(cell)
  }

  @inlinable @inline(__always)
  func size(of cell: Position, _ space: CGFloat) -> CGSize {
    sizeOfCell(cell, space)
  }

  @inlinable @inline(__always)
  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    sizeOfOverflow?(section, hiddenCount) ?? CGSize(width: 0, height: 0)
  }
}
