/// Reads the cells of a section after changes, in order. A cell that stays is asked for its size only
/// if it is offered another space than before.
///
/// It is a class because its old lines would be copied wherever a cell is read or placed.
final class EditedCells<Source: CellSource>: CellReader {
  struct Cell {
    let position: ContentLayout.CellPosition

    /// The cell as it was before the changes, or nil if it is new or was hidden.
    let old: OldLines.Cell?
  }

  /// The lines before the changes, or nil if their cells are not stored.
  private(set) var oldLines: OldLines?

  private let room: SectionRoom
  private let section: Int
  private let source: Source
  private let oldCount: Int

  /// The number of old cells whose sizes are known: those that were visible.
  private let knownCount: Int

  /// The changes that are not read completely.
  private(set) var changes: ArraySlice<CellChange>

  /// The number of inserted cells of the first of these changes that are read.
  private var insertedCount = 0

  /// The old cell that is read next.
  private(set) var nextOldCell = 0

  /// The number by which changes before that cell have shifted it.
  private var shift = 0

  init(_ lines: SectionLines, section: Int, changes: [CellChange], source: Source) {
    room = lines.room
    self.section = section
    self.source = source
    self.changes = changes[...]
    oldCount = lines.cellCount
    knownCount = lines.visibleCellCount
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

  func next() -> (attributes: CellAttributes, cell: Cell)? {
    while let change = changes.first, change.old.lowerBound == nextOldCell {
      if insertedCount < change.newCount {
        let position = ContentLayout.CellPosition(section: section, cell: nextCell)
        insertedCount += 1
        return (attributes(ofNewCell: position), Cell(position: position, old: nil))
      }
      shift += change.newCount - change.old.count
      nextOldCell = change.old.upperBound
      insertedCount = 0
      changes.removeFirst()
    }
    guard nextOldCell < oldCount else { return nil }
    let position = ContentLayout.CellPosition(section: section, cell: nextCell)
    let old = nextOldCell < knownCount ? oldLines?.read(nextOldCell) : nil
    nextOldCell += 1
    return (
      old == nil ? attributes(ofNewCell: position) : oldLines?.attributes ?? .default,
      Cell(position: position, old: old)
    )
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
    source.hasAttributes ? source.attributes(of: source.key(of: position)) : .default
  }

  @inline(__always)
  func size(of cell: Cell, offered space: CGFloat, isFirst: Bool) -> CGSize {
    if let old = cell.old, old.isSizeKnown(for: space, isFirst: isFirst, in: room) {
      return old.size
    }
    return source.size(of: source.key(of: cell.position), space)
  }

  func isKnownToBreak(_ cell: Cell, after line: OpenLine) -> Bool {
    guard let old = cell.old, old.beginsLine, old.space != nil, !line.isEmpty else { return false }
    return oldLines?.broke(after: line) == true
  }

  func sizeOfOverflow(hiddenCount: Int) -> CGSize {
    source.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }
}
