extension SectionLines {
  /// Changes cells of the section, and sets anew only the lines that this touches.
  mutating func apply(
    _ edits: SortedEdits.Cells, ofSection section: Int,
    sizeOfCell: (ContentLayout.CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) {
    let changes = edits.changes(amongCells: cellCount)
    guard !changes.isEmpty else { return }
    switch setting {
    case _ where room.attributes.lineLimit != .unlimited:
      let limited = LimitedSection(
        index: section, room: room,
        cellCount: changes.reduce(cellCount) { $0 - $1.old.count + $1.newCount })
      self = limited.lines(
        replacing: FormerCells(self, changes: changes), sizeOfCell: sizeOfCell,
        attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
    case .equal(let lines):
      let count = changes.reduce(lines.cellCount) { $0 - $1.old.count + $1.newCount }
      self = SectionLines(
        room: room,
        setting: .equal(
          EqualLines(cellCount: count, size: room.attributes.sizing.estimate, in: room)))
    case .listed(let galleys) where room.attributes.breakingStrategy != .firstFit:
      let broken = MeasuredCells.galleys(
        replacing: galleys, in: room, section: section, changes: changes, sizeOfCell: sizeOfCell,
        attributesOfCell: attributesOfCell)
      self = SectionLines(room: room, setting: .listed(Galleys(broken)))
    case .listed(var galleys):
      let revised = Revision.galleys(
        replacing: galleys, in: room, section: section, changes: changes, sizeOfCell: sizeOfCell,
        attributesOfCell: attributesOfCell)
      // While they are known here too, a change would copy their list.
      self = SectionLines(room: room, setting: .listed(Galleys([])))
      for (range, replacement) in revised.reversed() {
        galleys.replace(range, with: replacement)
      }
      self = SectionLines(room: room, setting: .listed(galleys))
    }
  }
}

/// What changes among the cells of a section at one place: some leave, and others come.
struct CellChange {
  /// The cells that leave, or where none does.
  let old: Range<Int>

  /// How many cells are asked for in their place.
  let newCount: Int
}

extension [CellChange] {
  /// Adds a change behind the others, or to the last if it is at the same place.
  fileprivate mutating func add(_ change: CellChange) {
    if let last, last.old.upperBound == change.old.lowerBound {
      self[count - 1] = CellChange(
        old: last.old.lowerBound..<change.old.upperBound,
        newCount: last.newCount + change.newCount)
    } else {
      append(change)
    }
  }
}

extension SortedEdits.Cells {
  /// The same changes by their places among the old cells, in ascending order.
  func changes(amongCells oldCount: Int) -> [CellChange] {
    var changes: [CellChange] = []
    var deleted = deleted
    var replaced = replaced
    var inserted = inserted
    var old = 0
    var new = 0
    while !(deleted.isEmpty && replaced.isEmpty && inserted.isEmpty) {
      // The cells that stay up to the next change of each kind.
      let staying = min(
        deleted.first.map { $0.cell - old } ?? .max, replaced.first.map { $0.cell - old } ?? .max,
        inserted.first.map { $0.cell - new } ?? .max)
      precondition(
        staying >= 0 && old + staying <= oldCount,
        "A cell is edited that does not exist, or edited twice.")
      old += staying
      new += staying
      if inserted.first?.cell == new {
        inserted.removeFirst()
        changes.add(CellChange(old: old..<old, newCount: 1))
        new += 1
        continue
      }
      precondition(old < oldCount, "A cell is edited that does not exist.")
      let isReplaced = replaced.first?.cell == old
      if isReplaced {
        replaced.removeFirst()
      } else {
        deleted.removeFirst()
      }
      changes.add(CellChange(old: old..<(old + 1), newCount: isReplaced ? 1 : 0))
      old += 1
      new += isReplaced ? 1 : 0
    }
    return changes
  }
}
