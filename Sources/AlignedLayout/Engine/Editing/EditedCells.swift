/// Reads the cells of a section after changes, in order. A cell that stays is asked for its size only
/// if it is offered another space than before.
final class EditedCells<Source: CellSource>: CellReader {
  struct Cell {
    let position: ContentLayout.CellPosition

    /// The cell as it was before the changes, or nil if it is new or was hidden.
    let old: OldLines.Cell?
  }

  /// The lines before the changes, or nil if their cells are not stored.
  private(set) var oldLines: OldLines?

  private let room: SectionRoom
  let section: Int
  let source: Source
  private let oldCount: Int

  /// The number of old cells whose sizes are known: those that were visible.
  let knownCount: Int

  /// The first old cell, if it was asked a second time for what the overflow view left it.
  private let narrowedCell: Overflow.NarrowedCell?

  /// The size that this cell then had, if it is still the first.
  private var narrowedSize: CGSize?

  /// The changes that are not read completely.
  private(set) var changes: ArraySlice<CellChange>

  /// The number of inserted cells of the first of these changes that are read.
  private var insertedCount = 0

  /// The old cell that is read next.
  private(set) var nextOldCell = 0

  /// The number by which changes before that cell have shifted it.
  private(set) var shift = 0

  @exclusivity(unchecked) var undecided = UndecidedCells<Cell>()

  init(_ lines: SectionLines, section: Int, changes: [CellChange], source: Source) {
    room = lines.room
    self.section = section
    self.source = source
    self.changes = changes[...]
    oldCount = lines.cellCount
    knownCount = lines.visibleCellCount
    narrowedCell = lines.overflow?.narrowedCell
    if case .galleys(let galleys) = lines.storage {
      oldLines = OldLines(galleys, in: lines.room)
    }
  }

  /// The index that the next cell has in the section.
  var nextCell: Int {
    nextOldCell + shift + insertedCount
  }

  /// Whether the next cell is one that stays, or the first of an insertion.
  var isBetweenChanges: Bool {
    insertedCount == 0
  }

  /// Releases the old lines when all cells are read.
  func removeOldLines() {
    oldLines = nil
  }

  /// Skips cells that stay, up to the given one.
  func skip(toOldCell cell: Int) {
    nextOldCell = cell
  }

  func next() -> Cell? {
    while let change = changes.first, change.old.lowerBound == nextOldCell {
      if insertedCount < change.newCount {
        let position = ContentLayout.CellPosition(section: section, cell: nextCell)
        insertedCount += 1
        return Cell(position: position, old: nil)
      }
      shift += change.newCount - change.old.count
      nextOldCell = change.old.upperBound
      insertedCount = 0
      changes.removeFirst()
    }
    guard nextOldCell < oldCount else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell)
    var old = nextOldCell < knownCount ? oldLines?.read(nextOldCell) : nil
    if nextOldCell == 0, let narrowedCell, let placed = old {
      narrowedSize = position.cell == 0 ? placed.size : nil
      old = OldLines.Cell(narrowedCell, space: placed.space, in: room)
    }
    if room.sharesWidths, source.isChanged(source.key(of: position)) { old = nil }
    nextOldCell += 1
    return Cell(position: position, old: old)
  }

  func attributes(of cell: Cell) -> CellAttributes {
    guard cell.old != nil else { return attributes(ofNewCell: cell.position) }
    if nextOldCell == 1, let narrowedCell { return narrowedCell.attributes }
    return oldLines?.attributes ?? .default
  }

  @inline(__always)
  func nextPlain() -> Cell? {
    guard nextOldCell < knownCount, changes.first?.old.lowerBound != nextOldCell,
      let old = oldLines?.readPlain(nextOldCell)
    else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell)
    nextOldCell += 1
    return Cell(position: position, old: old)
  }

  private func attributes(ofNewCell position: ContentLayout.CellPosition) -> CellAttributes {
    guard source.hasAttributes, room.mayHaveCellAttributes else { return .default }
    return source.attributes(of: source.key(of: position))
  }

  func rule(for cell: Cell, in section: OfferRule) -> OfferRule {
    room.sharesWidths ? source.rule(for: source.key(of: cell.position), in: section) : section
  }

  @inline(__always)
  func size(of cell: Cell, offered space: CGFloat, isFirst: Bool) -> CGSize {
    if let old = cell.old, old.isSizeKnown(for: space, isFirst: isFirst, in: room) {
      return old.size
    }
    return source.size(of: source.key(of: cell.position), space)
  }

  func lastLineWidthOfCellBefore(size: CGSize) -> CGFloat? {
    guard nextCell > 1 else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell - 2)
    return source.lastLineWidth(of: source.key(of: position), size: size)
  }

  func oldRatio(of cell: Cell) -> CGFloat? {
    cell.old?.size.width
  }

  func height(of cell: Cell, width: CGFloat) -> CGFloat {
    if let old = cell.old, old.decidedWidth == width { return old.size.height }
    return source.size(of: source.key(of: cell.position), width).height
  }

  func answer(of cell: Cell, offered space: CGFloat) -> (width: CGFloat, height: CGFloat?) {
    guard let old = cell.old, let decidedWidth = old.decidedWidth, old.space == space else {
      let size = source.size(of: source.key(of: cell.position), space)
      return (size.width, size.height)
    }
    // The old line has stored the height for the width to which the cell shrank there.
    return (old.size.width, decidedWidth < old.size.width ? nil : old.size.height)
  }

  func askedHeight(of cell: Cell, offered space: CGFloat) -> CGFloat {
    source.size(of: source.key(of: cell.position), space).height
  }

  func sizeOfFirstCell(offered space: CGFloat) -> CGSize {
    if let narrowedSize, narrowedCell?.space == space { return narrowedSize }
    let position = ContentLayout.CellPosition(section: section, cell: 0)
    return source.size(of: source.key(of: position), space)
  }

  func isKnownToBreak(_ cell: Cell, after line: OpenLine) -> Bool {
    guard let old = cell.old, old.beginsLine, old.space != nil, !line.isEmpty,
      old.decidedWidth == nil, room.columns == nil
    else { return false }
    return oldLines?.broke(after: line) == true
  }

  func sizeOfOverflow(hiddenCount: Int) -> CGSize {
    source.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }

  var attributesOfOverflow: CellAttributes {
    source.attributesOfOverflow(inSection: section)
  }
}

extension OldLines.Cell {
  /// Creates a cell as it was before an overflow view narrowed it.
  ///
  /// - Parameter space: the space that it was offered, if columns do not decide that.
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
