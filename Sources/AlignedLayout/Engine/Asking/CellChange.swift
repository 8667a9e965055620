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
  mutating func add(_ change: CellChange) {
    if let last, last.old.upperBound == change.old.lowerBound {
      self[count - 1] = CellChange(
        old: last.old.lowerBound..<change.old.upperBound,
        newCount: last.newCount + change.newCount)
    } else {
      append(change)
    }
  }
}
