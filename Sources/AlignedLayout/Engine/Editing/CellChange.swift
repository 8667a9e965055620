/// A change among the cells of a section at one place: cells are removed, and others inserted.
struct CellChange {
  /// The old cells that are removed, or the empty range before which cells are inserted.
  let old: Range<Int>

  /// The number of cells that are inserted in their place.
  let newCount: Int
}

extension [CellChange] {
  /// The number of cells that the changes add to a section, negative if they remove cells.
  var countChange: Int {
    reduce(0) { $0 - $1.old.count + $1.newCount }
  }

  /// Appends a change, or merges it with the last if both are at the same place.
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
  /// Returns the edits as changes among the old cells, in ascending order.
  func changes(amongCells oldCount: Int) -> [CellChange] {
    var changes: [CellChange] = []
    var deleted = deleted
    var replaced = replaced
    var inserted = inserted
    var old = 0
    var new = 0
    while !(deleted.isEmpty && replaced.isEmpty && inserted.isEmpty) {
      // The number of cells that stay before the next edit.
      let staying = min(
        deleted.first.map { $0.cell - old } ?? .max, replaced.first.map { $0.cell - old } ?? .max,
        inserted.first.map { $0.cell - new } ?? .max)
      precondition(
        staying >= 0 && old + staying <= oldCount,
        "Edited cell is out of range, or edited twice.")
      old += staying
      new += staying
      if inserted.first?.cell == new {
        inserted.removeFirst()
        changes.add(CellChange(old: old..<old, newCount: 1))
        new += 1
        continue
      }
      precondition(old < oldCount, "Edited cell is out of range.")
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
