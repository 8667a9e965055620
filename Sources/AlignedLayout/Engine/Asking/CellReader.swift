/// Reads the cells of a section one after the other, in order, and asks for them.
///
/// In an edited section, a cell that stays is asked for its size only if it is offered another space than
/// before. A new section is an edit that inserts all cells. A class, because its state would be copied
/// wherever a cell is read.
final class CellReader {
  struct Cell {
    let position: ContentLayout.CellPosition

    /// Nil if the cell is new or was hidden.
    let old: OldLines.Cell?
  }

  /// Nil if there were none, or if the section gave all cells one size.
  @exclusivity(unchecked) private(set) var oldLines: OldLines?

  private let room: SectionRoom
  let section: Int
  let source: any CellSource
  let hasAttributes: Bool
  private let hasOwnRules: Bool
  private let oldCount: Int

  /// Those of visible cells.
  let knownCount: Int

  /// The first old cell, if it was asked a second time for what the overflow view left it.
  private let narrowedCell: Overflow.NarrowedCell?

  /// The size that this cell then had, if it is still the first.
  private var narrowedSize: CGSize?

  /// The changes that are not begun.
  @exclusivity(unchecked) private(set) var changes: ArraySlice<Splice>

  /// The number of inserted cells that are read next.
  @exclusivity(unchecked) private(set) var insertedCount = 0

  /// The old cell that is read behind these.
  @exclusivity(unchecked) private(set) var nextOldCell = 0
  @exclusivity(unchecked) private(set) var nextCell = 0

  init(
    of section: Int, from first: Int = 0, count: Int, source: any CellSource, in room: SectionRoom
  ) {
    self.room = room
    self.section = section
    self.source = source
    hasAttributes = source.hasAttributes && room.mayHaveCellAttributes
    hasOwnRules = source.hasOwnRules
    changes = []
    nextCell = first
    insertedCount = count - first
    oldCount = 0
    knownCount = 0
    narrowedCell = nil
  }

  init(_ lines: SectionLines, section: Int, changes: [Splice], source: any CellSource) {
    room = lines.room
    self.section = section
    self.source = source
    hasAttributes = source.hasAttributes && room.mayHaveCellAttributes
    hasOwnRules = source.hasOwnRules
    self.changes = changes[...]
    oldCount = lines.cellCount
    knownCount = lines.visibleCellCount
    narrowedCell = lines.overflow?.narrowedCell
    if !lines.isUniform { oldLines = OldLines(lines.galleys, in: lines.room) }
  }

  // MARK: Reading

  func removeOldLines() { oldLines = nil }

  func skip(toOldCell cell: Int) {
    nextCell += cell - nextOldCell
    nextOldCell = cell
  }

  func next() -> Cell? {
    if insertedCount == 0 { beginChanges() }
    guard insertedCount > 0 else { return nextOld() }
    insertedCount -= 1
    nextCell += 1
    return Cell(position: .init(section: section, cell: nextCell - 1), old: nil)
  }

  private func beginChanges() {
    while insertedCount == 0, let change = changes.first, change.old.lowerBound == nextOldCell {
      nextOldCell = change.old.upperBound
      insertedCount = change.newCount
      changes.removeFirst()
    }
  }

  private func nextOld() -> Cell? {
    guard nextOldCell < oldCount else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell)
    var old = nextOldCell < knownCount ? oldLines?.read(nextOldCell) : nil
    if nextOldCell == 0, let narrowedCell, let placed = old {
      narrowedSize = position.cell == 0 ? placed.size : nil
      old = OldLines.Cell(narrowedCell, space: placed.space, in: room)
    }
    if room.sharesWidths, source.isChanged(position) { old = nil }
    nextOldCell += 1
    nextCell += 1
    return Cell(position: position, old: old)
  }

  /// - Returns: the indices that the new cells have in the section.
  func nextInserted() -> Range<Int> {
    let cells = nextCell..<(nextCell + insertedCount)
    nextCell = cells.upperBound
    insertedCount = 0
    return cells
  }

  /// Attributes are large; not copying them halves the time for a cell that is known to have the default ones.
  func nextPlainInserted() -> Range<Int> {
    hasAttributes ? nextCell..<nextCell : nextInserted()
  }

  // MARK: Asking

  /// It is called once for each cell that was read.
  @inline(__always)
  func attributes(of cell: Cell) -> CellAttributes {
    cell.old == nil && hasAttributes
      ? source.attributes(of: cell.position) : knownAttributes(of: cell)
  }

  private func knownAttributes(of cell: Cell) -> CellAttributes {
    if cell.old == nil { return .default }
    if nextOldCell == 1, let narrowedCell { return narrowedCell.attributes }
    return oldLines?.attributes ?? .default
  }

  func rule(for cell: ContentLayout.CellPosition, in section: OfferRule) -> OfferRule {
    hasOwnRules ? source.rule(for: cell, in: section) : section
  }

  func size(of cell: Cell, offered space: CGFloat, isFirst: Bool) -> CGSize {
    if let old = cell.old, old.isSizeKnown(for: space, isFirst: isFirst, in: room) {
      return old.size
    }
    return source.size(of: cell.position, space)
  }

  /// Returns nil if the width in the attributes of the cell before the one that was read last counts.
  func lastLineWidthOfCellBefore(size: CGSize) -> CGFloat? {
    guard nextCell > 1 else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell - 2)
    return source.lastLineWidth(of: position, size: size)
  }

  /// The size of a cell that may shrink. The height is nil if it is known only for the width to which it
  /// shrank.
  func answer(of cell: Cell, offered space: CGFloat) -> (width: CGFloat, height: CGFloat?) {
    guard let old = cell.old, let decidedWidth = old.decidedWidth, old.space == space else {
      let size = source.size(of: cell.position, space)
      return (size.width, size.height)
    }
    // The old line has stored the height for the width to which the cell shrank there.
    return (old.size.width, decidedWidth < old.size.width ? nil : old.size.height)
  }

  /// The space is what is left before the overflow view.
  func sizeOfFirstCell(offered space: CGFloat) -> CGSize {
    if let narrowedSize, narrowedCell?.space == space { return narrowedSize }
    return source.size(of: ContentLayout.CellPosition(section: section, cell: 0), space)
  }

  /// Whether it is known that a cell does not fit behind a line, so that it need not be asked.
  func isKnownToBreak(_ cell: Cell, after line: OpenLine) -> Bool {
    guard let old = cell.old, old.beginsLine, old.space != nil, !line.isEmpty,
      old.decidedWidth == nil, room.columns == nil
    else { return false }
    return oldLines?.broke(after: line) == true
  }

  func sizeOfOverflow(hiddenCount: Int) -> CGSize {
    source.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }

  var attributesOfOverflow: CellAttributes { source.attributesOfOverflow(inSection: section) }
}

extension OldLines.Cell {
  /// - Parameter space: the space that the cell was offered before an overflow view narrowed it, if columns
  ///   do not decide that.
  fileprivate init(_ cell: Overflow.NarrowedCell, space: CGFloat?, in room: SectionRoom) {
    let line = OpenLine(available: room.width)
    self.init(
      size: cell.sizeBefore,
      space: room.columns == nil ? space : line.offer(to: cell.attributes, in: room),
      beginsLine: true)
    // The width of its answer is known. It was not asked for a height then.
    if room.columns == nil, room.decidesWidth(of: cell.attributes) { decidedWidth = -.infinity }
  }
}
