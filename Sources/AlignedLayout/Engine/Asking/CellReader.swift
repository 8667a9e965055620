/// Reads the cells of a section one after the other: new cells, which are asked for, or those of an
/// edited section, whose sizes may be known.
///
/// Readers are classes because their sources would be copied wherever a cell is asked for or placed.
protocol CellReader: AnyObject {
  associatedtype Cell

  /// Returns the next cell, or nil behind the last cell.
  func next() -> Cell?

  /// Returns the attributes of the cell that was read last. It is called once for each cell.
  func attributes(of cell: Cell) -> CellAttributes

  /// Returns the next cell if it is known to have the default attributes, or nil if it has to be read
  /// by `next()`. Attributes are large; not copying them halves the time for such a cell.
  func nextPlain() -> Cell?

  /// The cells whose heights are asked for when their lines end.
  var undecided: UndecidedCells<Cell> { get set }

  /// Returns the rule by which a cell is offered its space: its section's, unless it has its own.
  func rule(for cell: Cell, in section: OfferRule) -> OfferRule

  /// Returns the size of a cell that is offered a space.
  ///
  /// - Parameter isFirst: whether the cell is the first on its line.
  func size(of cell: Cell, offered space: CGFloat, isFirst: Bool) -> CGSize

  /// Returns the width of the last line of the cell before the one that was read last, at the size that it has
  /// on its line. Returns nil if that of its attributes counts.
  func lastLineWidthOfCellBefore(size: CGSize) -> CGFloat?

  /// Returns the ratio that a cell had on its row before, or nil if it is new.
  func oldRatio(of cell: Cell) -> CGFloat?

  /// Returns the height of a cell whose line has decided its width.
  func height(of cell: Cell, width: CGFloat) -> CGFloat

  /// Returns the size of a cell that may shrink, and is offered its whole line. The height is nil if it is
  /// known only for the width to which the cell shrank before.
  func answer(of cell: Cell, offered space: CGFloat) -> (width: CGFloat, height: CGFloat?)

  /// Returns the height of a cell that is offered a space, and asks for it even if it was asked before.
  func askedHeight(of cell: Cell, offered space: CGFloat) -> CGFloat

  /// Returns the size of the section's first cell when it is offered the space that is left to it
  /// before the overflow view.
  func sizeOfFirstCell(offered space: CGFloat) -> CGSize

  /// Returns whether it is known that the cell read last does not fit behind a line, so that it need
  /// not be asked.
  func isKnownToBreak(_ cell: Cell, after line: OpenLine) -> Bool

  /// Returns the size of the section's overflow view for a number of hidden cells.
  func sizeOfOverflow(hiddenCount: Int) -> CGSize

  /// The attributes of the overflow view. Only its baselines count.
  var attributesOfOverflow: CellAttributes { get }
}

extension CellReader {
  func rule(for cell: Cell, in section: OfferRule) -> OfferRule {
    section
  }
}

/// Reads cells that are all asked for.
final class NewCells<Source: CellSource>: CellReader {
  let section: Int
  let count: Int
  let source: Source

  /// Whether cells can have attributes other than the default.
  private let hasAttributes: Bool

  /// The index of the next cell.
  private(set) var nextCell = 0

  @exclusivity(unchecked) var undecided = UndecidedCells<Source.Key>()

  /// Creates a reader of a section's cells, beginning with the given one.
  init(of section: Int, from first: Int = 0, count: Int, source: Source, in room: SectionRoom) {
    self.section = section
    self.count = count
    self.source = source
    hasAttributes = source.hasAttributes && room.mayHaveCellAttributes
    nextCell = first
  }

  func next() -> Source.Key? {
    guard nextCell < count else { return nil }
    nextCell += 1
    return source.key(of: ContentLayout.CellPosition(section: section, cell: nextCell - 1))
  }

  func attributes(of key: Source.Key) -> CellAttributes {
    hasAttributes ? source.attributes(of: key) : .default
  }

  func nextPlain() -> Source.Key? {
    guard nextCell < count, !hasAttributes else { return nil }
    nextCell += 1
    return source.key(of: ContentLayout.CellPosition(section: section, cell: nextCell - 1))
  }

  func rule(for cell: Source.Key, in section: OfferRule) -> OfferRule {
    source.rule(for: cell, in: section)
  }

  func size(of cell: Source.Key, offered space: CGFloat, isFirst: Bool) -> CGSize {
    source.size(of: cell, space)
  }

  func lastLineWidthOfCellBefore(size: CGSize) -> CGFloat? {
    // The next cell is the one behind that which was read last.
    guard nextCell > 1 else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell - 2)
    return source.lastLineWidth(of: source.key(of: position), size: size)
  }

  func oldRatio(of cell: Source.Key) -> CGFloat? {
    nil
  }

  func height(of cell: Source.Key, width: CGFloat) -> CGFloat {
    source.size(of: cell, width).height
  }

  func answer(
    of cell: Source.Key, offered space: CGFloat
  ) -> (width: CGFloat, height: CGFloat?) {
    let size = source.size(of: cell, space)
    return (size.width, size.height)
  }

  func askedHeight(of cell: Source.Key, offered space: CGFloat) -> CGFloat {
    source.size(of: cell, space).height
  }

  func sizeOfFirstCell(offered space: CGFloat) -> CGSize {
    source.size(of: source.key(of: ContentLayout.CellPosition(section: section, cell: 0)), space)
  }

  func isKnownToBreak(_ cell: Source.Key, after line: OpenLine) -> Bool {
    false
  }

  func sizeOfOverflow(hiddenCount: Int) -> CGSize {
    source.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }

  var attributesOfOverflow: CellAttributes {
    source.attributesOfOverflow(inSection: section)
  }
}
